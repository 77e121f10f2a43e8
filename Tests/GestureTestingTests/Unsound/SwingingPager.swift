/// A scroll bar that pages past the touch and back.
enum SwingingPager: PagerDesign {
  static func page(toward way: Double) -> Double { way < 0 ? -2 : 2 }
}

/// A scroll bar that pages until it is there, although its touch has lifted off.
enum EndlessPager: PagerDesign {
  static func page(toward way: Double) -> Double { ShyPager.page(toward: way) }
  static var endsWithItsTouch: Bool { false }
}
