import GestureEngine

extension Law where Subject == Trial {
  /// A view has width 0 before its first frame, and touches already arrive.
  ///
  /// In some size, a control must have a track. Law B1 asks that of controls whose ends are two places.
  public static var degenerateTrack: Law {
    Law(
      "A4", "degenerate track",
      "a drag on a track without usable length does not change the value",
      unless: { trial in
        switch trial.trace.traits.drag {
        case .tapped, .tappedOrDragged: "it cannot be dragged"
        case .custom: "its drag does not follow the track"
        case .absolute, .grabbed, .grabbedOrTapped, .relative: nil
        }
      }
    ) { trial in
      let trace = trial.trace
      if Trial.judgesEveryDesign, trace.traits.wraps, let breach = trial.lackOfATrack {
        return breach
      }
      return trace.firstBreach { index, step in
        let before = trace.before(index)
        guard !before.track.isUsable, !step.after.value.isSame(as: before.value) else { return nil }
        // A sticky control returns to rest, a cancel may revert the value, and an `up` applies a motion that was put off,
        // or goes to a stop. A tap of the control's own, on an icon for example, needs no track.
        let mayReturn =
          step.cancelsGesture
          || Trial.judgesEveryDesign && trace.traits.hasButtons && !step.event.isMove
          || Trial.judgesEveryDesign && step.response.endsGesture
            && trace.traits.isClose(step.after.value, before.value)
          || step.response.endsGesture && trace.traits.movesWhenItEnds
          // Without a track, a touch may commit the value, and not its preview.
          || Trial.judgesEveryDesign && step.response.endsGesture && trial.showsDrawing
          || trace.mayBeDoubleTap(index) || trace.mayGiveBack(index)
        switch step.event {
        case .down, .move, .up, .cancel, .revert:
          return mayReturn || trial.isNearlyUsable(before.size)
            ? nil
            : Observation(
              "the value changed from \(before.value) to \(step.after.value)",
              trace.contrast(step.after.value, expected: before.value))
        case .resize, .set, .wait, .adjust, .thumbs: return nil
        }
      }
    }
  }
}

extension Trial {
  /// Whether a control that is longer by two least lengths of a track has a usable track.
  ///
  /// A control that does not know the least length may move its value on a track that is shorter.
  fileprivate func isNearlyUsable(_ size: GestureSize) -> Bool {
    let more = 2 * DeclaredLengths.leastTrack
    let longer = GestureSize(width: size.width + more, height: size.height + more)
    let isEmpty = trace.traits.direction.length(of: size) == 0
    return !isEmpty && start.play([.resize(longer)]).trace.steps[0].after.track.isUsable
  }
}

extension Trace {
  /// Whether a step may give back the value that the touch found, because the touch is left to a scroll view.
  fileprivate func mayGiveBack(_ index: Int) -> Bool {
    guard Trial.judgesEveryDesign, traits.yieldsToScrolling, traits.tap == .seeksAtOnce else {
      return false
    }
    let value = steps[index].after.value
    var end = index
    while let down = steps[..<end].lastIndex(where: { $0.response.editing == .began }) {
      if value.isSame(as: before(down).value) { return true }
      // The program may set the value that the touch gives back.
      for step in steps[down..<end] {
        if case .set = step.event, value.isSame(as: step.after.value) { return true }
      }
      // The end of a touch before, which was lost, may have given back another value first.
      guard steps[down].isLostEnd else { return false }
      end = down
    }
    return false
  }

  /// Whether a step may be part of the second tap of a double tap, whose effect needs no track.
  fileprivate func mayBeDoubleTap(_ index: Int) -> Bool {
    guard traits.doubleTapTime > 0 else { return false }
    switch steps[index].event {
    case .down, .up:
      let down = steps[...index].lastIndex { $0.event.isDown }
      return down.map(isSecondTap) ?? false
    case .move, .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: return false
    }
  }
}

extension ControlTraits {
  /// Whether the value may change as a touch lifts off where it is.
  fileprivate var movesWhenItEnds: Bool {
    rest != nil || samplingInterval > 0 || stopsOnRelease != nil
  }
}
