/// A row that a cancel opens or closes.
enum StrayingRow: GlidingRowDesign {
  static func end(of value: Double) -> Double { 1 - value }
}
