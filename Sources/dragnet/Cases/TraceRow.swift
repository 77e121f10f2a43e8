/// An event and the control's response, as `trace` prints them.
struct TraceRow: Codable, Sendable {
  /// A change of the value that the user made.
  struct Change: Codable, Sendable {
    /// The value before the event.
    var old: ExactNumber
    /// The value after the event.
    var new: ExactNumber
  }

  /// The line of the event, counted from 1.
  var line: Int
  /// The event as `.drag` text.
  var event: String
  /// The value after the event.
  var value: ExactNumber
  /// The value as a fraction of the usable track.
  var fraction: ExactNumber
  /// The change of the value; `nil` if the event reports no change.
  var change: Change?
  /// `began`, `committed` or `cancelled`; `nil` if the event does neither begin nor end a gesture.
  var editing: String?
  /// The number of detents that were crossed.
  var detents: Int
  /// Whether the user moved the value to a bound.
  var reachedEnd: Bool
  /// Whether the drawing still moves.
  var isAnimating: Bool

  private enum CodingKeys: CodingKey {
    case line, event, value, fraction, change, editing, detents, reachedEnd, isAnimating
  }

  /// Encodes every key, with `null` for a missing value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encode(event, forKey: .event)
    try container.encode(value, forKey: .value)
    try container.encode(fraction, forKey: .fraction)
    try container.encode(change, forKey: .change)
    try container.encode(editing, forKey: .editing)
    try container.encode(detents, forKey: .detents)
    try container.encode(reachedEnd, forKey: .reachedEnd)
    try container.encode(isAnimating, forKey: .isAnimating)
  }

  /// Returns the rows as a table.
  static func table(_ rows: [TraceRow]) -> String {
    let head = ["line", "event", "value", "change", "editing", "notes"]
    return dragnet.table(
      [head]
        + rows.map { row in
          var notes: [String] = []
          if row.detents > 0 {
            notes.append(row.detents == 1 ? "1 detent" : "\(row.detents) detents")
          }
          if row.reachedEnd { notes.append("reached an end") }
          if row.isAnimating { notes.append("animating") }
          return [
            "\(row.line)", row.event, "\(row.value.value)",
            row.change.map { "\($0.old.value) to \($0.new.value)" } ?? "-", row.editing ?? "-",
            notes.joined(separator: ", "),
          ]
        })
  }
}

/// A number that an answer contains as a string, with all its digits, and the command prints as JSON.
struct ExactNumber: Codable, Sendable {
  /// The number.
  var value: Double

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Double(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no number"))
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
