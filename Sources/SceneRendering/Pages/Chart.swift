import GestureEngine

/// A line chart of counts over time.
struct Chart: Sendable {
  /// The description for screen readers.
  let title: String
  /// The times in seconds and the counts, in order of time.
  let points: [(seconds: Double, count: Int)]

  private static let size = GestureSize(width: 1000, height: 170)

  /// The chart as an element of a page.
  var part: String {
    let (left, right, top, bottom) = (70.0, Chart.size.width - 12, 10.0, Chart.size.height - 24)
    let most = Double(Swift.max(1, points.map(\.count).max() ?? 1))
    let last = Swift.max(1, points.last?.seconds ?? 1)
    func x(_ seconds: Double) -> Double { left + seconds / last * (right - left) }
    func y(_ count: Double) -> Double { bottom - count / most * (bottom - top) }
    let marks = Chart.marks(upTo: most).flatMap { mark in
      [
        Element(
          "line",
          [
            "class": "axis", "x1": left.svg, "y1": y(mark).svg, "x2": right.svg, "y2": y(mark).svg,
          ]),
        Words.line(
          Int(mark).description, at: GesturePoint(x: left - 8, y: y(mark) + 4), .quiet, "end"),
      ]
    }
    let times = Chart.marks(upTo: last).map { mark in
      Words.line(
        "\(mark.svg) s", at: GesturePoint(x: x(mark), y: bottom + 18), .quiet,
        x(mark) > right - 20 ? "end" : "middle")
    }
    let line = points.map { "\(x($0.seconds).svg) \(y(Double($0.count)).svg)" }
    let series = Element(
      "path",
      ["class": "series", "d": line.isEmpty ? "" : "M" + line.joined(separator: "L")])
    return Drawing(title: title, size: Chart.size, elements: marks + times + [series]).part
  }

  /// Returns a few round numbers from 0 to `most`, which must be above 0.
  ///
  ///     marks(upTo: 5517)  // 0, 1000, 2000, 3000, 4000, 5000
  ///     marks(upTo: 10)    // 0, 2, 4, 6, 8, 10
  static func marks(upTo most: Double) -> [Double] {
    var unit = 1.0
    while unit * 10 <= most { unit *= 10 }
    let step = [unit / 5, unit / 2, unit, unit * 2].first { most / $0 < 6 } ?? unit
    return (0...Int(most / step)).map { Double($0) * step }
  }
}
