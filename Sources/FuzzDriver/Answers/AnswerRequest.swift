import PropertyTesting

/// A request about test cases, which another process has written to a file.
///
///     {"dragnet":1,"answer":"/tmp/a","target":"spring","ask":"judge","cases":[{"words":"1 2 ff"}]}
///
/// `dragnet` is the version of requests and answers. `answer` is the path of a file, or of a
/// descriptor such as `/dev/fd/3`, to which each answer is appended as a line of JSON. `asker` may give
/// the number of a process; the answering process ends with it.
struct AnswerRequest {
  /// The version of requests and answers, as a member of an answer.
  static let versionMember = JSON.raw("\(CaseQuestion.version)")

  /// A case that the question is about.
  enum Case {
    case words(ChoiceSequence)
    case file(path: String)
  }

  /// The place of the answer.
  var answer: String
  /// The name of the target; `nil` for the only one.
  var target: String?
  /// The question.
  var question: CaseQuestion
  /// The cases.
  var cases: [Case] = []
  /// The laws to leave out.
  var known: Set<String> = []
  /// The failure of the cases: what to minimize, and what the text of a shown case says.
  var failure: PropertyFailure?
  /// Whether that failure is the end of a process.
  var isEnd = false
  /// The cases that other processes have judged while minimizing, and whether each has that failure.
  var judged: [ChoiceSequence: Bool] = [:]
  /// The greatest number of cases to judge, or the number of random cases.
  var calls = 0
  /// The seed of random cases.
  var seed: UInt64 = 1
  /// Whether an explanation includes drawings.
  var isDrawn = false
  /// The arguments of libFuzzer, without the name of a program.
  var arguments: [String] = []
  /// The path of the program that libFuzzer starts for jobs of its own; `nil` for this program.
  var program: String?

  /// Reads a request.
  ///
  /// - Throws: ``CaseError`` that names the first member that is missing or malformed.
  init(_ json: JSON) throws(CaseError) {
    guard let answer = json["answer"].string else { throw CaseError("`answer` is missing") }
    self.answer = answer
    guard let question = json["ask"].string.flatMap(CaseQuestion.init) else {
      let names = CaseQuestion.allCases.map(\.rawValue).joined(separator: ", ")
      throw CaseError("`ask` is \(json["ask"]); it must be one of \(names)")
    }
    self.question = question
    target = json["target"].string
    for (index, entry) in (json["cases"].elements ?? []).enumerated() {
      if let path = entry["file"].string {
        cases.append(.file(path: path))
      } else if let words = entry["words"].string.flatMap({ ChoiceSequence($0) }) {
        cases.append(.words(words))
      } else {
        throw CaseError("`cases` has no `file` or `words` at \(index)")
      }
    }
    known = Set((json["known"].elements ?? []).compactMap(\.string))
    if let law = json["failure"]["law"].string {
      failure = PropertyFailure(
        law: law, place: json["failure"]["place"].string ?? "",
        message: json["failure"]["message"].string ?? "")
    }
    isEnd = json["isEnd"].boolean ?? false
    for (key, fails) in [("failing", true), ("others", false)] {
      for case let words? in (json[key].elements ?? []).map(\.string) {
        if let choices = ChoiceSequence(words) { judged[choices] = fails }
      }
    }
    calls = json["calls"].integer ?? 0
    seed = json["seed"].integer.flatMap { UInt64(exactly: $0) } ?? 1
    isDrawn = json["isDrawn"].boolean ?? false
    for (index, argument) in (json["arguments"].elements ?? []).enumerated() {
      guard let text = argument.string else {
        throw CaseError("`arguments` has no string at \(index)")
      }
      arguments.append(text)
    }
    program = json["program"].string
  }
}
