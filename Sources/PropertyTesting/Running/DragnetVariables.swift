/// The environment variables that Dragnet reads, parsed: no other code reads one.
///
/// An empty value counts as an unset variable, except for `DRAGNET_BUGS`, where it means "no bugs".
package struct DragnetVariables: Sendable, Hashable {
  /// `DRAGNET_SEED`: the seed of a check's random cases.
  package var seed: UInt64?
  /// `DRAGNET_CASES`: the number of cases of each check.
  package var cases: Int?
  /// `DRAGNET_SECONDS`: the time that each check searches.
  package var seconds: Double?
  /// `DRAGNET_REPLAY`: the one case that each check runs.
  package var replay: ChoiceSequence?
  /// `DRAGNET_KEEP`: the name of the file in which a check keeps its failure or its replayed case.
  package var keep: String?
  /// `DRAGNET_CASE_SECONDS`: the longest time that one case of a check may take.
  package var caseLimit: CaseLimit?
  /// `DRAGNET_ISOLATION`: the cases of a check that run in a child process first.
  package var isolation: RunSettings.Isolation?
  /// `DRAGNET_VERBOSE`: whether each check that holds prints its statistics.
  package var isVerbose: Bool?
  /// `DRAGNET_PROFILE`: the kind of run, which decides on settings of checks.
  package var profile: RunProfile?
  /// `DRAGNET_SHARED_FAILURES`: a folder with failures of other machines, which is only read.
  package var sharedFailures: String?
  /// `DRAGNET_TESTED`: a folder for the record of all cases that checks try.
  package var tested: String?
  /// `DRAGNET_STRATEGY`: how a fuzz executable changes inputs.
  package var strategy: Strategy?
  /// `DRAGNET_CPU_SECONDS`: the CPU time after which a fuzz executable stops.
  package var cpuSeconds: Double?
  /// `DRAGNET_KNOWN_LAWS`: the laws that a fuzz executable leaves out.
  package var knownLaws: Set<String>?
  /// `DRAGNET_REQUEST`: the file of a request that a fuzz executable or the checks of a test bundle
  /// answer.
  package var request: String?
  /// `DRAGNET_BASELINE`: the part of a property that a fuzz executable runs in its place.
  package var baseline: Baseline?
  /// `DRAGNET_DOCTOR`: the way in which a fuzz executable fails on purpose.
  package var doctor: Doctor?
  /// `DRAGNET_BUGS`: the names of the bugs that a specimen has.
  package var bugs: [String]?
  /// `DRAGNET_EXECUTABLES`: the folder of the fuzz executables that the tests of the command run.
  package var executables: String?
  /// `DRAGNET_UPDATE_GOLDEN`: whether the tests of pictures write the pictures that they expect.
  package var updatesGolden: Bool?
  /// `DRAGNET_MUTANT`: the mutation that is active in a mutated copy of the package.
  package var mutant: Int?

  /// The longest time that one case may take.
  package enum CaseLimit: Sendable, Hashable {
    /// A number of seconds.
    case seconds(Double)
    /// Any time.
    case unlimited
  }

  /// How a fuzz executable changes inputs.
  package enum Strategy: String, Sendable, CaseIterable {
    /// By the words and spans of the property's domain.
    case structured
    /// By libFuzzer alone, as bytes.
    case bytes
  }

  /// The part of a property that a fuzz executable runs, to measure the cost of the rest.
  package enum Baseline: String, Sendable, CaseIterable {
    /// A property that always holds: the time is that of libFuzzer.
    case empty
    /// Drawing and playing, without the laws; see ``AnyProperty/rehearsal``.
    case plays
    /// The property as a search judges it: a case that shows nothing new, outside a sample, only by the
    /// checks that cost little.
    case search
  }

  /// The way in which a fuzz executable fails on purpose.
  package enum Doctor: String, Sendable, CaseIterable {
    /// It traps on every input that is not empty.
    case trap
  }

  /// No variable is set.
  package init() {}
}

// MARK: - Reading

extension DragnetVariables {
  /// One environment variable: its name, its meaning, and how its text is parsed.
  package struct Variable: Sendable {
    /// The name, which begins with `DRAGNET_`.
    package let name: String
    /// The allowed values, as the end of a sentence that begins "it must be".
    package let allowed: String
    /// Stores the value that a text stands for, and returns whether it stands for one.
    let parse: @Sendable (String, inout DragnetVariables) -> Bool

    /// A variable that is stored in `field` where `parse` accepts its text.
    init<Value>(
      _ name: String, _ field: WritableKeyPath<DragnetVariables, Value?> & Sendable,
      _ allowed: String, _ parse: @escaping @Sendable (String) -> Value?
    ) {
      self.name = "DRAGNET_" + name
      self.allowed = allowed
      self.parse = { text, variables in
        guard let value = parse(text) else { return false }
        variables[keyPath: field] = value
        return true
      }
    }
  }

