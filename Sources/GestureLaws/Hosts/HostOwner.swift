import ControlHost
import GestureEngine

/// The owner of a value in a host script: the part of an app that answers each change with a bound value.
///
///     HostOwner(rawValue: "rounds")  // binds 0.34 after a change to 0.337
public enum HostOwner: String, Sendable, Hashable, CaseIterable {
  /// The owner binds nothing by itself.
  case none
  /// The owner binds each reported value.
  case echoes
  /// The owner rounds each value to a hundredth of the range.
  case rounds
  /// The owner binds the value before the last one, and a frame later the last one.
  case lags
  /// The owner binds the middle of the range after each change.
  case refuses
  /// The owner is a player: it binds its running clock, and seeks 0.1 s after the end of a gesture.
  case plays

  /// The seconds after which an owner that lags binds the last value.
  static let lag = 1.0 / 60
  /// The seconds after the end of a gesture after which a player seeks.
  static let seekingTime = 0.1
  /// The seconds in which a player runs through the whole range.
  static let playingTime = 10.0
}

/// An owner in the middle of a script.
struct HostOwnerState: Sendable {
  private let owner: HostOwner
  private let range: ClosedRange<Double>
  /// The last values that were reported to the owner.
  private var reported: HostValues
  /// The values to bind at a later time.
  private var late: (values: HostValues, due: Double)?
  /// The values of a player at a time.
  private var clock: (values: HostValues, time: Double)?

  init(_ owner: HostOwner, range: ClosedRange<Double>, values: HostValues) {
    self.owner = owner
    self.range = range
    reported = values
  }

  /// Returns the values that the owner binds before an input at `time`, or `nil` if it binds no value.
  mutating func bind(before time: Double) -> HostValues? {
    guard time.isFinite else { return nil }
    if let (values, due) = late, time >= due {
      late = nil
      if owner == .plays { clock = (values, due) } else { return values }
    }
    guard owner == .plays else { return nil }
    let (start, since) = clock ?? (reported, time)
    clock = (start, since)
    let part = Swift.max(0, time - since) / HostOwner.playingTime
    let range = range
    return start.map { start in
      let moved = start + part * range.span
      return moved.isFinite ? Swift.min(range.upperBound, moved) : range.upperBound
    }
  }

  /// Returns the values that the owner binds in answer to the effects of an input at `time`, or `nil` if
  /// it binds no value.
  mutating func bind(after effects: [HostEffect], at time: Double) -> HostValues? {
    var answer: HostValues?
    for effect in effects {
      if let values = HostValues(changedBy: effect) { answer = react(to: values, at: time) }
      if owner == .plays, let values = HostValues(committedBy: effect) {
        late = (values, time + HostOwner.seekingTime)
      }
    }
    return answer
  }

  private mutating func react(to values: HostValues, at time: Double) -> HostValues? {
    defer { reported = values }
    let (lower, upper) = (range.lowerBound, range.upperBound)
    switch owner {
    case .none, .plays: return nil
    case .echoes: return values
    case .rounds:
      return values.map { value in
        let part = lower == upper ? 0 : (value - lower) / (upper - lower)
        return lower + (part * 100).rounded() / 100 * (upper - lower)
      }
    case .lags:
      late = (values, time + HostOwner.lag)
      return reported
    case .refuses: return values.map { _ in lower / 2 + upper / 2 }
    }
  }
}
