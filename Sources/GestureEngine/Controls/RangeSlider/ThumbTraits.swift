/// The declared behaviour of two thumbs on one track.
public struct ThumbTraits: Sendable, Hashable {
  /// The effect of a thumb that meets the other thumb, or leaves it behind.
  public enum Meeting: UInt8, Sendable, Hashable, CaseIterable {
    /// The thumb stops; the other thumb never moves.
    case stops
    /// The other thumb is pushed, or drawn along; see ``ThumbTraits/pushedThumbReturns``.
    case pushes
    /// The finger passes the other thumb and then holds that thumb. Keys stop at the other thumb, or swap, too.
    case swaps

    /// The names of the policies in a configuration, in the order of their raw values.
    public static let fieldNames = ["stops", "pushes", "swaps"]
  }

  /// The pairs of values that the thumbs may have.
  public var distances: ThumbDistances
  /// The effect of a thumb that meets the other thumb.
  public var whenMeeting: Meeting
  /// Whether a pushed thumb follows the finger back.
  ///
  /// Otherwise it stays where the other thumb pushed it.
  public var pushedThumbReturns = true
  /// Whether a touch between the thumbs moves both and keeps their distance.
  ///
  /// A touch elsewhere beside both thumbs may move both, too. The response to such a touch names no thumb. Thumbs that
  /// are at an end, or near each other, move as well, as far as the track admits.
  public var movesBothBetween = false

  /// The behaviour of two thumbs.
  public init(distances: ThumbDistances, whenMeeting: Meeting = .stops) {
    self.distances = distances
    self.whenMeeting = whenMeeting
  }
}

/// The upper of two values, beside ``Control/value``, which is the lower value.
public struct UpperThumb: Sendable, Hashable {
  /// The upper value.
  public var value: Double
  /// The place of the value along the track, 0...1.
  public var fraction: Double
  /// The frame of its thumb as drawn; `nil` without a thumb.
  public var thumb: GestureRect?

  /// The upper value, its place along the track, and the frame of its thumb.
  public init(value: Double, fraction: Double, thumb: GestureRect? = nil) {
    self.value = value
    self.fraction = fraction
    self.thumb = thumb
  }
}
