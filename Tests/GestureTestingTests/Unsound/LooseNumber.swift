/// A number that loses the rest of each motion, so that a slow touch moves it too far or not at all.
enum LooseNumber: NumberDesign {
  static func rest(_ rest: Double) -> Double { 0 }
}
