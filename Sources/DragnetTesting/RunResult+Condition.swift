import Foundation
import PropertyTesting
import Testing

extension RunResult {
  /// Adds the condition, as the source of a check has it, to the messages of failures in which the
  /// check returned `false`.
  mutating func nameCondition(at sourceLocation: SourceLocation) {
    guard let first = counterexample, first.failure.message == Verdict.falseMessage,
      let source = try? String(contentsOfFile: sourceLocation.filePath, encoding: .utf8),
      let condition = CheckSource(source, at: sourceLocation).condition
    else { return }
    func named(_ found: Counterexample) -> Counterexample {
      guard found.failure.message == Verdict.falseMessage else { return found }
      var found = found
      found.failure.message += ": \(condition)"
      return found
    }
    outcome = .failed(named(first))
    others = others.map { named($0) }
  }
}
