import Testing

@testable import PropertyTesting

@Suite struct ExplanationTests {
  static let digits = Domain<Int>.integers(in: 0...9)

  /// The names of the free parts of the smallest failing value.
  func freeParts<Value>(
    _ domain: Domain<Value>, smallest: String, holds: @escaping @Sendable (Value) -> Bool
  ) -> [String]? {
    let found = Property("p", domain, holds: holds).run(RunSettings(seed: 1)).counterexample
    #expect(found?.value == smallest)
    return found?.freeParts.map(\.name)
  }

  @Test func `a part whose length matters is not free`() {
    let pairs = Domain<([Int], Int)>.tuple(.array(of: Self.digits), Self.digits)
    #expect(freeParts(pairs, smallest: "([0, 0], 0)") { xs, _ in xs.count < 2 } == ["part 2"])
  }

  @Test func `a part whose flag matters is not free`() {
    let pairs = Domain<(Bool, Int)>.tuple(.booleans, .integers(in: 0...1_000_000))
    #expect(freeParts(pairs, smallest: "(true, 0)") { flag, _ in !flag } == ["part 2"])
    let options = Domain<(Int?, Int)>.tuple(.optional(Self.digits), .integers(in: 0...1_000_000))
    #expect(freeParts(options, smallest: "(0, 0)") { n, _ in n == nil } == ["part 2"])
  }

  @Test func `a flag that does not matter is free if it has enough values`() {
    let lists = Domain<([Bool], Int)>.tuple(.array(of: .booleans), .integers(in: 0...1_000_000))
    #expect(freeParts(lists, smallest: "([], 1000)") { _, n in n < 1000 } == ["part 1"])
  }

  @Test func `a part on which another depends is not free`() {
    let chains = Domain<Int>.integers(in: 1...100).named("count").flatMap { count in
      Domain<[Int]>.array(of: .integers(in: 0...count), count: 3).named("list")
    }
    #expect(freeParts(chains, smallest: "[0, 0, 0]") { _ in false }?.contains("count") == false)
  }

  @Test func `a claim says how many values were tried`() throws {
    let pairs = Domain<(Int, Int)>.tuple(.integers(in: 0...1000), .integers(in: 0...1_000_000))
    let property = Property("p", pairs) { a, _ in a < 300 }
    let result = property.run(RunSettings(seed: 1))
    let part = try #require(result.counterexample?.freeParts.first)
    #expect(part.trials > 30)
    let text = "any      part 2 may differ (\(part.trials) values tried), for example (300, "
    #expect(RunReport(result).description.contains(text))
  }
}
