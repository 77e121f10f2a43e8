import GestureTesting

/// The range of a browser that a touch sets as it lifts off after it has scrolled the page.
enum ScrolledPage: ScrolledDesign {
  static let (seeksAtDown, seeksAfterScrolling) = (true, true)
}

/// A range that a touch sets which has scrolled the page.
enum ScrolledSeek: ScrolledDesign {
  static let seeksAfterScrolling = true
}
