import Testing

@testable import PropertyTesting

/// Tests that integers shrink to the simplest member of a set with few members.
@Suite struct SparseSetTests {
  @Test(arguments: SparseSet.allCases)
  func `the simplest member is reached from random members of every type`(set: SparseSet) {
    check(set, Int8.self)
    check(set, Int16.self)
    check(set, Int32.self)
    check(set, Int64.self)
    check(set, Int128.self)
    check(set, UInt8.self)
    check(set, UInt16.self)
    check(set, UInt32.self)
    check(set, UInt64.self)
    check(set, UInt128.self)
  }

  /// Checks that members of random sizes shrink to the simplest member.
  private func check<Number: FixedWidthInteger & Sendable>(_ set: SparseSet, _: Number.Type) {
    let domain = Domain<Number>.integers
    var random = RandomBits(seed: 1)
    // The search often finds the ends of a type.
    var members = [Number.min, .max].filter { set.contains($0) }
    for _ in 0..<20_000 where members.count < 10 {
      // Shifts by up to all bits give numbers of every size.
      let shift = Number(truncatingIfNeeded: random.next(below: UInt64(Number.bitWidth)))
      let number = Number.random(in: .min ... .max, using: &random) >> shift
      let square = (number >> (shift / 2)).multipliedReportingOverflow(by: number >> (shift / 2))
      if set.contains(number) { members.append(number) }
      if !square.overflow, set.contains(square.partialValue) { members.append(square.partialValue) }
    }
    guard let simplest = set.simplest(Number.self) else {
      #expect(members.isEmpty, "\(Number.self) has a member")
      return
    }
    #expect(set.contains(simplest))
    #expect(!members.isEmpty, "\(Number.self) has no member")
    let property = AnyProperty("", domain) { (number: Number) in
      set.contains(number) ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    let shrinker = Shrinker(property)
    for member in members {
      guard let words = domain.encode(member) else {
        Issue.record("\(member) cannot be encoded")
        continue
      }
      let shrunk = shrinker.shrink(words, PropertyFailure(law: "planted"))
      #expect(
        domain.value(of: shrunk.choices) == simplest, "from the \(Number.self) \(member)")
    }
  }
}
