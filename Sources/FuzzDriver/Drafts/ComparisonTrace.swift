import CFuzzDriver
import PropertyTesting

/// The comparisons in the code under test, as far as the program notes them.
struct ComparisonTrace {
  /// The pairs of different values that judging a case has compared.
  struct Pairs {
    /// Integers, extended with zeros.
    var integers: [(UInt64, UInt64)] = []
    /// Byte strings of the same length, or their beginnings.
    var strings: [([UInt8], [UInt8])] = []
  }

  /// Whether the program notes comparisons.
  var isAvailable = dragnet_notes_comparisons()

  /// Judges a case by its cheap checks, and returns what that has compared.
  var pairs: (AnyProperty, UnsafeRawBufferPointer) -> Pairs = { property, input in
    if !property.isDirect {
      dragnet_exclude_comparisons()
      _ = property.recording(of: input)
    }
    dragnet_note_comparisons()
    Features.$sink.withValue(CheapChecks()) { _ = property.judge(input) }
    dragnet_ignore_comparisons()
    var count = 0
    let integers = UnsafeBufferPointer(start: dragnet_comparisons(&count), count: count)
    var pairs = Pairs(integers: integers.map { ($0.first, $0.second) })
    let strings = UnsafeBufferPointer(start: dragnet_memory_comparisons(&count), count: count)
    pairs.strings = strings.map { comparison in
      func bytes(_ memory: some Any) -> [UInt8] {
        withUnsafeBytes(of: memory) { Array($0.prefix(Int(comparison.size))) }
      }
      return (bytes(comparison.first), bytes(comparison.second))
    }
    return pairs
  }

  /// Returns an operand of a comparison for a random number, if one has been noted.
  var pickOperand: (UInt64) -> UInt64? = { random in
    var operand: UInt64 = 0
    return dragnet_pick_operand(random, &operand) ? operand : nil
  }
}

/// A receiver of labels that drops them, and asks for no more than the cheap checks of a case.
private final class CheapChecks: FeatureSink {
  let isSelective = true
  func label(_ label: String) {}
  func endWatching() -> Bool { false }
}

// MARK: - Equal operands

extension Draft {
  /// Judges the case, and returns cases in which a comparison has equal operands, or nearly equal ones.
  ///
  /// Where an operand is a number of the case, or its bytes are those of a list, the other operand takes
  /// its place. So a number that the code compares with a constant becomes the constant.
  ///
  /// - Parameter most: The largest number of cases. The search for further cases ends with the last of them.
  /// - Returns: Different cases, packed; none in a program that does not note comparisons.
  mutating func solutions(most: Int) -> [ChoiceSequence] {
    let pairs = comparisons.pairs(property, input)
    study()
    var solutions = Solutions(most: most)
    let lists = original.packs.map { List(place: $0, bytes: $0.bytes(in: original.words)) }
    for (first, second) in pairs.strings where !solutions.isFull {
      for list in lists {
        replace(first, with: second, in: list, &solutions)
        replace(second, with: first, in: list, &solutions)
      }
    }
    let numbers = compared()
    for (first, second) in pairs.integers where !solutions.isFull {
      for (found, wanted) in [(first, second), (second, first)] {
        for number in numbers[found] ?? [] where !solutions.isFull {
          set(number, to: wanted, &solutions)
        }
        for list in lists { replace(found, with: wanted, in: list, &solutions) }
      }
    }
    return solutions.cases
  }

  /// A list of bytes or scalars, and its bytes.
  private struct List {
    let place: PackedPlace
    let bytes: [UInt8]
  }

  /// Different cases.
  private struct Solutions {
    let most: Int
    private(set) var cases: [ChoiceSequence] = []
    private var known: Set<[UInt64]> = []

    init(most: Int) { self.most = most }

    var isFull: Bool { cases.count >= most }

