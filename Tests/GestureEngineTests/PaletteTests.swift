import GestureEngine
import Testing

@Suite struct PaletteTests {
  @Test func `Palette example`() {
    var palette = Palette.standard
    palette.light.accent = Palette.Fill(0xFF2D55)
    palette.set(.current, to: .gradient([Palette.Tint(0xFFCC00), Palette.Tint(0xFF3B30)]))
    let dark = palette.shades(in: Palette.Appearance(isDark: true))
    #expect(dark.accent.tints.map(\.hexadecimal) == ["#3d97ff"])
    #expect(dark.current.tints.map(\.hexadecimal) == ["#ffcc00", "#ff3b30"])
    #expect(palette.light.accent.tints.map(\.hexadecimal) == ["#ff2d55"])
  }

  @Test func `Tint example`() {
    #expect(Palette.Tint(0x0A78F0).hexadecimal == "#0a78f0")
    #expect(Palette.Tint(0x000000, opacity: 0.5).hexadecimal == "#00000080")
    let clamped = Palette.Tint(red: 2, green: -1, blue: .nan, opacity: .infinity)
    #expect(clamped == Palette.Tint(red: 1, green: 0, blue: 0))
  }

  @Test func `a share that is set is clamped as well`() {
    var tint = Palette.Tint(0x0A78F0)
    (tint.red, tint.green, tint.blue, tint.opacity) = (2, -1, .nan, .infinity)
    #expect(tint.hexadecimal == "#ff0000")
  }

  @Test func `an appearance selects the colours`() {
    let palette = Palette.standard
    for isDark in [false, true] {
      for hasHighContrast in [false, true] {
        let appearance = Palette.Appearance(isDark: isDark, hasHighContrast: hasHighContrast)
        let expected =
          switch (isDark, hasHighContrast) {
          case (false, false): palette.light
          case (true, false): palette.dark
          case (false, true): palette.lightHighContrast
          case (true, true): palette.darkHighContrast
          }
        #expect(palette.shades(in: appearance) == expected)
        #expect(palette.opacity(in: appearance) == 1)
      }
    }
    #expect(palette.opacity(in: Palette.Appearance(isEnabled: false)) == 0.4)
  }

  @Test(arguments: Paint.Color.allCases)
  func `each colour has a fill of its own`(color: Paint.Color) {
    var palette = Palette.standard
    palette.set(color, to: Palette.Fill(0x123456))
    for other in Paint.Color.allCases where other != color {
      #expect(palette.dark[other] == Palette.standard.dark[other])
    }
    #expect(palette.darkHighContrast[color] == Palette.Fill(0x123456))
  }

  @Test(arguments: [
    (Direction.leftToRight, 0.0, 22.0, 300.0, 22.0), (.rightToLeft, 300, 22, 0, 22),
    (.topToBottom, 150, 0, 150, 44), (.bottomToTop, 150, 44, 150, 0),
  ])
  func `a gradient goes along the control`(
    direction: Direction, x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    var shades = Palette.standard.light
    shades.accent = .gradient([Palette.Tint(0xFF0000), Palette.Tint(0x00FF00)])
    let size = GestureSize(width: 300, height: 44)
    let frame = GestureRect(
      origin: GesturePoint(x: 40, y: 10), size: GestureSize(width: 20, height: 10))
    let shape = SceneShape(.fill, .capsule, frame: frame, paint: .accent)
    let coloring = shape.coloring(in: shades, along: direction, size: size)
    #expect(coloring.tints == shades.accent.tints)
    #expect(coloring.start == GesturePoint(x: x1, y: y1))
    #expect(coloring.end == GesturePoint(x: x2, y: y2))
  }

  @Test func `a fade goes from the top of the frame to its bottom`() {
    let frame = GestureRect(
      origin: GesturePoint(x: 40, y: 10), size: GestureSize(width: 20, height: 10))
    let shape = SceneShape(.thumb, .ellipse, frame: frame, paint: Paint(from: .knob, to: .shade))
    let coloring = shape.coloring(
      in: Palette.standard.light, along: .rightToLeft, size: GestureSize(width: 300, height: 44))
    #expect(coloring.tints.map(\.hexadecimal) == ["#ffffff", "#e1e2e8"])
    #expect(coloring.start == GesturePoint(x: 50, y: 10))
    #expect(coloring.end == GesturePoint(x: 50, y: 20))
  }

  @Test func `a gradient without colours is transparent`() {
    #expect(Palette.Fill.gradient([]).tints.map(\.opacity) == [0])
  }

  @Test func `with high contrast, all parts differ from the ground`() {
    // WCAG 2.2, 1.4.11 and 1.4.3, on white and on the ground of dark pages.
    for (shades, ground) in [
      (Palette.standard.lightHighContrast, Palette.Tint(0xFFFFFF)),
      (Palette.standard.darkHighContrast, Palette.Tint(0x111215)),
    ] {
      for color in [Paint.Color.groove, .accent, .current] {
        #expect(contrast(shades[color].tints[0], ground) >= 3, "\(color.name)")
      }
      #expect(contrast(shades.ink.tints[0], ground) >= 7)
      #expect(contrast(shades.accent.tints[0], shades.groove.tints[0]) >= 1.5)
    }
  }

  /// Returns the contrast ratio of two colours as WCAG defines it, 1...21.
  private func contrast(_ a: Palette.Tint, _ b: Palette.Tint) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
  }

  private func luminance(_ tint: Palette.Tint) -> Double {
    // The gamma of sRGB, near enough to compare.
    func linear(_ share: Double) -> Double { share * share * (0.31 * share + 0.69) }
    return 0.2126 * linear(tint.red) + 0.7152 * linear(tint.green) + 0.0722 * linear(tint.blue)
  }
}
