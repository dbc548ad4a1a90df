// The order of arrivals.

import Dispatch
import PushwooshFramework
import Testing

@Suite struct RichMediaGateTests {
  @Test func holdsArrivalsInOrder() {
    let gate = RichMediaGate()
    let arrivals = (0..<10).map { richMedia("<p>\($0)</p>") }
    for arrival in arrivals { gate.hold(arrival) }
    #expect(gate.held == arrivals)
  }

  @Test func losesNoneFromManyThreads() {
    let launch = Launch()
    let arrivals = (0..<1_000).map { richMedia("<p>\($0)</p>") }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in stride(from: thread, to: arrivals.count, by: 8) {
        launch.manager.present(arrivals[index])
      }
    }
    let held = launch.manager.gate.held
    #expect(held.count == arrivals.count)
    #expect(Set(held) == Set(arrivals))
    for thread in 0..<8 {
      let own = stride(from: thread, to: arrivals.count, by: 8).map { arrivals[$0] }
      let members = Set(own)
      #expect(held.filter { members.contains($0) } == own)
    }
  }
}
