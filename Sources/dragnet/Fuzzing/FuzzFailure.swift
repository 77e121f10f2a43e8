import Foundation
import GestureDomains
import GestureLaws
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
  /// The law.
  var law: String
  /// The smallest script that breaks it.
  var script: String
  /// The bytes that libFuzzer saved, as a path from the root of the checkout; `nil` if they could not
  /// be saved.
  var artifact: String?
  /// Where and what, for people.
  var message: String

  /// Whether it shows the same as another: the same law at least, and the same trap if it is one.
  func isSame(as other: FuzzFailure) -> Bool {
    let isTrap = law == Law<Trial>.totality.id
    return law == other.law && kind == other.kind && (!isTrap || message == other.message)
  }

  enum CodingKeys: CodingKey {
    case kind
    case law
    case script
    case artifact
  }
}

extension FuzzFailure {
  /// What an input shows that failed while it was fuzzed, minimized; `nil` where all it shows is a law
  /// of `known`, as where several processes find the same at once.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - kind: How it failed.
  ///   - target: Whose input it is.
  ///   - known: The laws that need not be found once more.
  ///   - limits: How long it may take.
  ///   - log: What the process said, for one that fails under fuzzing only.
  init?(
    _ bytes: [UInt8], _ kind: Kind, of target: Target, except known: Set<String>,
    limits: TrapLimits, log: [String]
  ) {
    let choices = bytes.withUnsafeBytes { target.property().recording(of: $0).choices }
    self.kind = kind
    guard
      let smallest = Minimization(of: choices, target: target, except: known, limits: limits)
    else {
      if kind == .crash, !known.isEmpty, target.failure(of: choices) != nil { return nil }
      law = Law<Trial>.totality.id
      script = target.text(of: choices) ?? ""
      let reason =
        switch kind {
        case .crash: FuzzFailure.reason(in: log) ?? "a trap"
        case .timeout: "a time-out"
        case .memory: "too much memory"
        }
      message = "the whole case: \(reason), seen under fuzzing only"
      return
    }
    law = smallest.failure.law
    script = smallest.annotated(isExpected: target.isSpecimen)
    message = "\(smallest.failure.place): \(smallest.failure.message)"
  }

  /// What libFuzzer said last of why it ended; without the number of the process, so that the same
  /// reason reads the same.
  private static func reason(in log: [String]) -> String? {
    log.last { $0.contains(errorMark) }.flatMap { line in
      line.range(of: errorMark).map { String(line[$0.upperBound...]) }
    }
  }

  private static let errorMark = "ERROR: "
}
