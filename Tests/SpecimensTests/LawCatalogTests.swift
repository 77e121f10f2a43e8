import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting
import SceneRendering
import Specimens
import Testing

/// The article with all laws, which is made from the code.
///
/// `DRAGNET_UPDATE_GOLDEN=1 swift test --filter LawCatalogTests` writes it.
@Suite struct LawCatalogTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
    .standardizedFileURL
  private static let manual = sources.appending(path: "GestureLaws/GestureLaws.docc")
  private static let article = manual.appending(path: "LawCatalog.md")

  @Test func `the catalogue of laws is that of the code`() throws {
    let text = try LawCatalog(sources: Self.sources).text
    if try DragnetVariables.current().updatesGolden == true {
      try Data(text.utf8).write(to: Self.article)
    }
    let written = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(
      text == written,
      "write it again: DRAGNET_UPDATE_GOLDEN=1 swift test --filter LawCatalogTests")
  }

  @Test func `the pictures of the catalogue are those of the code`() throws {
    let folder = Self.manual.appending(path: "Resources")
    let pictures = try LawCatalog(sources: Self.sources).pictures()
    let isUpdating = try DragnetVariables.current().updatesGolden == true
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("law-") }
    for name in names where pictures[name] == nil {
      if isUpdating {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      } else {
        Issue.record("no law has the picture \(name)")
      }
    }
    for (name, picture) in pictures {
      let file = folder.appending(path: name)
      if isUpdating { try Data(picture.utf8).write(to: file) }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == picture,
        "write \(name) again: DRAGNET_UPDATE_GOLDEN=1 swift test --filter LawCatalogTests")
    }
  }

  @Test func `every law of a book has an entry with a reason`() throws {
    let catalog = try LawCatalog(sources: Self.sources)
    let text = catalog.text
    let laws = LawSummary.laws(of: .fatSlider).map(\.id) + HostLawBook.hosts.laws.map(\.id)
    for law in Set(laws) {
      #expect(text.contains("### \(law): "))
      #expect(catalog.reasons[law]?.isEmpty == false, "law \(law) has no comment")
    }
  }
}

/// The laws of controls and hosts with their reasons, their controls, and the bugs that break them.
private struct LawCatalog {
  /// The comments of laws in the source code, by the short name of the law.
  let reasons: [String: String]
  /// The comments of the specimens' bugs, by the name of the bug.
  private let bugComments: [String: String]

  private static let controls: [(name: String, kind: ControlKind)] = [
    ("FatSlider", .fatSlider), ("MeshingSlider", .meshingSlider),
    ("ProgressSlider", .progressSlider), ("StepSlider", .stepSlider),
    ("MorphToggle", .morphToggle), ("RangeSlider", .rangeSlider),
  ]

  private static let chapters: [(letter: Character, title: String)] = [
    ("A", "Any input"), ("B", "From touch to value"), ("C", "Stops"), ("D", "Gestures"),
    ("E", "Reports"), ("F", "Two values"), ("G", "Hosts"), ("H", "Motion"), ("I", "Drawings"),
    ("J", "Replay"),
  ]

