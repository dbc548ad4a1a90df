// What the code of other pages on the same API must cause, which are not in this repository.

extension PageScenario {
  static let corpus = [
    PageScenario(
      marks: ["class AppDelegate", "return !isPresenting"],
      code: """
        let app = AppDelegate()
        _ = app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        phone.push("A", "bad", "B", "C")
        phone.look()
        for _ in 0..<3 { phone.close(); phone.look() }
        phone.story()
        """,
      says: [
        "A at 45.0 607.0, 300.0 by 203.0", "B at 45.0 607.0, 300.0 by 203.0",
        "C at 45.0 607.0, 300.0 by 203.0", "nothing",
        "load A, show A, remove A, load bad, load B, show B, remove B, load C, show C, remove C",
      ], isModal: false, holdsForOlderAPI: false),
    PageScenario(
      marks: ["didFinishLaunchingWithOptions", "(.modal)", ".PWModalWindowPositionBottom,"],
      code: """
        _ = application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        phone.push("A")
        phone.look()
        """,
      says: ["A at 45.0 607.0, 300.0 by 203.0"], isModal: false, holdsForOlderAPI: false),
    PageScenario(
      marks: ["(.PWHapticFeedbackLight)", "PWCornerTypeTopLeft.rawValue", "(3)"],
      code: """
        phone.push("A")
        phone.corners()
        phone.story()
        phone.swipe(0, -150)
        phone.look()
        phone.push("B")
        phone.wait(3.3)
        phone.look()
        """,
      says: ["16.0 16.0 0.0 0.0", "load A, show A, vibrate 0", "nothing", "nothing"],
      holdsForOlderAPI: false),
  ]
}
