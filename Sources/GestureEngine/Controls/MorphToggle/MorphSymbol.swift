/// The outline of a symbol that morphs from a cross into an arrow.
///
///             x₀   x₀ + s
///              ┌───┐           h − 4s
///              │   │
///        ┌─────┘   └─────┐     h − 2s, the inner corners δ lower
///        └─────┐   ┌─────┘     h − s, the inner corners δ lower
///              └───┘           h
///
/// With s the stroke, x₀ = (w − s) / 2 and δ = morph × s. At morph 0 the arms are level: a cross. At
/// morph 1 they slant: an arrow.
struct MorphSymbol {
  /// The size of the symbol's frame.
  let size: GestureSize
  /// The width of the lines.
  let stroke: Double
  /// The form, from 0, a cross, to 1, an arrow.
  let morph: Double

  /// The closed outline: the left half from the foot up, then its mirror image from the head down.
  var outline: [GesturePoint] {
    let (height, drop) = (size.height, morph * stroke)
    let inner = (size.width - stroke) / 2
    let left = [
      GesturePoint(x: inner, y: height),
      GesturePoint(x: inner, y: height - stroke + drop),
      GesturePoint(x: inner - stroke, y: height - stroke),
      GesturePoint(x: inner - stroke, y: height - 2 * stroke),
      GesturePoint(x: inner, y: height - 2 * stroke + drop),
      GesturePoint(x: inner, y: height - 4 * stroke),
    ]
    return left + left.reversed().map { GesturePoint(x: size.width - $0.x, y: $0.y) }
  }

  /// The ellipse: the frame inset by three strokes, with sides of at least 0.
  var ellipse: GestureRect {
    let width = Swift.max(0, size.width - 6 * stroke)
    let height = Swift.max(0, size.height - 6 * stroke)
    return GestureRect(
      origin: GesturePoint(x: (size.width - width) / 2, y: (size.height - height) / 2),
      size: GestureSize(width: width, height: height))
  }
}
