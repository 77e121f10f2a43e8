import Testing

@testable import PropertyTesting

@Suite struct EnumerationTests {
  /// The number of cases of a domain that is enumerated; `nil` for a domain that is not.
  func size<Value>(_ domain: Domain<Value>, cases: Int = 1000) -> Int? {
    let result = AnyProperty("", domain) { _ in .holds }.run(RunSettings(seed: 1, cases: cases))
    return result.isExhaustive ? result.cases : nil
  }

  @Test func `domains are enumerated if they have at most as many cases as the run`() {
    let digits = Domain<Int>.integers(in: 0...9)
    #expect(size(Domain<Int>.just(5)) == 1)
    #expect(size(Domain<Int>.integers(in: 1...1000)) == 1000)
    #expect(size(Domain<Int>.integers(in: 0...1000)) == nil)
    #expect(size(Domain<(Int, Int, Int)>.tuple(digits, digits, digits)) == 1000)
    #expect(size(Domain<(Int, Int, Int)>.tuple(digits, digits, digits), cases: 999) == nil)
    #expect(size(Domain<[Bool]>.array(of: .booleans, count: 0...8)) == 511)
    #expect(size(Domain<[Bool]>.array(of: .booleans, count: 0...9)) == nil)
    #expect(size(Domain<Int?>.optional(digits)) == 11)
    #expect(size(Domain<Int>.one(of: .just(0), .integers(in: 1...999))) == 1000)
    #expect(size(Domain<Int>.one(of: .just(0), .integers(in: 1...1000))) == nil)
    let dependent = Domain<Int>.integers(in: 1...4).flatMap {
      Domain<[Int]>.array(of: .integers(in: 0...9), count: $0...$0 / 2 + 1)
    }
    _ = dependent
    let lists = Domain<Int>.integers(in: 1...5).flatMap {
      Domain<[Bool]>.array(of: .booleans, count: $0)
    }
    #expect(size(lists) == 2 + 4 + 8 + 16 + 32)
  }

  @Test func `more cases than 100,000 are not enumerated in a run of any length`() {
    let settings = RunSettings(seed: 1, cases: .max, timeLimit: .milliseconds(50))
    let large = AnyProperty("", Domain<Int>.integers(in: 0...100_000)) { _ in .holds }.run(settings)
    #expect(!large.isExhaustive && large.isSuccess)
    var last = 0
    let small = AnyProperty("", Domain<Int>.integers(in: 0...9999)) { n in
      last = n
      return .holds
    }
    #expect(small.run(RunSettings(cases: .max)).isExhaustive && last == 9999)
  }

  @Test func `a large domain is left after few cases`() {
    let digits = Domain<Int>.integers(in: 0...9)
    func drawn<Value>(_ domain: Domain<Value>) -> Int {
      var enumeration = Enumeration(limit: 1000)
      var count = 0
      while let next = enumeration.upcoming, let recording = domain.recording(of: next),
        enumeration.advance(past: recording)
      {
        count += 1
      }
      return count
    }
    #expect(drawn(Domain<Int>.integers) == 0)
    #expect(drawn(Domain<(Int, Int)>.tuple(.integers(in: 0...99), .integers(in: 0...99))) == 0)
    #expect(drawn(Domain<[Int]>.array(of: digits)) == 3)
    #expect(drawn(Domain<[Bool]>.array(of: .booleans, count: 0...20)) < 12)
    #expect(drawn(Domain<[Int]>.array(of: .integers)) == 1)
    #expect(drawn(Domain<Int>.one(of: digits, .integers)) <= 11)
  }

  @Test func `lists of lists are random after the simplest`() {
    var judged: [[[Int]]] = []
    let property = AnyProperty("", Domain<[[Int]]>.array(of: .array(of: .integers))) { lists in
      judged.append(lists)
      return judged.count < 30 ? .holds : .fails(PropertyFailure(law: "enough"))
    }
    _ = property.run(RunSettings(seed: 1, cases: 100_000, phases: [.generate]))
    #expect(judged.prefix(30).count { $0.count > 4 && $0.allSatisfy(\.isEmpty) } < 3)
  }

  @Test func `a filter cannot hide a failure`() {
    let nonzero = Domain<Int>.integers.filter { $0 != 0 }
    let short = Property("short", .array(of: nonzero)) { (xs: [Int]) in xs.count < 3 }
    #expect(short.run(RunSettings(seed: 1)).counterexample?.value == "[1, 1, 1]")
    let result = Property("any", nonzero) { _ in true }.run(RunSettings(seed: 1))
    #expect(result.isSuccess && result.cases == 1000 && !result.isExhaustive)
    let digit = Domain<Int>.integers(in: 0...9).filter { $0 > 4 }
    let found = Property("not 7", digit) { $0 != 7 }.run(RunSettings(seed: 1)).counterexample
    #expect(found?.value == "7")
  }

  @Test func `a domain that retracts is not called exhausted`() {
    var seen: [Set<Int>: Int] = [:]
    let property = AnyProperty("", Domain<Set<Int>>.set(of: .integers(in: 0...1))) {
      seen[$0, default: 0] += 1
      return .holds
    }
    #expect(!property.run(RunSettings(seed: 1)).isExhaustive)
    #expect(seen.count == 4 && seen.values.allSatisfy { $0 > 50 })
  }

  @Test func `an enumeration judges each case before it draws the next`() {
    var drawn = 0
    let digits = Domain<Int>.integers(in: 0...9)
    nonisolated(unsafe) let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    let counted = digits.map { n in
      count.pointee += 1
      return n
    }
    let property = AnyProperty("", counted) { n in
      drawn += 1
      return count.pointee == drawn ? .holds : .fails(PropertyFailure(law: "judged too late"))
    }
    #expect(property.run().isSuccess && drawn == 10)
  }

  @Test func `an assumption is judged for every case of a small domain`() {
    let property = Property("p", .integers(in: 0...99)) { (n: Int) in
      try assume(n == 42)
      return n != 42
    }
    #expect(property.run().counterexample?.value == "42")
  }
}
