import GestureEngine
import GestureLaws
import Testing

/// Tests of the defaults and the allowed values of fields.
///
/// They are part of the `.drag` format: a changed default would change the meaning of every kept
/// script that does not set the field.
@Suite struct FieldTests {
  /// Returns the name of a field, its default and its allowed values.
  private func line(_ kind: ControlKind, _ index: Int) -> String {
    let field = kind.fields[index]
    let value = GestureScript(kind: kind, events: []).value(ofField: index)
    var text = value.description
    let allowed: String
    switch field.kind {
    case .length(let requirement): allowed = "a length, \(requirement.description)"
    case .number(let requirement): allowed = requirement.description
    case .flag: allowed = "yes or no"
    case .choice(let names):
      allowed = names.joined(separator: ", ")
      if case .choice(let place) = value { text = names[place] }
    case .range: allowed = "two numbers"
    case .integers(let least): allowed = "at least \(least) of the integers"
    case .curve: allowed = "a curve"
    }
    return "\(field.name) \(text): \(field.isOptional ? "none, or " : "")\(allowed)"
  }

  private func lines(_ kind: ControlKind) -> [String] {
    kind.fields.indices.map { line(kind, $0) }
  }

  private let direction =
    "direction leftToRight: leftToRight, rightToLeft, bottomToTop, topToBottom"
  private let length = "a length, a finite number of at least 0"
  private let slop = "slop 10.0: a length, a finite number of at least 0"

