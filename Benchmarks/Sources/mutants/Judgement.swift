/// What became of a mutation.
struct Judgement: Sendable {
  /// Its number.
  let number: Int
  let mutation: Mutation
  /// What the law suite said first, or `nil` if it passed.
  let laws: String?
  /// Which fuzz target found it, or `nil` if none did.
  let fuzzing: String?
  /// Why nothing could tell the mutation from the original, if that is known.
  let equivalence: String?

  /// Whether anything noticed it.
  var isKilled: Bool { laws != nil || fuzzing != nil }

  /// "killed", "equivalent" or "survived".
  var outcome: String { isKilled ? "killed" : equivalence != nil ? "equivalent" : "survived" }
}

extension [Judgement] {
  /// How many of the mutations that can be noticed were, 0...1.
  var adequacy: Double {
    let real = filter { $0.outcome != "equivalent" }
    return real.isEmpty ? 1 : Double(real.count(where: \.isKilled)) / Double(real.count)
  }

  /// What is said at the end.
  var summary: String {
    let survivors = filter { $0.outcome == "survived" }
    let lines = [
      "\(count) mutations: \(count { $0.laws != nil }) killed by the law suite, "
        + "\(count { $0.fuzzing != nil }) by fuzzing, \(count(where: \.isKilled)) by either; "
        + "\(count { $0.outcome == "equivalent" }) equivalent",
      "of those that can be noticed, \((adequacy * 1000).rounded() / 10) % were",
    ]
    let rest = survivors.map { "survived: \($0.number) \($0.mutation.description)" }
    return (lines + rest).joined(separator: "\n")
  }
}
