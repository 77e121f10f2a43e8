import DragnetTesting
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct SpecimenTests {
  @Test(arguments: Trigger.all.filter { !$0.isTrap })
  func `the law finds the bug of the specimen, and the engine's control passes`(
    trigger: Trigger
  ) throws {
    #expect(
      try trigger.laws(brokenBy: trigger.specimen.kind(trigger.specimen.bugs)).contains(trigger.law)
    )
    #expect(try trigger.laws(brokenBy: trigger.control) == [])
  }

  @Test(arguments: Trigger.all.filter { !$0.isTrap })
  func `a specimen with that bug alone breaks the law, and without bugs no law`(
    trigger: Trigger
  ) throws {
    #expect(try trigger.laws(brokenBy: trigger.specimen.kind([trigger.bug])).contains(trigger.law))
    #expect(try trigger.laws(brokenBy: trigger.specimen.kind([])) == [])
  }

  // The process of a trap cannot judge it.
  @Test(arguments: Trigger.all.filter(\.isTrap), [true, false])
  func `a specimen traps with all bugs and with that bug alone, and not without bugs`(
    trigger: Trigger, isAlone: Bool
  ) throws {
    let bugs = isAlone ? [trigger.bug] : trigger.specimen.bugs
    let kind = trigger.specimen.kind(bugs)
    let plays = AnyProperty(
      "plays",
      drawing: { _ in
        // A refused configuration is not a trap.
        _ = try? GestureScript(trigger.script, for: kind).play()
        return .holds
      })
    guard case .trapped? = try plays.trap(in: []) else {
      Issue.record("the specimen does not trap")
      return
    }
    // A configuration without stops is refused, and so breaks no law.
    #expect(try trigger.laws(brokenBy: trigger.control) == [])
    #expect(try trigger.laws(brokenBy: trigger.specimen.kind([])) == [])
  }

  @Test(arguments: Specimen.all.flatMap(\.bugs))
  func `each bug has a unique name and a trigger for a law that it breaks`(bug: KnownBug) {
    let triggers = Trigger.all.filter { $0.bug == bug }
    #expect(!triggers.isEmpty)
    #expect(Set(triggers.map(\.law)).isSubset(of: bug.laws))
    #expect(Specimen.all.flatMap(\.bugs).filter { $0.path == bug.path }.count == 1)
  }

  @Test(arguments: Specimen.all)
  func `a specimen without bugs obeys every law`(specimen: Specimen) {
    check(.laws(of: specimen.kind([])), settings: RunSettings(cases: 100))
  }

  @Test func `an unknown name is an error that lists the names of the bugs`() {
    #expect(throws: UnknownBug.self) { try Specimen.morphToggle.bugs(named: "fixed-travel,none") }
    do {
      _ = try Specimen.morphToggle.bugs(named: "large")
    } catch {
      #expect(
        error.description
          == "published-morph-toggle has no bug named large; its bugs are grows-when-small, "
          + "overshoot-in-the-shape, fixed-travel")
    }
    #expect((try? Specimen.morphToggle.bugs(named: "")) == [])
  }

  @Test func `two bugs together end a drag just below 1`() throws {
    let script = "set step 0.02040816326530612; size 300 20; down 0 10; move 400 10"
    let bugs: BugSet<PublishedProgressSlider.Bug> = [
      .notCanonical, .endUnreachable, .recognitionJump,
    ]
    let both = try GestureScript(script, for: .publishedProgressSlider(bugs: bugs)).play()
    #expect(both.value == 0.9999999999999999)
    #expect(try GestureScript(script, for: .publishedProgressSlider).play().value == both.value)
  }

  @Test func `a width of 0 gives NaN in the specimen and keeps the value in the engine`() throws {
    let script = "size 0 44; down 5 22"
    #expect(try GestureScript(script, for: .publishedFatSlider).play().value.isNaN)
    #expect(try GestureScript("set grab anywhere; " + script, for: .fatSlider).play().value == 0)
  }
}
