import GestureEngine

/// A whole picture: what is drawn and how large, with the colours that it needs.
struct Drawing: Sendable {
  /// What a screen reader says of it.
  var title: String
  /// How large it is, in points.
  var size: GestureSize
  /// The place that is its top-left corner.
  var origin = GesturePoint(x: 0, y: 0)
  /// The paints in it that fade, once or more often.
  var gradients: [Paint] = []
  /// The rules of style besides the ``Theme``.
  var style = ""
  /// What is drawn, the rearmost first.
  var elements: [Element]

  /// The picture as a file of its own.
  var file: String {
    let definitions = Drawing.definitions(of: gradients).map { [$0] } ?? []
    return element(with: [Element("style", words: Theme.plain(Theme.css + style))] + definitions)
      .text + "\n"
  }

  /// The picture as a part of a page that has the ``Theme``, the style and the gradients.
  var part: String { element(with: []).text }

  /// The definitions of paints that fade, each once; `nil` where there are none.
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
