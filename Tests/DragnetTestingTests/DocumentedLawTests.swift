import DragnetTesting
import Testing

/// The examples of the ready-made laws, word for word.
@Suite struct DocumentedLawTests {
  @Test func `orders are codable`() {
    checkCodable(Order.arbitrary)
  }

  @Test func `a ring is a collection`() {
    checkCollection(Domain<[Int]>.array(of: .integers).map { Ring($0) })
  }

  @Test func `a dictionary is a collection`() {
    checkCollection(Domain<[Int: String]>.dictionary(of: .integers, .strings), isSame: ==)
  }

  @Test func `elements of a ring can be set`() {
    checkMutableCollection(Domain<[Int]>.array(of: .integers).map { Ring($0) })
  }

  @Test func `a gap buffer can be edited`() {
    checkRangeReplaceableCollection(Domain<[Int]>.array(of: .integers).map { GapBuffer($0) })
  }

  @Test func `weekdays are a set`() {
    checkSetAlgebra(Weekdays.arbitrary, elements: .element(of: Weekdays.single))
  }

  @Test func `names are hashable`() {
    checkHashable(Name.arbitrary)
  }

  @Test func `versions are ordered`() {
    checkComparable(Version.arbitrary)
  }

  @Test func `limits combine in any grouping`() {
    checkMonoid(Limits.arbitrary, identity: .unlimited) { $0.combined(with: $1) }
  }

  @Test func `rotations form a group`() {
    checkGroup(Rotation.arbitrary, identity: .none, inverse: { -$0 }) { $0 + $1 }
  }

  @Test func `numbers are read as they were written`() {
    checkRoundTrip(.integers, through: { (n: Int) in "\(n)" }, back: { Int($0) })
  }

  @Test func `the fast square root is exact`() {
    checkEquivalent(.integers(in: 0...Int.max), { fastRoot($0) }, to: { slowRoot($0) })
  }

  @Test func `formatting twice is formatting once`() {
    checkIdempotent(.strings) { text in formatted(text) }
  }

  @Test func `reversing twice changes nothing`() {
    checkInvolution(Domain<[Int]>.array(of: .integers)) { $0.reversed() }
  }

  /// Returns the square root, rounded down, with the instruction of the processor.
  func fastRoot(_ number: Int) -> Int {
    let root = Int(Double(number).squareRoot())
    // A number of more than 53 bits is rounded before, so the root can be one too large.
    let (square, isTooLarge) = root.multipliedReportingOverflow(by: root)
    return isTooLarge || square > number ? root - 1 : root
  }

  /// Returns the square root, rounded down, bit by bit.
  func slowRoot(_ number: Int) -> Int {
    (0..<32).reversed().reduce(0) { root, bit in
      let (square, isTooLarge) = (root | 1 << bit).multipliedReportingOverflow(by: root | 1 << bit)
      return isTooLarge || square > number ? root : root | 1 << bit
    }
  }

}

/// Returns a text with one space between its words.
///
/// A character may be a space with a combining scalar, so the scalars are split.
func formatted(_ text: String) -> String {
  text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
    .joined(separator: " ")
}

/// An order of a shop.
private struct Order: Codable, Equatable, Arbitrary {
  var items: [Int]
  var note: String?

  static var arbitrary: Domain<Order> {
    .combine(.array(of: .integers(in: 1...9), count: 1...5), .optional(.strings)) {
      Order(items: $0, note: $1)
    }
  }
}

/// A collection whose elements begin in the middle of its storage.
private struct Ring<Element>: RandomAccessCollection, MutableCollection {
  private var storage: [Element]

  init(_ elements: [Element]) {
    let middle = elements.count / 2
    storage = Array(elements[middle...] + elements[..<middle])
  }

  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(index: Int) -> Element {
    get { storage[place(of: index)] }
    set { storage[place(of: index)] = newValue }
  }

  private func place(of index: Int) -> Int {
    (index + storage.count - storage.count / 2) % storage.count
  }
}

/// A list that has its elements on both sides of the place of the last change.
private struct GapBuffer<Element>: RangeReplaceableCollection, BidirectionalCollection {
  private var before: [Element] = []
  /// The elements behind the gap, the last first.
  private var behind: [Element] = []

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { before.count + behind.count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(index: Int) -> Element {
    index < before.count ? before[index] : behind[endIndex - 1 - index]
  }

  mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    while before.count > range.lowerBound { behind.append(before.removeLast()) }
    while before.count < range.lowerBound { before.append(behind.removeLast()) }
    behind.removeLast(range.count)
    before += elements
  }
}

/// Days of a week.
private struct Weekdays: OptionSet, Hashable, Arbitrary {
  var rawValue: Int

  static let single = (0..<7).map { Weekdays(rawValue: 1 << $0) }

  static var arbitrary: Domain<Weekdays> {
    Domain<Int>.integers(in: 0...127).map { Weekdays(rawValue: $0) }
  }
}

/// A name in which upper and lower case are the same.
private struct Name: Hashable, Arbitrary {
  var text: String

  static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }

  static var arbitrary: Domain<Name> {
    Domain<String>.strings(of: .scalars(from: "aAbB"), count: 0...2).map { Name(text: $0) }
  }
}

/// A version with two numbers.
private struct Version: Comparable, Arbitrary {
  var major, minor: Int

  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  static var arbitrary: Domain<Version> {
    .combine(.integers(in: 0...9), .integers(in: 0...9)) { Version(major: $0, minor: $1) }
  }
}

/// A limit of a time, of which the stricter one counts.
private struct Limits: Equatable, Arbitrary {
  var seconds: Int?

  static let unlimited = Limits()

  func combined(with other: Limits) -> Limits {
    Limits(seconds: [seconds, other.seconds].compactMap(\.self).min())
  }

  static var arbitrary: Domain<Limits> {
    Domain<Int?>.optional(.integers(in: 0...99)).map { Limits(seconds: $0) }
  }
}

/// A rotation by quarter turns.
private struct Rotation: Equatable, Arbitrary {
  var turns: Int

  static let none = Rotation(turns: 0)
  static prefix func - (a: Rotation) -> Rotation { Rotation(turns: (4 - a.turns) % 4) }
  static func + (a: Rotation, b: Rotation) -> Rotation { Rotation(turns: (a.turns + b.turns) % 4) }

  static var arbitrary: Domain<Rotation> {
    Domain<Int>.integers(in: 0...3).map { Rotation(turns: $0) }
  }
}
