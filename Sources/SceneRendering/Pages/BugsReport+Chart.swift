import GestureEngine

extension BugsReport {
  /// A chart with a lane for each bug and strategy, and a logarithmic axis of executions.
  var chart: String {
    let (left, width) = (280.0, 1000.0)
    let lane = 11.0
    let height = lane * Double(strategies.count) + 10
    let top = 34.0
    let bottom = top + Double(bugs.count) * height
    let most =
      bugs.flatMap { bug, _ in
        strategies.flatMap { cell(bug, $0).runs.map(\.executions) }
      }.max() ?? 1
    let powers = BugsReport.powers(upTo: most)
    // `powers` ends with 10 at least, so the range is not empty.
    let scale = try! Scale(1...Double(powers[powers.count - 1]), .exponential)
    func x(_ executions: Int) -> Double {
      left + scale.fraction(of: Double(executions)) * (width - left - 32)
    }
    var parts: [Element] = []
    for power in powers {
      let place = x(power)
      parts.append(
        Element(
          "line",
          ["class": "axis", "x1": place.svg, "y1": top.svg, "x2": place.svg, "y2": bottom.svg]))
      parts.append(
        Words.line("\(power)", at: GesturePoint(x: place, y: bottom + 18), .quiet, "middle"))
    }
    for (index, (bug, _)) in bugs.enumerated() {
      let start = top + Double(index) * height
      parts.append(
        Words.line(
          Words.fitted(bug, 40), at: GesturePoint(x: left - 12, y: start + height / 2 + 4), .plain,
          "end"))
      for (number, strategy) in strategies.enumerated() {
        let y = start + 10 + lane * Double(number)
        parts += dots(of: cell(bug, strategy), series: number % 4, y: y, x: x)
      }
    }
    return Drawing(
      title: "Executions to find each bug, by strategy",
      size: GestureSize(width: width, height: bottom + 28), elements: legend(left) + parts
    ).part
  }

  private func dots(
    of cell: Cell, series: Int, y: Double, x: (Int) -> Double
  ) -> [Element] {
    let dots = cell.runs.map { run in
      Element(
        "circle",
        [
          "class": "dot series-\(series)\(run.found ? "" : " missed")",
          "cx": x(run.executions).svg, "cy": y.svg, "r": "4",
        ])
    }
    let median = cell.median.map { median in
      Element(
        "line",
        [
          "class": "median series-\(series)", "x1": x(median.executions).svg, "y1": (y - 6).svg,
          "x2": x(median.executions).svg, "y2": (y + 6).svg,
        ])
    }
    return dots + (median.map { [$0] } ?? [])
  }

  private func legend(_ left: Double) -> [Element] {
    var place = left
    return strategies.enumerated().flatMap { number, strategy in
      defer { place += 40 + Double(strategy.count) * 7.5 }
      return [
        Element(
          "circle", ["class": "dot series-\(number % 4)", "cx": place.svg, "cy": "14", "r": "5"]),
        Words.line(strategy, at: GesturePoint(x: place + 12, y: 18), .plain),
      ]
    }
  }
}

extension BugsReport {
  /// Returns the powers of ten from 1 to the first above `most`, at least two.
  ///
  ///     powers(upTo: 0)    // [1, 10]
  ///     powers(upTo: 999)  // [1, 10, 100, 1000]
  static func powers(upTo most: Int) -> [Int] {
    var powers = [1, 10]
    while let last = powers.last, last <= most {
      let (next, isTooLarge) = last.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      powers.append(next)
    }
    return powers
  }
}
