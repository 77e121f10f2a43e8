import FuzzTargets
import GestureDomains
import GestureLaws
import PropertyTesting
import Testing

@Suite struct ReplayTests {
  private func problems(_ text: String) throws -> [String] {
    try DragFile(reading: "dragnet 1\n" + text, kinds: .all).replay(in: FuzzTarget.all).map(
      \.message)
  }

  @Test func `an expectation that is not met is a problem in its line`() throws {
    let file = try DragFile(
      reading: "dragnet 1\ncontrol fat-slider\nadjust up\nexpect value 0.2", kinds: .all)
    #expect(
      file.replay(in: FuzzTarget.all) == [
        ReplayProblem(line: 4, "the value is 0.1, expected 0.2")
      ])
  }

  @Test func `an unexpectedly broken law is a problem`() throws {
    let found = try problems("control published-fat-slider\nsize 0 44\ndown 5 22")
    #expect(found.count > 1)
  }

  @Test func `a law that is expected to be broken must be broken`() throws {
    #expect(
      try problems("control fat-slider\nadjust up\nexpect broken A2")
        == ["A2 holds, but was expected to be broken"])
    #expect(
      try problems("control published-fat-slider\nsize 0 44\ndown 5 22\nexpect broken A2") == [])
  }

  @Test func `a refusal is expected for the right field`() throws {
    #expect(try problems("control fat-slider\nset rest 2\nexpect refused rest") == [])
    #expect(try problems("control fat-slider\nset rest 2\nexpect refused value").count == 1)
    #expect(try problems("control fat-slider\nset rest 2").count == 1)
    #expect(try problems("control fat-slider\nset rest 1\nexpect refused rest").count == 1)
  }

  @Test func `words of a target are run`() throws {
    #expect(try problems("target snapping\nwords 1 2 3") == [])
    #expect(try problems("target sawing\nwords 1 2 3") == ["there is no target sawing"])
  }
}
