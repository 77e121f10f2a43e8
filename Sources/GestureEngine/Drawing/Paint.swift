/// The fill of a shape: a colour, or a fade from one colour to another.
///
///     Paint(from: .knob, to: .shade).fade  // .shade: the colour at the bottom
///     Paint.accent.fade                    // nil: a single colour
public struct Paint: Sendable, Hashable {
  /// A colour, named by its meaning; a theme gives it a value.
  public enum Color: UInt8, Sendable, Hashable, CaseIterable {
    /// The background of a track.
    case groove
    /// A part that can be grabbed.
    case knob
    /// The shaded side of a part that can be grabbed.
    case shade
    /// A part that is filled, reached or on.
    case accent
    /// The chosen part among the reached parts.
    case current
    /// A mark on a track.
    case mark
    /// Text and symbols.
    case ink

    /// The name of the colour in a theme.
    public var name: String {
      switch self {
      case .groove: "groove"
      case .knob: "knob"
      case .shade: "shade"
      case .accent: "accent"
      case .current: "current"
      case .mark: "mark"
      case .ink: "ink"
      }
    }
  }

  /// The colour; the colour at the top if the paint fades.
  public var color: Color
  /// The colour at the bottom, if the paint fades.
  public var fade: Color?

  /// A paint of a single colour.
  public init(_ color: Color) { self.color = color }

  /// A paint that fades from the top of the frame to its bottom.
  public init(from color: Color, to fade: Color) {
    self.color = color
    self.fade = fade
  }

  /// ``Color/groove``.
  public static let groove = Paint(.groove)
  /// ``Color/knob``.
  public static let knob = Paint(.knob)
  /// ``Color/accent``.
  public static let accent = Paint(.accent)
  /// ``Color/current``.
  public static let current = Paint(.current)
  /// ``Color/mark``.
  public static let mark = Paint(.mark)
  /// ``Color/ink``.
  public static let ink = Paint(.ink)
}
