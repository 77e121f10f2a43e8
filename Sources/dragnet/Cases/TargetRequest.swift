import Foundation
import PropertyTesting

/// A request that a fuzz executable or a test bundle answers; see `AnswerRequest` there.
struct TargetRequest: Encodable, Sendable {
  /// A case: a kept text in a file, or choice words.
  enum Case: Encodable, Sendable {
    case file(path: String)
    case words(String)

    private enum CodingKeys: CodingKey { case file, words }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .file(let path): try container.encode(path, forKey: .file)
      case .words(let words): try container.encode(words, forKey: .words)
      }
    }
  }

  private let dragnet = CaseQuestion.version
  /// The number of this process, with which the executable ends.
  private let asker = Int(ProcessInfo.processInfo.processIdentifier)
  /// The path of the file for the answer.
  var answer = ""
  /// The name of the target; `nil` in a request to list all targets.
  var target: String?
  /// The question.
  var ask: CaseQuestion
  /// The cases.
  var cases: [Case] = []
  /// The laws to leave out.
  var known: [String] = []
  /// The failure to minimize, or to note in the text of a shown case.
  var failure: CaseFailure?
  /// Whether the failure ends the process.
  var isEnd: Bool { failure?.isEnd ?? false }
  /// The cases that other processes have judged while minimizing and that have the failure, as words.
  var failing: [String] = []
  /// The other cases that they have judged.
  var others: [String] = []
  /// The greatest number of cases to judge, or the number of random cases.
  var calls = 0
  /// The seed of random cases.
  var seed = 1
  /// Whether an explanation includes drawings.
  var isDrawn = false
  /// The arguments of libFuzzer, in a request to search.
  var arguments: [String] = []
  /// The path under which libFuzzer starts the program again; `nil` for the program's own.
  var program: String?

  private enum CodingKeys: CodingKey {
    case dragnet, asker, answer, target, ask, cases, known, failure, isEnd, failing, others
    case calls, seed, isDrawn, arguments, program
  }

  init(_ ask: CaseQuestion, of target: String?, about cases: [Case] = []) {
    self.ask = ask
    self.target = target
    self.cases = cases
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dragnet, forKey: .dragnet)
    try container.encode(asker, forKey: .asker)
    try container.encode(answer, forKey: .answer)
    try container.encodeIfPresent(target, forKey: .target)
    try container.encode(ask, forKey: .ask)
    try container.encode(cases, forKey: .cases)
    try container.encode(known, forKey: .known)
    try container.encode(failure, forKey: .failure)
    try container.encode(isEnd, forKey: .isEnd)
    try container.encode(failing, forKey: .failing)
    try container.encode(others, forKey: .others)
    try container.encode(calls, forKey: .calls)
    try container.encode(seed, forKey: .seed)
    try container.encode(isDrawn, forKey: .isDrawn)
    try container.encode(arguments, forKey: .arguments)
    try container.encodeIfPresent(program, forKey: .program)
  }
}

/// The way in which a case fails.
struct CaseFailure: Codable, Hashable, Sendable {
  /// The broken law.
  var law: String
  /// The place where it is broken.
  var place: String
  /// The observation.
  var message: String
  /// Whether the case ended the process that judged it: by a trap, a hang or too much memory.
  var isEnd = false

  private enum CodingKeys: CodingKey { case law, place, message }

  /// Whether this is the same failure as `other`, for minimizing and for reports.
  ///
  /// Two ends of a process are the same if the same line of code ends it, and if their messages differ
  /// only in numbers, which may depend on the case.
  func isSame(as other: CaseFailure) -> Bool {
    guard isEnd == other.isEnd, law == other.law else { return false }
    guard isEnd else { return true }
    return place == other.place
      && message.filter { !$0.isNumber } == other.message.filter { !$0.isNumber }
  }

  /// The place and the message, for people.
  var text: String { place.isEmpty ? message : "\(place): \(message)" }
}
