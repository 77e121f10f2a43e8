import GestureEngine
import GestureLaws

extension Exhibit {
  /// The content of an exhibit's template.
  struct Content: Sendable {
    struct Strip: Sendable {
      let svg: String
      let window: String
      let count: Int
    }

    struct Finding: Sendable {
      let law: String
      let difference: String?
      let place: String
      let seen: String
      let sentence: String
    }

    struct Line: Sendable {
      /// The number of the line; `nil` for the gap that stands for lines of events that are not in the page.
      let number: Int?
      let text: String
      let event: Int?
    }

    struct Row: Sendable {
      let number: Int
      let line: Int?
      let event: String
      let value: String
      let exactValue: String
      let change: String
      let exactChange: String
      let exactEvent: String
      let editing: String
      let detents: Int
      let notes: String
      let laws: String
    }

    let id: String
    /// The event that the player shows first: the first one at which a law breaks.
    let start: Int
    let verdict: String
    let tone: String
    let obstacle: String?
    let findings: [Finding]
    /// The findings that only a rounding separates from the expected behaviour.
    let roundings: [Finding]
    let hasRoundings: String?
    let strip: Strip?
    let lines: [Line]
    let rows: [Row]
    let hasRows: Bool

    /// Creates the content of an exhibit.
    ///
    /// - Parameters:
    ///   - exhibit: The exhibit.
    ///   - id: The beginning of the names of its parts, which is unique in the page.
    ///   - room: The length of the part of the page that the events take, in characters. If a script has
    ///     too many events for it, the page shows a selection of them.
    init(_ exhibit: Exhibit, id: String, room: Int) {
      self.id = id
      let strip = exhibit.strip
      start = (strip?.findings.lazy.compactMap(\.breach.step).first ?? 0) + 1
      verdict = strip?.verdict ?? "choice words of a target"
      tone = strip.map { $0.isFine ? "good" : "wrong" } ?? "lead"
      obstacle = exhibit.remark ?? strip?.refusal
      let found = strip?.findings ?? []
      let isFolded = found.contains { $0.breach.contrast?.isRounding != true }
      let small = isFolded ? found.filter { $0.breach.contrast?.isRounding == true } : []
      findings = found.filter { !small.contains($0) }.map(Finding.init)
      roundings = small.map(Finding.init)
      hasRoundings =
        small.isEmpty
        ? nil : small.count == 1 ? "1 rounding" : "\(small.count) roundings"
      let kept = strip?.events(within: room) ?? []
      self.strip = strip.flatMap { kept.isEmpty ? nil : Strip($0, kept, id: id) }
      lines = Line.lines(of: exhibit, events: kept)
      rows = kept.compactMap { index in
        strip.map { Row($0.frames[index], exhibit.lineNumber(of: index)) }
      }
      hasRows = !rows.isEmpty
    }
  }
}

extension Exhibit.Content.Strip {
  fileprivate init(_ strip: Filmstrip, _ events: [Int], id: String) {
    let size = strip.frameSize
    svg = strip.part(named: id, of: events)
    window = "-4 -4 \((size.width + 8).svg) \((size.height + 8).svg)"
    count = events.count
  }
}

extension Exhibit {
  /// Returns the number of the line of an event; `nil` for an event without a line.
  fileprivate func lineNumber(of event: Int) -> Int? {
    eventLines.indices.contains(event) ? eventLines[event] : nil
  }
}

extension Exhibit.Content.Line {
  /// Returns the lines of a text without those of events that are not in the page; gaps say how many lines
  /// are left out.
  fileprivate static func lines(of exhibit: Exhibit, events kept: [Int]) -> [Self] {
    let keptEvents = Set(kept)
    // The first event of each line, or the first that is in the page.
    var events: [Int: Int] = [:]
    for event in exhibit.eventLines.indices {
      guard let line = exhibit.eventLines[event] else { continue }
      guard let first = events[line], keptEvents.contains(first) || !keptEvents.contains(event)
      else {
        events[line] = event
        continue
      }
    }
    var texts = exhibit.text.split(separator: "\n", omittingEmptySubsequences: false)
    if texts.last?.isEmpty == true { texts.removeLast() }
    var lines: [Self] = []
    var left = 0
    func endGap() {
      if left > 0 { lines.append(Self(number: nil, text: "… \(left) more", event: nil)) }
      left = 0
    }
    for (index, text) in texts.enumerated() {
      let event = events[index + 1]
      guard kept.isEmpty || event.map(keptEvents.contains) ?? true else {
        left += 1
        continue
      }
      endGap()
      lines.append(
        Self(
          number: index + 1, text: String(text),
          event: kept.isEmpty ? nil : event.map { $0 + 1 }))
    }
    endGap()
    return lines
  }
}

extension Exhibit.Content.Finding {
  fileprivate init(_ finding: Finding) {
    law = finding.title
    difference = finding.breach.contrast?.sentence
    place = finding.place
    seen = finding.breach.message
    sentence = finding.sentence
  }
}

extension Exhibit.Content.Row {
  fileprivate init(_ frame: Frame, _ line: Int?) {
    let response = frame.step.response
    number = frame.number
    self.line = line
    exactEvent = frame.text
    event = frame.text.rounded
    exactValue = DragNumber.text(frame.step.after.value)
    value = frame.step.after.value.shortest
    change = response.change.map { "\($0.old.shortest) to \($0.new.shortest)" } ?? ""
    exactChange =
      response.change.map {
        "\(DragNumber.text($0.old)) to \(DragNumber.text($0.new))"
      } ?? ""
    editing = response.editing.map { DragExpectation.Editing($0).rawValue } ?? ""
    detents = response.detents
    notes =
      frame.effects
      ?? [
        response.reachedEnd ? "reached an end" : nil, response.isAnimating ? "animating" : nil,
      ]
      .compactMap { $0 }.joined(separator: ", ")
    laws = frame.findings.map { finding in
      finding.title + (finding.breach.contrast.map { ": \($0.sentence)" } ?? "")
    }.joined(separator: "; ")
  }
}
