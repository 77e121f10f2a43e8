extension MeshingSlider {
  /// The bars: those up to the current one highlighted, the current one most.
  public var scene: ControlScene {
    let direction = configuration.direction
    let middle = direction.breadth(of: size) / 2
    let heights = barHeights
    let shapes = heights.indices.map { index in
      let bar = GestureRect(
        origin: GesturePoint(
          x: center(ofBar: index) - configuration.barWidth / 2, y: middle - heights[index] / 2),
        size: GestureSize(width: configuration.barWidth, height: heights[index]))
      var shape = SceneShape(
        .bar(index), .capsule, frame: direction.onScreen(bar, in: size),
        paint: index == currentBar ? .current : index < currentBar ? .accent : .groove)
      shape.isCurrent = index == currentBar
      return shape
    }
    return ControlScene(size: size, shapes: shapes)
  }
}
