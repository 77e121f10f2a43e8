import DragnetTesting
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct SpecimenTests {
  @Test(arguments: Trigger.all.filter { !$0.isTrap })
  func `the law finds the bug as published, and our own control passes`(trigger: Trigger) throws {
    #expect(
      try trigger.laws(brokenBy: trigger.specimen.kind(trigger.specimen.bugs)).contains(trigger.law)
    )
    #expect(try trigger.laws(brokenBy: trigger.control) == [])
  }

  @Test(arguments: Trigger.all.filter { !$0.isTrap })
  func `with that bug alone the same law breaks, and without it none`(trigger: Trigger) throws {
    #expect(try trigger.laws(brokenBy: trigger.specimen.kind([trigger.bug])).contains(trigger.law))
    #expect(try trigger.laws(brokenBy: trigger.specimen.kind([])) == [])
  }

  // What traps cannot be judged from inside.
  @Test(arguments: Trigger.all.filter(\.isTrap), [true, false])
  func `the specimen traps, whole or with that bug alone, and without it does not`(
    trigger: Trigger, isAlone: Bool
  ) async throws {
    let bugs = isAlone ? [trigger.bug] : trigger.specimen.bugs
    let names: String = bugs.map(\.name).joined(separator: ",")
    let (name, script): (String, String) = (trigger.specimen.name, trigger.script)
    await #expect(processExitsWith: .failure) {
      [name = name as String, names = names as String, script = script as String] in
      guard let specimen = Specimen.all.first(where: { $0.name == name }) else { return }
      let kind = specimen.kind(try specimen.bugs(named: names))
      // A refusal is no trap.
      _ = try? GestureScript(script, for: kind).play()
    }
    // Without stops it is refused, and so breaks nothing.
    #expect(try trigger.laws(brokenBy: trigger.control) == [])
    #expect(try trigger.laws(brokenBy: trigger.specimen.kind([])) == [])
  }

  @Test(arguments: Specimen.all.flatMap(\.bugs))
  func `each bug has a name of its own, and a trigger for a law that it breaks`(bug: KnownBug) {
    let triggers = Trigger.all.filter { $0.bug == bug }
    #expect(!triggers.isEmpty)
    #expect(Set(triggers.map(\.law)).isSubset(of: bug.laws))
    #expect(Specimen.all.flatMap(\.bugs).filter { $0.path == bug.path }.count == 1)
  }

  @Test(arguments: Specimen.all)
  func `without its bugs it keeps every law`(specimen: Specimen) {
    check(.laws(of: specimen.kind([])))
  }

  @Test func `what no bug is called is an error that names those that are`() {
    #expect(throws: UnknownBug.self) { try Specimen.morphToggle.bugs(named: "fixed-travel,none") }
    do {
      _ = try Specimen.morphToggle.bugs(named: "large")
    } catch {
      #expect(
        error.description
          == "published-morph-toggle has no bug large; it has grows-when-small, "
          + "overshoot-in-the-shape, fixed-travel")
    }
    #expect((try? Specimen.morphToggle.bugs(named: "")) == [])
  }

  @Test func `two bugs together leave an end just below 1`() throws {
    let script = "set step 0.02040816326530612; size 300 20; down 0 10; move 400 10"
    let bugs: BugSet<PublishedProgressSlider.Bug> = [
      .notCanonical, .endUnreachable, .recognitionJump,
    ]
    let both = try GestureScript(script, for: .publishedProgressSlider(bugs: bugs)).play()
    #expect(both.value == 0.9999999999999999)
    #expect(try GestureScript(script, for: .publishedProgressSlider).play().value == both.value)
  }

  @Test func `zero width leaves NaN, where our own slider keeps the value`() throws {
    let script = "size 0 44; down 5 22"
    #expect(try GestureScript(script, for: .publishedFatSlider).play().value.isNaN)
    #expect(try GestureScript("set grab anywhere; " + script, for: .fatSlider).play().value == 0)
  }
}
