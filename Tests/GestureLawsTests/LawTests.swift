import GestureEngine
import GestureLaws
import Testing

@Suite struct LawTests {
  private func broken(_ script: GestureScript) -> [String] {
    LawBook.controls.findings(in: script).map(\.law)
  }

  /// Returns the script of a fault, for the slider that has it.
  private func faulty(at index: Int) throws -> GestureScript {
    var script = try GestureScript(Fault.all[index].script, for: .faulty)
    let field = try #require(script.kind.field(named: "fault"))
    script.set(field: field, to: .number(Double(index)))
    return script
  }

  @Test(arguments: Array(Fault.all.enumerated()))
  func `a law finds a fault in a fat slider`(index: Int, fault: Fault) throws {
    let sound = try GestureScript(fault.script, for: .faulty)
    #expect(broken(sound) == [])
    let faulty = try faulty(at: index)
    let findings = LawBook.controls.findings(in: faulty)
    #expect(findings.map(\.law).contains(fault.law))
    // The second play of a control that is different each time differs.
    for finding in findings where fault.law != "J1" {
      try expectContrast(of: finding, in: faulty)
    }
  }

  /// Expects the actual behaviour of a breach, as data, to be that of the script, and the expected one to
  /// be another.
  private func expectContrast(of finding: Finding, in script: GestureScript) throws {
    switch finding.breach.contrast {
    case .value(let value, let expected, let fraction):
      #expect(value != expected, "\(finding)")
      #expect(fraction.map { (-1e-9...1 + 1e-9).contains($0) } ?? true, "\(finding)")
      guard let index = finding.breach.step else { return }
      let step = try script.play().steps[index]
      var values = [step.after.value, step.after.presentedValue]
      if case .committed(let committed)? = step.response.editing { values.append(committed) }
      #expect(values.contains(value) || value.isNaN, "\(finding)")
    case .frame(let frame, let expected): #expect(frame != expected, "\(finding)")
    case .response(let response, let expected): #expect(response != expected, "\(finding)")
    case nil: break
    }
  }

  @Test(arguments: [
    ("A2", "the value is three times too large", Contrast.value(1.5, expected: 1, fraction: 1)),
    ("D9", "every touch moves the thumb", .value(0.5, expected: 0, fraction: 0)),
    ("D6", "the second gesture moves half as far", .value(0.25, expected: 0.5, fraction: 0.5)),
  ])
  func `a breach has the expected behaviour as data`(
    law: String, summary: String, contrast: Contrast
  ) throws {
    let index = try #require(Fault.all.firstIndex { $0.summary == summary })
    let script = try faulty(at: index)
    let finding = LawBook.controls.findings(in: script).first { $0.law == law }
    #expect(finding?.breach.contrast == contrast)
  }

  @Test(arguments: [
    ("the value is three times too large", "the value is 1.5, outside 0...1"),
    ("zero is minus zero", "the value is -0"),
    (
      "a right-to-left slider is half as fast",
      "the value is 0.5, that of the mirrored control is 0.25"
    ),
    (
      "a right-to-left slider reports an end with every event",
      "the response has no reached end, that of the mirrored control has a reached end"
    ),
    (
      "the second gesture moves half as far",
      "the value is 0.25, that of a new control is 0.5"
    ),
    (
      "every touch moves the thumb",
      "an untracked touch changed the value from 0 to 0.5"
    ),
    ("the control reports a set", "the response to `value 0.5` has a change from 0 to 0.5"),
    (
      "a gesture never begins",
      "a `down` at (50, 22), inside the grab area, does not begin a gesture"
    ),
    (
      "the thumb lies beside its track",
      "the last scene centres a shape at 23 across, the middle is 22"
    ),
  ])
  func `a breach names the actual and the expected value`(summary: String, message: String) throws {
    let index = try #require(Fault.all.firstIndex { $0.summary == summary })
    let script = try faulty(at: index)
    let finding = LawBook.controls.findings(in: script).first { $0.law == Fault.all[index].law }
    #expect(finding?.breach.message == message)
  }

  @Test(arguments: PlantedFault.all)
  func `a law finds a fault in another control`(planted: PlantedFault) throws {
    #expect(broken(try GestureScript(planted.script, for: planted.sound)) == [])
    #expect(broken(try GestureScript(planted.script, for: planted.faulty)).contains(planted.law))
  }

