/// Dots of which that of the page before the present one is lit.
enum PreviousPage: LitDesign {
  static func isLit(_ page: Int, at current: Int) -> Bool { page == max(0, current - 1) }
}

/// Dots up to the present page, of which the last one is never lit.
enum DarkLastPage: LitDesign {
  static func isLit(_ page: Int, at current: Int) -> Bool { page <= min(4, current) }
}
