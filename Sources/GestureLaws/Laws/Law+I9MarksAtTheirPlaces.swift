import GestureEngine

extension Law where Subject == Trial {
  /// A label that is drawn half a track away from its stop names another stop, and a line that ends
  /// beside the thumb shows another value.
  ///
  /// A text lies where its alignment puts it in its frame. A label at an end of the track may lie between
  /// the stop and the end of the drawn track. Labels that roll under a pointer, in a relative drag without a thumb, may
  /// lie anywhere. A label of a bound may stay inside the bounds of the control. A stop with a part of the track may have
  /// its label anywhere in that part.
  public static var marksAtTheirPlaces: Law {
    Law(
      "I9", "marks at their places",
      "each label lies at its stop, and what is filled reaches from the start to the thumb",
      unless: { trial in
        if trial.trace.traits.isDial { return "its marks lie around its middle" }
        let isMarked = trial.draws { role in
          switch role {
          case .label, .fill: true
          case .track, .thumb, .bar, .dot, .symbol: false
          }
        }
        return isMarked ? nil : "it draws no labels and fills nothing"
      }
    ) { trial in
      let trace = trial.trace
      for index in trace.scenes.indices {
        // Labels depend on the size alone.
        let isLaidOut = index == 0 || trace.before(index).size != trace.before(index - 1).size
        let flaw = trace.scenes[index].flawOfTheMarks(
          trace.before(index), trace.traits, labels: isLaidOut,
          fills: !trace.isPulled(after: index - 1), placeOf: trial.place)
        if let flaw {
          return Breach(
            step: index == 0 ? nil : index - 1, flaw.message, contrast: flaw.contrast)
        }
      }
      return trial.labelOfTheNextStop
    }
  }
}

extension Trial {
  /// Returns the place of a value along the track, 0...1; `nil` if the control has a scale of its own and
  /// cannot be set to the value.
  func place(of value: Double) -> Double? {
    guard trace.traits.hasOwnScale else { return trace.fraction(of: value) }
    let size = GestureEvent.resize(GestureSize(width: 256, height: 256))
    let after = start.play([size, .set(value)]).trace.steps[1].after
    return trace.traits.isSame(after.value, value) ? after.fraction : nil
  }
}

extension Trial {
  /// A label of the last scene that reads as the value of the stop before or after its own is spoken.
  ///
  /// Every script asks for another label.
  fileprivate var labelOfTheNextStop: Breach? {
    guard trace.traits.thumbs == nil, let size = trace.steps.last?.after.size else { return nil }
    var labels: [(stop: Int, text: String)] = []
    for shape in trace.scenes.last?.shapes ?? [] {
      if case .label(let stop) = shape.role, case .text(let text, _) = shape.outline {
        labels.append((stop, text))
      }
    }
    guard labels.count > 1 else { return nil }
    let place = script.events.count % labels.count
    let (stop, text) = labels[place]
    func spoken(at stop: Int) -> String? {
      let spoken = start.spoken(after: [.resize(size), .set(Double(stop))])
      return spoken.value == Double(stop) ? spoken.text : nil
    }
    guard let own = spoken(at: stop), own != text else { return nil }
    for other in [place - 1, place + 1] where labels.indices.contains(other) {
      guard spoken(at: labels[other].stop) == text else { continue }
      return Breach(
        step: trace.steps.indices.last,
        "the label of stop \(stop) reads \"\(text)\", as the value \(labels[other].stop) is spoken")
    }
    return nil
  }
}

