import GestureEngine

extension ControlScene {
  /// Writes the shapes as numbers, from back to front, for a painter in JavaScript.
  ///
  /// Each shape begins with these numbers:
  ///
  ///     count     of all its numbers
  ///     outline   0 rectangle, 1 capsule, 2 ellipse, 3 path, 4 text
  ///     role      0 track, 1 fill, 2 thumb, 3 bar, 4 dot, 5 label, 6 symbol
  ///     frame     x, y, width, height
  ///     paint     the index of the colour, and that of the fade or -1
  ///     opacity   0...1
  ///     rotation  in degrees
  ///     shadow    radius or -1, drop, shift
  ///     clip      1 or 0, x, y, width, height
  ///
  /// A path goes on with the coordinates of its points. A text goes on with its alignment, 0 left, 1
  /// center, 2 right, and its Unicode scalars.
  ///
  /// - Parameter numbers: The numbers, to which those of the scene are appended.
  package func write(to numbers: inout [Double]) {
    for shape in shapes { shape.write(to: &numbers) }
  }
}

extension SceneShape {
  fileprivate func write(to numbers: inout [Double]) {
    let start = numbers.count
    numbers.append(0)
    numbers.append(outline.code)
    numbers.append(role.code)
    frame.write(to: &numbers)
    numbers.append(Double(paint.color.rawValue))
    numbers.append(paint.fade.map { Double($0.rawValue) } ?? -1)
    numbers.append(opacity)
    numbers.append(rotation)
    numbers.append(shadow?.radius ?? -1)
    numbers.append(shadow?.drop ?? 0)
    numbers.append(shadow?.shift ?? 0)
    numbers.append(clip == nil ? 0 : 1)
    (clip ?? frame).write(to: &numbers)
    switch outline {
    case .rectangle, .capsule, .ellipse: break
    case .path(let points):
      for point in points {
        numbers.append(point.x)
        numbers.append(point.y)
      }
    case .text(let text, let alignment):
      numbers.append(alignment.code)
      for scalar in text.unicodeScalars { numbers.append(Double(scalar.value)) }
    }
    numbers[start] = Double(numbers.count - start)
  }
}

extension GestureRect {
  fileprivate func write(to numbers: inout [Double]) {
    numbers.append(origin.x)
    numbers.append(origin.y)
    numbers.append(size.width)
    numbers.append(size.height)
  }
}

extension Outline {
  fileprivate var code: Double {
    switch self {
    case .rectangle: 0
    case .capsule: 1
    case .ellipse: 2
    case .path: 3
    case .text: 4
    }
  }
}

extension Outline.Alignment {
  fileprivate var code: Double {
    switch self {
    case .left: 0
    case .center: 1
    case .right: 2
    }
  }
}

extension SceneShape.Role {
  fileprivate var code: Double {
    switch self {
    case .track: 0
    case .fill: 1
    case .thumb: 2
    case .bar: 3
    case .dot: 4
    case .label: 5
    case .symbol: 6
    }
  }
}
