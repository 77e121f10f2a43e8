import ArgumentParser
import GestureEngine
import GestureLaws

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Shows every event of a script and what it gave.")

  @OptionGroup var input: CaseOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let loaded = try input.load()
    guard case .gestures(let script) = loaded.file.subject else {
      throw CommandFailure(.usage, "\(input.path): the words of a target have no events to trace")
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

/// One event and what it gave, as `trace` prints it.
struct TraceRow: Encodable {
  struct Change: Encodable {
    var old: Double
    var new: Double
  }

  var line: Int
  var event: String
  var value: Double
  var fraction: Double
  var change: Change?
  var editing: String?
  var detents: Int
  var reachedEnd: Bool
  var isAnimating: Bool

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

  /// Every key is there, `null` where there is nothing, so that a reader need not ask.
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

  /// The rows as a table for people.
  static func table(_ rows: [TraceRow]) -> String {
    let head = ["line", "event", "value", "change", "editing", "and"]
    return dragnet.table(
      [head]
        + rows.map { row in
          var rest: [String] = []
          if row.detents > 0 { rest.append("\(row.detents) detents") }
          if row.reachedEnd { rest.append("an end") }
          if row.isAnimating { rest.append("animating") }
          return [
            "\(row.line)", row.event, "\(row.value)",
            row.change.map { "\($0.old) to \($0.new)" } ?? "-", row.editing ?? "-",
            rest.joined(separator: ", "),
          ]
        })
  }
}