extension ControlScene {
  /// Returns how a label misses its stop, or what is filled misses the thumb; `nil` if nothing does.
  fileprivate func flawOfTheMarks(
    _ snapshot: ControlSnapshot, _ traits: ControlTraits, labels: Bool, fills: Bool,
    placeOf: (Double) -> Double?
  ) -> Observation? {
    let (direction, track) = (traits.direction, snapshot.track)
    guard track.isUsable, let scale = try? Scale(traits.range, traits.scale) else { return nil }
    let grooves = shapes.filter { $0.role == .track }.map {
      direction.extent(of: $0.frame, in: size)
    }
    // The ends of what is drawn.
    let start = grooves.reduce(track.start) { Swift.min($0, $1.start) }
    let end = grooves.reduce(track.end) { Swift.max($0, $1.end) }
    let length = direction.length(of: size)
    for shape in shapes {
      let frame = shape.clip ?? shape.frame
      let extent = length + direction.length(of: frame.size)
      let slack = Double.slack(1e-6, of: extent) + traits.drawingSlack(of: extent)
      let place = direction.extent(of: frame, in: size)
      switch shape.role {
      case .fill:
        // Law B7 judges a fill between two values, and a touch may pull a fill beyond the end of the track.
        if snapshot.upper != nil || !fills { continue }
        let thumb = snapshot.thumb.map { direction.onTrack($0.center, in: size).x }
        guard let meant = thumb ?? placeOf(snapshot.presentedValue).map(track.position) else {
          continue
        }
        if let origin = traits.fillOrigin {
          guard let from = placeOf(origin).map(track.position) else { continue }
          let (least, most) = (Swift.min(from, meant), Swift.max(from, meant))
          guard (place.start - least).magnitude <= slack, (place.end - most).magnitude <= slack
          else {
            return Observation(
              "the scene fills \(place.start) to \(place.end), not \(least) to \(most)",
              .frame(frame, expected: frame.extended(along: direction, to: least, most, in: size)))
          }
          continue
        }
        // A groove may be drawn behind the thumb only, and what is filled before it.
        let isRest = grooves.first.map { $0.start >= meant - slack } ?? false
        let first = isRest ? Swift.min(0, start) : start
        guard place.start >= first - slack, place.start <= track.start + slack,
          snapshot.covers(place.end, from: meant, along: direction, within: slack)
            || shape.isShortest(along: direction) && place.start <= meant + slack
        else {
          let start = Swift.min(place.start, track.start)
          let expected = frame.extended(along: direction, to: start, meant, in: size)
          return Observation(
            "the scene fills \(place.start) to \(place.end), the value is at \(meant)",
            .frame(frame, expected: expected))
        }
      case .label(let stop), .dot(let stop):
        guard labels, scale.range.isFine else { continue }
        if Trial.judgesEveryDesign, !traits.wraps, !traits.mayName(Double(stop)) {
          return Observation("the scene marks the stop \(stop), the range is \(traits.range)")
        }
        let mayRoll =
          Trial.judgesEveryDesign && traits.drag == .relative && snapshot.thumb == nil
        guard case .label = shape.role, !mayRoll, let fraction = placeOf(Double(stop)) else {
          continue
        }
        let meant = track.position(of: fraction)
        let least = fraction == 0 ? start : meant
        let most = fraction == 1 ? end : meant
        let text = shape.textPlace(along: direction, place)
        let isInItsPart =
          Trial.judgesEveryDesign
          && (traits.isInThePart((text - track.start) / track.length, of: Double(stop))
            || staysInside(place, fraction, length, around: meant, within: slack))
        guard isInItsPart || text >= least - slack && text <= most + slack else {
          return Observation(
            "the label of stop \(stop) is at \(text), its stop at \(meant)",
            .frame(frame, expected: frame.shifted(by: meant - text, along: direction)))
        }
      case .track, .thumb, .bar, .symbol: continue
      }
    }
    return nil
  }
}

/// Returns whether the label of a bound lies at an edge of the control, because it would cross the edge if its middle lay at
/// its bound.
private func staysInside(
  _ label: (start: Double, end: Double), _ fraction: Double, _ length: Double,
  around place: Double, within slack: Double
) -> Bool {
  let half = (label.end - label.start) / 2
  return switch fraction {
  case 0: label.start.magnitude <= slack && place < half
  case 1: (label.end - length).magnitude <= slack && place > length - half
  default: false
  }
}

extension GestureRect {
  /// Returns a rectangle that covers a part of the track, and as much across it as this one.
  fileprivate func extended(
    along direction: Direction, to start: Double, _ end: Double, in bounds: GestureSize
  ) -> GestureRect {
    let across = direction.isHorizontal ? origin.y : origin.x
    return direction.onScreen(
      GestureRect(
        origin: GesturePoint(x: start, y: across),
        size: GestureSize(width: end - start, height: direction.breadth(of: size))), in: bounds)
  }
}

extension SceneShape {
  /// Returns the place of a text along a track: its aligned edge or its middle.
  fileprivate func textPlace(
    along direction: Direction, _ extent: (start: Double, end: Double)
  ) -> Double {
    guard direction.isHorizontal, case .text(_, let alignment) = outline else {
      return extent.start / 2 + extent.end / 2
    }
    switch alignment {
    case .center: return extent.start / 2 + extent.end / 2
    case .left: return direction.isReversed ? extent.end : extent.start
    case .right: return direction.isReversed ? extent.start : extent.end
    }
  }
}

extension Direction {
  /// Returns the first and the last place along the track that a rectangle on the screen covers.
  func extent(of frame: GestureRect, in size: GestureSize) -> (start: Double, end: Double) {
    let (middle, extent) = (onTrack(frame.center, in: size).x, length(of: frame.size))
    return (middle - extent / 2, middle + extent / 2)
  }
}

extension ControlTraits {
  /// Whether a mark may name a number: a value of the range, or the whole number beside a bound.
  fileprivate func mayName(_ number: Double) -> Bool {
    range.contains(number) || number > range.lowerBound - 1 && number < range.upperBound + 1
  }
}
