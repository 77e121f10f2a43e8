/// A line with gaps where its value is missing.
struct Polyline {
  /// The coarseness of the line: a column of it shows only the lowest, the highest and the last point.
  let grain: Grain
  private var points = ""
  private var isBroken = true
  private var column: (x: Double, low: Double, high: Double, last: Double)?

  init(_ grain: Grain) { self.grain = grain }

  /// The line as the path of an SVG element.
  var path: String {
    var line = self
    line.endColumn()
    return line.points
  }

  mutating func add(_ x: Double, _ y: Double?) {
    guard let exact = y else {
      endColumn()
      isBroken = true
      return
    }
    guard grain != .none else {
      draw(x, exact)
      return
    }
    let (x, y) = (grain.column(of: x), (exact * 10).rounded() / 10)
    if let old = column, old.x == x {
      column = (x, Swift.min(old.low, y), Swift.max(old.high, y), y)
    } else {
      endColumn()
      column = (x, y, y, y)
    }
  }

  private mutating func endColumn() {
    guard let (x, low, high, last) = column else { return }
    column = nil
    draw(x, low)
    if high != low { draw(x, high) }
    if last != high { draw(x, last) }
  }

  private mutating func draw(_ x: Double, _ y: Double) {
    points += "\(isBroken ? "M" : "L")\(x.svg) \(y.svg)"
    isBroken = false
  }
}