  /// Every variable there is.
  package static let all = ofUsers + ofTests

  /// The variables of checks, of fuzz executables and of the command.
  private static let ofUsers = [
    Variable("SEED", \.seed, "a whole number from 0 to \(UInt64.max)") { UInt64($0) },
    Variable("CASES", \.cases, "a whole number above 0") { Int($0).flatMap { $0 > 0 ? $0 : nil } },
    Variable("SECONDS", \.seconds, secondsAllowed, seconds),
    Variable("REPLAY", \.replay, "hexadecimal words with a space between them") {
      ChoiceSequence($0)
    },
    Variable("KEEP", \.keep, nameAllowed, name),
    Variable("CASE_SECONDS", \.caseLimit, "a number from 0.01 to 100000000, or none") { text in
      if text == "none" { return .unlimited }
      return seconds(text).flatMap { $0 >= 0.01 ? .seconds($0) : nil }
    },
    Variable("ISOLATION", \.isolation, names(of: RunSettings.Isolation.self)) {
      RunSettings.Isolation(rawValue: $0)
    },
    Variable("VERBOSE", \.isVerbose, "1") { $0 == "1" ? true : nil },
    Variable("PROFILE", \.profile, nameAllowed) { name($0).map { RunProfile(unmade: $0) } },
    Variable("SHARED_FAILURES", \.sharedFailures, "the path of a folder") { $0 },
    Variable("TESTED", \.tested, "the path of a folder") { $0 },
    Variable("STRATEGY", \.strategy, names(of: Strategy.self)) { Strategy(rawValue: $0) },
    Variable("CPU_SECONDS", \.cpuSeconds, secondsAllowed, seconds),
    Variable("KNOWN_LAWS", \.knownLaws, "names of laws, each on a line of its own") {
      Set($0.split(separator: "\n").map(String.init))
    },
    Variable("REQUEST", \.request, "the path of a file") { $0 },
    Variable("BASELINE", \.baseline, names(of: Baseline.self)) { Baseline(rawValue: $0) },
    Variable("DOCTOR", \.doctor, names(of: Doctor.self)) { Doctor(rawValue: $0) },
    Variable("BUGS", \.bugs, "names of bugs with commas between them", list),
  ]

  /// The variables of Dragnet's own tests.
  private static let ofTests = [
    Variable("EXECUTABLES", \.executables, "the path of a folder") { $0 },
    Variable("UPDATE_GOLDEN", \.updatesGolden, "1") { $0 == "1" ? true : nil },
    Variable("MUTANT", \.mutant, "a whole number") { Int($0) },
  ]

  /// Reads the variables of `environment` whose names begin with `DRAGNET_`.
  ///
  /// - Parameter environment: The values of environment variables by their names.
  /// - Throws: ``VariableError`` for the alphabetically first variable that is unknown or malformed.
  package init(_ environment: [String: String]) throws(VariableError) {
    self.init()
    for name in environment.keys.filter({ $0.hasPrefix("DRAGNET_") }).sorted() {
      let text = environment[name] ?? ""
      guard let variable = Self.all.first(where: { $0.name == name }) else {
        let names = Self.ofUsers.map(\.name).joined(separator: ", ")
        throw VariableError("\(name) is not a variable of Dragnet; these are: \(names)")
      }
      if text.isEmpty && name != "DRAGNET_BUGS" { continue }
      guard variable.parse(text, &self) else {
        throw VariableError("\(name) is \"\(text)\"; it must be \(variable.allowed)")
      }
    }
  }

  /// The variables of this process.
  ///
  /// - Throws: ``VariableError`` if a variable is unknown or malformed.
  package static func current() throws(VariableError) -> DragnetVariables {
    try DragnetVariables(Platform.environment)
  }

  private static let secondsAllowed = "a number above 0, 100000000 at most"

  private static func seconds(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= 1e8 ? $0 : nil }
  }

  private static let nameAllowed = "a name of letters, digits, hyphens and underscores"

  private static func name(_ text: String) -> String? {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } ? text : nil
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map(String.init)
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    of _: Choice.Type
  ) -> String {
    let names = Choice.allCases.map(\.rawValue)
    return (names.dropLast(2) + [names.suffix(2).joined(separator: " or ")]).joined(separator: ", ")
  }
}

/// The error of an unknown or malformed environment variable whose name begins with `DRAGNET_`.
public struct VariableError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One line that names the variable, its value, and the allowed values.
  public let description: String

  init(_ description: String) { self.description = description }
}
