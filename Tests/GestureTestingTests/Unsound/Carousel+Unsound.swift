import GestureTesting

/// A carousel that comes to rest a little before its page.
enum HangingCarousel: CarouselDesign {
  static func rest(near place: Double, of pages: Snapping) -> Double { 0.9 * pages.snap(place) }
}

/// A carousel that glides, and says that nothing moves.
enum SilentCarousel: CarouselDesign {
  static func rest(near place: Double, of pages: Snapping) -> Double { pages.snap(place) }
  static let hidesMotion = true
}
