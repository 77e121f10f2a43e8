import GestureEngine
import SceneRendering
import Testing

@Suite struct PaletteSVGTests {
  private let scene = ControlScene(
    size: GestureSize(width: 300, height: 20),
    shapes: [
      SceneShape(
        .fill, .capsule,
        frame: GestureRect(
          origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 100, height: 20)),
        paint: .accent)
    ])

  @Test func `the standard palette has the colours of the theme`() {
    for (shades, start) in [
      (Palette.standard.light, ":root {"),
      (Palette.standard.dark, "screen and (prefers-color-scheme: dark)"),
      (Palette.standard.lightHighContrast, "@media (prefers-contrast: more) {"),
      (
        Palette.standard.darkHighContrast,
        "screen and (prefers-contrast: more) and (prefers-color-scheme: dark)"
      ),
    ] {
      let rules = Theme.css[Theme.css.firstRange(of: start)!.upperBound...]
      let block = rules.prefix { $0 != "}" }
      for color in Paint.Color.allCases {
        #expect(block.contains("--\(color.name): \(shades[color].tints[0].hexadecimal);"))
      }
      #expect(block.contains("--shadow: \(shades.shadow.hexadecimal);"))
    }
    #expect(scene.svg(titled: "fill") == scene.svg(titled: "fill", palette: .standard))
  }

  @Test func `a palette replaces the colours of the theme`() {
    var palette = Palette.standard
    palette.light.accent = Palette.Fill(0xFF2D55)
    palette.darkHighContrast.accent = Palette.Fill(0x00FF00)
    let svg = scene.svg(titled: "fill", palette: palette)
    let style = svg[svg.ranges(of: ":root{--groove:#e3e4ea;").last!.lowerBound...]
    #expect(style.contains("--accent:#ff2d55;"))
    #expect(svg.contains(".accent{fill:#ff2d55;fill:var(--accent);"))
    let contrast = "@media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{"
    #expect(svg[svg.firstRange(of: contrast)!.upperBound...].contains("--accent:#00ff00;"))
  }

  @Test func `a gradient follows the direction, and has a stop for each colour`() {
    var palette = Palette.standard
    palette.set(
      .accent,
      to: .gradient([Palette.Tint(0xFFCC00), Palette.Tint(0xFF3B30), Palette.Tint(0xAF52DE)]))
    palette.dark.accent = Palette.Fill(0x3D97FF)
    let svg = scene.svg(titled: "fill", palette: palette, along: .rightToLeft)
    #expect(
      svg.contains(
        #"<linearGradient id="accent" gradientUnits="userSpaceOnUse" x1="300" y1="10" x2="0" y2="10">"#
      ))
    for (index, offset) in ["0", "0.5", "1"].enumerated() {
      #expect(svg.contains(#"<stop class="accent-\#(index)" offset="\#(offset)"/>"#))
    }
    #expect(svg.contains(".accent{fill:url(#accent);"))
    #expect(svg.contains(".accent-1{stop-color:#ff3b30;stop-color:var(--accent-1)}"))
    #expect(svg.contains("--accent-0:#3d97ff;--accent-1:#3d97ff;--accent-2:#3d97ff;"))
  }

  @Test func `a disabled control is faint`() {
    #expect(scene.svg(titled: "fill", isEnabled: false).contains(#"<g opacity="0.4">"#))
    #expect(!scene.svg(titled: "fill").contains("opacity=\"0.4\""))
  }

  @Test func `a shadow can fall to the side`() {
    var scene = scene
    scene.shapes[0].shadow = SceneShape.Shadow(radius: 3, drop: 1, shift: -2)
    let svg = scene.svg(titled: "fill")
    #expect(svg.contains("filter: drop-shadow(-2px 1px 3px var(--shadow))"))
    // The blur reaches 6 points further to the left than the shadow.
    #expect(svg.contains(#"viewBox="-8 -5 308 32""#))
  }
}
