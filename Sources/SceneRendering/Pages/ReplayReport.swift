import GestureLaws

/// A page about a replay of test cases: which behave as expected, and how the others behave.
public struct ReplayReport: Sendable {
  /// A difference between the expectations of a case and its behaviour.
  public struct Problem: Sendable, Hashable {
    /// The line of the text, counted from 1; `nil` if the problem concerns the whole case.
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

  /// A test case that was played.
  public struct Case: Sendable {
    /// The path of its file.
    public var path: String
    /// The problems; empty if the case behaves as expected.
    public var problems: [Problem]
    /// The filmstrip and the trace of a script, which are shown if there are problems.
    public var exhibit: Exhibit?

    /// Creates the result of a case.
    public init(path: String, problems: [Problem], exhibit: Exhibit? = nil) {
      self.path = path
      self.problems = problems
      self.exhibit = exhibit
    }
  }

  private let cases: [Case]

  /// Creates a report about cases.
  public init(_ cases: [Case]) { self.cases = cases }

  /// The report as an HTML document that refers to no other file.
  public var html: String {
    let failures = cases.filter { !$0.problems.isEmpty }
    let count = cases.count == 1 ? "1 case" : "\(cases.count) cases"
    var room = Room(amongst: failures.count)
    return Templates.page(
      "replay",
      Page(
        verdict: failures.isEmpty
          ? "\(count): all as expected" : "\(count): \(failures.count) not as expected",
        tone: failures.isEmpty ? "good" : "wrong", hasFailures: !failures.isEmpty,
        failures: failures.enumerated().map { index, played in
          Page.Failure(played, id: "script-\(index + 1)", in: &room)
        },
        folders: Page.folders(cases)))
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

    init(_ played: ReplayReport.Case, id: String, in room: inout Room) {
      self.id = "failure-\(id)"
      path = played.path
      // The exhibit shows these findings.
      let findings = played.exhibit?.findings ?? []
      let shownLaws = Set(findings.map(\.law))
      summary =
        findings.first?.summary.brief ?? played.problems.first.map { Problem($0).text } ?? ""
      let also = findings.dropFirst().map(\.law)
      laws = also.isEmpty ? nil : also.joined(separator: ", ")
      let otherProblems = played.problems.filter { $0.law.map(shownLaws.contains) != true }.map(
        Problem.init)
      problems = otherProblems.prefix(within: &room.left, atMost: Failure.lengthOfProblems)
      let count = otherProblems.count - problems.count
      others = count > 0 ? "\(count) more differences" : nil
      exhibit = played.exhibit.map { Exhibit.Content($0, id: id, in: &room) }
    }

    /// The greatest length of the problems of a case in a page, in bytes.
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
    let cases: [Case]
  }

  struct Case: Sendable {
    let name: String
    let tone: String
    let verdict: String
  }

  let verdict: String
  let tone: String
  let hasFailures: Bool
  let failures: [Failure]
  let folders: [Folder]

  /// Returns the cases grouped by folder, in order of the folders' first cases.
  static func folders(_ cases: [ReplayReport.Case]) -> [Folder] {
    var names: [String] = []
    var members: [String: [Case]] = [:]
    for played in cases {
      let parts = played.path.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      if members[folder] == nil { names.append(folder) }
      let isFine = played.problems.isEmpty
      members[folder, default: []].append(
        Case(
          name: String(parts.last ?? ""), tone: isFine ? "good" : "wrong",
          verdict: isFine ? "as expected" : "not as expected"))
    }
    return names.map { Folder(folder: $0, cases: members[$0] ?? []) }
  }
}
