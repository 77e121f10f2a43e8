import Foundation
import Testing

@testable import PropertyTesting

@Suite struct ChildProcessTests {
  @Test func `the end of a child process is known`() {
    #expect(Platform.runInChild(seconds: 5) { 3 } == .exited(3))
    #expect(
      Platform.runInChild(seconds: 0.05) { while true { Platform.sleep(seconds: 1) } } == .hung)
    guard case .trapped? = Platform.runInChild(seconds: 5, { fatalError("on purpose") }) else {
      Issue.record("it did not trap")
      return
    }
  }

  @Test func `the end of a child process does not wait for others that share its output`() {
    let start = ContinuousClock.now
    let end = Platform.runInChild(seconds: 5) { system("sleep 4 &") == 0 ? 3 : 4 }
    #expect(end == .exited(3) && ContinuousClock.now - start < .seconds(3))
  }

  @Test func `trap(in:) example`() {
    let property = AnyProperty("halves", .integers(in: 0...9)) { (n: Int) in
      if n == 7 { fatalError("no sevens") }
      while n == 6 { Platform.sleep(seconds: 1) }
      return n == 5 ? .fails(PropertyFailure(law: "halves")) : .holds
    }
    guard case .trapped(let message)? = property.trap(in: [7]) else {
      Issue.record("it did not trap")
      return
    }
    #expect(message.contains("Fatal error: no sevens"))
    #expect(property.trap(in: [6], seconds: 0.05) == .hung)
    #expect(property.trap(in: [5]) == nil && property.trap(in: [8]) == nil)
  }
}
