// What the code of the demo pages must cause.

extension PageScenario {
  static let demo = [
    PageScenario(
      marks: ["class RichMediaLog"],
      code: """
        Pushwoosh.media.modalRichMedia.delegate = RichMediaLog()
        phone.push("A", "bad", "B")
        phone.pushNonsense()
        phone.wait(1)
        phone.story()
        """,
      says: ["load A, show A, load bad, load B, show B"],
      prints: [["1"], ["2", "no such page"], ["2", "`rm`"], ["2"]]),
    queue("RichMediaQueue"), queue("OneAtATime"),
    PageScenario(
      marks: ["PWSwipeDismissLeft.rawValue", "PWSwipeDismissRight.rawValue"],
      code: """
        phone.settings()
        phone.push("A")
        phone.swipe(0, 150)
        phone.look()
        phone.swipe(-150, 0)
        phone.look()
        phone.push("B")
        phone.swipe(150, 0)
        phone.look()
        """,
      says: [
        "swipeDirections PWSwipeDismissLeft PWSwipeDismissRight",
        "A at 45.0 327.0, 300.0 by 203.0", "nothing", "nothing",
      ]),
    PageScenario(
      marks: ["func useBottomSheet("],
      code: """
        useBottomSheet()
        phone.settings()
        phone.push("A")
        phone.look()
        phone.swipe(0, 100)
        phone.look()
        """,
      says: [
        "position PWModalWindowPositionBottomSheet", "dismissAnimation PWAnimationDismissDown",
        "swipeDirections PWSwipeDismissDown", "A at 45.0 641.0, 300.0 by 203.0", "nothing",
      ]),
    PageScenario(
      marks: ["let off = DismissSwipeDirection.PWSwipeDismissNone"],
      code: """
        phone.settings()
        phone.push("A")
        phone.swipe(0, 150)
        phone.look()
        """,
      says: ["A at 45.0 327.0, 300.0 by 203.0"]),
    PageScenario(
      marks: ["(.PWHapticFeedbackMedium)"],
      code: """
        phone.settings()
        phone.push("A")
        phone.story()
        """,
      says: ["haptics PWHapticFeedbackMedium", "load A, show A, vibrate 1"]),
    PageScenario(
      marks: ["let upper: CornerType"],
      code: """
        phone.push("A")
        phone.corners()
        """,
      says: ["24.0 24.0 0.0 0.0"]),
    PageScenario(
      marks: ["(8)", "(0)"],
      code: """
        phone.push("A")
        phone.wait(100)
        phone.look()
        """,
      says: ["A at 45.0 327.0, 300.0 by 203.0"], holdsForOlderAPI: false),
    PageScenario(
      marks: ["func reportStyle("],
      code: """
        reportStyle()
        Pushwoosh.media.setRichMediaPresentationStyle(.modal)
        reportStyle()
        """,
      says: [], prints: [["legacy"], ["modal"]], isModal: false),
    PageScenario(
      marks: ["func received("],
      code: """
        received(["rm": "{\\"html\\": \\"P\\"}"])
        phone.wait(1)
        received(["aps": "nothing to show"])
        phone.story()
        """,
      says: ["load P, show P"]),
    PageScenario(
      marks: ["func setUpWindow("],
      code: """
        setUpWindow()
        phone.push("A")
        phone.look()
        phone.wait(9.9)
        phone.story()
        phone.wait(1)
        phone.story()
        """,
      says: ["A at 45.0 607.0, 300.0 by 203.0", "load A, show A, vibrate 0", "remove A"]),
    PageScenario(
      marks: ["func setUpDelegate("],
      code: """
        setUpDelegate(Refusal())
        phone.push("A")
        phone.look()
        """,
      says: ["nothing"]),
    PageScenario(
      marks: ["didReceiveRemoteNotification userInfo"],
      code: """
        application(
          UIApplication.shared, didReceiveRemoteNotification: ["rm": "{\\"html\\": \\"P\\"}"]
        ) { phone.say("\\($0)") }
        phone.story()
        """,
      says: ["noData", "load P, show P"]),
    PageScenario(
      marks: ["func useBanner(", "func useForm("],
      code: """
        useBanner()
        phone.push("A")
        phone.look()
        phone.close()
        useForm()
        phone.push("B")
        phone.look()
        """,
      says: ["A at 45.0 47.0, 300.0 by 203.0", "B at 45.0 327.0, 300.0 by 203.0"]),
    PageScenario(
      marks: ["func checkStyle("],
      code: """
        checkStyle()
        phone.say("went on")
        """,
      says: ["went on"]),
    PageScenario(
      marks: ["class FailureLog"],
      code: """
        Pushwoosh.media.modalRichMedia.delegate = FailureLog()
        phone.push("bad")
        phone.pushNonsense()
        """,
      says: [], prints: [["no such page"], ["`rm`"]]),
    PageScenario(
      marks: ["func addWaysOut("],
      code: """
        addWaysOut()
        phone.push("A")
        phone.wait(31)
        phone.look()
        phone.push("B")
        phone.swipe(0, 150)
        phone.look()
        """,
      says: ["nothing", "nothing"]),
    PageScenario(
      marks: ["class AppDelegate: UIResponder, UIApplicationDelegate {"],
      code: """
        _ = AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        phone.push("A")
        phone.look()
        """,
      says: ["A at 45.0 327.0, 300.0 by 203.0"], isModal: false, holdsForOlderAPI: false),
  ]

  /// A delegate that shows one window after the other, one of which fails to load.
  private static func queue(_ delegate: String) -> PageScenario {
    PageScenario(
      marks: ["class \(delegate)"],
      code: """
        Pushwoosh.media.modalRichMedia.delegate = \(delegate)()
        phone.push("A", "bad", "B")
        phone.pushNonsense()
        phone.push("C")
        phone.look()
        for _ in 0..<3 { phone.close(); phone.look() }
        phone.story()
        """,
      says: [
        "A at 45.0 327.0, 300.0 by 203.0", "B at 45.0 327.0, 300.0 by 203.0",
        "C at 45.0 327.0, 300.0 by 203.0", "nothing",
        "load A, show A, remove A, load bad, load B, show B, remove B, load C, show C, remove C",
      ])
  }
}
