/// A fuzz target, which answers requests about its test cases.
package protocol AnsweringTarget {
  /// The name of the target.
  var name: String { get }
  /// The subject of its tests, in a few words.
  var summary: String { get }
  /// Whether the target is known to fail, and is therefore fuzzed only by name.
  var isSpecimen: Bool { get }
  /// The laws of the target.
  var lawEntries: [LawEntry] { get }
  /// The name of the control in the scripts of this target; `nil` if its cases are no scripts.
  var control: String? { get }
  /// The known bugs of a specimen, each of which can be searched for alone.
  var bugs: [BugEntry] { get }
  /// The law that a case breaks if it traps, hangs or exhausts the memory.
  var ending: LawEntry { get }

  /// Returns the property.
  ///
  /// - Parameter known: The laws to leave out.
  /// - Returns: The property without these laws, if it has several.
  func property(except known: Set<String>) -> AnyProperty

  /// Returns the laws of the target, with the numbers of random cases that each judges and is exempt from.
  ///
  /// - Parameters:
  ///   - cases: The number of cases.
  ///   - seed: The seed of all cases.
  /// - Returns: An entry for each law. A law without exemptions has no numbers.
  func lawEntries(ofCases cases: Int, seed: UInt64) -> [LawEntry]

  /// Returns a case as the text of a file; `nil` if the words give no case.
  func text(of choices: ChoiceSequence) -> String?

  /// Returns a case as a report shows it; `nil` to show its value.
  func reportText(of choices: ChoiceSequence) -> String?

  /// Returns the last lines of the text of a case that has this failure.
  func annotation(of failure: PropertyFailure) -> String

  /// Reads the text of a file; returns `nil` if it belongs to another target.
  func keptCase(_ text: [UInt8]) throws(CaseError) -> KeptCase?

  /// Returns the text of a file with words that draw the value that it notes.
  func encodeAgain(_ text: [UInt8]) throws(CaseError) -> String
}

extension AnsweringTarget {
  /// The name of no control.
  package var control: String? { nil }
  /// No bugs, for a target that is no specimen.
  package var bugs: [BugEntry] { [] }

  package func lawEntries(ofCases cases: Int, seed: UInt64) -> [LawEntry] { lawEntries }

  package func encodeAgain(_ text: [UInt8]) throws(CaseError) -> String {
    throw CaseError("this is a script of \(name), which has no words")
  }

  /// The property with all its laws.
  package func property() -> AnyProperty { property(except: []) }
}

/// A known bug of a specimen, as an entry of a list.
package struct BugEntry: Sendable {
  /// The name of the bug.
  package var name: String
  /// The short names of the laws that it breaks.
  package var laws: [String]

  /// Creates an entry.
  package init(_ name: String, laws: [String]) {
    self.name = name
    self.laws = laws
  }
}

/// A law of a target, as an entry of a list.
package struct LawEntry: Sendable {
  /// The short name, by which failures name the law.
  package var law: String
  /// The name in words.
  package var name: String
  /// The sentence that must hold.
  package var sentence: String
  /// Why the law does not apply; `nil` if it applies.
  package var exemption: String?
  /// The number of random cases that the law judged; `nil` if it was not counted.
  package var judged: Int?
  /// The number of random cases that the law was exempt from.
  package var exempt: Int?

  /// Creates an entry.
  package init(_ law: String, name: String, sentence: String, exemption: String? = nil) {
    self.law = law
    self.name = name
    self.sentence = sentence
    self.exemption = exemption
  }

  /// The name in words and the short name, such as "clamping (A2)".
  package var title: String { name.isEmpty || name == law ? law : "\(name) (\(law))" }
}

/// A case in the text of a file.
package struct KeptCase {
  /// The case as choice words; `nil` if the target never draws such a case.
  package var words: ChoiceSequence?
  /// Whether the text expects the case to fail.
  package var expectsFailure = false
  /// The laws that the text expects the case to break.
  package var brokenLaws: [String] = []
  /// Whether the text expects the case to trap or hang.
  package var expectsEnd = false
  /// Runs the case, and returns how it differs from what the text expects.
  package var problems: () -> [ReplayProblem]
  /// Runs the case, and returns everything that a person may want to know about it; `isDrawn` says
  /// whether that includes drawings.
  package var explanation: (_ isDrawn: Bool) -> CaseExplanation

  /// Creates a case.
  package init(
    words: ChoiceSequence?, problems: @escaping () -> [ReplayProblem],
    explanation: @escaping (_ isDrawn: Bool) -> CaseExplanation
  ) {
    self.words = words
    self.problems = problems
    self.explanation = explanation
  }
}

/// A case with its film and the laws that it breaks.
package struct CaseExplanation {
  /// The events of the case and their effects, as a JSON object; `nil` if a case of this target has no
  /// events.
  package var film: JSON?
  /// The broken laws.
  package var broken: [Broken] = []

  /// A law that a case breaks.
  package struct Broken {
    /// The short name of the law.
    package var law: String
    /// The law in words; `nil` if the name says it.
    package var sentence: String?
    /// The observation that contradicts the law.
    package var message: String
    /// The place, such as a line of a Swift file.
    package var place: String?
    /// The number of the event, counted from 1.
    package var event: Int?

    /// Creates an entry.
    package init(
      law: String, sentence: String? = nil, message: String, place: String? = nil,
      event: Int? = nil
    ) {
      self.law = law
      self.sentence = sentence
      self.message = message
      self.place = place
      self.event = event
    }
  }

  /// An explanation of a case that holds.
  package init() {}
}
