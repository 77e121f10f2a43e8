import GestureEngine

/// A complete picture: its elements, size, and colours.
struct Drawing: Sendable {
  /// The description for screen readers.
  var title: String
  /// The size in points.
  var size: GestureSize
  /// The coordinates of the top-left corner.
  var origin = GesturePoint(x: 0, y: 0)
  /// The gradients that the elements use; duplicates are allowed.
  var gradients: [Paint] = []
  /// The style rules in addition to the ``Theme``, whose variables they use.
  var style = ""
  /// The style rules of a ``Palette``, which replace the colours of the theme.
  var paletteStyle = ""
  /// The elements from back to front.
  var elements: [Element]

  /// The picture as a file.
  var file: String {
    let definitions = Drawing.definitions(of: gradients).map { [$0] } ?? []
    let style = Element("style", words: Theme.plain(Theme.css + style) + paletteStyle)
    return element(with: [style] + definitions).text + "\n"
  }

  /// The picture as an element of a page that contains the ``Theme``, the style and the gradients.
  var part: String { element(with: []).compactText }

  /// Returns the definitions of gradients without duplicates; `nil` if `paints` has no gradient.
  static func definitions(of paints: [Paint]) -> Element? {
    var known: Set<Paint> = []
    let gradients = paints.filter { known.insert($0).inserted }.compactMap(\.gradient)
    return gradients.isEmpty ? nil : Element("defs", [:], gradients)
  }

  private func element(with head: [Element]) -> Element {
    let box = [origin.x, origin.y, size.width, size.height].map(\.svg).joined(separator: " ")
    return Element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.width.svg, "height": size.height.svg,
        "viewBox": box, "role": "img", "aria-label": title,
      ], head + elements)
  }
}
