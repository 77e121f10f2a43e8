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
  /// The largest number of cases that are made for one input.
  private static let mostSolutions = 64

  /// Judges the case, and returns cases in which a comparison has equal operands, or nearly equal ones.
  ///
  /// Where an operand is a number of the case, or its bytes are those of a list, the other operand takes
  /// its place. So a number that the code compares with a constant becomes the constant.
  ///
  /// - Returns: At most 64 cases, packed; none in a program that does not note comparisons.
  mutating func solutions() -> [ChoiceSequence] {
    let pairs = comparisons.pairs(property, input)
    study()
    var results: [ChoiceSequence] = []
    var known: Set<[UInt64]> = []
    let numbers = original.numbers.filter { number in
      !original.packs.contains { $0.range.contains(number.index) }
    }
    for (first, second) in pairs.strings {
      for (found, wanted) in [(first, second), (second, first)] {
        for place in original.packs {
          replace(found, with: wanted, in: place, &results, &known)
        }
      }
    }
    for (first, second) in pairs.integers {
      for (found, wanted) in [(first, second), (second, first)] {
        for number in numbers {
          solve(number, found, wanted, &results, &known)
        }
        for place in original.packs {
          solve(place, found, wanted, &results, &known)
        }
        if results.count >= Self.mostSolutions { return results }
      }
    }
    return results
  }

  private mutating func add(_ results: inout [ChoiceSequence], _ known: inout Set<[UInt64]>) {
    guard finish(), results.count < Self.mostSolutions, known.insert(words).inserted else { return }
    results.append(ChoiceSequence(words))
  }

  private mutating func solve(
    _ number: NumberWord, _ found: UInt64, _ wanted: UInt64, _ results: inout [ChoiceSequence],
    _ known: inout Set<[UInt64]>
  ) {
    guard let integer = number.order.integer(of: original.words[number.index]),
      integer == found || UInt64(UInt32(truncatingIfNeeded: integer)) == found
        || UInt64(UInt16(truncatingIfNeeded: integer)) == found
    else { return }
    for moved in [wanted, wanted &+ 1, wanted &- 1] {
      clear()
      guard let word = number.word(ofOperand: moved), put(word, at: number.index) else { continue }
      add(&results, &known)
    }
  }

  private mutating func solve(
    _ place: PackedPlace, _ found: UInt64, _ wanted: UInt64, _ results: inout [ChoiceSequence],
    _ known: inout Set<[UInt64]>
  ) {
    let size = max(found, wanted).byteCount
    let (old, new) = (found.bytes(size), wanted.bytes(size))
    var replacements = [(old, new), (old.reversed(), new.reversed())]
    // A short string is compared as integers, with zeros after its end.
    replacements.append((old.withoutZeros, new.withoutZeros))
    for (old, new) in replacements { replace(old, with: new, in: place, &results, &known) }
  }

  /// Replaces a byte string where a list contains it.
  private mutating func replace(
    _ found: [UInt8], with wanted: [UInt8], in place: PackedPlace,
    _ results: inout [ChoiceSequence], _ known: inout Set<[UInt64]>
  ) {
    guard !found.isEmpty, !wanted.isEmpty else { return }
    let bytes = place.bytes(in: original.words)
    for start in bytes.places(of: found, most: 4) {
      let changed = bytes[..<start] + wanted + bytes[(start + found.count)...]
      let elements = place.words(of: changed)
      guard place.list.limits.contains(elements.count) else { continue }
      clear()
      replace(place, with: elements)
      add(&results, &known)
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
    var start = 0
    while start + string.count <= count, places.count < most {
      if self[start..<start + string.count].elementsEqual(string) { places.append(start) }
      start += 1
    }
    return places
  }
}
