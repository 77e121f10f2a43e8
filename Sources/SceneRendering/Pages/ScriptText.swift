/// The text of a case in lines, with the events of each line.
struct ScriptText {
  /// The lines, without their events.
  private let all: [Exhibit.Content.Line]
  /// The number of the line of each event, counted from 1.
  private let numbers: [Int?]
  /// The numbers of the lines with events.
  private let eventful: Set<Int>

  /// Reads the text of an exhibit.
  init(_ exhibit: Exhibit) {
    var texts = exhibit.text.split(separator: "\n", omittingEmptySubsequences: false)
    if texts.last?.isEmpty == true { texts.removeLast() }
    all = texts.enumerated().map { index, text in
      Exhibit.Content.Line(number: index + 1, text: String(text).brief, event: nil)
    }
    numbers = exhibit.eventLines
    eventful = Set(numbers.compactMap(\.self))
  }

  /// The lines without events.
  var remarks: [Exhibit.Content.Line] {
    all.filter { line in line.number.map(eventful.contains) == false }
  }

  /// Returns the number of the line of an event; `nil` for an event without a line.
  func number(of event: Int) -> Int? {
    numbers.indices.contains(event) ? numbers[event] : nil
  }

  /// Returns the length of the line of an event in a page, with a gap before it.
  func length(of event: Int) -> Int {
    guard let number = number(of: event), all.indices.contains(number - 1) else { return 0 }
    return all[number - 1].length + 100
  }

  /// Returns the lines of certain events and certain other lines; gaps say how many are left out.
  func lines(
    of events: [Int], and remarks: [Exhibit.Content.Line]
  ) -> [Exhibit.Content.Line] {
    var shown: [Int: Int?] = [:]
    for line in remarks { if let number = line.number { shown[number] = .some(nil) } }
    // A line of several events shows the first of them.
    for event in events.reversed() { if let number = number(of: event) { shown[number] = event } }
    var lines: [Exhibit.Content.Line] = []
    var left = 0
    func endGap() {
      if left > 0 {
        lines.append(Exhibit.Content.Line(number: nil, text: "… \(left) more", event: nil))
      }
      left = 0
    }
    for line in all {
      guard let number = line.number, let event = shown[number] else {
        left += 1
        continue
      }
      endGap()
      lines.append(
        Exhibit.Content.Line(number: number, text: line.text, event: event.map { $0 + 1 }))
    }
    endGap()
    return lines
  }
}

extension Exhibit.Content.Line: Sized {
  var length: Int { (event == nil ? 30 : 90) + text.utf8.count }
}
