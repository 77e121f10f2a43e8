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
  /// The value after the event; of two values, the lower one.
  var value: Double
  /// The upper of two values after the event; `nil` for a control with a single value.
  var upper: Double?
  /// The value as a fraction of the usable track.
  var fraction: Double
  /// The change of the value; `nil` if the event reports no change.
  var change: Change?
  /// The change of the upper of two values; `nil` if the event reports no change of it.
  var upperChange: Change?
  /// The thumb that the event moves, `lower` or `upper`; `nil` for a control with a single value.
  var thumb: String?
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
    upper = shot.step.after.upper?.value
    fraction = shot.step.after.fraction
    change = response.change.map { Change(old: $0.old, new: $0.new) }
    upperChange = response.upper.map { Change(old: $0.change.old, new: $0.change.new) }
    thumb = response.thumb?.name
    editing = response.editing.map { DragExpectation.Editing($0).rawValue }
    detents = response.detents + (response.upper?.detents ?? 0)
    reachedEnd = response.reachedEnd || response.upper?.reachedEnd ?? false
    isAnimating = response.isAnimating
    effects = shot.effects
  }

  private enum CodingKeys: CodingKey {
    case line, event, value, fraction, change, editing, detents, reachedEnd, isAnimating, effects
    case upper, upperChange, thumb
  }

  /// Encodes every key, with `null` for a missing value; `effects` only for a host, and the keys of two
  /// values only for a control with two values.
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
    guard upper != nil else { return }
    try container.encode(upper, forKey: .upper)
    try container.encode(upperChange, forKey: .upperChange)
    try container.encode(thumb, forKey: .thumb)
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
          if let thumb = row.thumb { notes.append("the \(thumb) thumb") }
          if let change = row.upperChange { notes.append("upper \(change.old) to \(change.new)") }
          if row.reachedEnd { notes.append("reached an end") }
          if row.isAnimating { notes.append("animating") }
          return [
            row.line.map { "\($0)" } ?? "-", row.event,
            row.upper.map { "\(row.value) \($0)" } ?? "\(row.value)",
            row.change.map { "\($0.old) to \($0.new)" } ?? "-", row.editing ?? "-",
            row.effects ?? notes.joined(separator: ", "),
          ]
        })
  }
}
