import GestureEngine

/// The coarseness of the pictures of a page: the points of a picture, and the moments of an animation, for
/// each one that is drawn.
///
/// A page has a certain room. Where it is too small for everything, all parts of the pictures become coarser
/// together: the path of a finger, rows of bars, animations, and the lines of the plot.
struct Grain: Sendable, Hashable, Comparable {
  /// The distance in points below which details are drawn together; 0 if everything is drawn.
  let distance: Int

  /// Everything is drawn.
  static let none = Grain(distance: 0)
  /// Details that share a point are drawn together.
  static let point = Grain(distance: 1)
  /// The grains of pages, from fine to coarse.
  static let all = [none, point, Grain(distance: 2), Grain(distance: 4), Grain(distance: 8)]

  static func < (a: Grain, b: Grain) -> Bool { a.distance < b.distance }

  /// The moments of an animation for each one that is drawn.
  var stride: Int { Swift.max(1, distance) }

  /// Returns the middle of the column of a picture that contains a place.
  func column(of x: Double) -> Double {
    let width = Double(stride)
    return (x / width).rounded() * width
  }

  /// Returns the last samples of a path, without those that are too near to the one before.
  func samples(of path: [GesturePoint]) -> [GesturePoint] {
    guard let first = path.first, let end = path.last, self != .none else { return path }
    var samples = [first]
    for place in path.dropLast() where isApart(place, samples[samples.count - 1], scale: 1) {
      samples.append(place)
    }
    if path.count > 1 { samples.append(end) }
    return samples.suffix(Swift.max(2, Finger.longestPath / stride))
  }

  /// Returns the shapes of a drawing, without bars, dots and labels that are too near to the one before.
  ///
  /// - Parameters:
  ///   - scene: The drawing.
  ///   - scale: The points of the picture for each point of the drawing.
  /// - Returns: The shapes, from back to front.
  func shapes(of scene: ControlScene, scale: Double) -> [SceneShape] {
    guard self != .none else { return scene.shapes }
    var places: [String: GesturePoint] = [:]
    return scene.shapes.filter { shape in
      guard let row = shape.role.row else { return true }
      if let last = places[row], !shape.isCurrent,
        !isApart(shape.frame.center, last, scale: scale)
      {
        return false
      }
      places[row] = shape.frame.center
      return true
    }
  }

  /// Returns ranges of a picture in order, in which those that are too near to each other are one.
  func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    guard self != .none else { return ranges }
    var merged: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound < last.upperBound + Double(distance) {
        merged[merged.count - 1] =
          last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  private func isApart(_ a: GesturePoint, _ b: GesturePoint, scale: Double) -> Bool {
    Swift.max((a.x - b.x).magnitude, (a.y - b.y).magnitude) * scale >= Double(distance)
  }
}

extension SceneShape.Role {
  /// The row of similar shapes that a shape belongs to; `nil` if it belongs to none.
  fileprivate var row: String? {
    switch self {
    case .bar: "bars"
    case .dot: "dots"
    case .label: "labels"
    case .track, .fill, .thumb, .symbol: nil
    }
  }
}
