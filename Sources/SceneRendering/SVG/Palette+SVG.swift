import GestureEngine

extension Palette {
  /// Style rules that replace the colours of ``Theme`` by those of this palette: light, dark, and both for
  /// users who ask for more contrast.
  var style: String {
    // Every appearance has as many variables as the longest gradient of a colour.
    let counts = Paint.Color.allCases.map { color in
      all.map { $0[color].tints.count }.max() ?? 1
    }
    func rules(_ shades: Shades) -> String {
      var rules = ""
      for (color, count) in zip(Paint.Color.allCases, counts) {
        let tints = shades[color].tints
        rules += "--\(color.name):\(tints[0].hexadecimal);"
        for index in 0..<count where count > 1 {
          let tint = tints[Swift.min(index, tints.count - 1)]
          rules += "--\(color.name)-\(index):\(tint.hexadecimal);"
        }
      }
      return ":root{\(rules)--shadow:\(shades.shadow.hexadecimal)}"
    }
    var style = """
      \(rules(light))
      @media (prefers-color-scheme:dark){\(rules(dark))}
      @media (prefers-contrast:more){\(rules(lightHighContrast))}
      @media (prefers-contrast:more) and (prefers-color-scheme:dark){\(rules(darkHighContrast))}

      """
    for (color, count) in zip(Paint.Color.allCases, counts) {
      // Viewers without style variables draw the light colours.
      let tints = light[color].tints
      guard count > 1 else {
        style += ".\(color.name){\(plain(color.name, tints[0], for: ["fill", "stop-color"]))}\n"
        continue
      }
      style += ".\(color.name){fill:url(#\(color.name));"
      style += "\(plain(color.name, tints[0], for: ["stop-color"]))}\n"
      for index in 0..<count {
        let (name, tint) = ("\(color.name)-\(index)", tints[Swift.min(index, tints.count - 1)])
        style += ".\(name){\(plain(name, tint, for: ["stop-color"]))}\n"
      }
    }
    return style
  }

  /// Returns the gradients along a control.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the value of the control grows.
  ///   - size: The size of the control.
  /// - Returns: A definition for each colour that is a gradient in an appearance.
  func gradients(along direction: Direction, size: GestureSize) -> [Element] {
    Paint.Color.allCases.compactMap { color in
      let count = all.map { $0[color].tints.count }.max() ?? 1
      guard count > 1 else { return nil }
      let frame = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
      let coloring = SceneShape(.track, .rectangle, frame: frame, paint: Paint(color))
        .coloring(in: light, along: direction, size: size)
      return Element(
        "linearGradient",
        [
          "id": color.name, "gradientUnits": "userSpaceOnUse", "x1": coloring.start.x.svg,
          "y1": coloring.start.y.svg, "x2": coloring.end.x.svg, "y2": coloring.end.y.svg,
        ],
        (0..<count).map { index in
          let offset = Double(index) / Double(count - 1)
          return Element("stop", ["class": "\(color.name)-\(index)", "offset": offset.svg])
        })
    }
  }

  private var all: [Shades] { [light, dark, lightHighContrast, darkHighContrast] }

  private func plain(_ name: String, _ tint: Tint, for properties: [String]) -> String {
    properties.map { "\($0):\(tint.hexadecimal);\($0):var(--\(name))" }.joined(separator: ";")
  }
}
