import DragnetTesting
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct HostSpecimenTests {
  /// A bug, a script that shows it, and the law that the script breaks.
  struct Trigger: Sendable, CustomTestStringConvertible {
    let bug: PublishedHostBug
    let script: String
    let law: String

    var testDescription: String { "\(bug.name) breaks \(law)" }
  }

  static let triggers = [
    Trigger(bug: .feedbackLoop, script: "bound 0.5", law: "G4"),
    Trigger(bug: .feedbackLoop, script: "bound 0.5", law: "G2"),
    Trigger(
      bug: .roundsToPercent, script: "owner rounds; size 300 20; down 9 9; move 90.4 9; move 92 9",
      law: "G5"),
    Trigger(
      bug: .playsOn,
      script: "policy ignores; owner plays; size 300 20; down 9 9; at 1; move 90 9; at 2; frame",
      law: "G5"),
    Trigger(
      bug: .lagsAFrame, script: "owner lags; size 300 20; down 9 9; move 90 9; move 91 9",
      law: "G5"),
    Trigger(
      bug: .refusalForgotten, script: "owner refuses; size 300 20; down 9 9; move 90 9; up",
      law: "G5"),
    Trigger(
      bug: .endBeforeTheLastChange, script: "size 300 20; down 9 9; up 90 9", law: "G1"),
    Trigger(bug: .endBeforeTheLastChange, script: "key right", law: "G2"),
  ]

  private func laws(brokenBy kind: HostKind, in script: String) throws -> [String] {
    HostLawBook.hosts.findings(in: try HostScript(script, for: kind)).map(\.law)
  }

  @Test(arguments: triggers)
  func `the law finds the bug alone and among all, and the engine's host passes`(
    trigger: Trigger
  ) throws {
    for bugs in [[trigger.bug], PublishedHostBug.allCases] {
      let kind = HostKind.publishedOwners(bugs: BugSet(bugs))
      #expect(try laws(brokenBy: kind, in: trigger.script).contains(trigger.law))
    }
    #expect(try laws(brokenBy: .publishedOwners(bugs: []), in: trigger.script) == [])
    #expect(try laws(brokenBy: .progressSlider, in: trigger.script) == [])
  }

  @Test(arguments: triggers)
  func `a film shows the expected value or effect at the step with the other one`(
    trigger: Trigger
  ) throws {
    let film = Film(
      try HostScript(trigger.script, for: .publishedOwners(bugs: BugSet([trigger.bug]))))
    let stage = try #require(film.stage)
    let breach = try #require(film.findings.first { $0.law == trigger.law }).breach
    let after = film.shots[try #require(breach.step)].step.after
    switch try #require(breach.contrast) {
    case .value(let value, let expected, _):
      #expect(value != expected && [after.value, after.presentedValue].contains(value))
      #expect(breach.ghost(in: after, stage.direction) != nil)
    case .response(let effects, let expected): #expect(effects != expected)
    case .frame: Issue.record("the laws of hosts judge no shapes")
    }
  }

  @Test(arguments: HostSpecimen.owners.bugs)
  func `each bug has a trigger, and a search finds it`(bug: KnownBug) throws {
    let found = Self.triggers.filter { $0.bug.name == bug.name }.map(\.law)
    #expect(!found.isEmpty && Set(found).isSubset(of: bug.laws))
    let property = Property.laws(of: HostSpecimen.owners.kind([bug]))
    let failure = try #require(property.run(RunSettings(seed: 3, cases: 3000)).counterexample)
    #expect(bug.laws.contains(failure.failure.law))
  }

  @Test func `the published host without bugs obeys every law`() {
    check(.laws(of: HostSpecimen.owners.kind([])), settings: RunSettings(cases: 150))
  }
}
