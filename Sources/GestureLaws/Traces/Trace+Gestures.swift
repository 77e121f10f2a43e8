import GestureEngine

extension Trace {
  /// How a gesture moves the value.
  enum Hold {
    /// It took the thumb, which moves by translation.
    case held
    /// The value is where the touch is.
    case free
    /// Only its motion counts, wherever it began.
    case relative
    /// It moves nothing before it lifts off.
    case tapping
    /// The thumb was on its way when the touch went down, so that this cannot be seen from outside.
    case unknown
  }

  /// A place on the track at which the value of a gesture was taken.
  struct Sample {
    /// The step.
    let step: Int
    /// Where the touch was.
    let point: GesturePoint
    /// The same along the track, in points.
    let along: Double
    /// The value for it: after the step, or at lift-off.
    let value: Double
    /// Whether the touch lifted off.
    let isLift: Bool
    /// How the gesture moves the value.
    let hold: Hold
    /// Whether the layout or the program came between the sample before and this one; true for the
    /// first of a gesture.
    let isAfresh: Bool
  }

  /// The good samples of the tracked touches, in order; the laws of a ``Trial`` share them.
  var samples: [Sample] {
    var samples: [Sample] = []
    samples.reserveCapacity(steps.count)
    var hold = Hold.unknown
    var isAfresh = true
    for index in steps.indices {
      let step = steps[index]
      switch (step.event, step.response.editing) {
      case (.down(let point, _), .began?):
        hold = self.hold(at: index, point)
        add(index, point, step.after.value, isAfresh: true)
      case (.move(let point, let id), _) where id == step.tracked && point.isUsable:
        add(index, point, step.after.value, isAfresh: isAfresh)
      case (.up(let point?, _), .committed(let value)?) where point.isUsable:
        add(index, point, value, isLift: true, isAfresh: isAfresh)
      case (.resize, _): isAfresh = true
      // One of NaN is ignored.
      case (.set(let new), _) where !new.isNaN: isAfresh = true
      default: break
      }
    }
    return samples

    func add(
      _ step: Int, _ point: GesturePoint, _ value: Double, isLift: Bool = false, isAfresh new: Bool
    ) {
      let along = traits.direction.onTrack(point, in: steps[step].after.size).x
      samples.append(
        Sample(
          step: step, point: point, along: along, value: value, isLift: isLift, hold: hold,
          isAfresh: new))
      isAfresh = false
    }
  }

  func hold(at index: Int, _ point: GesturePoint) -> Hold {
    switch traits.drag {
    case .absolute: .free
    case .relative: .relative
    case .tapped: .tapping
    case .grabbed, .grabbedOrTapped:
      if wasAnimating(before: index) {
        .unknown
      } else {
        switch isOnThumb(point, before: index) {
        case true?: .held
        case false?: traits.drag == .grabbed ? .free : .tapping
        case nil: .unknown
        }
      }
    }
  }

  /// Whether `point` is on the thumb as it is drawn before a step at which nothing moves.
  ///
  /// `nil` within a rounding of its edge: which side that is on cannot be seen from outside.
  func isOnThumb(_ point: GesturePoint, before index: Int) -> Bool? {
    let snapshot = before(index)
    guard let thumb = snapshot.thumb else { return false }
    let margin = 1e-9 + 1e-9 * snapshot.size.width + 1e-9 * snapshot.size.height
    let wide = thumb.grown(by: margin).contains(point)
    return wide == thumb.grown(by: -margin).contains(point) ? wide : nil
  }

  /// Whether the value of a sample is between the ends, so that nothing was cut off.
  func isInside(_ sample: Sample) -> Bool {
    let fraction = steps[sample.step].after.fraction
    return fraction > 0 && fraction < 1
  }
}

extension GestureRect {
  /// This rectangle with every edge moved outward.
  fileprivate func grown(by margin: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: origin.x - margin, y: origin.y - margin),
      size: GestureSize(width: size.width + 2 * margin, height: size.height + 2 * margin))
  }
}
