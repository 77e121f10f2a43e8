import GestureEngine
import GestureLaws
import PropertyTesting

/// A script that laws judge: of a control, or of a host.
package protocol JudgedScript: Sendable {
  /// A kind of control or host.
  associatedtype Kind: Sendable

  /// The subject of the tests, after the name of a kind.
  static var subject: String { get }

  /// Returns the name after `control` in `.drag` text.
  static func name(of kind: Kind) -> String

  /// Returns the domain of the scripts of a kind.
  static func domain(of kind: Kind) -> Domain<Self>

  /// Returns the property that a kind obeys its laws, except the given ones.
  static func property(of kind: Kind, except known: Set<String>) -> Property<Self>

  /// Returns an entry for each law, with its exemption for a kind.
  static func lawEntries(of kind: Kind) -> [LawEntry]

  /// Returns an entry for each law, with the numbers of random scripts that it judges and is exempt from.
  static func lawEntries(of kind: Kind, cases: Int, seed: UInt64) -> [LawEntry]

  /// Reads a `.drag` text for a kind.
  ///
  /// - Returns: The file, and its script; `nil` if the file contains something else.
  /// - Throws: ``DragError`` at the first place that does not parse.
  static func read(
    _ text: [UInt8], as kind: Kind
  ) throws(DragError) -> (file: DragFile, script: Self?)

  /// The script as `.drag` text.
  var text: String { get }

  /// Whether both scripts are equal, bit for bit; all NaNs count as equal.
  func isIdentical(to other: Self) -> Bool

  /// Returns the script of a kind that logs every play.
  func logged(in log: PlayLog) -> Self

  /// Returns a step in words, with its number.
  func place(ofStep index: Int) -> String

  /// Plays the script and returns how it differs from the expectations of its file.
  func problems(in file: DragFile, except known: Set<String>) -> [ReplayProblem]

  /// Plays the script and shows it.
  ///
  /// - Parameters:
  ///   - lines: The line of each step in the text of the script.
  ///   - known: The short names of laws to leave out.
  ///   - isDrawn: Whether the film has drawings.
  /// - Returns: The film.
  func film(lines: [Int], except known: Set<String>, drawing isDrawn: Bool) -> Film
}

extension GestureScript: JudgedScript {
  package static var subject: String { "against every law" }

  package static func name(of kind: ControlKind) -> String { kind.name }

  package static func domain(of kind: ControlKind) -> Domain<GestureScript> { .scripts(of: kind) }

  package static func property(
    of kind: ControlKind, except known: Set<String>
  ) -> Property<GestureScript> {
    .laws(of: kind, except: known)
  }

  package static func lawEntries(of kind: ControlKind) -> [LawEntry] {
    LawSummary.laws(of: kind).map {
      LawEntry($0.id, name: $0.name, sentence: $0.sentence, exemption: $0.exemption)
    }
  }

  package static func lawEntries(
    of kind: ControlKind, cases: Int, seed: UInt64
  ) -> [LawEntry] {
    LawShare.shares(of: kind, cases: cases, seed: seed).map { share in
      let law = share.law
      var entry = LawEntry(
        law.id, name: law.name, sentence: law.sentence, exemption: share.reason)
      (entry.judged, entry.exempt) = (share.judged, share.exempt)
      return entry
    }
  }

  package static func read(
    _ text: [UInt8], as kind: ControlKind
  ) throws(DragError) -> (file: DragFile, script: GestureScript?) {
    let file = try DragFile(reading: text, kinds: [kind])
    guard case .gestures(let script) = file.subject else { return (file, nil) }
    return (file, script)
  }

  package func place(ofStep index: Int) -> String { "event \(index + 1), \(events[index].text)" }

  package func problems(in file: DragFile, except known: Set<String>) -> [ReplayProblem] {
    file.problems(playing: self, LawBook.controls.without(known))
  }

  package func film(lines: [Int], except known: Set<String>, drawing isDrawn: Bool) -> Film {
    Film(self, lines: lines, LawBook.controls.without(known), drawing: isDrawn)
  }
}

extension HostScript: JudgedScript {
  package static var subject: String { "against every law of hosts" }

  package static func name(of kind: HostKind) -> String { kind.name }

  package static func domain(of kind: HostKind) -> Domain<HostScript> { .hostScripts(of: kind) }

  package static func property(
    of kind: HostKind, except known: Set<String>
  ) -> Property<HostScript> {
    .laws(of: kind, except: known)
  }

  package static func lawEntries(of kind: HostKind) -> [LawEntry] {
    HostLawBook.hosts.laws.map { LawEntry($0.id, name: $0.name, sentence: $0.sentence) }
  }

  /// Each law judges every script of a host.
  package static func lawEntries(of kind: HostKind, cases: Int, seed: UInt64) -> [LawEntry] {
    lawEntries(of: kind)
  }

  package static func read(
    _ text: [UInt8], as kind: HostKind
  ) throws(DragError) -> (file: DragFile, script: HostScript?) {
    let file = try DragFile(reading: text, kinds: [], hosts: [kind])
    guard case .inputs(let script) = file.subject else { return (file, nil) }
    return (file, script)
  }

  package func place(ofStep index: Int) -> String { "input \(index + 1), \(text(ofStep: index))" }

  package func problems(in file: DragFile, except known: Set<String>) -> [ReplayProblem] {
    file.problems(playing: self, HostLawBook.hosts.without(known))
  }

  package func film(lines: [Int], except known: Set<String>, drawing isDrawn: Bool) -> Film {
    Film(self, lines: lines, HostLawBook.hosts.without(known), drawing: isDrawn)
  }
}

extension Verdict {
  /// The verdict on a script, given the law that it breaks, if any.
  init(_ finding: Finding?, in script: some JudgedScript) {
    guard let finding else {
      self = .holds
      return
    }
    let breach = finding.breach
    self = .fails(
      PropertyFailure(
        law: finding.law, place: breach.step.map { script.place(ofStep: $0) } ?? "the whole script",
        message: "\(breach.message) (\(finding.sentence))" + breach.probeText,
        advice: finding.advice))
  }
}

extension Finding {
  /// The advice to declare the behaviour, if it is meant; empty if every control must obey.
  fileprivate var advice: String {
    guard !traits.isEmpty else { return "" }
    let names = traits.map { "`\($0)`" }.joined(separator: ", ")
    return "fix the control or, if it is meant to do this, declare a trait, such as \(names)"
  }
}
