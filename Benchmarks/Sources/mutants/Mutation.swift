/// One small change to a source file, such as `<` to `<=`: what a test suite ought to notice.
struct Mutation: Sendable {
  /// What is changed, and into what: "< to <=".
  let change: String
  /// The file, relative to the folder that is mutated.
  let file: String
  /// Where it is in the file, counted from 1.
  let line: Int, column: Int
  /// Where the changed text is in the file, in UTF-8 bytes.
  let range: Range<Int>
  /// The line of code that it begins in, without the white space around it.
  let code: String
  /// The text that stands there.
  let original: String
  /// The text that would stand there; empty for a statement that is dropped.
  let replacement: String

  /// Both texts, chosen between while the program runs by the number of this mutation.
  ///
  /// A ternary expression keeps each operand's evaluation order and laziness; a dropped statement
  /// becomes a conditional one.
  func switched(by number: Int) -> String {
    replacement.isEmpty
      ? "if !isMutant(\(number)) { \(original) }"
      : "(isMutant(\(number)) ? (\(replacement)) : (\(original)))"
  }

  /// Where it is, and what it changes, on one line.
  var description: String {
    let code = original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return
      "\(file):\(line):\(column) \(change) in \(code.count > 60 ? code.prefix(59) + "…" : code)"
  }
}

extension [Mutation] {
  /// At most `count` of these, spread over all, of which no two overlap.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - seed: What the choice comes from; the same for the same seed.
  /// - Returns: The chosen ones, in their order.
  func sample(_ count: Int, seed: UInt64) -> [Mutation] {
    var random = SplitMix64(state: seed)
    var chosen: [Int] = []
    for candidate in indices.shuffled(using: &random) where chosen.count < count {
      let isFree = chosen.allSatisfy { other in
        self[other].file != self[candidate].file
          || !self[other].range.overlaps(self[candidate].range)
      }
      if isFree { chosen.append(candidate) }
    }
    return chosen.sorted().map { self[$0] }
  }
}

/// Steele, Lea and Flood's generator: small, and the same everywhere.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
