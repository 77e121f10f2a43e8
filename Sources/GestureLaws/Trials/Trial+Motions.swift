import GestureEngine

extension Trial {
  /// Returns the first sample after an event with `isCause` during a gesture that does not move the
  /// value by as much as the touch moved since.
  func firstWrongMotion(after isCause: (GestureEvent) -> Bool) -> Breach? {
    let (trace, samples, traits) = (trace, samples, trace.traits)
    for (last, sample) in zip(samples, samples.dropFirst()) {
      guard sample.isRebased, sample.hold == .held || sample.hold == .relative, !sample.isLift,
        trace.isInside(sample), traits.stops == nil, trace.before(sample.step).track.isUsable,
        case .move = trace.steps[sample.step].event,
        trace.steps[(last.step + 1)..<sample.step].contains(where: { isCause($0.event) })
      else { continue }
      let (before, after) = (trace.before(sample.step), trace.steps[sample.step].after)
      let touch =
        sample.hold == .held
        ? sample.along - traits.direction.onTrack(last.point, in: after.size).x
        : traits.direction.motion(from: last.point, to: sample.point).x
      let thumb = (after.fraction - before.fraction) * after.track.length
      let slack = Double.slack(1e-9, of: traits.direction.length(of: after.size))
      // A relative drag may scale the motion down, but not reverse it.
      let isRight =
        sample.hold == .held
        ? (touch - thumb).magnitude <= slack
        : thumb >= Swift.min(0, touch) - slack && thumb <= Swift.max(0, touch) + slack
      guard isRight else {
        return Breach(step: sample.step, "the touch moved by \(touch), the thumb by \(thumb)")
      }
    }
    return nil
  }

  /// The target of each drag and each tap as a fraction of the track, and the value it gave.
  var aims: [(step: Int, fraction: Double, value: Double)] {
    var aims: [(step: Int, fraction: Double, value: Double)] = []
    var held: (fraction: Double, along: Double)?
    for sample in samples {
      let before = trace.before(sample.step)
      if case .down = trace.steps[sample.step].event {
        held = (before.fraction, sample.along)
      } else if sample.isRebased {
        held = nil
      }
      switch sample.hold {
      case .free:
        if let fraction = before.track.fraction(at: sample.along) {
          aims.append((sample.step, fraction, sample.value))
        }
      case .held:
        guard let held, before.track.isUsable else { continue }
        let fraction = before.track.fraction(
          from: held.fraction, movedBy: sample.along - held.along)
        aims.append((sample.step, fraction, sample.value))
      case .relative, .tapping, .unknown: continue
      }
    }
    for tap in taps {
      let before = trace.before(tap.up)
      let along = trace.traits.direction.onTrack(tap.place, in: before.size).x
      if let fraction = before.track.fraction(at: along) {
        aims.append((tap.up, fraction, tap.value))
      }
    }
    return aims
  }
}
