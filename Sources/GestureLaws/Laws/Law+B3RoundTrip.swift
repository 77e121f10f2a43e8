import GestureEngine

extension Law where Subject == Trial {
  /// A value that is not drawn where it was dragged to creeps with every touch.
  ///
  /// Law C3 judges a control that snaps.
  public static var roundTrip: Law {
    Law(
      "B3", "round trip",
      "the value that a touch sets lies at the fraction of the touch, up to rounding",
      unless: {
        let (traits, range) = ($0.trace.traits, $0.trace.traits.range)
        if traits.wraps, !traits.seeksAround { return "its bounds are the same place" }
        if traits.stops != nil, !traits.wraps { return "it snaps" }
        return range.lowerBound < range.upperBound ? nil : "its range is a single value"
      }
    ) { trial in
      let trace = trial.trace
      let traits = trace.traits
      if traits.thumbs != nil {
        return trial.showsUpperValue ? nil : trial.firstThumbBesideItsValue
      }
      if traits.wraps { return trial.firstValueBesideItsTouch }
      let tolerance = Scale.tolerance(ofFractionsIn: traits.range)
      for sample in trial.samples where sample.hold == .free && !sample.isLift {
        let track = trace.before(sample.step).track
        guard let place = track.fraction(at: sample.along) else { continue }
        let fraction = trace.steps[sample.step].after.fraction
        let coarseness =
          Scale.coarseness(at: sample.value, of: traits.scale, in: traits.range)
          + traits.placeSlack(at: sample.along, on: track)
        guard
          (fraction - place).magnitude <= tolerance + coarseness
            || trial.isNear(place, sample.value, within: coarseness)
            || Trial.judgesEveryDesign && traits.isReleased(sample.value, near: place, coarseness)
        else {
          return Breach(
            step: sample.step, "a touch at fraction \(place) gives a value at \(fraction)",
            contrast: (try? Scale(traits.range, traits.scale)).map {
              .value(sample.value, expected: $0.value(at: place), fraction: place)
            })
        }
      }
      return nil
    }
  }
}

extension ControlTraits {
  /// Whether a touch takes a value that wraps to its place, wherever it goes down.
  fileprivate var seeksAround: Bool {
    guard Trial.judgesEveryDesign, drag == .absolute || drag == .grabbed else { return false }
    return thumbs == nil && scale == .linear && !hasOwnScale && !recognisesDrags
  }

  /// Whether a value is the stop of a release that is nearest to a place: touches beside the thumb may snap at once.
  fileprivate func isReleased(_ value: Double, near place: Double, _ slack: Double) -> Bool {
    guard let stops = stopsOnRelease, let scale = try? Scale(range, scale) else { return false }
    return [place - slack, place + slack].contains {
      isSame(stops.snap(scale.value(at: Swift.min(1, Swift.max(0, $0)))), value)
    }
  }
}

extension Trial {
  /// The first touch that takes a value that wraps elsewhere than to its place.
  ///
  /// Near the ends, it may take it to either. Stops may divide the whole turn, or the way from the first to the last.
  fileprivate var firstValueBesideItsTouch: Breach? {
    let traits = trace.traits
    let steps = traits.stepRounding == .custom ? 2.5 : 1.5
    let step = Swift.max(traits.partOfAStep, traits.stopsOnRelease?.partOfAStep ?? 0)
    for sample in samples where sample.hold == .free && !sample.isLift {
      let track = trace.before(sample.step).track
      guard let place = track.fraction(at: sample.along), place > 0.05, place < 0.95 else {
        continue
      }
      let fraction = trace.steps[sample.step].after.fraction
      let slack =
        steps * step + 1e-9 + Scale.tolerance(ofFractionsIn: traits.range)
        + Scale.coarseness(at: sample.value, of: traits.scale, in: traits.range)
        + traits.placeSlack(at: sample.along, on: track)
      let way = fraction - place
      guard (way - way.rounded()).magnitude > slack else { continue }
      return Breach(
        step: sample.step, "a touch at fraction \(place) gives a value at \(fraction)",
        contrast: (try? Scale(traits.range)).map {
          .value(sample.value, expected: $0.value(at: place), fraction: place)
        })
    }
    return nil
  }

  /// The first thumb of two that has the value of its touch, at another fraction.
  fileprivate var firstThumbBesideItsValue: Breach? {
    let range = trace.traits.range
    guard let scale = try? Scale(range) else { return nil }
    let largest = range.largestMagnitude
    let span = range.span
    let slack = 1e-9 * span + 8 * largest.ulp
    for sample in thumbSamples {
      guard let thumb = sample.steadyThumb, let place = sample.place else { continue }
      let after = trace.steps[sample.step].after
      let (value, fraction) = (after.value(of: thumb), after.fraction(of: thumb))
      // The other thumb may stop this one before its touch.
      guard (value - scale.value(at: place)).magnitude <= slack else { continue }
      let coarseness = Scale.coarseness(at: value, of: .linear, in: range) + 2 * slack / span
      if (fraction - place).magnitude > Scale.tolerance(ofFractionsIn: range) + coarseness {
        return Breach(
          step: sample.step,
          "a touch that wants the \(thumb.name) thumb at fraction \(place) gives \(value), which is at "
            + "\(fraction)")
      }
    }
    return nil
  }

  /// Whether a place lies among those of values so near that only rounding separates them, on a scale of
  /// the control's own.
  fileprivate func isNear(_ place: Double, _ value: Double, within slack: Double) -> Bool {
    let traits = trace.traits
    guard traits.hasOwnScale else { return false }
    let largest = traits.range.largestMagnitude
    let error = 8 * largest.ulp + traits.valueSlack
    let places = [-error, error].map { error in
      start.play([.set(value + error)]).trace.steps[0].after.fraction
    }
    return place >= places[0] - 1e-9 - slack && place <= places[1] + 1e-9 + slack
  }
}
