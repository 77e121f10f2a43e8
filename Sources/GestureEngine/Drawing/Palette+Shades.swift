extension Palette {
  /// A fill for each ``Paint/Color``, and the colour of shadows.
  public struct Shades: Sendable, Hashable {
    /// The background of a track.
    public var groove: Fill
    /// A part that can be grabbed.
    public var knob: Fill
    /// The shaded side of a part that can be grabbed.
    public var shade: Fill
    /// A part that is filled, reached or on.
    public var accent: Fill
    /// The chosen part among the reached parts.
    public var current: Fill
    /// A mark on a track.
    public var mark: Fill
    /// Text and symbols.
    public var ink: Fill
    /// The shadow of a part that can be grabbed.
    public var shadow: Tint

    /// A set of colours, each as it is written in hexadecimal: `0xRRGGBB`.
    public init(
      groove: UInt32, knob: UInt32, shade: UInt32, accent: UInt32, current: UInt32, mark: UInt32,
      ink: UInt32, shadow: Tint
    ) {
      self.groove = Fill(groove)
      self.knob = Fill(knob)
      self.shade = Fill(shade)
      self.accent = Fill(accent)
      self.current = Fill(current)
      self.mark = Fill(mark)
      self.ink = Fill(ink)
      self.shadow = shadow
    }

    /// The fill of a colour.
    public subscript(color: Paint.Color) -> Fill {
      get {
        switch color {
        case .groove: groove
        case .knob: knob
        case .shade: shade
        case .accent: accent
        case .current: current
        case .mark: mark
        case .ink: ink
        }
      }
      set {
        switch color {
        case .groove: groove = newValue
        case .knob: knob = newValue
        case .shade: shade = newValue
        case .accent: accent = newValue
        case .current: current = newValue
        case .mark: mark = newValue
        case .ink: ink = newValue
        }
      }
    }
  }

  /// The colours that a drawing has by default.
  public static let standard = Palette(
    light: Shades(
      groove: 0xE3E4EA, knob: 0xFFFFFF, shade: 0xE1E2E8, accent: 0x0A78F0, current: 0xFF9500,
      mark: 0xFBFBFD, ink: 0x1D1D21, shadow: Tint(0, opacity: 0x52 / 255)),
    dark: Shades(
      groove: 0x3A3B43, knob: 0xC6C8D0, shade: 0x8D8F99, accent: 0x3D97FF, current: 0xFFB340,
      mark: 0x6D6F7A, ink: 0xF3F3F7, shadow: Tint(0, opacity: 0xA6 / 255)),
    lightHighContrast: Shades(
      groove: 0x767983, knob: 0xFFFFFF, shade: 0xFFFFFF, accent: 0x0050B3, current: 0xA14F00,
      mark: 0xFFFFFF, ink: 0x000000, shadow: Tint(0)),
    darkHighContrast: Shades(
      groove: 0x8E919D, knob: 0xFFFFFF, shade: 0xFFFFFF, accent: 0x7AB8FF, current: 0xFFCC66,
      mark: 0x1B1C20, ink: 0xFFFFFF, shadow: Tint(0)))
}
