import DragnetTesting
import Foundation
import Synchronization
import Testing

@Suite struct ReadyLawTests {
  let digits = Domain<Int>.integers(in: 0...9)
  let settings = RunSettings(seed: 1, cases: 1000, failureStorage: .none)

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
    expectIssue("decoding gives the value that was encoded") {
      checkRoundTrip(digits, settings: settings, through: { $0 % 8 }, back: { $0 })
    }
    expectIssue("encoding does not throw") {
      checkRoundTrip(
        digits, settings: settings, through: { if $0 == 5 { throw Refusal() } else { $0 } },
        back: { $0 })
    }
    expectIssue("decoding does not throw") {
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
    expectIssue("the function returns the same as the reference") {
      checkEquivalent(digits, settings: settings, { min($0, 7) }, to: { $0 })
    }
    expectIssue("the function throws only where the reference throws") {
      checkEquivalent(digits, settings: settings, refusing, to: { $0 })
    }
    expectIssue("the function throws where the reference throws") {
      checkEquivalent(digits, settings: settings, { $0 }, to: refusing)
    }
    checkEquivalent(digits, settings: settings, refusing, to: refusing)
    expectIssue("applying the function twice is applying it once") {
      checkIdempotent(digits, settings: settings) { $0 / 2 }
    }
    expectIssue("applying the function twice changes nothing") {
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
    expectIssue("decoding JSON gives the value that was encoded") {
      checkCodable(lossy, as: [.json], settings: settings)
    }
    expectIssue("decoding a property list gives the value that was encoded") {
      checkCodable(lossy, as: [.propertyList], settings: settings)
    }
    expectIssue("encoding as JSON does not throw") {
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
    expectIssue("== is reflexive") { checkHashable(Self.odd(Unequal.self), settings: settings) }
    expectIssue("== is symmetric") { checkHashable(Self.odd(Lopsided.self), settings: settings) }
    expectIssue("== is transitive") {
      checkHashable(Self.odd(Near.self, upTo: 3), settings: settings)
    }
    expectIssue("equal values have equal hashes") {
      checkHashable(Self.odd(Parity.self), settings: settings)
    }
    expectIssue("a value has the same hash each time") {
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
    expectIssue("exactly one of a < b, a == b and b < a holds") {
      checkComparable(Self.odd(Both.self), settings: settings)
    }
    expectIssue("< is transitive") { checkComparable(Self.odd(Cycle.self), settings: settings) }
    expectIssue("<=, > and >= agree with <") {
      checkComparable(Self.odd(Contrary.self), settings: settings)
    }
  }

  @Test func `wrong algebras are found`() {
    let numbers = Domain<Int>.integers(in: -9...9)
    expectIssue("the identity is neutral on the left") {
      checkMonoid(numbers, identity: 0, settings: settings) { a, _ in a }
    }
    expectIssue("the identity is neutral on the right") {
      checkMonoid(numbers, identity: 0, settings: settings) { _, b in b }
    }
    expectIssue("combining is associative") {
      checkMonoid(numbers, identity: 0, settings: settings) { $0 + $1 + $0 * $1 * $1 }
    }
    expectIssue("combining is commutative") {
      checkMonoid(
        Domain<[Int]>.array(of: digits), identity: [], isCommutative: true, settings: settings
      ) { $0 + $1 }
    }
    expectIssue("a value combined with its inverse is the identity") {
      checkGroup(numbers, identity: 0, settings: settings, inverse: { abs($0) }) { $0 + $1 }
    }
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
