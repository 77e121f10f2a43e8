extension DefaultStringInterpolation {
  /// Writes a number as `.drag` text does, so that messages and scripts read alike.
  mutating func appendInterpolation(_ number: Double) { appendLiteral(DragNumber.text(number)) }
}
