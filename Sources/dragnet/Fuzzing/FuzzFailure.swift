import Foundation

/// A failure that fuzzing found.
struct FuzzFailure: Encodable, Sendable {
  /// The way in which an input ended the process that ran it.
  enum Kind: String, Encodable, Sendable {
    /// The input broke a law, or the code trapped.
    case crash
    /// The input took too long.
    case timeout
    /// The input took too much memory.
    case memory
    /// The input took long, but ended: it breaks no law.
    case slow

    /// Returns the kind of an input that libFuzzer saved, according to the name of its file.
    init(artifact: URL) {
      let prefixes: [(String, Kind)] = [
        ("timeout-", .timeout), ("oom-", .memory), ("slow-unit-", .slow),
      ]
      let name = artifact.lastPathComponent
      self = prefixes.first { name.hasPrefix($0.0) }?.1 ?? .crash
    }
  }

  /// The way in which the input failed.
  var kind: Kind
  /// The broken law and the place where it breaks.
  var failure: CaseFailure
  /// The words of a case that breaks the law; the smallest one if ``isMinimized``.
  var words: String
  /// That case as its target shows it.
  var shown: ShownCase
  /// Whether minimizing tried every smaller case; if not, the last line of ``script`` says why.
  var isMinimized = false
  /// The path of the file that libFuzzer saved, relative to the checkout; `nil` if it could not be
  /// saved.
  var artifact: String?
  /// The number of further inputs with the same failure, which are kept unchanged.
  var others = 0

  /// The text of the case.
  var script: String {
    get { shown.text }
    set { shown.text = newValue }
  }
  /// The short name of the law.
  var law: String { failure.law }
  /// The place and the message, for people.
  var message: String { failure.text }

  /// Whether this is the same failure as `other`: of the same kind and law, and the same trap.
  func isSame(as other: FuzzFailure) -> Bool {
    kind == other.kind && failure.isSame(as: other.failure)
  }

  private enum CodingKeys: CodingKey {
    case kind
    case law
    case message
    case script
    case replayLine
    case regressionTest
    case isMinimized
    case artifact
    case others
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(law, forKey: .law)
    try values.encode(message, forKey: .message)
    try values.encode(script, forKey: .script)
    try values.encodeIfPresent(shown.replayLine, forKey: .replayLine)
    try values.encodeIfPresent(shown.regressionTest, forKey: .regressionTest)
    try values.encode(isMinimized, forKey: .isMinimized)
    try values.encode(artifact, forKey: .artifact)
    try values.encode(others, forKey: .others)
  }
}

/// An input that took long, but broke no law.
struct SlowInput: Encodable, Sendable {
  /// The time that it took in seconds, as libFuzzer measured it; `nil` if a killed run found it.
  var seconds: Int?
  /// The text of the case.
  var script: String
  /// The path of the file that libFuzzer saved, relative to the checkout; `nil` if it could not be
  /// saved.
  var artifact: String?
}