    mutating func insert(_ words: [UInt64]) {
      if !isFull, known.insert(words).inserted { cases.append(ChoiceSequence(words)) }
    }
  }

  /// Returns the numbers of the case by the integers that a comparison may have them as: 64 bits, or the
  /// lower 32 or 16.
  private func compared() -> [UInt64: [NumberWord]] {
    var numbers: [UInt64: [NumberWord]] = [:]
    var packs = original.packs[...]
    for number in original.numbers {
      // Both are in the order of the words. The elements of lists are compared as bytes.
      while let pack = packs.first, pack.range.upperBound <= number.index { packs.removeFirst() }
      if let pack = packs.first, pack.range.contains(number.index) { continue }
      guard let integer = number.order.integer(of: original.words[number.index]) else { continue }
      let forms: Set = [
        integer, UInt64(UInt32(truncatingIfNeeded: integer)),
        UInt64(UInt16(truncatingIfNeeded: integer)),
      ]
      for form in forms { numbers[form, default: []].append(number) }
    }
    return numbers
  }

  private mutating func set(
    _ number: NumberWord, to operand: UInt64, _ solutions: inout Solutions
  ) {
    for moved in [operand, operand &+ 1, operand &- 1] {
      clear()
      guard let word = number.word(ofOperand: moved), put(word, at: number.index) else { continue }
      if finish() { solutions.insert(words) }
    }
  }

  /// Replaces an integer where a list contains its bytes.
  private mutating func replace(
    _ found: UInt64, with wanted: UInt64, in list: List, _ solutions: inout Solutions
  ) {
    let size = max(found, wanted).byteCount
    let (old, new) = (found.bytes(size), wanted.bytes(size))
    replace(old, with: new, in: list, &solutions)
    replace(old.reversed(), with: new.reversed(), in: list, &solutions)
    // A short string is compared as integers, with zeros after its end.
    replace(old.withoutZeros, with: new.withoutZeros, in: list, &solutions)
  }

  /// Replaces a byte string where a list contains it.
  private mutating func replace(
    _ found: [UInt8], with wanted: [UInt8], in list: List, _ solutions: inout Solutions
  ) {
    guard !found.isEmpty, !wanted.isEmpty else { return }
    for start in list.bytes.places(of: found, most: 4) {
      let changed = list.bytes[..<start] + wanted + list.bytes[(start + found.count)...]
      let elements = list.place.words(of: changed)
      guard list.place.list.limits.contains(elements.count) else { continue }
      clear()
      replace(list.place, with: elements)
      if finish() { solutions.insert(words) }
    }
  }
}

extension NumberWord {
  /// Returns the word of an operand of a comparison: an integer of 16 or 32 bits may lack its sign.
  func word(ofOperand operand: UInt64) -> UInt64? {
    order.word(ofInteger: operand)
      ?? order.word(ofInteger: UInt64(truncatingIfNeeded: Int32(truncatingIfNeeded: operand)))
      ?? order.word(ofInteger: UInt64(truncatingIfNeeded: Int16(truncatingIfNeeded: operand)))
  }
}

extension UInt64 {
  /// The number of bytes of the smallest integer type that holds this number.
  var byteCount: Int { self <= 0xff ? 1 : self <= 0xffff ? 2 : self <= 0xffff_ffff ? 4 : 8 }

  /// Returns the first bytes, little-endian.
  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: self >> UInt64(8 * $0)) }
  }
}

extension [UInt8] {
  /// The bytes before the first zero.
  var withoutZeros: [UInt8] { Array(prefix { $0 != 0 }) }

  /// Returns the first places of a byte string.
  fileprivate func places(of string: [UInt8], most: Int) -> [Int] {
    var places: [Int] = []
    var start = startIndex
    while start + string.count <= count, places.count < most,
      let next = self[start...].firstIndex(of: string[0])
    {
      start = next + 1
      if self[next...].starts(with: string) { places.append(next) }
    }
    return places
  }
}
