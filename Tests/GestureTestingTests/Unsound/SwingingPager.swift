/// A scroll bar that pages past the touch and back.
enum SwingingPager: PagerDesign {
  static func page(toward way: Double) -> Double { way < 0 ? -2 : 2 }
}
