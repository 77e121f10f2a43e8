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
    init(_ exhibit: Exhibit, id: String) {
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
      let frames = strip?.frames ?? []
      self.strip = strip.flatMap { strip in
        frames.isEmpty ? nil : Strip(strip, frames.count, id: id)
      }
      let events = Dictionary(
        exhibit.eventLines.enumerated().compactMap { index, line in line.map { ($0, index + 1) } },
        uniquingKeysWith: { first, _ in first })
      var texts = exhibit.text.split(separator: "\n", omittingEmptySubsequences: false)
      if texts.last?.isEmpty == true { texts.removeLast() }
      lines = texts.enumerated().map { index, text in
        Line(text: String(text), event: frames.isEmpty ? nil : events[index + 1])
      }
      rows = frames.map { frame in
        let index = frame.number - 1
        return Row(
          frame, exhibit.eventLines.indices.contains(index) ? exhibit.eventLines[index] : nil)
      }
      hasRows = !rows.isEmpty
    }
  }
}

extension Exhibit.Content.Strip {
  fileprivate init(_ strip: Filmstrip, _ count: Int, id: String) {
    let size = strip.frameSize
    svg = strip.part(named: id)
    window = "-4 -4 \((size.width + 8).svg) \((size.height + 8).svg)"
    self.count = count
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
