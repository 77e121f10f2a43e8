import GestureLaws

/// An event and the control's response, as `trace` prints them.
struct TraceRow: Encodable, Sendable {
  /// A change of the value that the user made.
  struct Change: Encodable, Sendable {
    /// The value before the event.
    var old: Double
    /// The value after the event.
    var new: Double
  }

  /// The line of the event, counted from 1.
  var line: Int?
  /// The event as `.drag` text.
  var event: String
  /// The value after the event.
  var value: Double
  /// The value as a fraction of the usable track.
  var fraction: Double
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
  /// The effects of an input on a host, in words; `nil` for an event of a control.
  var effects: String?

  init(_ shot: Film.Shot) {
    let response = shot.step.response
    line = shot.line
    event = shot.text
    value = shot.step.after.value
    fraction = shot.step.after.fraction
    change = response.change.map { Change(old: $0.old, new: $0.new) }
    editing = response.editing.map { DragExpectation.Editing($0).rawValue }
    detents = response.detents
    reachedEnd = response.reachedEnd
    isAnimating = response.isAnimating
    effects = shot.effects
  }

  private enum CodingKeys: CodingKey {
    case line, event, value, fraction, change, editing, detents, reachedEnd, isAnimating, effects
  }

  /// Encodes every key, with `null` for a missing value; `effects` only for a host.
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
    try container.encodeIfPresent(effects, forKey: .effects)
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
            row.line.map { "\($0)" } ?? "-", row.event, "\(row.value)",
            row.change.map { "\($0.old) to \($0.new)" } ?? "-", row.editing ?? "-",
            row.effects ?? notes.joined(separator: ", "),
          ]
        })
  }
}
