/// The result of testing a mutation.
struct MutationResult: Sendable {
  /// The number of the mutation.
  let number: Int
  let mutation: Mutation
  /// The first failure of the tests of ``MutatedModule/suites``; `nil` if they passed.
  let tests: String?
  /// The first failure of the module's other tests, which run only if these tests passed.
  let others: String?
  /// The first failure of a fuzz target; `nil` if all held or none ran.
  var fuzzing: String?
  /// The reason why the mutation is equivalent to the original code, if known.
  let equivalence: String?

  /// Whether a test or a fuzz target failed.
  var isKilled: Bool { tests != nil || others != nil || fuzzing != nil }

  /// "killed", "equivalent" or "survived".
  var outcome: String { isKilled ? "killed" : equivalence != nil ? "equivalent" : "survived" }
}

extension [MutationResult] {
  /// The mutation score: the killed share of the mutations that are not equivalent, 0...1.
  var mutationScore: Double {
    let killable = filter { $0.outcome != "equivalent" }
    return killable.isEmpty ? 1 : Double(killable.count(where: \.isKilled)) / Double(killable.count)
  }

  /// The last lines of the output.
  var summary: String {
    let survivors = filter { $0.outcome == "survived" }
    let lines = [
      "\(count) mutations: \(count { $0.tests != nil }) killed by the tests, "
        + "\(count { $0.others != nil }) only by other tests, "
        + "\(count { $0.fuzzing != nil && $0.tests == nil && $0.others == nil }) only by fuzzing; "
        + "\(count { $0.outcome == "equivalent" }) equivalent",
      "mutation score: \((mutationScore * 1000).rounded() / 10) %",
    ]
    let survivorLines = survivors.map {
      "survived: \($0.number) \($0.mutation.description)"
    }
    return (lines + survivorLines).joined(separator: "\n")
  }
}
