import ControlHost
import GestureEngine

/// The answer of a control to the events that an input of its host stands for.
struct ControlAnswer: Sendable {
  /// The values after the input.
  var values: HostValues
  /// The effects that tell of the answer, in order.
  var effects: [HostEffect]
  /// The thumb of two that the control names.
  var thumb: Thumb?
  /// The value as it is drawn, if only time passes.
  var presentedValue: Double?
  /// Whether the control says that something moves, if only time passes.
  var isAnimating = false
  /// Whether the answer tells of the begin and the end of gestures alone, because the value may depend on the frames.
  private(set) var tellsEndsAlone = false

  /// The same answer, as far as it tells of the begin and the end of gestures.
  var ofEndsAlone: ControlAnswer {
    var answer = self
    (answer.tellsEndsAlone, answer.presentedValue) = (true, nil)
    return answer
  }

  /// Returns the effects among `effects` that tell of an answer.
  ///
  /// Two pointers of a control with two values are one gesture, whose begin and end are not those of each
  /// pointer.
  static func effects(among effects: [HostEffect], ofPair isPair: Bool) -> [HostEffect] {
    effects.filter { effect in
      switch effect {
      case .changed, .changedPair, .ticks, .reachedEnd: true
      case .began, .committed, .committedPair, .cancelled: !isPair
      case .announce, .draw, .frames: false
      }
    }
  }

  /// Returns whether a host that draws a value somewhere draws it as the control does, up to rounding.
  func isDrawn(at value: Double, in range: ClosedRange<Double>) -> Bool {
    guard let presentedValue, !value.isSame(as: presentedValue) else { return true }
    return (value - presentedValue).magnitude <= 1e-9 * range.span
  }

  /// Returns whether a host that has reported some effects, and then has some values, has reported this answer.
  func matches(_ effects: [HostEffect], _ values: HostValues, in traits: ControlTraits) -> Bool {
    if tellsEndsAlone {
      return effects.compactMap { $0.end } == self.effects.compactMap { $0.end }
    }
    return values.isSame(as: self.values, in: traits) && effects.count == self.effects.count
      && zip(effects, self.effects).allSatisfy { $0.isSame(as: $1, in: traits) }
  }
}

extension HostEffect {
  /// The kind of a begin or an end of a gesture.
  fileprivate enum End { case began, committed, cancelled }

  /// The begin or the end of a gesture that this effect tells of, if it does.
  fileprivate var end: End? {
    switch self {
    case .began: .began
    case .committed, .committedPair: .committed
    case .cancelled: .cancelled
    case .changed, .changedPair, .ticks, .reachedEnd, .announce, .draw, .frames: nil
    }
  }

  /// Whether both are the same, up to the precision of a control in the values that they report.
  fileprivate func isSame(as other: HostEffect, in traits: ControlTraits) -> Bool {
    if self == other { return true }
    for values in [HostValues.init(changedBy:), HostValues.init(committedBy:)] {
      if let here = values(self), let there = values(other) {
        return here.isSame(as: there, in: traits)
      }
    }
    return false
  }
}

extension ControlAnswer {
  /// The answer in a response of a control.
  init(_ response: Response, of control: some Control) {
    self.init(
      response, HostValues(ofHosted: control),
      isChanged: response.change != nil || response.upper != nil)
    thumb = response.thumb
  }

  /// The answer in a response of a control, which has some values then.
  init(_ response: Response, _ values: HostValues, isChanged: Bool) {
    self.values = values
    effects = []
    let isPair = values.upper != nil
    if !isPair, response.editing == .began { effects.append(.began) }
    if isChanged {
      effects.append(
        values.upper.map { .changedPair(lower: values.value, upper: $0) }
          ?? .changed(values.value))
    }
    let ticks = response.detents + (response.upper?.detents ?? 0)
    if ticks > 0 { effects.append(.ticks(ticks)) }
    if response.reachedEnd || response.upper?.reachedEnd == true { effects.append(.reachedEnd) }
    guard !isPair else { return }
    switch response.editing {
    case .committed(let value)?: effects.append(.committed(value))
    case .cancelled?: effects.append(.cancelled)
    case .began?, nil: break
    }
  }
}

extension HostValues {
  /// The event that gives a control these values.
  var event: GestureEvent {
    upper.map { .set(lower: value, upper: $0) } ?? .set(value)
  }

  /// The values of a control.
  init(ofHosted control: some Control) {
    self.init(control.value, upper: control.upper?.value)
  }
}
