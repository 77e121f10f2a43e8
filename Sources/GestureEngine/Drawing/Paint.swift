/// What a shape is filled with: a colour by what it means, or a fade from one to another.
///
///     Paint(from: .knob, to: .shade).fade  // .shade, at the bottom
///     Paint.accent.fade                    // nil, one colour throughout
public struct Paint: Sendable, Hashable {
  /// A colour by what it means; a theme gives it its value.
  public enum Color: Sendable, Hashable {
    /// The quiet ground that something moves on.
    case groove
    /// The colour of what can be grabbed.
    case knob
    /// Its side away from the light.
    case shade
    /// What is filled, reached or on.
    case accent
    /// What is chosen, among others that are reached.
    case current
    /// Marks on the ground.
    case mark
    /// Words and signs.
    case ink

    /// The name that a theme knows it by.
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

  /// The colour, at the top where there are two.
  public var color: Color
  /// The colour at the bottom, if the paint fades.
  public var fade: Color?

  /// A paint of one colour.
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
