import GestureEngine

/// A sample of a touch that moves one of two thumbs, as it can be seen from outside.
struct ThumbSample {
  /// The index of the step.
  let step: Int
  /// The touch.
  let id: Int
  /// The place of the touch.
  let point: GesturePoint
  /// Whether the touch goes down.
  let isDown: Bool
  /// The thumb that the response named before this step; `nil` if the touch held neither thumb.
  let held: Thumb?
  /// The thumb that the response to this step names.
  let thumb: Thumb?
  /// Whether another touch is tracked.
  let isAlone: Bool
  /// The thumb that the other touch holds.
  let other: Thumb?
  /// The motion along the track since the touch went down, in points; `nil` after a resize or a `set`.
  let way: Double?
  /// The value of the other thumb that the gesture began with, or to which the program or another touch
  /// has set it since; `nil` after a lost end, which hides it.
  let base: Double?
  /// Whether the touch went down on the thumb that it holds; `nil` at an edge of the thumb.
  let isGrabbed: Bool?
  /// The place along the track where the touch wants its thumb, below 0 or above 1 past an end; `nil` if
  /// it cannot be seen from outside.
  let freePlace: Double?
  /// The place along the track where the touch wants its thumb, 0...1; `nil` if it cannot be seen from
  /// outside.
  let place: Double?
}

extension ThumbSample {
  /// The thumb that the touch holds before and after the sample, or takes with it; `nil` if it holds
  /// neither thumb, or the other one than before.
  var steadyThumb: Thumb? { held == nil || held == thumb ? thumb : nil }
}

/// The distances that two thumbs may have, computed apart from the engine.
struct DistanceBounds {
  /// The least and the greatest distance, without tolerance.
  let (least, greatest): (Double, Double)
  /// The amount by which a distance may miss them.
  let tolerance: Double
  /// The amount by which a distance may miss them and must be admissible all the same; less than 0 where stops
  /// are rounded by more.
  private let sureTolerance: Double

  init(_ traits: ControlTraits, _ thumbs: ThumbTraits) {
    least = thumbs.distances.least
    greatest = thumbs.distances.greatest ?? .infinity
    let step =
      traits.stops.map { $0.stop(1) - $0.stop(0) } ?? traits.range.upperBound
      - traits.range.lowerBound
    let largest = Swift.max(traits.range.lowerBound.magnitude, traits.range.upperBound.magnitude)
    let rounding = traits.stops == nil ? 0 : 8 * largest.ulp
    // Twice and half of the declared tolerance, because a distance may be rounded at its bound.
    tolerance = 2 * Swift.max(1e-9 * step, rounding)
    sureTolerance = rounding > 0.5e-9 * step ? -tolerance : 0.5e-9 * step
  }

  /// Whether a value of a thumb is admissible beside the other one, tolerances apart.
  func clearlyAdmit(_ value: Double, of thumb: Thumb, beside other: Double) -> Bool {
    isWithin(-tolerance, thumb == .lower ? other - value : value - other)
  }

  /// Whether a value of a thumb is admissible beside the other one, whatever is rounded.
  func mustAdmit(_ value: Double, of thumb: Thumb, beside other: Double) -> Bool {
    isWithin(sureTolerance, thumb == .lower ? other - value : value - other)
  }

  /// Whether the values are in order at an admissible distance.
  func admit(_ lower: Double, _ upper: Double) -> Bool { isWithin(tolerance, upper - lower) }

  /// Whether a distance is at least 0, and misses the bounds by a tolerance at most.
  private func isWithin(_ tolerance: Double, _ distance: Double) -> Bool {
    distance >= 0 && (least == 0 || distance >= least - tolerance)
      && distance <= greatest + tolerance
  }
}

