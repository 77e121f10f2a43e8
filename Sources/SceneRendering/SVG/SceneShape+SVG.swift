import GestureEngine

extension SceneShape {
  /// The shape as SVG, in the coordinates of its control.
  var element: Element {
    guard let clip else { return outlined }
    // A nested drawing clips its contents without an identifier, which a clip path would need.
    let window = [clip.origin.x, clip.origin.y, clip.size.width, clip.size.height]
    return Element(
      "svg",
      [
        "x": clip.origin.x.svg, "y": clip.origin.y.svg, "width": clip.size.width.svg,
        "height": clip.size.height.svg, "viewBox": window.map(\.svg).joined(separator: " "),
      ], [outlined])
  }

  private var outlined: Element {
    let (x, y) = (frame.origin.x, frame.origin.y)
    let (width, height) = (frame.size.width, frame.size.height)
    switch outline {
    case .rectangle, .capsule:
      let radius = outline == .capsule ? (Swift.min(width, height) / 2).svg : nil
      return Element(
        "rect",
        [
          "class": name, "x": x.svg, "y": y.svg, "width": width.svg, "height": height.svg,
          "rx": radius, "style": style, "opacity": transparency, "transform": turn,
        ])
    case .ellipse:
      return Element(
        "ellipse",
        [
          "class": name, "cx": (x + width / 2).svg, "cy": (y + height / 2).svg,
          "rx": (width / 2).svg, "ry": (height / 2).svg, "style": style,
          "opacity": transparency, "transform": turn,
        ])
    case .path(let points):
      let corners = points.map { "\((x + $0.x).svg) \((y + $0.y).svg)" }
      return Element(
        "path",
        [
          "class": name, "d": corners.isEmpty ? "" : "M\(corners.joined(separator: "L"))Z",
          "style": style, "opacity": transparency, "transform": turn,
        ])
    case .text(let words, let alignment):
      let (anchor, place) =
        switch alignment {
        case .left: ("start", x)
        case .center: ("middle", x + width / 2)
        case .right: ("end", x + width)
        }
      return Element(
        "text",
        [
          "class": name, "x": place.svg, "y": (y + height / 2).svg, "font-size": height.svg,
          "text-anchor": anchor, "dominant-baseline": "central", "style": style,
          "opacity": transparency, "transform": turn,
        ], words: words)
    }
  }

  private var name: String? { paint.fade == nil ? paint.color.name : nil }

  private var style: String? {
    let fill = paint.fade.map { "fill:url(#\(paint.color.name)-\($0.name))" }
    let shadow = shadow.map {
      let shift = $0.shift == 0 ? "0" : "\($0.shift.svg)px"
      return Theme.plain(
        "filter: drop-shadow(\(shift) \($0.drop.svg)px \($0.radius.svg)px var(--shadow))")
    }
    let both = [fill, shadow].compactMap { $0 }
    return both.isEmpty ? nil : both.joined(separator: ";")
  }

  private var transparency: String? { opacity == 1 ? nil : opacity.svg }

  private var turn: String? {
    rotation == 0 ? nil : "rotate(\(rotation.svg) \(frame.center.x.svg) \(frame.center.y.svg))"
  }
}

extension Paint {
  /// The definition of a gradient, which a drawing contains once; `nil` for a plain colour.
  var gradient: Element? {
    guard let fade else { return nil }
    let stops = [(color, "0"), (fade, "1")].map { color, offset in
      Element("stop", ["class": color.name, "offset": offset])
    }
    return Element(
      "linearGradient",
      ["id": "\(color.name)-\(fade.name)", "x1": "0", "y1": "0", "x2": "0", "y2": "1"], stops)
  }
}
