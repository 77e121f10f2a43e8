import DragnetTesting
import Foundation
import Synchronization
import Testing

@Suite struct ReadyLawTests {
  let digits = Domain<Int>.integers(in: 0...9)
  let settings = RunSettings(seed: 1, cases: 1000, failureStorage: .none)

  /// Expects `body` to record an issue that names `law`.
  func expect(_ law: String, _ body: () -> Void) {
    withKnownIssue("\(law)") {
      body()
    } matching: {
      "\($0)".contains(law)
    }
  }

  @Test func `the ready-made checks pass where their laws hold`() {
    checkRoundTrip(.integers, through: { "\($0)" }, back: { Int($0) })
    checkEquivalent(digits, { $0 * 2 }, to: { $0 + $0 })
    checkIdempotent(.strings) { $0.lowercased().lowercased() }
    checkInvolution(Domain<[Int]>.array(of: digits)) { $0.reversed() }
    checkCodable(Domain<[String: Int]>.dictionary(of: .strings(of: .ascii), digits))
    checkHashable(Domain<String>.strings)
    checkComparable(Domain<String>.strings)
    checkMonoid(Domain<[Int]>.array(of: digits), identity: []) { $0 + $1 }
    checkGroup(.integers(in: -99...99), identity: 0, inverse: { -$0 }) { $0 + $1 }
    checkCollection(Domain<String>.strings)
    checkCollection(Domain<[Int]>.array(of: digits))
    checkCollection(Domain<Set<Int>>.set(of: digits))
    checkCollection(Domain<String>.strings(of: .ascii).map { $0[...].utf8.dropFirst() })
    let lists = Domain<[Int]>.array(of: digits)
    checkMutableCollection(lists)
    checkMutableCollection(lists.map { $0.dropFirst() })
    checkMutableCollection(lists.map { CollectionOfOne($0.count) })
    checkRangeReplaceableCollection(lists)
    checkRangeReplaceableCollection(lists.map { ContiguousArray($0) })
    checkRangeReplaceableCollection(
      Domain<String>.strings(of: .ascii, count: 0...9).map { $0.unicodeScalars })
    checkSetAlgebra(Domain<Set<Int>>.set(of: digits), elements: digits)
    checkSetAlgebra(
      Domain<Int>.integers(in: 0...15).map { Weekdays(rawValue: $0) },
      elements: Domain<Int>.integers(in: 0...3).map { Weekdays(rawValue: 1 << $0) })
  }

  private struct Weekdays: OptionSet, Hashable { var rawValue: Int }

  @Test func `wrong round trips are found`() {
    struct Refusal: Error {}
    expect("decoding gives the value that was encoded") {
      checkRoundTrip(digits, settings: settings, through: { $0 % 8 }, back: { $0 })
    }
    expect("encoding does not throw") {
      checkRoundTrip(
        digits, settings: settings, through: { if $0 == 5 { throw Refusal() } else { $0 } },
        back: { $0 })
    }
    expect("decoding does not throw") {
      checkRoundTrip(
        digits, settings: settings, through: { $0 },
        back: { if $0 == 5 { throw Refusal() } else { $0 } })
    }
  }

  @Test func `wrong functions are found`() {
    struct Refusal: Error {}
    func refusing(_ number: Int) throws -> Int {
      if number > 5 { throw Refusal() }
      return number
    }
    expect("the function returns the same as the reference") {
      checkEquivalent(digits, settings: settings, { min($0, 7) }, to: { $0 })
    }
    expect("the function throws only where the reference throws") {
      checkEquivalent(digits, settings: settings, refusing, to: { $0 })
    }
    expect("the function throws where the reference throws") {
      checkEquivalent(digits, settings: settings, { $0 }, to: refusing)
    }
    checkEquivalent(digits, settings: settings, refusing, to: refusing)
    expect("applying the function twice is applying it once") {
      checkIdempotent(digits, settings: settings) { $0 / 2 }
    }
    expect("applying the function twice changes nothing") {
      checkInvolution(digits, settings: settings) { $0 == 3 ? 4 : $0 }
    }
  }

  struct Lossy: Codable, Equatable {
    var number: Int

    init(_ number: Int) { self.number = number }

