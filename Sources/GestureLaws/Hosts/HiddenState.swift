import ControlHost
import GestureEngine

/// The state of a host that cannot be seen from outside, as far as its inputs and effects tell.
struct HiddenState: Sendable {
  /// The thumb of two that keys and the wheel move; `nil` where neither the focus nor the last touch names it.
  private(set) var focus: Thumb?
  /// The part of a notch by which the wheel has turned since its last whole notch; `nil` if a host may have
  /// forgotten it, or rounding decides.
  private(set) var part: Double? = 0
  /// Whether a bound value may wait, and be shown before an input that begins a gesture.
  private(set) var mayHaveOwnersValue = false
  /// The time of the last end of a gesture.
  private var endTime: Double?

  /// Notes an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - isEnabled: Whether the control takes turns of the wheel.
  ///   - isTracking: Whether a pointer is tracked.
  ///   - thumb: The thumb of two that the control names in its answer.
  mutating func note(_ input: HostInput, isEnabled: Bool, isTracking: Bool, thumb: Thumb?) {
    switch input {
    // The end of a gesture may take the focus back to its thumb.
    case .focused(let thumb): focus = isTracking ? nil : thumb
    case .pointer, .lost:
      focus = thumb
      forgetPart()
    case .scroll(let notches):
      // A turn that is not a number does nothing.
      guard notches.isFinite else { return }
      let isBack = (part ?? 0) * notches < 0
      if isEnabled, !isTracking, !isBack {
        part = part.flatMap { WheelTurn($0 + notches).notches?.part }
      } else if isBack || notches != notches.rounded() {
        part = nil
      }
    case .key, .enabled:
      // So may a revert, and a cancel of pointers that are held.
      if isTracking { focus = nil }
      forgetPart()
    case .laidOut, .bound, .boundPair, .frame: break
    }
  }

  /// Notes that a host may have forgotten a part of a notch, because time has passed or something else
  /// happened.
  mutating func forgetPart() { if part != 0 { part = nil } }

  /// Whether the owner has the last word, whatever the policy is.
  ///
  /// A player is heard again half a second after a gesture.
  func isOwnersTime(at clock: Double) -> Bool {
    endTime.map { clock - $0 >= 1 } ?? true
  }

  /// Notes the effects of an action, and the values and the clock after it.
  mutating func note(
    _ effects: [HostEffect], of action: HostScript.Action, _ values: HostValues, at clock: Double
  ) {
    if effects.contains(where: { $0.isEnd }) {
      endTime = clock
      if action.isConfiguration { focus = nil }
    }
    if let bound = action.bound {
      // A bound half leaves the other half that waits.
      mayHaveOwnersValue =
        mayHaveOwnersValue && !bound.isComplete
        || !bound.filled(from: values).isIdentical(to: values)
    } else if effects.contains(where: { HostValues(changedBy: $0) != nil }) {
      mayHaveOwnersValue = false
    }
  }
}

/// A turn of a wheel, in notches.
struct WheelTurn {
  /// The turn since the last whole notch.
  private let turn: Double

  init(_ turn: Double) { self.turn = turn }

  /// The whole notches, which are adjustments, and the part that is kept for the next turn; `nil` for a turn
  /// that is large or infinite, or so near to a whole notch that rounding decides.
  var notches: (whole: Double, part: Double)? {
    guard turn.magnitude <= HostInput.mostNotches else { return nil }
    let nearest = turn.rounded()
    if turn == nearest { return (nearest, 0) }
    let whole = turn.rounded(.towardZero)
    return (turn - nearest).magnitude < 1e-6 ? nil : (whole, turn - whole)
  }
}