extension Trace {
  /// The good samples of the touches of a control with two values, in order.
  var thumbSamples: [ThumbSample] {
    /// A touch that is tracked.
    struct Held {
      var id: Int
      var thumb: Thumb?
      var base: Double?
      /// The position of the touch when it went down; `nil` after a resize or a `set`.
      var down: Double?
      /// The fractions of both thumbs when it went down.
      var fractions: (lower: Double, upper: Double)
      /// Whether it went down on a thumb that follows by translation; `nil` at an edge.
      var isGrabbed: Bool?
    }
    var touches: [Held] = []
    var samples: [ThumbSample] = []
    for index in steps.indices {
      let (step, before) = (steps[index], before(index))
      let touch = step.event.touch
      func add(_ hold: Held, held: Thumb?, point: GesturePoint, isDown: Bool) {
        let along = traits.direction.onTrack(point, in: before.size).x
        let way = hold.down.map { along - $0 }
        var (place, freePlace): (Double?, Double?)
        if let thumb = step.response.thumb ?? hold.thumb, let way, let isGrabbed = hold.isGrabbed,
          before.track.isUsable
        {
          let start = thumb == .lower ? hold.fractions.lower : hold.fractions.upper
          // After a swap, the translation still starts where the first thumb was.
          if held == nil || held == thumb {
            let track = before.track
            freePlace =
              isGrabbed ? start + way / track.length : (along - track.start) / track.length
            place =
              isGrabbed
              ? before.track.fraction(from: start, movedBy: way)
              : before.track.fraction(at: along)
          }
        }
        samples.append(
          ThumbSample(
            step: index, id: hold.id, point: point, isDown: isDown, held: held,
            thumb: step.response.thumb,
            isAlone: !touches.contains { $0.id != hold.id },
            other: touches.first { $0.id != hold.id }?.thumb, way: way, base: hold.base,
            isGrabbed: hold.isGrabbed, freePlace: freePlace, place: place))
      }
      switch step.event {
      case .resize, .set, .thumbs(.set):
        let isSame = Thumb.allCases.allSatisfy { before.value(of: $0) == step.after.value(of: $0) }
        if isSame, before.size == step.after.size { break }
        for place in touches.indices {
          touches[place].down = nil
          if case .resize = step.event { continue }
          if let thumb = touches[place].thumb {
            touches[place].base = step.after.value(of: thumb.other)
          }
        }
      case .down, .move, .up:
        guard let touch else { break }
        if case .down = step.event, step.response.editing != nil {
          touches.removeAll { $0.id == touch.id }
        }
        if step.response.editing == .began, let point = touch.point {
          let along = traits.direction.onTrack(point, in: before.size).x
          let thumb = step.response.thumb
          let hold = Held(
            id: touch.id, thumb: thumb, base: thumb.map { before.value(of: $0.other) } ?? 0,
            down: along, fractions: (before.fraction(of: .lower), before.fraction(of: .upper)),
            isGrabbed: traits.drag == .absolute
              ? false : isOnThumb(point, thumb ?? .lower, before: index))
          // A lost end may change the values before the touch goes down again.
          let isFresh = !step.tracks(touch.id)
          touches.append(hold)
          if isFresh {
            add(hold, held: nil, point: point, isDown: true)
          } else {
            (touches[touches.count - 1].down, touches[touches.count - 1].base) = (nil, nil)
          }
        } else if let place = touches.firstIndex(where: { $0.id == touch.id }) {
          if case .down = step.event { break }
          let was = touches[place].thumb
          if was == nil, let thumb = step.response.thumb {
            touches[place].thumb = thumb
            touches[place].base = before.value(of: thumb.other)
          }
          if let point = touch.point, point.isUsable {
            add(touches[place], held: was, point: point, isDown: false)
          }
          if was != nil, let thumb = step.response.thumb, thumb != was {
            touches[place].thumb = thumb
            touches[place].base = step.after.value(of: thumb.other)
            // The anchor of a translation belongs to the thumb that was held first.
            touches[place].isGrabbed = touches[place].isGrabbed == false ? false : nil
          }
        }
      case .cancel, .revert, .wait, .adjust, .thumbs: break
      }
      switch step.response.editing {
      case .committed, .cancelled:
        let id = step.event.ended
        if !step.event.isDown { touches.removeAll { id == nil || $0.id == id } }
        for place in touches.indices {
          if let thumb = touches[place].thumb {
            touches[place].base = step.after.value(of: thumb.other)
          }
        }
      case .began:
        // The value that the other touch takes over is settled when that touch ends.
        break
      case nil: break
      }
    }
    return samples
  }
}