  @Test func `a slider may keep the least distance more exactly than its tolerance`() throws {
    let script = "set lower 0.25; set upper 0.5; set leastDistance 0.25; size 284 44; "
    // The control pushes the upper thumb, which its tolerance of a billionth would not demand.
    let pushes = "set whenMeeting pushes; " + script + "down 78 22; move 78.000000256000128 22; up"
    #expect(broken(try GestureScript(pushes, for: .rangeSlider)) == [])
    let exact = ControlKind("exact", Planted<Exact>.self)
    #expect(broken(try GestureScript(script + "value nan 0.4999999995", for: exact)) == [])
  }

  @Test func `a NaN in a frame is the same in each play`() throws {
    let text = "size 300 44; down 50 22; move 150 22; down 3 3 @2; move 9 9 @2; value nan; up"
    #expect(broken(try GestureScript(text, for: .fatSlider)) == [])
    let kind = ControlKind("undefined-frame", UndefinedFrame.self)
    let laws = broken(try GestureScript(text, for: kind))
    #expect(laws.contains("A2") && Set(laws).isDisjoint(with: ["A1", "D9", "E6", "J1"]))
  }

  @Test func `every law of the book finds a planted fault`() {
    let shown = Set(Fault.all.map(\.law)).union(PlantedFault.all.map(\.law))
    let all = Set(LawBook.controls.laws.map(\.id))
    // The process of a trap cannot judge it.
    #expect(all.subtracting(shown) == ["A1"])
  }

  /// The laws each of whose faults breaks other laws, too, such as a wrong value, which is reported and drawn.
  private static let lawsWithSharedFaults: Set = [
    "A2", "A3", "A4", "A5", "B1", "B3", "B6", "B8", "C1", "C3", "C5", "C7", "C8", "D11",
    "D12", "D2", "D21", "D23", "D6", "D9", "E2", "E3", "E5", "F1", "F2", "F3", "F4", "F6",
    "I1", "I2", "I3", "I6", "J1",
  ]

  @Test(
    arguments: Set(Fault.all.map(\.law) + PlantedFault.all.map(\.law))
      .subtracting(lawsWithSharedFaults).sorted())
  func `no other law finds one of the faults of this law`(law: String) throws {
    let ofSliders = try Fault.all.indices.filter { Fault.all[$0].law == law }.map {
      broken(try faulty(at: $0))
    }
    let ofOthers = try PlantedFault.all.filter { $0.law == law }.map {
      broken(try GestureScript($0.script, for: $0.faulty))
    }
    #expect((ofSliders + ofOthers).contains([law]), "\(ofSliders + ofOthers)")
  }

  @Test func `the names of laws are unique`() {
    let (laws, refusals) = (LawBook.controls.laws, LawBook.controls.refusals)
    let count = laws.count + refusals.count
    #expect(Set(laws.map(\.id) + refusals.map(\.id)).count == count)
    #expect(Set(laws.map(\.name) + refusals.map(\.name)).count == count)
    #expect(Set(laws.map(\.sentence) + refusals.map(\.sentence)).count == count)
  }

  @Test func `a configuration that is refused for its field breaks no law`() throws {
    let script = try GestureScript("set thumbFraction 1; size 300 44; down 50 22", for: .fatSlider)
    #expect(broken(script) == [])
    let error = #expect(throws: ConfigurationError.self) { try script.play() }
    #expect(error?.field == "thumbFraction")
  }
}

/// A fat slider whose fraction and frame contain NaN, as after a division by a width of 0.
private struct UndefinedFrame: Control {
  private var slider: FatSlider

  init(_ configuration: FatSlider.Configuration) throws(ConfigurationError) {
    slider = try FatSlider(configuration)
  }

  var traits: ControlTraits { slider.traits }
  var value: Double { slider.value }
  var fraction: Double { .nan }
  var track: Track { slider.track }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: .nan, y: 0), size: GestureSize(width: .nan, height: 44))
  }
  var scene: ControlScene { slider.scene }
  mutating func handle(_ event: GestureEvent) -> Response { slider.handle(event) }
}

/// A range slider that keeps its least distance exactly, where a `set` leaves the lower value.
private enum Exact: Plant {
  static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
    let response = base.handle(event)
    let least = base.traits.thumbs?.distances.least ?? 0
    if case .thumbs(.set(let lower, let upper)) = event, lower.isNaN, upper - base.value < least {
      _ = base.handle(.set(lower: upper - least, upper: .nan))
    }
    return response
  }
}
