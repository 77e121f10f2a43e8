import GestureEngine

/// A chart of horizontal bars with labels.
struct Bars: Sendable {
  /// A bar.
  struct Bar: Sendable {
    /// The label at the left of the bar.
    var label: String
    /// The length.
    var value: Double
    /// The text at the end of the bar.
    var text: String
  }

  /// The description for screen readers.
  let title: String
  /// The bars from top to bottom.
  let bars: [Bar]

  /// The greatest number of bars of a chart.
  static let most = 30

  /// The chart as an element of a page.
  var part: String {
    let (lane, left, width, room) = (22.0, 210.0, 620.0, 150.0)
    let most = Swift.max(bars.map(\.value).max() ?? 1, .leastNormalMagnitude)
    let elements = bars.enumerated().flatMap { index, bar in
      let y = lane * Double(index)
      let length = Swift.max(0, bar.value / most) * (width - left - room)
      return [
        Words.line(
          Words.fitted(bar.label, 30), at: GesturePoint(x: left - 8, y: y + 15), .plain, "end"),
        Element(
          "rect",
          [
            "class": "bar", "x": left.svg, "y": (y + 3).svg, "width": length.svg,
            "height": (lane - 6).svg,
          ]),
        Words.line(bar.text, at: GesturePoint(x: left + length + 8, y: y + 15), .quiet),
      ]
    }
    let size = GestureSize(width: width, height: lane * Double(Swift.max(1, bars.count)))
    return Drawing(title: title, size: size, elements: elements).part
  }
}
