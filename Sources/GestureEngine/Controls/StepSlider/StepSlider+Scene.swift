extension StepSlider {
  /// The diameters of a dot and of its rim, in points.
  public static let (dotDiameter, dotRim) = (20.0, 24.0)
  /// The height of a label, in points.
  public static let labelHeight = 20.0
  /// The distance of a label's middle below the track, in points.
  public static let labelDrop = 50.0

  /// The frame of the thumb as drawn.
  public var thumb: GestureRect? {
    configuration.direction.onScreen(thumb(at: motion.presented), in: size)
  }

  /// High enough for the thumb and the labels; any length along the track.
  public var naturalSize: GestureSize {
    let thumb = thumb(at: 0)
    let labels =
      configuration.trackTopOffset + configuration.trackHeight + StepSlider.labelDrop
      + StepSlider.labelHeight / 2
    return configuration.direction.onScreen(
      GestureSize(width: 0, height: Swift.max(labels, thumb.origin.y + thumb.size.height)))
  }

  /// The track, the progress line up to the thumb, the dots and labels of the stops, and the thumb.
  public var scene: ControlScene {
    let direction = configuration.direction
    let length = direction.length(of: size)
    let groove = GestureRect(
      origin: GesturePoint(x: configuration.sideOffset, y: configuration.trackTopOffset),
      size: GestureSize(
        width: Swift.max(0, length - 2 * configuration.sideOffset),
        height: configuration.trackHeight))
    var line = groove
    line.size.width = Swift.max(0, track.position(of: motion.presented) - groove.origin.x)
    let frame = direction.onScreen(groove, in: size)
    var shapes: [SceneShape] = []
    // The track, the fill and the thumb, and two circles and a label for each stop.
    shapes.reserveCapacity(3 * (stops.lastIndex + 2))
    shapes.append(SceneShape(.track, .capsule, frame: frame, paint: .groove))
    shapes.append(
      SceneShape(
        .fill, .capsule, frame: frame, paint: .accent, clip: direction.onScreen(line, in: size)))
    for index in 0...stops.lastIndex {
      if index != 0, index != stops.lastIndex {
        shapes.append(dot(index, StepSlider.dotRim, paint: .groove))
        shapes.append(dot(index, StepSlider.dotDiameter, paint: .mark))
      }
      shapes.append(label(index))
    }
    shapes.append(
      SceneShape(
        .thumb, .capsule, frame: direction.onScreen(thumb(at: motion.presented), in: size),
        paint: Paint(from: .knob, to: .shade), shadow: SceneShape.Shadow(radius: 4, drop: 2)))
    return ControlScene(size: size, shapes: shapes)
  }

  /// Returns the thumb at a fraction, in the coordinates of the track, for drawing and for grabbing.
  func thumb(at fraction: Double) -> GestureRect {
    let (width, height) = (configuration.thumbWidth, configuration.thumbHeight)
    let top =
      configuration.trackTopOffset - (height + configuration.trackHeight) / 2
      + 2 * configuration.thumbDrop
    return GestureRect(
      origin: GesturePoint(x: track.position(of: fraction) - width / 2, y: top),
      size: GestureSize(width: width, height: height))
  }

  private func dot(_ index: Int, _ diameter: Double, paint: Paint) -> SceneShape {
    let middle = configuration.trackTopOffset + configuration.trackHeight / 2
    let place = GestureRect(
      origin: GesturePoint(
        x: track.position(of: stops.fraction(of: index)) - diameter / 2, y: middle - diameter / 2),
      size: GestureSize(width: diameter, height: diameter))
    return SceneShape(
      .dot(stop: stops[index]), .ellipse,
      frame: configuration.direction.onScreen(place, in: size), paint: paint)
  }

  /// Returns the label of a stop; the labels of the end stops are aligned with the ends of the track.
  private func label(_ index: Int) -> SceneShape {
    let direction = configuration.direction
    let isOuter = direction.isHorizontal && stops.lastIndex > 0
    let (isFirst, isLast) = (isOuter && index == 0, isOuter && index == stops.lastIndex)
    let extent = GestureSize(width: 2 * track.start, height: StepSlider.labelHeight)
    // The middle of the label in the coordinates of the track.
    var along = track.position(of: stops.fraction(of: index))
    if isFirst { along = configuration.sideOffset + extent.width / 2 }
    if isLast {
      along = direction.length(of: size) - configuration.sideOffset - extent.width / 2
    }
    let middle = GestureRect(
      origin: GesturePoint(
        x: along,
        y: configuration.trackTopOffset + configuration.trackHeight + StepSlider.labelDrop),
      size: .zero)
    let place = direction.onScreen(middle, in: size).origin
    // Text stays upright in every direction of the track.
    let frame = GestureRect(
      origin: GesturePoint(x: place.x - extent.width / 2 + 0, y: place.y - extent.height / 2 + 0),
      size: extent)
    let isLeft = direction.isReversed ? isLast : isFirst
    let isRight = direction.isReversed ? isFirst : isLast
    return SceneShape(
      .label(stop: stops[index]),
      .text(stops[index].description, isLeft ? .left : isRight ? .right : .center), frame: frame,
      paint: .ink)
  }
}
