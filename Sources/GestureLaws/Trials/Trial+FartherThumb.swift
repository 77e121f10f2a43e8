import GestureEngine

extension Trial {
  /// A touch outside of both thumbs or between them, after the script, that drags the farther one.
  ///
  ///     outside    ·<·<·o   [1]            [2]
  ///     between         [1]      o>·>·>    [2]      past the middle
  var fartherThumbThatMoves: Breach? {
    let thumb = thumbToProbe
    let (part, way) = thumb == .lower ? (0.15, -0.02) : (0.85, 0.02)
    return fartherThumb(
      than: thumb, of: (0.3, 0.7), by: way,
      from: { last in
        0.2 * last.track.length > 2 * trace.traits.resolution
          ? last.track.position(of: part) : nil
      })
      ?? fartherThumb(
        than: thumb, of: (0.3, 0.7), by: -way,
        from: { placeBeforeTheMiddle(beside: thumb, in: $0) })
      ?? wrongThumbOfTwoInOnePlace
  }

  /// A touch in the middle of a thumb, after the script, that drags the other one, which is close by.
  var otherThumbThatMoves: Breach? {
    let thumb = thumbToProbe
    let least = (trace.traits.thumbs?.distances.least ?? 0) / trace.traits.range.span
    let gap = Swift.max(least, [0.05, 0.1, 0.2][script.events.count % 3])
    return fartherThumb(
      than: thumb, of: (0.5 - gap / 2, 0.5 + gap / 2), by: thumb == .lower ? -0.02 : 0.02,
      from: { last in
        // A thumb without an area cannot be touched.
        guard !placesAcross(last.size).isEmpty else { return nil }
        return last.frame(of: thumb).map {
          trace.traits.direction.onTrack($0.center, in: last.size).x
        }
      })
  }

  /// A touch beside two thumbs that are as near as they can be, after the script, that drags the thumb on the other side.
  var wrongThumbOfTwoInOnePlace: Breach? {
    let thumb = thumbToProbe
    let gap = (trace.traits.thumbs?.distances.least ?? 0) / trace.traits.range.span
    return fartherThumb(
      than: thumb, of: (0.5 - gap / 2, 0.5 + gap / 2), by: thumb == .lower ? -0.02 : 0.02,
      from: { last in
        guard gap > 0 || last.fraction(of: .lower) == last.fraction(of: .upper), gap < 0.4,
          0.2 * last.track.length > 2 * trace.traits.resolution
        else { return nil }
        return last.track.position(of: thumb == .lower ? 0.2 : 0.8)
      })
  }

  /// Returns a breach of a slow drag that moves a thumb although the other one is nearer to the `down`.
  ///
  /// - Parameters:
  ///   - thumb: The nearer thumb.
  ///   - parts: The parts of the range to which the values are set before.
  ///   - way: Each motion, in parts of the track.
  ///   - position: A closure that returns the position along the track where the touch goes down.
  /// - Returns: The breach; `nil` if the nearer thumb moves, or if there is no such position.
  private func fartherThumb(
    than thumb: Thumb, of parts: (Double, Double), by way: Double,
    from position: (ControlSnapshot) -> Double?
  ) -> Breach? {
    let traits = trace.traits
    guard traits.thumbs?.distances.greatest == nil, !showsUpperValue,
      let opening = setting(parts.0, parts.1),
      let drag = slowDrag(
        after: opening, by: way,
        from: { last in
          guard let along = position(last) else { return nil }
          let place = last.point(at: along, along: traits.direction)
          return last.frame(of: thumb.other)?.contains(place) ?? false ? nil : place
        }),
      case let (old, new) = (drag.trace.initial, drag.trace.before(drag.trace.steps.count)),
      old.fraction(of: .lower) > 0.2, old.fraction(of: .upper) < 0.8,
      old.value(of: thumb.other) != new.value(of: thumb.other),
      // A touch beside both thumbs may move both.
      traits.thumbs?.movesBothBetween == false || old.value(of: thumb) == new.value(of: thumb)
    else { return nil }
    return breach(
      afterSettling: opening + drag.events,
      "a touch nearer to the \(thumb.name) thumb takes the \(thumb.other.name) one from "
        + "\(old.value(of: thumb.other)) to \(new.value(of: thumb.other))",
      contrast: trace.contrast(
        new.value(of: thumb.other), expected: old.value(of: thumb.other)), of: thumb.other)
  }

  /// Returns a position between two thumbs that is a little nearer to one of them; `nil` if a slow drag from there may
  /// lead to the other one, or may hold both thumbs.
  private func placeBeforeTheMiddle(beside thumb: Thumb, in last: ControlSnapshot) -> Double? {
    let traits = trace.traits
    guard let thumbs = traits.thumbs, !thumbs.movesBothBetween, thumbs.distances.least == 0 else {
      return nil
    }
    let places = Thumb.allCases.map { last.track.position(of: last.fraction(of: $0)) }
    let centers = Thumb.allCases.map { thumb in
      last.frame(of: thumb).map { traits.direction.onTrack($0.center, in: last.size).x }
    }
    let gap = places[1] - places[0]
    let middle = places[0] + gap / 2
    // A thumb may be drawn beside its value.
    let middles = [
      middle, (centers[0] ?? places[0]) / 2 + (centers[1] ?? places[1]) / 2,
    ].sorted()
    let motion = Swift.max(0.02 * last.track.length, 0.6 * traits.minimumDistance)
    let reach = 6 * motion
    // The sample that recognises the drag may decide, which is the second one at the latest.
    let margin =
      1 + 2 * traits.resolution + 0.01 * gap + (traits.recognisesDrags ? 2 * motion : 0)
    let breadth =
      Thumb.allCases.compactMap { last.frame(of: $0) }
      .map { traits.direction.length(of: $0.size) }.max() ?? 0
    guard reach + margin + breadth < 0.5 * gap, margin < 0.4 * gap else { return nil }
    return thumb == .lower ? middles[0] - margin : middles[1] + margin
  }
}
