import GestureEngine

/// The distribution of numbers in bins.
struct Histogram: Sendable {
  /// A range of numbers, and how many lie in it.
  struct Bin: Sendable, Hashable {
    /// The least number of the bin.
    var least: Double
    /// The label of the bin.
    var label: String
    /// The number of numbers in the bin.
    var count = 0
  }

  /// The bins in ascending order, without gaps.
  private(set) var bins: [Bin] = []
  private let numbers: [Double]

  /// The greatest number of bins that are single whole numbers.
  private static let mostWholes = 30
  /// The number of bins of equal width.
  private static let equalBins = 20
  /// The ratio of the greatest number to the median from which on each bin is twice as wide as the last.
  private static let skewness = 16.0

  /// The distribution of `numbers`, of which infinite ones do not count.
  ///
  ///     Histogram([1, 1, 3]).bins.map(\.label)  // ["1", "2", "3"]
  init(_ numbers: [Double]) {
    self.numbers = numbers.filter(\.isFinite).sorted()
    guard let least = self.numbers.first, let greatest = self.numbers.last else { return }
    let areWhole = self.numbers.allSatisfy { $0 == $0.rounded() && $0.magnitude < 0x1p53 }
    if areWhole, greatest - least < Double(Self.mostWholes) {
      bins = (Int(least)...Int(greatest)).map { Bin(least: Double($0), label: "\($0)") }
    } else if least >= 0, areWhole, greatest > Self.skewness * max(1, median) {
      // 0, 1, 2–3, 4–7, …
      var (first, next) = (0.0, 1.0)
      while first <= greatest {
        let label = next - first > 1 ? "\(first.shortest)–\((next - 1).shortest)" : first.shortest
        bins.append(Bin(least: first, label: label))
        (first, next) = (next, next * 2)
      }
    } else {
      let width = greatest / Double(Self.equalBins) - least / Double(Self.equalBins)
      bins = (0..<(width > 0 ? Self.equalBins : 1)).map { index in
        let first = least + width * Double(index)
        return Bin(least: first, label: first.shortest)
      }
    }
    for number in self.numbers {
      let index = bins.lastIndex { $0.least <= number } ?? 0
      bins[index].count += 1
    }
  }

  private var median: Double { numbers.isEmpty ? 0 : numbers[(numbers.count - 1) / 2] }

  /// The range, the median and the mean as a sentence.
  var summary: String {
    guard let least = numbers.first, let greatest = numbers.last else { return "no numbers" }
    // Each number is divided, because their sum may overflow.
    let mean = numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
    return "\(least.shortest) to \(greatest.shortest), median \(median.shortest), "
      + "mean \(mean.shortest)"
  }

  /// Returns the histogram as an element of a page.
  ///
  /// - Parameter title: The description for screen readers.
  /// - Returns: The element.
  func chart(title: String) -> String {
    let size = GestureSize(width: 480, height: 150)
    let (left, right, top, bottom) = (34.0, size.width - 26, 8.0, size.height - 22)
    let most = Double(Swift.max(1, bins.map(\.count).max() ?? 1))
    let step = (right - left) / Double(Swift.max(1, bins.count))
    let marks = Chart.marks(upTo: most).filter { $0 == $0.rounded() }.flatMap { mark in
      let y = bottom - mark / most * (bottom - top)
      return [
        Element(
          "line",
          ["class": "axis", "x1": left.svg, "y1": y.svg, "x2": right.svg, "y2": y.svg]),
        Words.line(
          Int(mark).description, at: GesturePoint(x: left - 6, y: y + 4), .quiet, "end"),
      ]
    }
    let bars = bins.enumerated().filter { $0.element.count > 0 }.map { index, bin in
      let height = Double(bin.count) / most * (bottom - top)
      return Element(
        "rect",
        [
          "class": "bar", "x": (left + step * Double(index) + 1).svg, "y": (bottom - height).svg,
          "width": Swift.max(1, step - 2).svg, "height": height.svg,
        ], [Element("title", words: "\(bin.label): \(bin.count)")])
    }
    // As many labels as there is room for.
    let widest = Double(bins.map(\.label.count).max() ?? 1) * 7 + 8
    let every = Swift.max(1, Int((widest / step).rounded(.up)))
    let labels = bins.enumerated().filter { $0.offset % every == 0 }.map { index, bin in
      Words.line(
        bin.label,
        at: GesturePoint(x: left + step * (Double(index) + 0.5), y: bottom + 16), .quiet, "middle")
    }
    return Drawing(title: title, size: size, elements: marks + bars + labels).part
  }
}
