/// A slider that drags from where its thumb was, although the touch went down elsewhere.
enum ForgottenPress: PressDesign {
  static func start(of place: Double, _ fraction: Double) -> Double { fraction }
}
