import ControlHost
import GestureEngine

extension DragExpectation {
  /// Returns how a host differs from this expectation, or `nil` if it meets it.
  ///
  /// A value that the owner bound in answer to an input belongs to that input.
  ///
  /// - Parameters:
  ///   - trace: The trace of the whole script.
  ///   - count: The number of steps of the script before this expectation, at least 0.
  /// - Returns: A message with the actual and the expected value.
  func mismatch(in trace: HostTrace, after count: Int) -> String? {
    let place = trace.steps.lastIndex { $0.index == count - 1 && count > 0 }
    let effects = place.map { trace.steps[$0].effects } ?? []
    switch self {
    case .value(let expected, let tolerance):
      return DragExpectation.mismatch(
        of: trace.values(after: place).value, expected, tolerance)
    case .values(let lower, let upper, let tolerance):
      let values = trace.values(after: place)
      return DragExpectation.mismatch(
        of: (values.value, values.upper ?? .nan), (lower, upper), tolerance)
    case .thumb: return "the host reports no thumb"
    case .change(let expected):
      let isChanged = effects.contains { HostValues(changedBy: $0) != nil }
      if isChanged == expected { return nil }
      return expected
        ? "no change was reported, expected a change" : "a change was reported, expected no change"
    case .detents(let expected):
      var detents = 0
      for effect in effects { if case .ticks(let count) = effect { detents += count } }
      return detents == expected ? nil : "\(detents) detents were crossed, expected \(expected)"
    case .editing(let expected):
      let editing = effects.last { $0.editing != nil }?.editing ?? .none
      return editing == expected
        ? nil : "editing is \(editing.rawValue), expected \(expected.rawValue)"
    case .effects(let expected):
      return effects.map { $0.text } == expected.map { $0.text }
        ? nil
        : "the effects are \(HostEffect.text(of: effects)), expected \(HostEffect.text(of: expected))"
    case .broken, .refused: return nil
    }
  }
}

extension HostEffect {
  /// The effect on the gesture; `nil` for another effect.
  fileprivate var editing: DragExpectation.Editing? {
    switch self {
    case .began: .began
    case .committed, .committedPair: .committed
    case .cancelled: .cancelled
    case .changed, .changedPair, .ticks, .reachedEnd, .announce, .draw, .frames: nil
    }
  }

  /// Returns the words of some effects, with commas between them; `none` for no effects.
  static func text(of effects: [HostEffect]) -> String {
    effects.isEmpty ? "none" : effects.map { $0.text }.joined(separator: ", ")
  }
}
