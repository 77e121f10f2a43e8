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
      let change: String
      /// The numbers with all their digits; `nil` where they are not rounded.
      let exactEvent: String?
      let exactValue: String?
      let exactChange: String?
      /// The number of pictures between the frame before and this one, with those that are left out.
      let moments: Int?
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
    /// The names of the laws for whose findings the page has no room; `nil` without any.
    let otherLaws: String?
    /// The findings that only a rounding separates from the expected behaviour.
    let roundings: [Finding]
    let hasRoundings: String?
    let strip: Strip?
    let lines: [Line]
    let rows: [Row]
    let hasRows: Bool
    /// The reason why the pictures of a script are missing; `nil` if there are any, or nothing to show.
    let gap: String?

    /// Creates the content of an exhibit.
    ///
    /// - Parameters:
    ///   - exhibit: The exhibit.
    ///   - id: The beginning of the names of its parts, which is unique in the page.
    ///   - room: The room of the page. If it is too small for all findings and events of a script, the page
    ///     shows the most important ones.
    init(_ exhibit: Exhibit, id: String, in room: inout Room) {
      let share = room.next()
      var left = share - Self.frameLength
      self.id = id
      let strip = exhibit.strip
      start = (strip?.findings.lazy.compactMap(\.breach.step).first ?? 0) + 1
      verdict = strip?.verdict ?? "choice words of a target"
      tone = strip.map { $0.isFine ? "good" : "wrong" } ?? "lead"
      obstacle = (exhibit.remark ?? strip?.refusal)?.brief
      let found = strip?.findings ?? []
      let isFolded = found.contains { $0.breach.contrast?.isRounding != true }
      let small = isFolded ? found.filter { $0.breach.contrast?.isRounding == true } : []
      let large = found.filter { !small.contains($0) }
      // Findings, and lines without events, get at most a third of the room each.
      let shownFindings = (large + small).map { Finding($0, in: strip) }.prefix(
        within: &left, atMost: share / 3)
      findings = Array(shownFindings.prefix(large.count))
      roundings = Array(shownFindings.dropFirst(large.count))
      hasRoundings =
        roundings.isEmpty
        ? nil : roundings.count == 1 ? "1 rounding" : "\(roundings.count) roundings"
      let others = (large + small).dropFirst(shownFindings.count).map(\.law)
      otherLaws = others.isEmpty ? nil : others.joined(separator: ", ")
      let text = ScriptText(exhibit)
      let remarks = text.remarks.prefix(within: &left, atMost: share / 3)
      let excerpt =
        strip?.excerpt(within: left) { event in
          (strip.map { Row($0, event, nil, .none).length } ?? 0) + text.length(of: event)
        } ?? Excerpt()
      rows = excerpt.events.compactMap { event in
        strip.map { Row($0, event, text.number(of: event), excerpt.grain) }
      }
      hasRows = !rows.isEmpty
      lines = text.lines(of: excerpt.events, and: remarks)
      self.strip = hasRows ? strip.map { Strip($0, excerpt, id: id) } : nil
      gap = strip?.frames.isEmpty == false && !hasRows ? Self.hasNoPictures : nil
      left -= self.strip?.svg.utf8.count ?? 0
      left -= rows.reduce(0) { $0 + $1.length } + lines.reduce(0) { $0 + $1.length }
      left += remarks.reduce(0) { $0 + $1.length }
      room.left -= share - left
    }

    /// About the length of the template without its parts.
    private static let frameLength = 1500

    private static let hasNoPictures =
      "This page has no room for pictures of this script: `dragnet explain` with `--html` shows them."
  }
}

/// A part of a page whose length is known.
protocol Sized {
  /// About the length of the part in a page, in bytes.
  var length: Int { get }
}

extension Sequence where Element: Sized {
  /// Returns the first parts that fit, and takes their lengths from a room.
  ///
  /// - Parameters:
  ///   - left: The bytes that are left of the room.
  ///   - most: The greatest sum of the lengths.
  /// - Returns: The parts, in order.
  func prefix(within left: inout Int, atMost most: Int) -> [Element] {
    var used = 0
    let parts = prefix { part in
      guard used + part.length <= Swift.min(most, left) else { return false }
      used += part.length
      return true
    }
    left -= used
    return parts
  }
}

extension Exhibit.Content.Strip {
  fileprivate init(_ strip: Filmstrip, _ excerpt: Excerpt, id: String) {
    let size = strip.frameSize
    svg = strip.part(named: id, excerpt)
    window = "-4 -4 \((size.width + 8).svg) \((size.height + 8).svg)"
    count = excerpt.events.count
  }
}

extension Exhibit.Content.Finding: Sized {
  fileprivate init(_ finding: Finding, in strip: Filmstrip?) {
    law = finding.title
    difference = finding.breach.contrast?.sentence.brief
    place = finding.place(in: strip)
    seen = finding.breach.message.brief
    sentence = finding.sentence
  }

  var length: Int {
    120 + law.utf8.count + (difference?.utf8.count ?? 0) + seen.utf8.count + sentence.utf8.count
  }
}

extension Exhibit.Content.Row: Sized {
  fileprivate init(_ strip: Filmstrip, _ event: Int, _ line: Int?, _ grain: Grain) {
    let frame = strip.frames[event]
    let response = frame.step.response
    func exact(_ text: String, unless rounded: String) -> String? {
      text == rounded ? nil : text.brief
    }
    number = frame.number
    self.line = line
    let (exactValue, text) = (DragNumber.text(frame.step.after.value), frame.text.rounded)
    self.event = text.brief
    exactEvent = exact(frame.text, unless: text)
    value = frame.step.after.value.shortest
    self.exactValue = exact(exactValue, unless: value)
    let change = response.change.map { "\($0.old.shortest) to \($0.new.shortest)" } ?? ""
    self.change = change
    exactChange = response.change.flatMap {
      exact("\(DragNumber.text($0.old)) to \(DragNumber.text($0.new))", unless: change)
    }
    editing = response.editing.map { DragExpectation.Editing($0).rawValue } ?? ""
    detents = response.detents
    notes =
      frame.effects?.brief
      ?? [
        frame.laws.map { "played by \($0)" }, response.reachedEnd ? "reached an end" : nil,
        response.isAnimating ? "animating" : nil,
      ]
      .compactMap { $0 }.joined(separator: ", ")
    laws = frame.findings.map { finding in
      finding.title + (finding.breach.contrast.map { ": \($0.sentence.brief)" } ?? "")
    }.joined(separator: "; ")
    moments = strip.passage(before: event, grain).last?.number
  }

  /// The length of the row, and of the place of its event in the plot.
  var length: Int {
    let texts = [event, event, value, change, notes, laws]
    let exact = [exactEvent, exactValue, exactChange].compactMap(\.self)
    return 540 + (texts + exact).reduce(0) { $0 + $1.utf8.count }
  }
}
