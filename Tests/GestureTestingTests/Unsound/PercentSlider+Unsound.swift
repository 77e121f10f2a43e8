/// A percentage that is cut: 0.29 is 28.999… percent.
enum CutPercent: PercentDesign {
  static func whole(_ percent: Double) -> Double { percent.rounded(.down) }
}
