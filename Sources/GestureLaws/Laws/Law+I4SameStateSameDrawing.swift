import GestureEngine

extension Law where Subject == Trial {
  /// A drawing that depends on the way it came about cannot be tested, or trusted.
  public static var sameStateSameDrawing: Law {
    Law(
      "I4", "same state, same drawing",
      "the same state draws the same, however often, whenever and after whatever it is drawn"
    ) { trial in
      let first = trial.trace
      guard let other = trial.again.map({ $0.otherScene }) else { return nil }
      for index in trial.trace.steps.indices {
        let (before, after) = (first.before(index), first.steps[index].after)
        if index + 1 == other {
          return Breach(step: index, "drawn twice it differs")
        }
        let isStill = !first.wasAnimating(before: index) && !first.steps[index].response.isAnimating
        if isStill, before.isIdentical(to: after),
          !first.scenes[index].isSame(as: first.scenes[index + 1])
        {
          return Breach(step: index, "nothing changed, but the drawing did")
        }
      }
      return trial.otherDrawingThanAfresh
    }
  }
}

extension Trial {
  /// How what is drawn at last, once nothing moves, is not what a fresh control of the same size and
  /// value draws, with a finger at the same place and without one.
  fileprivate var otherDrawingThanAfresh: Breach? {
    guard trace.traits.stops?.areDistinct ?? true, let last = settled.trace.steps.last?.after,
      last.value.isFinite
    else { return nil }
    let fresh = start.scene(after: [.resize(last.size), .set(last.value), .wait(1000)])
    guard settled.end.scene(after: []).isSame(as: fresh) else {
      return Breach("then it is not drawn as a fresh one with the value \(last.value)")
    }
    guard let (point, value) = lastAim, value.isFinite else { return nil }
    let held = start.scene(after: [.resize(last.size), .set(value), .down(point), .wait(1000)])
    return end.scene(after: [.wait(1000)]).isSame(as: held)
      ? nil : Breach("then it is not drawn as a fresh one held at (\(point.x), \(point.y))")
  }

  /// Where a finger holds an absolute control at last, and the value that it has from there.
  private var lastAim: (point: GesturePoint, value: Double)? {
    guard let sample = samples.last, sample.hold == .free, trace.trackedAtLast != nil else {
      return nil
    }
    for step in trace.steps[(sample.step + 1)...] {
      switch step.event {
      case .resize, .set: return nil
      // One that comes after a sample of an open gesture is another finger's, or is nowhere.
      case .down, .move, .up, .cancel, .wait, .adjust: continue
      }
    }
    return (sample.point, sample.value)
  }
}
