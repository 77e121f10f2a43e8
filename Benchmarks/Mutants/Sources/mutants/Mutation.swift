/// A small change to a source file, such as `<` to `<=`, that tests should detect.
struct Mutation: Sendable {
  /// The kind of change, such as "< to <=".
  let change: String
  /// The file, relative to the mutated folder.
  let file: String
  /// The position in the file, counted from 1.
  let line: Int, column: Int
  /// The position of the changed text in the file, in UTF-8 bytes.
  let range: Range<Int>
  /// The line of code in which it starts, without surrounding white space.
  let code: String
  /// The original text.
  let original: String
  /// The new text; empty for a removed statement.
  let replacement: String

  /// Returns code that chooses between both texts at run time, by the number of this mutation.
  ///
  /// A ternary expression preserves evaluation order and laziness. A removed statement becomes a
  /// conditional statement.
  func switched(by number: Int) -> String {
    replacement.isEmpty
      ? "if !isMutant(\(number)) { \(original) }"
      : "(isMutant(\(number)) ? (\(replacement)) : (\(original)))"
  }

  /// The position and the change, on one line.
  var description: String {
    let code = original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return
      "\(file):\(line):\(column) \(change) in \(code.count > 60 ? code.prefix(59) + "…" : code)"
  }
}

extension [Mutation] {
  /// Chooses at most `count` mutations at random, of which no two overlap.
  ///
  /// - Parameters:
  ///   - count: The number of mutations.
  ///   - seed: The seed of the choice.
  /// - Returns: The chosen mutations, in their order.
  func sample(_ count: Int, seed: UInt64) -> [Mutation] {
    var random = SplitMix64(state: seed)
    var chosen: [Int] = []
    for candidate in indices.shuffled(using: &random) where chosen.count < count {
      let overlapsNone = chosen.allSatisfy { other in
        self[other].file != self[candidate].file
          || !self[other].range.overlaps(self[candidate].range)
      }
      if overlapsNone { chosen.append(candidate) }
    }
    return chosen.sorted().map { self[$0] }
  }
}

/// The SplitMix64 generator of Steele, Lea and Flood, the same on every platform.
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