    init(from decoder: any Decoder) throws {
      number = try min(decoder.singleValueContainer().decode(Int.self), 7)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  @Test func `wrong encodings are found`() {
    let lossy = digits.map { Lossy($0) }
    expect("decoding JSON gives the value that was encoded") {
      checkCodable(lossy, as: [.json], settings: settings)
    }
    expect("decoding a property list gives the value that was encoded") {
      checkCodable(lossy, as: [.propertyList], settings: settings)
    }
    expect("encoding as JSON does not throw") {
      checkCodable(Domain<Double>.element(of: [0, .infinity]), settings: settings)
    }
  }

  /// A number with operators that a test chooses.
  struct Odd<Fault: OddFault>: Hashable, Comparable {
    var value: Int

    static func == (a: Self, b: Self) -> Bool { Fault.equals(a.value, b.value) }
    static func < (a: Self, b: Self) -> Bool { Fault.precedes(a.value, b.value) }
    static func > (a: Self, b: Self) -> Bool { Fault.follows(a.value, b.value) }
    func hash(into hasher: inout Hasher) { Fault.hash(value, into: &hasher) }
  }

  static func odd<Fault: OddFault>(_: Fault.Type, upTo last: Int = 9) -> Domain<Odd<Fault>> {
    Domain<Int>.integers(in: 0...last).map {
      Odd(value: $0)
    } back: {
      $0.value
    }
  }

  @Test func `wrong equality and hashes are found`() {
    enum Unequal: OddFault {
      static func equals(_ a: Int, _ b: Int) -> Bool { a == b && a < 5 }
      static func hash(_ value: Int, into hasher: inout Hasher) {}
    }
    enum Lopsided: OddFault {
      static func equals(_ a: Int, _ b: Int) -> Bool { a <= b }
      static func hash(_ value: Int, into hasher: inout Hasher) {}
    }
    enum Near: OddFault {
      static func equals(_ a: Int, _ b: Int) -> Bool { abs(a - b) < 2 }
      static func hash(_ value: Int, into hasher: inout Hasher) {}
    }
    enum Parity: OddFault { static func equals(_ a: Int, _ b: Int) -> Bool { a % 2 == b % 2 } }
    enum Counted: OddFault {
      static let count = Atomic(0)
      static func hash(_ value: Int, into hasher: inout Hasher) {
        hasher.combine(count.add(1, ordering: .relaxed).newValue)
      }
    }
    expect("== is reflexive") { checkHashable(Self.odd(Unequal.self), settings: settings) }
    expect("== is symmetric") { checkHashable(Self.odd(Lopsided.self), settings: settings) }
    expect("== is transitive") { checkHashable(Self.odd(Near.self, upTo: 3), settings: settings) }
    expect("equal values have equal hashes") {
      checkHashable(Self.odd(Parity.self), settings: settings)
    }
    expect("a value has the same hash each time") {
      checkHashable(Self.odd(Counted.self), settings: settings)
    }
  }

  @Test func `wrong orders are found`() {
    enum Both: OddFault { static func precedes(_ a: Int, _ b: Int) -> Bool { a != b } }
    enum Cycle: OddFault {
      static func precedes(_ a: Int, _ b: Int) -> Bool { a % 9 != b % 9 && (b - a + 9) % 9 <= 4 }
      static func follows(_ a: Int, _ b: Int) -> Bool { precedes(b, a) }
      static func equals(_ a: Int, _ b: Int) -> Bool { a % 9 == b % 9 }
      static func hash(_ value: Int, into hasher: inout Hasher) { hasher.combine(value % 9) }
    }
    enum Contrary: OddFault { static func follows(_ a: Int, _ b: Int) -> Bool { a > b + 1 } }
    expect("exactly one of a < b, a == b and b < a holds") {
      checkComparable(Self.odd(Both.self), settings: settings)
    }
    expect("< is transitive") { checkComparable(Self.odd(Cycle.self), settings: settings) }
    expect("<=, > and >= agree with <") {
      checkComparable(Self.odd(Contrary.self), settings: settings)
    }
  }

  @Test func `wrong algebras are found`() {
    let numbers = Domain<Int>.integers(in: -9...9)
    expect("the identity is neutral on the left") {
      checkMonoid(numbers, identity: 0, settings: settings) { a, _ in a }
    }
    expect("the identity is neutral on the right") {
      checkMonoid(numbers, identity: 0, settings: settings) { _, b in b }
    }
    expect("combining is associative") {
      checkMonoid(numbers, identity: 0, settings: settings) { $0 + $1 + $0 * $1 * $1 }
    }
    expect("combining is commutative") {
      checkMonoid(
        Domain<[Int]>.array(of: digits), identity: [], isCommutative: true, settings: settings
      ) { $0 + $1 }
    }
    expect("a value combined with its inverse is the identity") {
      checkGroup(numbers, identity: 0, settings: settings, inverse: { abs($0) }) { $0 + $1 }
    }
  }

  /// A list of numbers with a fault.
  struct FaultyList: BidirectionalCollection {
    enum Fault: CaseIterable {
      case iteration, steps, count, underestimated, empty, indices, element, moving, distance
      case offset, limit, beyond, slice, before, back, stays, leaps, storage
    }
    var numbers: [Int]
    var fault: Fault?
    let walks = Walks()

    /// The number of iterations so far.
    final class Walks: Sendable { let count = Atomic(0) }

    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }
    var isLong: Bool { numbers.count > 2 }

    func makeIterator() -> some IteratorProtocol<Int> {
      let isAgain = walks.count.add(1, ordering: .relaxed).oldValue > 0
      return (fault == .iteration && isAgain ? [0] + numbers : numbers).makeIterator()
    }
    func index(after index: Int) -> Int {
      switch fault {
      case .steps where isLong && index == 0: 2
      case .stays where isLong && index == 1: 1
      case .leaps where isLong && index == numbers.count - 1: index + 2
      default: index + 1
      }
    }
    func index(before index: Int) -> Int { fault == .before && index == 2 ? 0 : index - 1 }
    func formIndex(after index: inout Int) { index += fault == .moving && isLong ? 2 : 1 }
    var count: Int { fault == .count && isLong ? 2 : numbers.count }
    var underestimatedCount: Int { fault == .underestimated ? numbers.count + 1 : numbers.count }
    var isEmpty: Bool { fault == .empty ? isLong : numbers.isEmpty }
    var indices: Range<Int> { 0..<(fault == .indices && isLong ? 2 : numbers.count) }
    func distance(from start: Int, to end: Int) -> Int {
      fault == .distance && isLong ? 1 : end - start
    }
    func index(_ index: Int, offsetBy distance: Int) -> Int {
      if fault == .offset && distance > 1 { return index + 1 }
      return fault == .back && distance < -1 ? index - 1 : index + distance
    }
    func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
      if fault == .limit && distance > 1 { return nil }
      if fault == .beyond { return index + distance }
      return index + distance <= limit ? index + distance : nil
    }
    func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Int>) throws -> Result
    ) rethrows -> Result? {
      try (fault == .storage ? numbers.sorted() : numbers).withContiguousStorageIfAvailable(body)
    }
    subscript(index: Int) -> Int { fault == .element && index == 1 ? -1 : numbers[index] }
    subscript(range: Range<Int>) -> ArraySlice<Int> {
      fault == .slice && range.count > 1 ? [] : numbers[range]
    }
  }

  @Test(arguments: [
    (FaultyList.Fault.iteration, "iterating twice gives the same elements"),
    (.steps, "index(after:) reaches the end after as many steps as there are elements"),
    (.stays, "index(after:) reaches the end after as many steps as there are elements"),
    (.leaps, "index(after:) reaches the end after as many steps as there are elements"),
    (.count, "count is the number of elements"),
    (.underestimated, "underestimatedCount is not more than count"),
    (.empty, "isEmpty is whether there are no elements"),
    (.indices, "indices are those that index(after:) gives"),
    (.element, "a subscript gives the element of the iteration"),
    (.moving, "formIndex(after:) is index(after:)"),
    (.distance, "distance(from:to:) is the number of steps"),
    (.offset, "index(_:offsetBy:) makes as many steps"),
    (.limit, "index(_:offsetBy:limitedBy:) reaches its limit"),
    (.beyond, "index(_:offsetBy:limitedBy:) does not pass its limit"),
    (.slice, "a slice has the elements of its range"),
    (.before, "index(before:) undoes index(after:)"),
    (.back, "a negative distance leads back"),
    (.storage, "the contiguous storage has the elements"),
  ])
  func `each law of collections finds its fault`(fault: FaultyList.Fault, law: String) {
    let lists = Domain<[Int]>.array(of: .integers(in: 1...99), count: 0...5)
    expect(law) {
      checkCollection(lists.map { FaultyList(numbers: $0, fault: fault) }, settings: settings)
    }
    checkCollection(lists.map { FaultyList(numbers: $0, fault: nil) }, settings: settings)
  }

  @Test func `a discard in a function is no failure`() {
    checkEquivalent(digits, settings: settings) { (n: Int) throws -> Int in
      try assume(n > 2)
      return n
    } to: {
      $0
    }
  }
}

/// The operators of a number, of which a fault replaces some.
protocol OddFault: SendableMetatype {
  static func equals(_ a: Int, _ b: Int) -> Bool
  static func precedes(_ a: Int, _ b: Int) -> Bool
  static func follows(_ a: Int, _ b: Int) -> Bool
  static func hash(_ value: Int, into hasher: inout Hasher)
}

extension OddFault {
  static func equals(_ a: Int, _ b: Int) -> Bool { a == b }
  static func precedes(_ a: Int, _ b: Int) -> Bool { a < b }
  static func follows(_ a: Int, _ b: Int) -> Bool { a > b }
  static func hash(_ value: Int, into hasher: inout Hasher) { hasher.combine(value) }
}
