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
    let room = Exhibit.room(amongst: failures.count)
    return Templates.page(
      "replay",
      Page(
        verdict: failures.isEmpty
          ? "\(count): all as expected" : "\(count): \(failures.count) not as expected",
        tone: failures.isEmpty ? "good" : "wrong",
        failures: failures.enumerated().map { index, script in
          Page.Failure(script, id: "script-\(index + 1)", room: room)
        },
        folders: Page.folders(scripts)))
  }
}

/// The content of the template.
private struct Page: Sendable {
  struct Failure: Sendable {
    let path: String
    let problems: [Problem]
    let exhibit: Exhibit.Content?

    init(_ script: ReplayReport.Script, id: String, room: Int) {
      path = script.path
      problems = script.problems.map { problem in
        let parts = [problem.line.map { "line \($0)" }, problem.law].compactMap { $0 }
        return Problem(
          place: parts.isEmpty ? "" : parts.joined(separator: ", ") + ":", message: problem.message)
      }
      exhibit = script.exhibit.map { Exhibit.Content($0, id: id, room: room) }
    }
  }

  struct Problem: Sendable {
    let place: String
    let message: String
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
