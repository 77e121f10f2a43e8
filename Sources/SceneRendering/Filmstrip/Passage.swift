import GestureEngine
import GestureLaws

/// The state of a control at a moment during a `wait`.
struct Passage: Sendable {
  /// The state.
  let snapshot: ControlSnapshot
  /// The drawing.
  let scene: ControlScene

  /// The number of moments per second.
  static let rate = 60.0
  /// The part of a `wait` that is sampled, in seconds; every animation has ended by then.
  static let longestWait = 1.5

  /// Returns the time that passes during an event, in seconds.
  static func seconds(of event: GestureEvent) -> Double {
    if case .wait(let seconds) = event { GestureEvent.duration(seconds) } else { 0 }
  }

  /// Returns the moments during each event, at equal intervals; there are moments only in a `wait`
  /// during an animation.
  static func all(of trial: Trial) -> [[Passage]] {
    let steps = trial.trace.steps
    var events: [GestureEvent] = []
    let counts = steps.indices.map { index in
      let seconds = seconds(of: steps[index].event)
      let seen = Swift.min(seconds, longestWait)
      let isMoving = trial.trace.wasAnimating(before: index)
      let count = isMoving ? Swift.max(0, Int((seen * rate).rounded(.up)) - 1) : 0
      let pause = seen / Double(count + 1)
      events += Array(repeating: .wait(pause), count: count)
      events.append(count == 0 ? steps[index].event : .wait(seconds - pause * Double(count)))
      return count
    }
    guard let trace = try? trial.script.with(events: events).play(drawing: true) else {
      return Array(repeating: [], count: steps.count)
    }
    var start = 0
    return counts.map { count in
      defer { start += count + 1 }
      return (start..<(start + count)).map {
        Passage(snapshot: trace.steps[$0].after, scene: trace.scenes[$0 + 1])
      }
    }
  }
}
