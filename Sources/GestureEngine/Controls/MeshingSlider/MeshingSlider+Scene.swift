extension MeshingSlider {
  /// The track for the present size: the bars at their pitch, centred; at a smaller pitch if they do not
  /// fit; the whole length if there is one bar.
  var laidOutTrack: Track {
    let length = configuration.direction.length(of: size)
    guard configuration.barCount > 1 else { return Track(length: length) }
    let gaps = Double(configuration.barCount - 1)
    let pitch = configuration.barWidth + configuration.spacing
    let fits = gaps * pitch + configuration.barWidth <= length
    let extent = fits ? gaps * pitch : length - configuration.barWidth
    // Bars without a usable track all stand in the middle.
    guard extent >= DeclaredLengths.leastTrack else { return Track(start: length / 2, length: 0) }
    return Track(start: (length - extent) / 2, length: extent)
  }

  /// Returns the middle of a bar, in points along the control.
  func center(ofBar index: Int) -> Double {
    // A single bar stands in the middle of the whole length.
    configuration.barCount == 1
      ? configuration.direction.length(of: size) / 2
      : track.position(of: configuration.fraction(ofBar: index))
  }

  /// The target heights of the bars.
  struct Wave {
    let slider: Configuration
    let isDragging: Bool
    let fraction: Double
    let currentBar: Int

    /// Returns the height of a bar: the greatest at the fraction, falling to the least at a distance of a
    /// falloff, and the least for bars above the current bar.
    func height(ofBar index: Int) -> Double {
      guard isDragging, index <= currentBar else { return slider.barMinHeight }
      return slider.wave.height(at: (slider.fraction(ofBar: index) - fraction).magnitude)
    }
  }
}

extension MeshingSlider.Configuration {
  /// The wave of the bars.
  var wave: ControlTraits.Wave {
    ControlTraits.Wave(
      least: barMinHeight, greatest: barMaxHeight, falloff: falloff, curve: falloffCurve)
  }

  /// Returns the place of the bar with the given index along the track, 0...1.
  func fraction(ofBar index: Int) -> Double {
    barCount == 1 ? 0 : Double(index) / Double(barCount - 1)
  }
}

extension MeshingSlider {
  /// The size in which all bars stand at their own distances.
  public var naturalSize: GestureSize {
    let gaps = Double(configuration.barCount - 1)
    let size = GestureSize(
      width: gaps * (configuration.barWidth + configuration.spacing) + configuration.barWidth,
      height: Swift.max(
        MeshingSlider.trackThickness,
        2 * Swift.max(configuration.barMinHeight, configuration.barMaxHeight)
          - MeshingSlider.trackThickness))
    return configuration.direction.onScreen(size)
  }

  /// The height of the track that the bars stand on, in points.
  public static let trackThickness = 15.0

  /// The track, and the bars that stand on its lower edge, highlighted up to the current bar, which has a
  /// colour of its own.
  public var scene: ControlScene {
    let direction = configuration.direction
    let top = direction.breadth(of: size) / 2 - MeshingSlider.trackThickness / 2
    let base = top + MeshingSlider.trackThickness
    let heights = barHeights
    let start = center(ofBar: 0) - configuration.barWidth / 2
    let end = center(ofBar: heights.count - 1) + configuration.barWidth / 2
    let groove = GestureRect(
      origin: GesturePoint(x: start, y: top),
      size: GestureSize(width: end - start, height: MeshingSlider.trackThickness))
    var shapes: [SceneShape] = []
    shapes.reserveCapacity(heights.count + 1)
    shapes.append(
      SceneShape(
        .track, .capsule, frame: direction.onScreen(groove, in: size), paint: .groove,
        opacity: 0.35))
    for (index, height) in heights.enumerated() {
      shapes.append(bar(index, height: height, base: base))
    }
    return ControlScene(size: size, shapes: shapes)
  }

  /// Returns the drawing of a bar that stands on a line across the control.
  private func bar(_ index: Int, height: Double, base: Double) -> SceneShape {
    let (width, current) = (configuration.barWidth, currentBar)
    let frame = GestureRect(
      origin: GesturePoint(x: center(ofBar: index) - width / 2, y: base - height),
      size: GestureSize(width: width, height: height))
    var shape = SceneShape(
      .bar(index), .capsule, frame: configuration.direction.onScreen(frame, in: size),
      paint: index == current ? .current : index < current ? .accent : .groove)
    shape.isCurrent = index == current
    return shape
  }
}
