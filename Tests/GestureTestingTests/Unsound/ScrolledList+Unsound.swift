/// A list that a flick leads back.
enum BackwardList: ListDesign {
  static let flingsBack = true
}
