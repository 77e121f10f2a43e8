/// A slider that undoes a new size or a new value at the next motion.
enum KeptPoints: HeldPlaceDesign {
  static let keepsPoints = true
}
