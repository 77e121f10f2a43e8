import GestureEngine

extension Law where Subject == Trial {
  /// A thumb cannot be grabbed where it hangs over the edge, and a thumb that stops short of an end
  /// hides that the value is a bound.
  public static var thumbInside: Law {
    Law(
      "I2", "thumb inside",
      "the thumb stays inside the bounds along the track, in sight across it, and reaches both ends of its travel",
      unless: {
        if $0.trace.traits.isDial { return "it turns around its middle" }
        return $0.hasThumb ? nil : "it has no thumb"
      }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      let outside = trace.firstBreach { index, step in
        let after = step.after
        guard let thumb = after.thumb, !trace.isPulled(after: index) else { return nil }
        // A control may have a size of its own, whatever its bounds.
        let drawn = index + 1 < trace.scenes.count ? trace.scenes[index + 1].size : after.size
        let length = Swift.max(direction.length(of: after.size), direction.length(of: drawn))
        let extent = direction.length(of: thumb.size)
        guard extent <= length else { return nil }
        let center = direction.onTrack(thumb.center, in: after.size).x
        let (start, end) = (center - extent / 2, center + extent / 2)
        let slack = trace.traits.drawingSlack(of: length)
        let tolerance = trace.traits.overhang + Double.slack(1e-9, of: length) + slack
        guard !after.track.isUsable || start >= -tolerance && end <= length + tolerance else {
          let shift = start < 0 ? -start : length - end
          return Observation(
            "the thumb is drawn from \(start) to \(end), the bounds are \(length) long",
            .frame(thumb, expected: thumb.shifted(by: shift, along: direction)))
        }
        guard !step.response.isAnimating, !trace.mayShowTouch(after: index),
          after.track.isUsable,
          after.fraction == 0 || after.fraction == 1
        else { return nil }
        let gap = center - (after.fraction == 0 ? after.track.start : after.track.end)
        return gap.magnitude <= Double.slack(1e-9, of: length) + slack || trial.thumbLeavesTheTrack
          ? nil
          : Observation(
            "the thumb is drawn \(gap) beside the end of its travel",
            .frame(thumb, expected: thumb.shifted(by: -gap, along: direction)))
      }
      return outside ?? (Trial.judgesEveryDesign ? trial.thumbOutOfSight : nil)
        ?? trial.firstScene { scene in scene.symbolThatIsTooLarge }
    }
  }
}

extension Trial {
  /// The first thumb that lies wholly above or below the bounds, across the track, after a script without a configuration.
  ///
  /// A thumb may be larger than its control, so it need not lie inside. A control may need a certain height, and a
  /// configuration may ask for a place elsewhere.
  fileprivate var thumbOutOfSight: Breach? {
    let (traits, direction, scenes) = (trace.traits, trace.traits.direction, trace.scenes)
    guard script.settings.isEmpty else { return nil }
    return trace.firstBreach { index, step in
      let after = step.after
      guard let thumb = after.thumb, after.track.isUsable,
        index + 1 >= scenes.count || scenes[index + 1].isDrawn(in: after.size)
      else { return nil }
      let (breadth, height) = (
        direction.breadth(of: after.size.usable), direction.breadth(of: thumb.size)
      )
      guard breadth > Swift.max(200, 4 * height) else { return nil }
      let center = direction.onTrack(thumb.center, in: after.size).y
      let reach = height / 2 + traits.overhang + traits.drawingSlack(of: breadth)
      guard center < -reach || center > breadth + reach else { return nil }
      return Observation(
        "the thumb is drawn \(center) points across the track, the bounds are \(breadth) high",
        .frame(thumb, expected: thumb.shifted(by: breadth / 2 - center, across: direction)))
    }
  }
}

extension ControlScene {
  /// The first disc of a symbol that is higher than its control, in a control that is at least as wide
  /// as high.
  fileprivate var symbolThatIsTooLarge: String? {
    guard size.height <= size.width else { return nil }
    let disc = shapes.withUnsafeBufferPointer { shapes in
      shapes.indices.first { index in
        guard shapes[index].role == .symbol, case .ellipse = shapes[index].outline else {
          return false
        }
        // The disc's height is a difference from that of the symbol's frame, which may be much larger.
        let frame = symbol?.size.height ?? 0
        let largest = size.height + Double.slack(1e-9, of: size.height + frame)
        return shapes[index].frame.size.height > largest
      }
    }
    return disc.map {
      "the disc is \(shapes[$0].frame.size.height) high, the control is \(size.height) high"
    }
  }
}
