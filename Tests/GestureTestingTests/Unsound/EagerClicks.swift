/// A slider that takes a long touch, or a drag, for the first click of two.
enum EagerClicks: ClickDesign {
  static let countsEachTouch = true
}
