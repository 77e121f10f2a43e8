import GestureEngine
import GestureLaws
import Testing

/// What a script means that does not set a field, and what it may set: a part of the format, for a
/// default that changes makes other scripts of all that were kept.
@Suite struct FieldTests {
  /// A field as the design lists it: its name, its default, and what it may be.
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
    }
    return "\(field.name) \(text): \(field.isOptional ? "none, or " : "")\(allowed)"
  }

  private func lines(_ kind: ControlKind) -> [String] {
    kind.fields.indices.map { line(kind, $0) }
  }

  private let direction =
    "direction leftToRight: leftToRight, rightToLeft, bottomToTop, topToBottom"
  private let length = "a length, a finite number of at least 0"

  @Test func `the fields of a fat slider`() {
    #expect(
      lines(.fatSlider) == [
        "value none: none, or a number from 0.0 to 1.0",
        direction,
        "onCancel keeps: keeps, reverts",
        "trackThickness 4.0: \(length)",
        "thumbFraction \(1.0 / 3): a number above 0.0 and below 1.0",
        "thumbAspect 10.0: a finite number of at least 0",
        "grab thumb: thumb, anywhere",
        "keepsGrabOffset true: yes or no",
        "isSticky true: yes or no",
        "rest none: none, or a number from 0.0 to 1.0",
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
      ])
  }

  @Test func `the fields of a progress slider`() {
    #expect(
      lines(.progressSlider) == [
        "value none: none, or a number from 0.0 to 1.0",
        direction,
        "onCancel keeps: keeps, reverts",
        "minimumDistance 10.0: \(length)",
        "fineDistance 100.0: a length, a finite number above 0",
        "fineFloor 0.01: a number from 0.0 to 1.0",
        "overshoot reanchors: reanchors, accumulates",
        "step none: none, or a number from \(0x1p-52) to 1.0",
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
        "tapTolerance 10.0: \(length)",
      ])
  }

  @Test func `the fields of a morph toggle`() {
    #expect(
      lines(.morphToggle) == [
        "isOn false: yes or no",
        "stroke 6.0: \(length)",
        "gap 2.0: \(length)",
      ])
  }

  @Test(arguments: [
    (ControlKind.fatSlider, Size.zero), (.meshingSlider, .zero), (.progressSlider, .zero),
    (.stepSlider, .zero), (.morphToggle, Size(width: 50, height: 30)),
  ])
  func `a control has its size before a script gives it one`(kind: ControlKind, size: Size) throws {
    let settings = kind.field(named: "stops") == nil ? "" : "set stops 1,10"
    #expect(try GestureScript(settings, for: kind).play().initial.size == size)
  }
}
