/// A glide that starts at the old value, although the thumb may not have reached it.
enum RestartedGlide: GlideDesign {
  static func start(from drawn: Double, value: Double) -> Double { value }
}
