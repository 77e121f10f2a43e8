import ArgumentParser
import GestureEngine
import GestureLaws

/// The command `dragnet trace`.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Shows every event of a script and the control's response.")

  @OptionGroup var input: CaseOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let loaded = try input.load()
    guard case .gestures(let script) = loaded.file.subject else {
      throw CommandFailure(.usage, "\(input.path): only a gesture script has events to trace")
    }
    if let trap = loaded.trap {
      throw CommandFailure(.lawBroken, "\(input.path): \(trap.message)")
    }
    let trace: Trace
    do {
      trace = try script.play()
    } catch {
      throw CommandFailure(.malformedInput, "\(input.path): \(error.description)")
    }
    let rows = trace.steps.enumerated().map { index, step in
      TraceRow(step, line: loaded.file.eventLines[index])
    }
    switch output.format {
    case .json: for row in rows { try printJSON(row) }
    case .text: print(TraceRow.table(rows))
    }
  }
}

/// An event and the control's response, as `trace` prints them.
struct TraceRow: Encodable {
  /// A change of the value that the user made.
  struct Change: Encodable {
    /// The value before the event.
    var old: Double
    /// The value after the event.
    var new: Double
  }

  /// The line of the event, counted from 1.
  var line: Int
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

  /// Creates the row of a step of a trace.
  init(_ step: Trace.Step, line: Int) {
    self.line = line
    event = step.event.text
    value = step.after.value
    fraction = step.after.fraction
    change = step.response.change.map { Change(old: $0.old, new: $0.new) }
    editing = step.response.editing.map { editing in
      switch editing {
      case .began: "began"
      case .committed: "committed"
      case .cancelled: "cancelled"
      }
    }
    detents = step.response.detents
    reachedEnd = step.response.reachedEnd
    isAnimating = step.response.isAnimating
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

  enum CodingKeys: CodingKey {
    case line
    case event
    case value
    case fraction
    case change
    case editing
    case detents
    case reachedEnd
    case isAnimating
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
            "\(row.line)", row.event, "\(row.value)",
            row.change.map { "\($0.old) to \($0.new)" } ?? "-", row.editing ?? "-",
            notes.joined(separator: ", "),
          ]
        })
  }
}
