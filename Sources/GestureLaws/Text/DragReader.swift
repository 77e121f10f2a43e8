import ControlHost
import GestureEngine

extension DragFile {
  /// Creates the contents of a `.drag` text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8. Bytes that are not text are an error, not a trap.
  ///   - kinds: The kinds of control that `control` may name.
  ///   - hosts: The kinds of host that `control` may name.
  ///   - context: The kind of control to use if the text names none.
  ///   - host: The kind of host to use if the text names no kind and there is no kind of control.
  /// - Throws: ``DragError`` at the first place that does not parse.
  public init(
    reading bytes: some Sequence<UInt8>, kinds: [ControlKind], hosts: [HostKind] = [],
    context: ControlKind? = nil, host: HostKind? = nil
  ) throws(DragError) {
    var reader = DragReader(kinds: kinds, hosts: hosts, context: context, host: host)
    var scanner = DragScanner(bytes)
    while let statement = try scanner.next() { try reader.read(statement) }
    self = try reader.finish()
  }

  /// Creates the contents of a `.drag` text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kinds: The kinds of control that `control` may name.
  ///   - hosts: The kinds of host that `control` may name.
  ///   - context: The kind of control to use if the text names none.
  ///   - host: The kind of host to use if the text names no kind and there is no kind of control.
  /// - Throws: ``DragError`` at the first place that does not parse.
  public init(
    reading text: String, kinds: [ControlKind], hosts: [HostKind] = [],
    context: ControlKind? = nil, host: HostKind? = nil
  ) throws(DragError) {
    try self.init(
      reading: Array(text.utf8), kinds: kinds, hosts: hosts, context: context, host: host)
  }
}

extension GestureScript {
  /// Creates a script for a given kind of control from `.drag` text.
  ///
  ///     try GestureScript("size 300 44; down 50 22; move 150 22; up", for: .fatSlider)
  ///
  /// - Parameters:
  ///   - text: `.drag` text, with or without its first two lines.
  ///   - kind: The kind of control.
  /// - Throws: ``DragError`` at the first place that does not parse.
  public init(_ text: String, for kind: ControlKind) throws(DragError) {
    let file = try DragFile(reading: text, kinds: [kind], context: kind)
    guard case .gestures(let script) = file.subject else {
      throw DragError(
        line: 1, column: 1, found: "choice words", expected: "the script of a control")
    }
    self = script
  }
}

/// A builder of a ``DragFile`` that takes statements in order.
struct DragReader {
  private let kinds: [ControlKind]
  private let hosts: [HostKind]
  private var hasVersion: Bool
  private var subject: DragFile.Subject?
  private var expectations: [DragFile.Line] = []
  private var eventLines: [Int] = []
  private var settingLines: [Int] = []
  /// The time of the steps that follow, in a script of a host.
  private var time = 0.0

  init(kinds: [ControlKind], hosts: [HostKind], context: ControlKind?, host: HostKind?) {
    self.kinds = kinds
    self.hosts = hosts
    hasVersion = context != nil || host != nil
    subject =
      context.map { .gestures(GestureScript(kind: $0, events: [])) }
      ?? host.map { .inputs(HostScript(kind: $0, steps: [])) }
  }

  /// Takes the next statement.
  mutating func read(_ statement: DragStatement) throws(DragError) {
    var statement = statement
    let keyword = statement.keyword
    if keyword.text == "dragnet" {
      guard eventLines.isEmpty, expectations.isEmpty, settingLines.isEmpty else {
        throw keyword.error(expected: "`dragnet 1` once, as the first statement")
      }
      _ = try statement.choice(["1"])
      hasVersion = true
    } else if !hasVersion {
      throw keyword.error(expected: "`dragnet 1`, the format version")
    } else if keyword.text == "control" {
      try readControl(&statement)
    } else if keyword.text == "target" {
      guard subject == nil else {
        throw keyword.error(expected: "a single `control` or `target`")
      }
      subject = .words(target: try statement.take("the name of a target").text, [])
    } else if keyword.text == "expect" {
      let expectation = try DragExpectation(reading: &statement, hasTwoValues: hasTwoValues)
      expectations.append(
        DragFile.Line(expectation: expectation, events: eventLines.count, line: keyword.line))
    } else {
      try readBody(&statement)
    }
    try statement.finish()
  }

  /// Returns the file after the last statement.
  func finish() throws(DragError) -> DragFile {
    guard let subject else {
      throw DragError(
        line: 1, column: 1, found: "the end of the text",
        expected: hasVersion ? "`control` or `target`" : "`dragnet 1`, the format version")
    }
    return DragFile(subject: subject, expectations: expectations, eventLines: eventLines)
  }

