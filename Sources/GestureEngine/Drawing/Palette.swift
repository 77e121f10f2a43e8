/// The colours of drawings: a fill for each ``Paint/Color``, light and dark, with normal and with high
/// contrast.
///
///     var palette = Palette.standard
///     palette.light.accent = Palette.Fill(0xFF2D55)
///     palette.set(.current, to: .gradient([Palette.Tint(0xFFCC00), Palette.Tint(0xFF3B30)]))
///     palette.shades(in: Palette.Appearance(isDark: true)).accent  // #3d97ff
public struct Palette: Sendable, Hashable {
  /// The circumstances of a drawing that select its colours.
  public struct Appearance: Sendable, Hashable {
    /// Whether the surroundings are dark.
    public var isDark: Bool
    /// Whether the user asks for more contrast.
    public var hasHighContrast: Bool
    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// The given circumstances; by default light, with normal contrast, and enabled.
    public init(isDark: Bool = false, hasHighContrast: Bool = false, isEnabled: Bool = true) {
      self.isDark = isDark
      self.hasHighContrast = hasHighContrast
      self.isEnabled = isEnabled
    }
  }

  /// The colours in light surroundings.
  public var light: Shades
  /// The colours in dark surroundings.
  public var dark: Shades
  /// The colours in light surroundings for users who ask for more contrast.
  public var lightHighContrast: Shades
  /// The colours in dark surroundings for users who ask for more contrast.
  public var darkHighContrast: Shades
  /// The opacity of a disabled control, from 0, invisible, to 1.
  public var disabledOpacity: Double

  /// A palette with the given colours.
  public init(
    light: Shades, dark: Shades, lightHighContrast: Shades, darkHighContrast: Shades,
    disabledOpacity: Double = 0.4
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
    self.disabledOpacity = disabledOpacity
  }

  /// Returns the colours in an appearance.
  public func shades(in appearance: Appearance) -> Shades {
    switch (appearance.isDark, appearance.hasHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }

  /// Returns the opacity of a whole control in an appearance: ``disabledOpacity``, or 1.
  public func opacity(in appearance: Appearance) -> Double {
    appearance.isEnabled ? 1 : disabledOpacity
  }

  /// Gives a colour the same fill in every appearance.
  public mutating func set(_ color: Paint.Color, to fill: Fill) {
    light[color] = fill
    dark[color] = fill
    lightHighContrast[color] = fill
    darkHighContrast[color] = fill
  }
}

extension Palette {
  /// A colour in the sRGB colour space, with an opacity.
  ///
  ///     Palette.Tint(0x0A78F0).hexadecimal               // "#0a78f0"
  ///     Palette.Tint(0x000000, opacity: 0.5).hexadecimal // "#00000080"
  public struct Tint: Sendable, Hashable {
    /// The share of red, 0...1; it is clamped, and NaN counts as 0.
    public var red: Double { didSet { red = Self.clamped(red) } }
    /// The share of green, 0...1; it is clamped, and NaN counts as 0.
    public var green: Double { didSet { green = Self.clamped(green) } }
    /// The share of blue, 0...1; it is clamped, and NaN counts as 0.
    public var blue: Double { didSet { blue = Self.clamped(blue) } }
    /// The opacity, from 0, invisible, to 1; it is clamped, and NaN counts as 0.
    public var opacity: Double { didSet { opacity = Self.clamped(opacity) } }

    /// A colour with the given shares; shares outside 0...1 are clamped, and NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = Self.clamped(red)
      self.green = Self.clamped(green)
      self.blue = Self.clamped(blue)
      self.opacity = Self.clamped(opacity)
    }

    private static func clamped(_ share: Double) -> Double { share > 0 ? Swift.min(share, 1) : 0 }

    /// A colour as it is written in hexadecimal: `0xRRGGBB`.
    public init(_ code: UInt32, opacity: Double = 1) {
      func share(_ shift: UInt32) -> Double { Double(code >> shift & 0xFF) / 255 }
      self.init(red: share(16), green: share(8), blue: share(0), opacity: opacity)
    }

    /// The colour as style sheets write it: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    public var hexadecimal: String {
      var text = "#"
      for share in [red, green, blue] + (opacity < 1 ? [opacity] : []) {
        let byte = UInt8((share * 255).rounded())
        text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
      return text
    }
  }

  /// A single colour, or a gradient along the control.
  public enum Fill: Sendable, Hashable {
    /// A single colour.
    case tint(Tint)
    /// Colours at equal distances, from the end of the control with the least value to the other one.
    case gradient([Tint])

    /// A single colour as it is written in hexadecimal: `0xRRGGBB`.
    public init(_ code: UInt32, opacity: Double = 1) { self = .tint(Tint(code, opacity: opacity)) }

    /// The colours in the order of the gradient; a gradient without colours is transparent.
    public var tints: [Tint] {
      switch self {
      case .tint(let tint): [tint]
      case .gradient(let tints): tints.isEmpty ? [Tint(0, opacity: 0)] : tints
      }
    }
  }
}
