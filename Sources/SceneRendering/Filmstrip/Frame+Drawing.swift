import GestureEngine
import GestureLaws

extension Frame {
  /// The heights of the line above the picture and of the lines below it, in points.
  static let (head, foot) = (24.0, 62.0)

  /// Returns the size of a frame in points.
  static func size(on stage: Stage) -> GestureSize {
    GestureSize(width: stage.size.width, height: head + stage.size.height + foot)
  }

  /// Returns the frame, with its top-left corner at (0, 0).
  ///
  /// - Parameters:
  ///   - stage: The visible part of the control's coordinates.
  ///   - name: The identifier of the frame in a page; `nil` for no identifier.
  ///   - grain: The coarseness of the picture.
  /// - Returns: A group of elements.
  func element(on stage: Stage, name: String?, _ grain: Grain) -> Element {
    let below = Frame.head + stage.size.height
    let columns = Int(stage.size.width / Words.codeWidth) - 4
    let isNumber = step.after.value.isFinite
    let badge = findings.isEmpty ? nil : badge(width: stage.size.width)
    // The badge lies on the border, below the end of the line.
    let start = Swift.max(26, 7.5 * Double("\(number)".count) + 8)
    let room = stage.size.width - start - (badge.map { $0.length + 14 } ?? 0)
    let (statement, value) = (text, GestureEvent.set(step.after.value).text)
    var parts = [
      Element("title", words: "\(number) \(statement.brief): \(value)"),
      Words.line("\(number)", at: GesturePoint(x: 0, y: 15), .quiet),
      Words.line(
        Words.fitted(statement.rounded, Int(room / Words.codeWidth)),
        at: GesturePoint(x: start, y: 15), .code),
      Element(
        "g", ["transform": "translate(0 \(Frame.head.svg))"], picture(on: stage, grain)),
      Words.line(
        Words.fitted(value.rounded, columns),
        at: GesturePoint(x: 2, y: below + 18), isNumber ? .code : .broken),
      Words.line(
        Words.fitted(notes.joined(separator: " · "), columns + 6),
        at: GesturePoint(x: 2, y: below + 35), .quiet),
    ]
    if let contrast = findings.lazy.compactMap(\.breach.contrast).first {
      parts.append(
        Words.line(
          Words.fitted(contrast.sentence, columns + 4), at: GesturePoint(x: 2, y: below + 52),
          .broken))
    }
    if let badge { parts.append(badge.element) }
    return Element("g", ["id": name], parts)
  }

  /// Returns the elements inside the border.
  private func picture(on stage: Stage, _ grain: Grain) -> [Element] {
    let middle = GesturePoint(x: stage.size.width / 2, y: stage.size.height / 2)
    var parts = [
      Element(
        "rect",
        [
          "class": "card" + (findings.isEmpty ? "" : " bad") + (laws == nil ? "" : " sequel"),
          "x": "0.5", "y": "0.5",
          "width": (stage.size.width - 1).svg, "height": (stage.size.height - 1).svg, "rx": "8",
        ])
    ]
    if let obstacle {
      parts.append(
        Words.line(obstacle, at: GesturePoint(x: middle.x, y: middle.y + 4), .quiet, "middle"))
    } else {
      let size = step.after.size
      let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
      let drawn = isEnlarged ? bounds.enlarged : bounds
      parts.append(
        Element(
          "g", ["transform": stage.transform],
          [drawn.element("bounds")] + grain.shapes(of: scene, scale: stage.scale).map(\.element)
            + ghosts.map { $0.element("ghost") }))
    }
    if obstacle == nil, isEnlarged {
      let words =
        "\(step.after.size.width.shortest) × \(step.after.size.height.shortest), drawn larger"
      parts.append(
        Words.line(words, at: GesturePoint(x: middle.x, y: stage.size.height - 8), .quiet, "middle")
      )
    }
    if misplaced > 0 {
      let message =
        misplaced == 1 ? "1 shape cannot be drawn" : "\(misplaced) shapes cannot be drawn"
      let place = GesturePoint(x: middle.x, y: 20)
      parts.append(Words.line(message, at: place, .broken, "middle"))
    }
    return parts + fingers.flatMap { $0.elements(on: stage, grain) }
  }

  /// Returns the laws that break here, as a badge on the border: a single one by its name.
  private func badge(width: Double) -> (length: Double, element: Element) {
    let names = findings.map(\.law)
    let more = names.count > 3 ? " +\(names.count - 2)" : ""
    let codes = names.prefix(names.count > 3 ? 2 : 3).joined(separator: " ") + more
    let title = findings.count == 1 ? findings[0].title : codes
    let words = title.count <= 16 ? title : codes
    let length = Double(words.count) * 7.5 + 14
    let element = Element(
      "g", ["transform": "translate(\((width - length - 10).svg) \((Frame.head - 10).svg))"],
      [
        Element("rect", ["class": "badge", "width": length.svg, "height": "20", "rx": "10"]),
        Element(
          "text",
          ["class": "badge-words", "x": (length / 2).svg, "y": "14", "text-anchor": "middle"],
          words: words),
      ])
    return (length, element)
  }
}

extension GestureRect {
  /// This rectangle as an element of a class.
  fileprivate func element(_ name: String) -> Element {
    let radius = name == "ghost" ? Swift.min(size.width, size.height) / 2 : 0
    return Element(
      "rect",
      [
        "class": name, "x": origin.x == 0 ? nil : origin.x.svg,
        "y": origin.y == 0 ? nil : origin.y.svg, "width": size.width.svg,
        "height": size.height.svg, "rx": radius == 0 ? nil : radius.svg,
      ])
  }
}
