/// A trough whose thumb moves its edge to a press.
enum EdgePress: TroughDesign {
  static let start = 0.0
}