  @Test func `the fields of a fat slider`() {
    #expect(
      lines(.fatSlider) == [
        "value none: none, or a finite number",
        direction,
        "onCancel keeps: keeps, reverts",
        "trackThickness 4.0: \(length)",
        "thumbFraction \(1.0 / 3): a number above 0.0 and below 1.0",
        "thumbAspect 10.0: a number from 0.0 to 1048576.0",
        "grab thumb: thumb, anywhere",
        "keepsGrabOffset true: yes or no",
        "isSticky true: yes or no",
        "rest none: none, or a finite number",
        slop,
        "range 0.0...1.0: two numbers",
        "step none: none, or a finite number above 0",
      ])
  }

  @Test func `the fields of a range slider`() {
    #expect(
      lines(.rangeSlider) == [
        "range 0.0...1.0: two numbers",
        "lower none: none, or a finite number",
        "upper none: none, or a finite number",
        direction,
        "onCancel keeps: keeps, reverts",
        "slop 10.0: \(length)",
        "step none: none, or a finite number above 0",
        "leastDistance 0.0: a finite number of at least 0",
        "greatestDistance none: none, or a finite number of at least 0",
        "thumbWidth 28.0: \(length)",
        "whenMeeting stops: stops, pushes, swaps",
      ])
  }

  @Test func `the fields of a meshing slider`() {
    #expect(
      lines(.meshingSlider) == [
        "value none: none, or a finite number",
        direction,
        "onCancel keeps: keeps, reverts",
        "range 0.0...35.0: two numbers",
        "scale linear: linear, exponential",
        "barCount 35.0: a whole number from 1 to 4096",
        "barWidth 4.0: \(length)",
        "spacing 6.0: \(length)",
        "barMinHeight 15.0: \(length)",
        "barMaxHeight 35.0: \(length)",
        "falloff 0.15: a finite number above 0",
        "snapsToBars false: yes or no",
        slop,
        "falloffCurve linear: linear, exponential",
      ])
  }

  @Test func `the fields of a progress slider`() {
    #expect(
      lines(.progressSlider) == [
        "value none: none, or a finite number",
        direction,
        "onCancel keeps: keeps, reverts",
        "minimumDistance 10.0: \(length)",
        "fineDistance 100.0: a length, a number from \(0x1p-20) to 1048576.0",
        "fineFloor 0.01: a number from 0.0 to 1.0",
        "overshoot reanchors: reanchors, accumulates",
        "step none: none, or a finite number above 0",
        slop,
        "range 0.0...1.0: two numbers",
        "fineCurve parabola: a curve",
      ])
  }

  @Test func `the fields of a step slider`() {
    #expect(
      lines(.stepSlider) == [
        "value none: none, or a finite number",
        direction,
        "onCancel keeps: keeps, reverts",
        "stops none: at least 1 of the integers",
        "trackHeight 20.0: \(length)",
        "trackTopOffset 40.0: \(length)",
        "sideOffset 40.0: \(length)",
        "thumbWidth 70.0: \(length)",
        "thumbHeight 81.0: \(length)",
        "thumbDrop 11.0: a length, a finite number",
        "tapTolerance 10.0: a length, a finite number above 0",
        slop,
      ])
  }

  @Test func `the fields of a morph toggle`() {
    #expect(
      lines(.morphToggle) == [
        "isOn false: yes or no",
        "stroke 6.0: \(length)",
        "gap 2.0: \(length)",
        direction,
        "tapTolerance 10.0: a length, a finite number above 0",
        "isDraggable false: yes or no",
      ])
  }

  @Test(arguments: [
    ("fat-slider", "set thumbFraction 0", "set thumbFraction 5e-324"),
    ("fat-slider", "set thumbFraction 1", "set thumbFraction 0.9999999999999999"),
    ("fat-slider", "set value -5e-324", "set value 0"),
    ("fat-slider", "set rest 1.0000000000000002", "set rest 1"),
    ("fat-slider", "set trackThickness -5e-324", "set trackThickness 5e-324"),
    ("fat-slider", "set trackThickness 0x1.0000000000001p20", "set trackThickness 0x1p20"),
    ("fat-slider", "set thumbAspect 0x1.0000000000001p20", "set thumbAspect 0x1p20"),
    ("meshing-slider", "set falloff 0", "set falloff 5e-324"),
    ("meshing-slider", "set barCount 0", "set barCount 1"),
    ("meshing-slider", "set barCount 4097", "set barCount 4096"),
    ("meshing-slider", "set value 36", "set value 35"),
    ("meshing-slider", "set range -1e308...1e308", "set range -8e307...8e307"),
    ("meshing-slider", "set scale exponential", "set range 5e-324...1; set scale exponential"),
    ("progress-slider", "set fineFloor -0.1", "set fineFloor 0"),
    ("progress-slider", "set fineFloor 1.1", "set fineFloor 1"),
    ("progress-slider", "set fineDistance 0x1.fffffffffffffp-21", "set fineDistance 0x1p-20"),
    ("progress-slider", "set step 0x1p-53", "set step 0x1p-52"),
    ("progress-slider", "set step 1.1", "set step 1"),
    ("progress-slider", "set step 36; set range 0...35", "set step 35; set range 0...35"),
    ("progress-slider", "set value 36; set range 0...35", "set value 35; set range 0...35"),
    ("progress-slider", "set fineCurve zones 0:0.5", "set fineCurve zones 5e-324:0.5"),
    ("progress-slider", "set fineCurve zones 5:1.1", "set fineCurve zones 5:1"),
    ("progress-slider", "set fineCurve zones 5:0.5,6:0.6", "set fineCurve zones 5:0.5,6:0.5"),
    ("progress-slider", "set fineCurve zones none", "set fineCurve line"),
    ("fat-slider", "set step 1.1", "set step 1"),
    ("fat-slider", "set slop -1", "set slop 0"),
    ("fat-slider", "set rest 36; set range 0...35", "set rest 35; set range 0...35"),
    ("morph-toggle", "set tapTolerance 0", "set tapTolerance 5e-324"),
    ("step-slider", "set stops 1,2; set value 3", "set stops 1,2; set value 2"),
    (
      "step-slider", "set stops 1; set thumbDrop -0x1.0000000000001p20",
      "set stops 1; set thumbDrop -0x1p20"
    ),
    ("morph-toggle", "set stroke 0x1.0000000000001p20", "set stroke 0x1p20"),
    ("morph-toggle", "set gap -1", "set gap 0"),
    ("step-slider", "set stops 1; set tapTolerance 0", "set stops 1; set tapTolerance 5e-324"),
    ("fat-slider", "set trackThickness 0", "set trackThickness 5e-324"),
    ("fat-slider", "set trackThickness 0", "set trackThickness 0; set grab anywhere"),
    ("fat-slider", "set thumbAspect 0", "set thumbAspect 5e-324"),
    ("fat-slider", "set thumbAspect 0", "set thumbAspect 0; set grab anywhere"),
    (
      "step-slider", "set stops 9007199254740992,9007199254740993",
      "set stops 9007199254740992,9007199254740994"
    ),
  ])
  func `a field is refused just outside its allowed values`(
    control: String, refused: String, accepted: String
  ) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == control })
    #expect(throws: ConfigurationError.self) { try GestureScript(refused, for: kind).play() }
    #expect(throws: Never.self) { try GestureScript(accepted, for: kind).play() }
  }

  @Test func `a control that declares only its drag has the default traits`() {
    let traits = ControlTraits(drag: .absolute)
    #expect(traits.range == 0...1 && traits.scale == .linear && traits.direction == .leftToRight)
    #expect(traits.minimumDistance == 0 && traits.overhang == 0 && traits.tapTolerance == .infinity)
    #expect(traits.grabArea == .anywhere && traits.onCancel == .keeps)
    #expect(traits.stops == nil && traits.detents == nil && traits.rest == nil)
    #expect(traits.settlingTime == nil && traits.wave == nil && traits.stroke == nil)
    #expect(traits.initialSize == .zero && traits.pivot == GesturePoint(x: 0.5, y: 0.5))
  }

  @Test(arguments: [
    (ControlKind.fatSlider, GestureSize.zero), (.meshingSlider, .zero), (.progressSlider, .zero),
    (.stepSlider, .zero), (.morphToggle, GestureSize(width: 50, height: 30)),
  ])
  func `a control has an initial size before the first resize`(kind: ControlKind, size: GestureSize)
    throws
  {
    let settings = kind.field(named: "stops") == nil ? "" : "set stops 1,10"
    #expect(try GestureScript(settings, for: kind).play().initial.size == size)
  }

  @Test func `labels lie 50 points below the track, whatever its height`() throws {
    for trackHeight in [0.0, 20, 31] {
      var slider = try StepSlider(.init(stops: [1, 10, 40], trackHeight: trackHeight))
      _ = slider.handle(.resize(GestureSize(width: 400, height: 140)))
      let centers = slider.scene.shapes.compactMap { shape -> Double? in
        guard case .label = shape.role else { return nil }
        return shape.frame.center.y
      }
      #expect(centers == Array(repeating: 40 + trackHeight + 50, count: 3))
    }
  }
}
