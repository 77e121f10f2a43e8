import DragnetTesting
import FuzzTargets
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

// Long searches belong to the fuzz targets.
@Suite struct ControlLawTests {
  @Test(arguments: ControlKind.engine.map(\.name))
  func `a control of the engine obeys every law`(name: String) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == name })
    check(.laws(of: kind), settings: RunSettings(cases: 100))
  }

  @Test func `a user's volume knob obeys every law that applies to it`() {
    check(
      .laws(of: ControlKind("volume-knob", VolumeKnob.self)), settings: RunSettings(cases: 150))
  }

  @Test func `a user's trim handles, two values, obey every law that applies to them`() {
    check(
      .laws(of: ControlKind("trim-handles", TrimHandles.self)), settings: RunSettings(cases: 150))
  }

  /// Only rounding, or a millionth of the tolerance, separates these distances from a number of steps.
  @Test(arguments: [
    """
    set range -140737488355329.03...140737488355329; set step 1.0038883890602028
    set leastDistance 0.1; set greatestDistance 1; set whenMeeting pushes
    """,
    """
    set range -35325419758824.51...100; set step 1.0038883890601111
    set leastDistance 1; set greatestDistance 1; set whenMeeting pushes
    down 0 0 @1; move 16 0 @1; move 15 0 @1
    """,
    """
    set range 562949953421277...562949953421312.1; set step 16.46484375
    set leastDistance 17.5625; set thumbWidth 0; size 1 0; down 0.5833333333333334 0
    """,
    """
    set range 0...281474976710656; set step 1; set greatestDistance 0; set whenMeeting pushes
    size 65508 0; down 65508 0
    """,
    """
    set range -999999999.9999999...1000000000; set step 1999998000.002; set leastDistance 2
    size 300 28; down 150 14; move 0 0
    """,
  ])
  func `the rounding of stops does not decide where thumbs stop`(text: String) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == "range-slider" })
    #expect(LawBook.controls.findings(in: try GestureScript(text, for: kind)) == [])
  }

  @Test func `a fill that moves between two neighbouring numbers breaks no law`() throws {
    let script = """
      set stops 9223372036854775807,9223372036854774783; set value 9.223372036854776e+18
      size 300 44; value 0; wait 0.125
      """
    let kind = try #require(ControlKind.engine.first { $0.name == "step-slider" })
    #expect(LawBook.controls.findings(in: try GestureScript(script, for: kind)) == [])
  }

  @Test func `a drawing that moves among three numbers breaks no law`() throws {
    let script = """
      set range -1e-323...5e-324; set value -5e-324; value 0.5; wait 0.10211362016777992
      value -5e-324; wait 0.10211362016777992; size 300 5e-324; down 170.34505549818277 0 @2
      """
    let kind = try #require(ControlKind.engine.first { $0.name == "fat-slider" })
    #expect(LawBook.controls.findings(in: try GestureScript(script, for: kind)) == [])
  }

  @Test func `a second touch in a range of seven numbers breaks no law`() throws {
    let script = """
      set range -309.208984375...-309.20898437499966; set direction topToBottom
      set thumbWidth 9.812636735510068; set whenMeeting pushes; set lower -309.20898437499966
      size 0 44; adjust upper down
      """
    let kind = try #require(ControlKind.engine.first { $0.name == "range-slider" })
    #expect(LawBook.controls.findings(in: try GestureScript(script, for: kind)) == [])
  }

  @Test func `a touch that takes a thumb only without an earlier sample breaks no law`() throws {
    // The first move pushes the upper thumb away from the place of the third touch.
    let script = """
      size 1 300; value 0 5; down 0.03125 150 @1; down 0.5833333333333334 0
      move 0.5833333333333334 0 @1; down 0.5 0; move 0.96875 0 @1
      """
    let kind = ControlKind("trim-handles", TrimHandles.self)
    #expect(LawBook.controls.findings(in: try GestureScript(script, for: kind)).map(\.law) == [])
  }

  @Test func `snapping obeys every law`() {
    check(.snappingLaws(), settings: RunSettings(cases: 5000))
  }

  @Test func `text of any bytes reads back the same, or not at all`() {
    check(.dragText(kinds: .all, hosts: .all), settings: RunSettings(cases: 1500))
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a bug of the published slider is found, with at most four events`(seed: UInt64) throws {
    let property = Property.laws(of: .publishedFatSlider)
    let found = try #require(
      property.run(RunSettings(seed: seed, cases: 1000)).counterexample)
    let choices = try #require(found.choices)
    let script = try #require(property.domain.value(of: choices))
    #expect(script.events.count <= 4)
  }

  @Test(arguments: ["A2", "A3", "A4", "B7", "D1", "D8", "D12", "E1"])
  func `the runner finds each law that the published slider breaks`(law: String) {
    let others = Set(LawBook.controls.laws.map(\.id)).subtracting([law])
    let result = Property.laws(of: .publishedFatSlider, except: others)
      .run(RunSettings(seed: 1, cases: 10_000))
    #expect(result.counterexample?.failure.law == law)
  }
}
