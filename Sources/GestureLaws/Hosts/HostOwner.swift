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
  /// The last value that was reported to the owner.
  private var reported: Double
  /// The value to bind at a later time.
  private var late: (value: Double, due: Double)?
  /// The value of a player at a time.
  private var clock: (value: Double, time: Double)?

  init(_ owner: HostOwner, range: ClosedRange<Double>, value: Double) {
    self.owner = owner
    self.range = range
    reported = value
  }

  /// Returns the value that the owner binds before an input at `time`, or `nil` if it binds no value.
  mutating func bind(before time: Double) -> Double? {
    guard time.isFinite else { return nil }
    if let (value, due) = late, time >= due {
      late = nil
      if owner == .plays { clock = (value, due) } else { return value }
    }
    guard owner == .plays else { return nil }
    let (start, since) = clock ?? (reported, time)
    clock = (start, since)
    let part = Swift.max(0, time - since) / HostOwner.playingTime
    let moved = start + part * (range.upperBound - range.lowerBound)
    return moved.isFinite ? Swift.min(range.upperBound, moved) : range.upperBound
  }

  /// Returns the value that the owner binds in answer to the effects of an input at `time`, or `nil` if
  /// it binds no value.
  mutating func bind(after effects: [HostEffect], at time: Double) -> Double? {
    var answer: Double?
    for effect in effects {
      switch effect {
      case .changed(let value): answer = react(to: value, at: time)
      case .committed(let value):
        if owner == .plays { late = (value, time + HostOwner.seekingTime) }
      case .began, .ticks, .reachedEnd, .cancelled, .announce, .draw, .frames: break
      }
    }
    return answer
  }

  private mutating func react(to value: Double, at time: Double) -> Double? {
    defer { reported = value }
    switch owner {
    case .none, .plays: return nil
    case .echoes: return value
    case .rounds:
      let (lower, upper) = (range.lowerBound, range.upperBound)
      let part = lower == upper ? 0 : (value - lower) / (upper - lower)
      return lower + (part * 100).rounded() / 100 * (upper - lower)
    case .lags:
      late = (value, time + HostOwner.lag)
      return reported
    case .refuses: return range.lowerBound / 2 + range.upperBound / 2
    }
  }
}
