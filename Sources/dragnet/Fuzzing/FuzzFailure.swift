import Foundation
import PropertyTesting

/// A failure that fuzzing found.
struct FuzzFailure: Encodable, Sendable {
  /// How an input ended the process that ran it.
  enum Kind: String, Encodable, Sendable {
    /// A law is broken, or the code trapped.
    case crash
    /// It took longer than an input may.
    case timeout
    /// It took more memory than an input may.
    case memory

    /// What libFuzzer found, by the name it gives the file.
    init(artifact: URL) {
      let name = artifact.lastPathComponent
      self =
        if name.hasPrefix("timeout-") {
          .timeout
        } else if name.hasPrefix("oom-") {
          .memory
        } else {
          .crash
        }
    }
  }

  var kind: Kind
  /// The law, where it is broken, and what is seen there.
  var failure: PropertyFailure
  /// A script that breaks it: the smallest, where ``isMinimized``.
  var script: String
  /// Whether minimizing went on to its end; where it did not, ``script`` says why.
  var isMinimized = false
  /// The bytes that libFuzzer saved, as a path from the root of the checkout; `nil` if they could not
  /// be saved.
  var artifact: String?
  /// How many more inputs showed the same; they are kept as they are.
  var others = 0

  /// The short name of the law.
  var law: String { failure.law }
  /// Where and what, for people.
  var message: String { "\(failure.place): \(failure.message)" }

  /// How many inputs showed the same; `nil` where this one is the only one.
  var note: String? {
    switch others {
    case 0: nil
    case 1: "1 more input shows the same; it is kept as it is, with its script"
    default: "\(others) more inputs show the same; they are kept as they are, with their scripts"
    }
  }

  /// Whether it shows the same as another: the same law at least, and the same trap if it is one.
  func isSame(as other: FuzzFailure) -> Bool {
    kind == other.kind && law == other.law && failure.isSameTrap(as: other.failure)
  }

  private enum CodingKeys: CodingKey {
    case kind
    case law
    case script
    case isMinimized
    case artifact
    case others
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(law, forKey: .law)
    try values.encode(script, forKey: .script)
    try values.encode(isMinimized, forKey: .isMinimized)
    try values.encode(artifact, forKey: .artifact)
    try values.encode(others, forKey: .others)
  }
}
