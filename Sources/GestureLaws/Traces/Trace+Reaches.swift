import GestureEngine

extension Trace {
  /// The part of the track in which a drag must be after a sample, before its value is snapped.
  ///
  /// The place of a held thumb follows from the motion of the touch. That of a relative drag lies
  /// between no motion and all of it where fine scrubbing may slow it down:
  ///
  ///      down                 touch
  ///        o · · · · · · · · · >        without motion across: exactly here
  ///        [===================]        with motion across: anywhere in here
  struct Reach {
    /// The event since which the place follows from motion alone.
    enum Base {
      /// The `down`.
      case down
      /// A resize to another size.
      case resize
      /// A `set` of another value.
      case set
    }

    /// The index of the step.
    let step: Int
    /// The value after the step, or the committed value at lift-off.
    let value: Double
    /// The way in which the gesture moves the value.
    let hold: Hold
    /// The latest event that changed the place other than by motion.
    let base: Base
    /// The lowest and the highest place, as fractions of the track, 0...1.
    let places: ClosedRange<Double>
    /// The two places where the drag can be if a motion counts in full or not at all; `nil` if it can be anywhere in
    /// ``places``.
    ///
    /// They do not include the rounding that ``places`` includes.
    let ends: (first: Double, last: Double)?
  }

  /// The reaches of all drags by translation, in order.
  ///
  /// A drag is left out from its first sample whose place cannot be known from outside.
  var reaches: [Reach] {
    var reaches: [Reach] = []
    // Two touches may drag at once; `thumbSamples` reads these.
    guard traits.thumbs == nil, !traits.wraps, !traits.hasUnusualStart else { return [] }
    // Where a motion may be put off, the value follows at the end.
    let isPutOff = traits.samplingInterval > 0
    var drag: PlacedDrag?
    for index in steps.indices {
      let step = steps[index]
      switch step.response.editing {
      case .began:
        drag = nil
        guard case .down(let point, _) = step.event, !step.isLostEnd,
          // A touch that catches a value on its way may drag at once.
          !traits.recognisesDrags || !traits.changesOverTime || !wasAnimating(before: index)
        else { continue }
        let hold = hold(at: index, point)
        if hold == .held || hold == .relative {
          drag = PlacedDrag(hold, at: point, from: placesToDrag(from: index), traits)
        } else if hold == .free, traits.holdsAfterJump,
          // A thumb may otherwise be held anywhere beside the touch.
          traits.resolution == 0,
          let places = placesOfJump(to: point, in: step)
        {
          drag = PlacedDrag(.held, at: point, from: places, traits, isJump: true)
        }
        continue
      case .cancelled:
        drag = nil
        continue
      case .committed(let value):
        if case .up(let point?, _) = step.event, point.isUsable, var last = drag {
          // A control may have another track as soon as the touch has lifted off.
          last.move(to: point, on: before(index))
          // A motion that is put off may come when the track has vanished, and turn round before it counts.
          let mayDiffer = isPutOff && (!step.after.track.isUsable || last.hasReanchored)
          if last.isKnown, !last.mayTap, !last.waitsToJump, !mayDiffer, traits.stopsOnRelease == nil
          {
            reaches.append(last.reach(step: index, value: value))
          }
        }
        drag = nil
        continue
      case nil: break
      }
      guard var now = drag else { continue }
      // Where a thumb jumps on a track that has vanished or changed, or after a `set`, only the control knows.
      if now.waitsToJump, rebases(index) || !step.after.track.isUsable {
        drag = nil
        continue
      }
      switch step.event {
      case .move(let point, let id):
        guard id == step.tracked, point.isUsable else { continue }
        now.move(to: point, on: step.after)
        guard now.isKnown else {
          drag = nil
          continue
        }
        if !isPutOff, !now.waitsToJump {
          reaches.append(now.reach(step: index, value: step.after.value))
        }
        if now.hasJustJumped { now.land(at: step.after.fraction) }
      case .resize:
        // A motion may be put off until the track is another one.
        if isPutOff, rebases(index), now.hasMoved {
          drag = nil
          continue
        }
        if rebases(index) { now.resize(from: before(index).track) }
      case .set:
        if rebases(index) { now.set(to: step.after.fraction, on: step.after.track) }
      case .wait:
        // The value may go on while the touch rests, for example at an edge.
        if traits.changesOverTime, !step.after.value.isSame(as: before(index).value) { drag = nil }
        continue
      case .down, .up, .cancel, .revert, .adjust, .thumbs: continue
      }
      drag = now
    }
    return reaches
  }
}

extension Trace {
  /// Returns the places from which a drag by translation may go on that begins in a step: that of the value or,
  /// while an animation runs, those up to the drawn one.
  private func placesToDrag(from index: Int) -> ClosedRange<Double> {
    let before = before(index)
    let place = before.fraction
    guard place.isFinite else { return 0...1 }
    guard wasAnimating(before: index), !before.presentedValue.isSame(as: before.value) else {
      return place...place
    }
    guard let scale = try? Scale(traits.range, traits.scale), !traits.hasOwnScale else {
      return 0...1
    }
    let drawn = scale.fraction(of: before.presentedValue)
    return drawn.isFinite ? Swift.min(place, drawn)...Swift.max(place, drawn) : 0...1
  }
}

extension Trace {
  /// Returns the places from which a thumb that jumps to a touch may go on: that of the touch and, if it has jumped at the
  /// `down`, up to its value, which has snapped or is not beyond an end; `nil` on a track without length.
  private func placesOfJump(to point: GesturePoint, in step: Step) -> ClosedRange<Double>? {
    let track = step.after.track
    guard track.isUsable, step.after.fraction.isFinite else { return nil }
    let along = traits.direction.onTrack(point, in: step.after.size).x
    let touched = (along - track.start) / track.length
    let jumpsLater = traits.recognisesDrags && traits.tap != .seeksAtOnce
    let place = jumpsLater ? Swift.min(1, Swift.max(0, touched)) : step.after.fraction
    return Swift.min(place, touched)...Swift.max(place, touched)
  }
}
