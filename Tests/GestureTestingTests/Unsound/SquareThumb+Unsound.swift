/// A thumb that is said to be where its touch is, also beyond the ends.
enum LooseKnob: SquareThumbDesign { static let showsTheTouch = true }
