import GestureTesting

/// A scroll bar that pages until it is there, although its touch has lifted off.
enum EndlessPager: PagerDesign {
  static func page(toward way: Double) -> Double { ShyPager.page(toward: way) }
  static var endsWithItsTouch: Bool { false }
}

/// A scroll bar that pages away from its touch, a quarter of a second later.
enum FleeingPager: PagerDesign {
  static let (endsWithItsTouch, isDelayed) = (false, true)
  static func page(toward way: Double) -> Double { min(2, max(-2, -way)) }
}

/// A scroll bar that pages past the touch and back.
enum SwingingPager: PagerDesign {
  static func page(toward way: Double) -> Double { way < 0 ? -2 : 2 }
}

/// A scroll bar that pages past the touch to the end, as that of ttk.
enum RunawayPager: PagerDesign {
  static func page(toward way: Double) -> Double { 0 }
  static let pagesOn = true
}
