import GestureLaws
import PropertyTesting
import SceneRendering

/// A line of the answer of a fuzz executable or a test bundle; which members it has depends on the question.
struct AnswerRow: Codable, Sendable {
  /// The version of the answer, in its first line.
  var dragnet: Int?
  /// The law that a case breaks if it ends the process, in the first line.
  var ending: Law?
  /// The name of the target.
  var target: String?
  /// The number of the case that this line answers.
  var number: Int?
  /// The number of the case that runs next.
  var begin: Int?
  /// Whether the text of that case expects it to end the process.
  var expectsEnd: Bool?
  /// The reason why there is no other answer.
  var error: CaseError?

  /// The subject of the target's tests.
  var summary: String?
  /// Whether the target is known to fail.
  var specimen: Bool?
  /// The laws of the target.
  var laws: [Law]?
  /// The name of the control in the scripts of the target; `nil` if its cases are no scripts.
  var control: String?
  /// The known bugs of a specimen.
  var bugs: [Bug]?
  /// The pattern that selects the test of the target, if that is a check of a test bundle.
  var test: String?
  /// The library that runs the test: `swift-testing` or `xctest`.
  var library: String?
  /// The file of the check.
  var file: String?
  /// The line of the check.
  var line: Int?
  /// The type of the check's values; `nil` if it draws them while it judges.
  var values: String?
  /// Whether the check is asynchronous.
  var isAsync: Bool?
  /// The reason why the check cannot be fuzzed.
  var obstacle: String?

  /// The case as canonical words.
  var words: String?
  /// The case as the text of a file.
  var text: String?
  /// The last lines of the text of a case that fails.
  var annotation: String?
  /// The command that repeats the failing case in its test, if the target is a check.
  var again: String?
  /// The test that keeps the failing case, if the target is a check.
  var keep: String?
  /// Whether the text of the case expects it to fail.
  var expectsFailure: Bool?
  /// The laws that the text of the case expects it to break.
  var brokenLaws: [String]?
  /// The failure of the case.
  var failure: CaseFailure?
  /// The differences between the case and what its text expects.
  var problems: [Problem]?
  /// The events of a script and their effects, without the broken laws.
  private var film: PlayedFilm?
  /// The laws that the case breaks.
  var broken: [Broken]?
  /// Random cases as words.
  var samples: [String]?
  /// Whether a search among random cases has found a failure.
  var found: Bool?

  /// Whether minimizing draws a case next.
  var draw: Bool?
  /// The words that minimizing judges next.
  var trial: String?
  /// Whether that case is simpler than the smallest so far.
  var isSimpler: Bool?
  /// The words of a case that minimizing has tried, and that fails in the same way.
  var fails: String?
  /// The number of cases that minimizing has judged.
  var calls: Int?
  /// Whether minimizing has tried every smaller case.
  var isFinished: Bool?

  private enum CodingKeys: String, CodingKey {
    case dragnet, ending, target, begin, expectsEnd, error, summary, specimen, laws, control, bugs
    case words, text, annotation, again, keep, expectsFailure, brokenLaws, failure, problems
    case film, broken, samples, found
    case draw, isSimpler, fails, calls, isFinished, test, library, file, line, values, isAsync,
      obstacle
    case number = "case"
    case trial = "try"
  }

  /// The script as it was played; `nil` for a case that is no script.
  var played: Film? {
    var film = film?.film
    let named = film?.findings ?? []
    film?.findings = (broken ?? []).map { broken in
      let known = named.first { $0.law == broken.law }
      // An event that a law plays is no event of the case.
      let step = broken.event.map { $0 - 1 } ?? known?.breach.step
      var breach = Breach(step: step, broken.message)
      breach.contrast = known?.breach.contrast
      breach.thumb = known?.breach.thumb ?? .lower
      return Finding(
        law: broken.law, name: known?.name ?? "", sentence: broken.sentence ?? "", breach: breach)
    }
    return film
  }

  /// The film of a script, which is never encoded, because only lists of targets are.
  private struct PlayedFilm: Codable {
    let film: Film

    init(from decoder: any Decoder) throws { film = try Film(from: decoder) }

    func encode(to encoder: any Encoder) throws {}
  }

  /// A known bug of a specimen.
  struct Bug: Codable, Hashable, Sendable {
    var name: String
    var laws: [String]
  }

  /// A law of a target.
  struct Law: Codable, Sendable {
    var law: String
    var name: String
    var sentence: String
    var exemption: String?
    /// The number of random cases that the law judged.
    var judged: Int?
    /// The number of random cases that the law was exempt from.
    var exempt: Int?
  }

  /// A difference between a case and what its text expects.
  struct Problem: Codable, Sendable {
    var line: Int?
    var law: String?
    var message: String
  }

  /// A law that a case breaks.
  struct Broken: Codable, Sendable {
    /// The short name of the law.
    var law: String
    /// The law in words.
    var sentence: String?
    /// The observation that contradicts the law.
    var message: String
    /// The place, such as a line of a Swift file.
    var place: String?
    /// The number of the event, counted from 1.
    var event: Int?
  }
}