  init(sources: URL) throws {
    var reasons: [String: String] = [:]
    let laws = sources.appending(path: "GestureLaws/Laws")
    for file in try FileManager.default.contentsOfDirectory(atPath: laws.path).sorted() {
      guard let id = file.firstMatch(of: /^Law\+([A-Z]\d+)/)?.1 else { continue }
      let text = try String(contentsOf: laws.appending(path: file), encoding: .utf8)
      reasons[String(id)] = LawCatalog.comment(before: /(public|package) static var/, in: text)
    }
    self.reasons = reasons

    var bugs: [String: String] = [:]
    let specimens = sources.appending(path: "Specimens")
    for path in FileManager.default.enumerator(atPath: specimens.path) ?? .init() {
      guard let path = path as? String, path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: specimens.appending(path: path), encoding: .utf8)
      let specimen = String(path.split(separator: "/").last?.prefix { $0 != "+" } ?? "")
      for match in text.matches(of: /((?: *\/\/\/.*\n)+) *case (\w+)\n/) {
        let lines = match.1.split(separator: "\n").prefix { !$0.hasSuffix("///") }
        bugs["\(specimen).\(match.2)"] = LawCatalog.sentence(lines.joined(separator: "\n"))
      }
    }
    bugComments = bugs
  }

  /// Returns the first paragraph of the first comment that stands before a declaration.
  private static func comment(before declaration: some RegexComponent, in text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        lines.append(line.dropFirst(3))
      } else if line.prefixMatch(of: declaration) != nil, !lines.isEmpty {
        break
      } else {
        lines = []
      }
    }
    let paragraph = lines.prefix { !$0.allSatisfy { $0 == " " } }
    return sentence(paragraph.joined(separator: "\n"))
  }

  /// Returns the words of a comment on one line, with code in place of links.
  private static func sentence(_ comment: String) -> String {
    comment.split(whereSeparator: \.isWhitespace).filter { $0 != "///" }.joined(separator: " ")
      .replacing("``", with: "`")
  }

  var text: String {
    var lines = [
      "# The laws", "",
      "Each law: what it says, why a user cares, which controls it judges, and the published bugs that",
      "break it.", "", "## Overview", "",
      "A law decides from the traits of a control whether it applies, so the same laws judge every control,",
      "also one of your own. The laws below judge the engine's controls in their default configuration.",
      "The bugs are those of the specimens: controls as tutorials and libraries published them. The script",
      "below a law is the shortest known one that breaks it, and the picture shows what it does. A dashed",
      "thumb is where the thumb should be.", "",
      "This page is made from the code. A test compares them.", "",
    ]
    for chapter in Self.chapters {
      let entries = entries.filter { $0.law.id.first == chapter.letter }
      guard !entries.isEmpty else { continue }
      lines += ["## \(chapter.title)", ""]
      for entry in entries { lines += text(of: entry) }
    }
    return lines.joined(separator: "\n")
  }

  /// A law, and the reasons for which controls are exempt from it.
  private struct Entry {
    var law: LawSummary
    var isOfHosts = false
    /// The reason for each control; `nil` for those that it judges.
    var exemptions: [(control: String, reason: String?)] = []
  }

  private var entries: [Entry] {
    let lists = Self.controls.map { (name: $0.name, laws: LawSummary.laws(of: $0.kind)) }
    let ofControls = lists[0].laws.map { law in
      Entry(
        law: law,
        exemptions: lists.map { list in
          (list.name, list.laws.first { $0.id == law.id }?.exemption)
        })
    }
    let ofHosts = HostLawBook.hosts.laws.filter { $0.id.hasPrefix("G") }.map { law in
      Entry(law: LawSummary.list([law])[0], isOfHosts: true)
    }
    return (ofControls + ofHosts).sorted { first, second in
      (first.law.id.first!, number(first)) < (second.law.id.first!, number(second))
    }
  }

  private func number(_ entry: Entry) -> Int { Int(entry.law.id.dropFirst()) ?? 0 }

  private func text(of entry: Entry) -> [String] {
    let law = entry.law
    var lines = ["### \(law.id): \(law.name)", ""]
    let first = law.sentence.prefix(1).uppercased()
    lines += ["**\(first)\(law.sentence.dropFirst()).**", ""]
    // The reason of a law that two books share says more of controls.
    if let reason = reasons[law.id] { lines += [reason, ""] }
    lines += [judged(entry), ""]
    let bugs = bugs(of: law.id)
    if !bugs.isEmpty { lines += bugs.map { "- \($0)" } + [""] }
    if let script = script(of: entry) { lines += ["```", script, "```", ""] }
    if hasPicture(entry) {
      lines += [
        "![A drag that breaks the law \(law.name), in frames.](law-\(law.id))", "",
      ]
    }
    return lines
  }

  private func picture(of law: String) -> String { "law-\(law).svg" }

  /// Whether a failure of the law can be drawn: there is a script, and it does not trap.
  private func hasPicture(_ entry: Entry) -> Bool {
    script(of: entry) != nil && entry.law.id != "A1"
  }

  /// Returns the pictures of the laws by the names of their files.
  func pictures() throws -> [String: String] {
    var pictures: [String: String] = [:]
    for entry in entries where hasPicture(entry) {
      guard let film = try film(of: entry) else { continue }
      let strip = Filmstrip(film, titled: "\(entry.law.id): \(entry.law.name)")
      pictures[picture(of: entry.law.id)] = strip.svg
    }
    return pictures
  }

  /// Returns the film of the shortest script that breaks a law, by a control with that bug alone.
  private func film(of entry: Entry) throws -> Film? {
    let id = entry.law.id
    if entry.isOfHosts {
      return try hostTrigger(of: id).map { trigger in
        let kind = HostKind.publishedOwners(bugs: BugSet([trigger.bug]))
        return Film(
          try HostScript(trigger.script, for: kind),
          HostLawBook(HostLawBook.hosts.laws.filter { $0.id == id }))
      }
    }
    return try trigger(of: id).map { trigger in
      Film(
        try GestureScript(trigger.script, for: trigger.specimen.kind([trigger.bug])),
        LawBook(LawBook.controls.laws.filter { $0.id == id }))
    }
  }

  /// Returns the trigger of a law with the shortest script.
  private func trigger(of law: String) -> Trigger? {
    Trigger.all.filter { $0.law == law }.min { $0.script.count < $1.script.count }
  }

  /// Returns the trigger of a law of hosts with the shortest script.
  private func hostTrigger(of law: String) -> HostSpecimenTests.Trigger? {
    HostSpecimenTests.triggers.filter { $0.law == law }.min { $0.script.count < $1.script.count }
  }

  private func judged(_ entry: Entry) -> String {
    if entry.isOfHosts { return "The law applies to hosts." }
    let exempt = entry.exemptions.filter { $0.reason != nil }
    let judged = entry.exemptions.filter { $0.reason == nil }
    if exempt.isEmpty { return "The law applies to every control." }
    let reasons = Dictionary(grouping: exempt) { $0.reason ?? "" }
      .sorted { $0.value[0].control < $1.value[0].control }
      .map { "to \(list($0.value.map(\.control), "and")) (\($0.key))" }
    let applies = judged.isEmpty ? "" : "The law applies to \(list(judged.map(\.control), "and")). "
    return applies + "By default it does not apply \(list(reasons, "or"))."
  }

  /// Returns "A", "A and B", or "A, B and C".
  private func list(_ items: [String], _ word: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(word) \(last)"
  }

  /// Returns the bugs that break a law, each with its comment.
  private func bugs(of law: String) -> [String] {
    let ofControls = Specimen.all.flatMap(\.bugs).filter { $0.laws.contains(law) }.map { bug in
      (path: bug.path, name: bug.name, type: typeName(bug.specimen))
    }
    let ofHosts = HostSpecimen.all.flatMap(\.bugs).filter { $0.laws.contains(law) }.map { bug in
      (path: bug.path, name: bug.name, type: "PublishedHostBug")
    }
    return (ofControls + ofHosts).map { bug in
      let comment = bugComments["\(bug.type).\(camelCase(bug.name))"]
      return "`\(bug.path)`" + (comment.map { ": \($0)" } ?? "")
    }
  }

  /// Returns the shortest script that breaks a law.
  private func script(of entry: Entry) -> String? {
    if entry.isOfHosts { return hostTrigger(of: entry.law.id)?.script }
    return trigger(of: entry.law.id).map { "control \($0.specimen.name); \($0.script)" }
  }

  /// Returns `PublishedFatSlider` for `published-fat-slider`.
  private func typeName(_ name: String) -> String {
    var words = ""
    for word in name.split(separator: "-") {
      words += word.prefix(1).uppercased()
      words += word.dropFirst()
    }
    return words
  }

  /// Returns `zeroWidth` for `zero-width`.
  private func camelCase(_ name: String) -> String {
    let name = typeName(name)
    var words = name.prefix(1).lowercased()
    words += name.dropFirst()
    return words
  }
}
