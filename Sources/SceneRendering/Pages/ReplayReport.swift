import GestureLaws

/// A page about a replay of scripts: which behave as expected, and how the others behave.
public struct ReplayReport: Sendable {
  /// A difference between a script's expectations and its behaviour.
  public struct Problem: Sendable, Hashable {
    /// The line of the text, counted from 1; `nil` if the problem concerns the whole script.
    public var line: Int?
    /// The short name of the broken law; `nil` if an expectation does not hold.
    public var law: String?
    /// The observation.
    public var message: String

    /// Creates a problem.
    public init(line: Int? = nil, law: String? = nil, message: String) {
      self.line = line
      self.law = law
      self.message = message
    }
  }

  /// A script that was played.
  public struct Script: Sendable {
    /// The path of its file.
    public var path: String
    /// The problems; empty if the script behaves as expected.
    public var problems: [Problem]
    /// The script's filmstrip and trace, which are shown if there are problems.
    public var exhibit: Exhibit?

    /// Creates the result of a script.
    public init(path: String, problems: [Problem], exhibit: Exhibit? = nil) {
      self.path = path
      self.problems = problems
      self.exhibit = exhibit
    }
  }

  private let scripts: [Script]

  /// Creates a report about scripts.
  public init(_ scripts: [Script]) { self.scripts = scripts }

  /// The report as an HTML document that refers to no other file.
  public var html: String {
    let failures = scripts.filter { !$0.problems.isEmpty }
    let count = scripts.count == 1 ? "1 script" : "\(scripts.count) scripts"
    var room = Room(amongst: failures.count)
    return Templates.page(
      "replay",
      Page(
        verdict: failures.isEmpty
          ? "\(count): all as expected" : "\(count): \(failures.count) not as expected",
        tone: failures.isEmpty ? "good" : "wrong", hasFailures: !failures.isEmpty,
        failures: failures.enumerated().map { index, script in
          Page.Failure(script, id: "script-\(index + 1)", in: &room)
        },
        folders: Page.folders(scripts)))
  }
}

extension Finding {
  /// The law, and the behaviour beside the expected one, or the observation.
  fileprivate var summary: String { "\(title): \(breach.contrast?.sentence ?? breach.message)" }
}

/// The content of the template.
private struct Page: Sendable {
  struct Failure: Sendable {
    let id: String
    let path: String
    /// The first finding or problem in a few words.
    let summary: String
    /// The short names of the other broken laws; `nil` if there are none.
    let laws: String?
    let problems: [Problem]
    /// The number of problems that are left out, in words; `nil` if there are none.
    let others: String?
    let exhibit: Exhibit.Content?

    init(_ script: ReplayReport.Script, id: String, in room: inout Room) {
      self.id = "failure-\(id)"
      path = script.path
      // The exhibit shows these findings.
      let findings = script.exhibit?.findings ?? []
      let shownLaws = Set(findings.map(\.law))
      summary =
        findings.first?.summary.brief ?? script.problems.first.map { Problem($0).text } ?? ""
      let also = findings.dropFirst().map(\.law)
      laws = also.isEmpty ? nil : also.joined(separator: ", ")
      let otherProblems = script.problems.filter { $0.law.map(shownLaws.contains) != true }.map(
        Problem.init)
      problems = otherProblems.prefix(within: &room.left, atMost: Failure.lengthOfProblems)
      let count = otherProblems.count - problems.count
      others = count > 0 ? "\(count) more differences" : nil
      exhibit = script.exhibit.map { Exhibit.Content($0, id: id, in: &room) }
    }

    /// The greatest length of the problems of a script in a page, in bytes.
    private static let lengthOfProblems = 3000
  }

  struct Problem: Sendable, Sized {
    let place: String
    let message: String

    init(_ problem: ReplayReport.Problem) {
      let parts = [problem.line.map { "line \($0)" }, problem.law].compactMap { $0 }
      place = parts.isEmpty ? "" : parts.joined(separator: ", ") + ":"
      message = problem.message.brief
    }

    /// The problem in a line.
    var text: String { place.isEmpty ? message : "\(place) \(message)" }

    var length: Int { 50 + place.utf8.count + message.utf8.count }
  }

  struct Folder: Sendable {
    let folder: String
    let scripts: [Script]
  }

  struct Script: Sendable {
    let name: String
    let tone: String
    let verdict: String
  }

  let verdict: String
  let tone: String
  let hasFailures: Bool
  let failures: [Failure]
  let folders: [Folder]

  /// Returns the scripts grouped by folder, in order of the folders' first scripts.
  static func folders(_ scripts: [ReplayReport.Script]) -> [Folder] {
    var names: [String] = []
    var members: [String: [Script]] = [:]
    for script in scripts {
      let parts = script.path.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      if members[folder] == nil { names.append(folder) }
      let isFine = script.problems.isEmpty
      members[folder, default: []].append(
        Script(
          name: String(parts.last ?? ""), tone: isFine ? "good" : "wrong",
          verdict: isFine ? "as expected" : "not as expected"))
    }
    return names.map { Folder(folder: $0, scripts: members[$0] ?? []) }
  }
}
