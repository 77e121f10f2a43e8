import GestureEngine
import GestureLaws

extension Frame {
  /// The heights of the line above the picture and of the lines below it, in points.
  static let (head, foot) = (24.0, 44.0)

  /// Returns the size of a frame in points.
  static func size(on stage: Stage) -> GestureSize {
    GestureSize(width: stage.size.width, height: head + stage.size.height + foot)
  }

  /// Returns the frame, with its top-left corner at (0, 0).
  ///
  /// - Parameters:
  ///   - stage: The visible part of the control's coordinates.
  ///   - name: The identifier of the frame in a page; `nil` for no identifier.
  /// - Returns: A group of elements.
  func element(on stage: Stage, name: String?) -> Element {
    let below = Frame.head + stage.size.height
    let columns = Int(stage.size.width / Words.codeWidth) - 4
    let isNumber = step.after.value.isFinite
    var parts = [
      Words.line("\(number)", at: GesturePoint(x: 0, y: 15), .quiet),
      Words.line(Words.fitted(text, columns), at: GesturePoint(x: 26, y: 15), .code),
      Element(
        "g", ["transform": "translate(0 \(Frame.head.svg))"], picture(on: stage)),
      Words.line(
        Words.fitted(GestureEvent.set(step.after.value).text, columns),
        at: GesturePoint(x: 2, y: below + 18), isNumber ? .code : .broken),
      Words.line(
        Words.fitted(notes.joined(separator: " · "), columns + 6),
        at: GesturePoint(x: 2, y: below + 35), .quiet),
    ]
    if !findings.isEmpty { parts.append(badge(width: stage.size.width)) }
    return Element("g", ["id": name], parts)
  }

  /// Returns the elements inside the border.
  private func picture(on stage: Stage) -> [Element] {
    let middle = GesturePoint(x: stage.size.width / 2, y: stage.size.height / 2)
    var parts = [
      Element(
        "rect",
        [
          "class": findings.isEmpty ? "card" : "card bad", "x": "0.5", "y": "0.5",
          "width": (stage.size.width - 1).svg, "height": (stage.size.height - 1).svg, "rx": "8",
        ])
    ]
    if let obstacle {
      parts.append(
        Words.line(obstacle, at: GesturePoint(x: middle.x, y: middle.y + 4), .quiet, "middle"))
    } else {
      let size = step.after.size
      let bounds = Element(
        "rect", ["class": "bounds", "width": size.width.svg, "height": size.height.svg])
      parts.append(Element("g", ["transform": stage.transform], [bounds] + scene.elements))
    }
    if misplaced > 0 {
      let message =
        misplaced == 1 ? "1 shape cannot be drawn" : "\(misplaced) shapes cannot be drawn"
      let place = GesturePoint(x: middle.x, y: stage.size.height - 8)
      parts.append(Words.line(message, at: place, .broken, "middle"))
    }
    return parts + fingers.flatMap { $0.elements(on: stage) }
  }

  /// Returns the names of the laws that break here, as a badge on the border.
  private func badge(width: Double) -> Element {
    let names = findings.map(\.law)
    let more = names.count > 3 ? " +\(names.count - 2)" : ""
    let words = names.prefix(names.count > 3 ? 2 : 3).joined(separator: " ") + more
    let length = Double(words.count) * 7.5 + 14
    return Element(
      "g", ["transform": "translate(\((width - length - 10).svg) \((Frame.head - 10).svg))"],
      [
        Element("rect", ["class": "badge", "width": length.svg, "height": "20", "rx": "10"]),
        Element(
          "text",
          ["class": "badge-words", "x": (length / 2).svg, "y": "14", "text-anchor": "middle"],
          words: words),
      ])
  }
}