  /// Whether the text is a script of a control with two values.
  private var hasTwoValues: Bool {
    switch subject {
    case .gestures(let script)?: script.kind.hasTwoValues
    case .inputs(let script)?: script.kind.control.hasTwoValues
    case .words?, nil: false
    }
  }

  private mutating func readControl(_ statement: inout DragStatement) throws(DragError) {
    let names = kinds.map { $0.name } + hosts.map { $0.name }
    if case .words? = subject {
      throw statement.keyword.error(expected: "a single `control` or `target`")
    }
    guard eventLines.isEmpty, settingLines.isEmpty else {
      throw statement.keyword.error(expected: "`control` before settings and events")
    }
    let index = try statement.choice(names)
    subject =
      index < kinds.count
      ? .gestures(GestureScript(kind: kinds[index], events: []))
      : .inputs(HostScript(kind: hosts[index - kinds.count], steps: []))
  }

  /// Returns the subject and forgets it, so that nothing else holds its storage: a statement that is added to a script
  /// does not copy the script.
  private mutating func takeSubject() -> DragFile.Subject? {
    let taken = subject
    subject = nil
    return taken
  }

  private mutating func readBody(_ statement: inout DragStatement) throws(DragError) {
    let keyword = statement.keyword
    switch takeSubject() {
    case nil: throw keyword.error(expected: "`control` or `target`")
    case .words(let target, var words)?:
      guard keyword.text == "words" else { throw keyword.error(expected: "`words` or `expect`") }
      while !statement.peek.text.isEmpty { words.append(try statement.word()) }
      subject = .words(target: target, words)
    case .gestures(var script)?:
      if keyword.text == "set" {
        script.settings.append(try readNewSetting(&statement, script.kind, script.settings))
      } else {
        let event = try GestureEvent(reading: &statement)
        guard event.addresses == nil || event.addresses == script.kind.hasTwoValues else {
          throw keyword.error(
            expected: script.kind.hasTwoValues
              ? "`value LOWER UPPER` or `adjust lower` or `adjust upper`: \(script.kind.name) has two values"
              : "a single value: \(script.kind.name) has no lower and upper value")
        }
        script.events.append(event)
        eventLines.append(keyword.line)
      }
      subject = .gestures(script)
    case .inputs(var script)?:
      try readStep(&statement, of: &script)
      subject = .inputs(script)
    }
  }

  private mutating func readStep(
    _ statement: inout DragStatement, of script: inout HostScript
  ) throws(DragError) {
    let (keyword, kind) = (statement.keyword, script.kind.control)
    let action: HostScript.Action
    switch keyword.text {
    case "set":
      script.settings.append(try readNewSetting(&statement, kind, script.settings))
      return
    case "policy", "owner":
      guard eventLines.isEmpty else {
        throw keyword.error(expected: "an input; `\(keyword.text)` must precede the first input")
      }
      if keyword.text == "owner" {
        script.owner = try HostOwner(reading: &statement)
      } else {
        script.policy = try OwnerPolicy(reading: &statement)
      }
      return
    case "at":
      time = try statement.number("a time in seconds")
      return
    case "configure": action = .configure(try readSetting(&statement, of: kind))
    default:
      let input = try HostInput(reading: &statement)
      guard input.addresses == nil || input.addresses == kind.hasTwoValues else {
        throw keyword.error(
          expected: kind.hasTwoValues
            ? "`bound LOWER UPPER`: \(kind.name) has two values"
            : "a single value: \(kind.name) has no lower and upper value")
      }
      action = .input(input)
    }
    script.steps.append(HostScript.Step(at: time, action))
    eventLines.append(keyword.line)
  }

  private mutating func readNewSetting(
    _ statement: inout DragStatement, _ kind: ControlKind, _ settings: [Setting]
  ) throws(DragError) -> Setting {
    guard eventLines.isEmpty else {
      throw statement.keyword.error(expected: "an event; `set` must precede the first event")
    }
    let name = statement.peek
    let setting = try readSetting(&statement, of: kind)
    if let earlier = settings.firstIndex(where: { $0.field == setting.field }) {
      throw name.error(
        expected: "a field that is not set yet; line \(settingLines[earlier]) sets it")
    }
    settingLines.append(statement.keyword.line)
    return setting
  }

  private func readSetting(
    _ statement: inout DragStatement, of kind: ControlKind
  ) throws(DragError) -> Setting {
    let field = try statement.choice(kind.fields.map { $0.name })
    return Setting(field: field, value: try kind.fields[field].value(reading: &statement))
  }
}
