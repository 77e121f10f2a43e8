/// A knob that rests wherever its touch lifts off.
enum LooseSquare: SquareDesign {
  static let snaps = false
}
