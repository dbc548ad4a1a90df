// A delegate may leave every method out.

import PushwooshFramework
import Testing

@Suite struct PWRichMediaPresentingDelegateTests {
  private final class Silent: PWRichMediaPresentingDelegate {}

  private struct Failure: Error {}

  @Test func withoutMethodsEverythingMayAppear() {
    let delegate: any PWRichMediaPresentingDelegate = Silent()
    let manager = Launch().manager
    let richMedia = richMedia()
    #expect(delegate.richMediaManager(manager, shouldPresent: richMedia))
    delegate.richMediaManager(manager, didPresent: richMedia)
    delegate.richMediaManager(manager, didClose: richMedia)
    delegate.richMediaManager(manager, presentingDidFailFor: richMedia, withError: Failure())
  }
}
