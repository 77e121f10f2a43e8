import GestureEngine
import GestureLaws
import Testing

@Suite struct TraceStateTests {
  /// Returns the states that a fat slider reaches in a script, without the pairs.
  private func states(_ text: String) throws -> [UInt32] {
    var states: [UInt32] = []
    try GestureScript(text, for: .fatSlider).play().forEachState { states.append($0) }
    #expect(states.allSatisfy { $0 < 1 << 17 })
    return states.filter { $0 < 1 << 16 }
  }

  private func last(_ text: String) throws -> UInt32? { try states(text).last }

  @Test func `equal steps have equal numbers anywhere in a script`() throws {
    let short = try last("size 300 44; down 50 22; move 100 22; move 120 22")
    let long = try last("size 300 44; down 50 22; move 100 22; move 120 22; move 140 22")
    #expect(short == long && short != nil)
  }

  @Test(arguments: [
    "size 300 44; down 50 22; move 250 22", "size 300 44; down 50 22; move 900 22",
    "size 300 44; down 50 22; move 50 22", "size 300 44; down 50 22; move nan 22",
    "size 300 44; down 50 22; move 100 22 @7", "size 300 44; move 100 22",
    "size 0 44; down 0 22; move 100 22", "size 300 44; down 50 22; up 100 22",
    "size 300 44; down 50 22; move 100 22; cancel",
    "size 300 44; down 50 22; move 900 22; move 250 22",
  ])
  func `a step in a different state has a different number`(text: String) throws {
    #expect(try last(text) != last("size 300 44; down 50 22; move 100 22"))
  }

  @Test func `steps that differ only in the tracked touch have different numbers`() throws {
    let idle = try last("size 300 44; wait 1")
    #expect(try last("size 300 44; down 50 22; wait 1") != idle)
    let own = try last("size 300 44; down 50 22; move 50 22")
    #expect(try last("size 300 44; down 50 22; move 50 22 @7") != own)
  }

  @Test func `pairs depend on the previous step`() throws {
    func pairs(_ text: String) throws -> Set<UInt32> {
      var pairs: Set<UInt32> = []
      try GestureScript(text, for: .fatSlider).play().forEachState {
        if $0 >= 1 << 16 { pairs.insert($0) }
      }
      return pairs
    }
    let one = try pairs("size 300 44; down 50 22; size 200 44; move 100 22")
    let other = try pairs("size 300 44; size 200 44; down 50 22; move 100 22")
    #expect(one != other)
  }
}
