import Testing

@testable import PropertyTesting

/// Tests that the special values of each domain occur within a thousand cases, for ten seeds.
@Suite struct SpecialValueTests {
  static let seeds = 0..<10 as Range<UInt64>

  /// Checks that every run draws a value that satisfies each condition in `specials`.
  func check<Value>(
    _ domain: Domain<Value>, sourceLocation: SourceLocation = #_sourceLocation,
    _ specials: (String, (Value) -> Bool)...
  ) {
    for seed in Self.seeds {
      var missing = specials
      // The property fails, which ends the run, as soon as all values have occurred.
      _ = AnyProperty("", domain) { value in
        missing.removeAll { $0.1(value) }
        return missing.isEmpty ? .fails(PropertyFailure(law: "complete")) : .holds
      }.run(
        RunSettings(seed: seed, cases: 1000, failureStorage: .none, phases: [.generate]))
      #expect(
        missing.isEmpty, "\(missing.map(\.0)) with seed \(seed)", sourceLocation: sourceLocation)
    }
  }

  /// Checks that every run draws each value in `specials`.
  func check<Value: Equatable>(
    _ domain: Domain<Value>, draws specials: [Value],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for seed in Self.seeds {
      var missing = specials
      _ = AnyProperty("", domain) { value in
        missing.removeAll { $0 == value }
        return missing.isEmpty ? .fails(PropertyFailure(law: "complete")) : .holds
      }.run(
        RunSettings(seed: seed, cases: 1000, failureStorage: .none, phases: [.generate]))
      #expect(missing.isEmpty, "\(missing) with seed \(seed)", sourceLocation: sourceLocation)
    }
  }

  func checkIntegers<Value: FixedWidthInteger & Sendable>(_: Value.Type) {
    check(Domain<Value>.integers, draws: [0, 1, .min, .max, .max - 1])
    if Value.isSigned { check(Domain<Value>.integers, draws: [-1 as Int8].map { Value($0) }) }
  }

  @Test func `integers include the ends and the neighbors of zero`() {
    checkIntegers(Int.self)
    checkIntegers(Int8.self)
    checkIntegers(Int16.self)
    checkIntegers(Int32.self)
    checkIntegers(Int64.self)
    checkIntegers(UInt.self)
    checkIntegers(UInt8.self)
    checkIntegers(UInt16.self)
    checkIntegers(UInt32.self)
    checkIntegers(UInt64.self)
    check(.integers(in: -300...7000), draws: [0, 1, -1, -300, 7000])
  }

  @Test func `integers of 128 bits include the ends and the neighbors of zero`() {
    checkIntegers(Int128.self)
    checkIntegers(UInt128.self)
  }

  @Test func `floating-point numbers include the ends, both zeros and NaN`() {
    check(
      Domain<Double>.doubles,
      draws: [0, 1, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    check(Domain<Double>.doubles, ("NaN", \.isNaN), ("-0", { $0 == 0 && $0.sign == .minus }))
    check(
      Domain<Float>.floats,
      draws: [0, 1, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    check(Domain<Float>.floats, ("NaN", \.isNaN), ("-0", { $0 == 0 && $0.sign == .minus }))
    check(
      .doubles(in: -0.75...1000),
      draws: [0, 1, -0.75, 1000, 1000.0.nextDown, .leastNonzeroMagnitude])
    check(.floats(in: 0...1), draws: [0, 1, 0.5, 1 as Float - 0x1p-24, .leastNonzeroMagnitude])
  }

  enum Light: CaseIterable { case red, amber, green }

  @Test func `small domains draw every value`() {
    check(Domain<Bool>.booleans, draws: [false, true])
    check(Domain<Light>.allCases, draws: Light.allCases)
    check(.element(of: Array(0..<50)), draws: Array(0..<50))
    check(.just(3), draws: [3])
    check(.one(of: .just(-1), .integers(in: 10...5000)), draws: [-1, 10, 5000])
    check(.optional(.integers(in: 0...5000)), draws: [nil, 0, 5000])
    let even = Domain<Int>.integers(in: 0...5000).map({ 2 * $0 }, back: { $0 / 2 })
    check(even, draws: [0, 10000])
    check(Domain<Int>.integers(in: 0...5000).filter { $0 % 2 == 0 }, draws: [0, 5000])
    check(Domain<String>.strings(of: .ascii, count: 1...1), draws: ["a", "0", " ", "\0", "\u{7f}"])
  }

  @Test func `collections include empty and full ones, and equal elements`() {
    let digit = Domain<Int>.integers(in: 0...5000)
    check(.array(of: digit, count: 0...20), ("empty", \.isEmpty), ("full", { $0.count == 20 }))
    check(.array(of: digit), ("equal", { $0.count > 1 && Set($0).count == 1 }))
    check(.set(of: digit, count: 0...5), ("empty", \.isEmpty), ("full", { $0.count == 5 }))
    check(
      .dictionary(of: digit, .booleans, count: 0...5), ("empty", \.isEmpty),
      ("full", { $0.count == 5 }))
    check(
      .array(ofDistinct: digit, count: 0...5), ("empty", \.isEmpty), ("full", { $0.count == 5 }))
    let lists = digit.flatMap({ .array(of: .just($0), count: 0...3) }, first: { $0.first })
    check(lists, draws: [[], [5000], [0, 0, 0]])
    check(
      .tuple(digit, digit), ("zeros", { $0 == (0, 0) }), ("ends", { $0 == (5000, 5000) }),
      ("equal", { $0.0 == $0.1 && $0.0 > 0 }))
    let rising = Domain<[Int]>.array(count: 0...9, after: 0) { last, source throws(Discard) in
      last = try Domain<Int>.integers(in: last...100).draw(from: &source)
      return last
    } encode: { _, _, _ in
      false
    }
    check(rising, ("empty", \.isEmpty), ("full", { $0.count == 9 }), ("end", { $0.last == 100 }))
  }

  @Test func `strings include the empty string and troublesome scalars`() {
    check(
      Domain<String>.strings, ("empty", \.isEmpty), ("a", { $0 == "a" }),
      ("joiner", { $0.unicodeScalars.contains("\u{200d}") }),
      ("right to left", { $0.unicodeScalars.contains("\u{202e}") }),
      ("accent", { $0.unicodeScalars.contains("\u{301}") }),
      ("zero", { $0.unicodeScalars.contains("\0") }),
      ("last", { $0.unicodeScalars.contains("\u{10ffff}") }))
    check(
      Domain<String>.element(of: ["2001-01-01"]).nearMisses, ("itself", { $0 == "2001-01-01" }),
      ("shorter", { $0.count == 9 }), ("longer", { $0.count == 11 }))
  }

  @Test func `durations include zero, the ends and every unit`() {
    let second = Duration.seconds(1)
    check(
      .durations(in: .seconds(-60) ... .seconds(60)),
      draws: [.zero, second, .zero - second, .seconds(60), .seconds(-60)])
    check(
      .durations(in: .zero ... .seconds(60)),
      ("milliseconds", { $0.components.attoseconds % 1_000_000_000_000 != 0 }),
      ("attoseconds", { $0.components.attoseconds % 1000 != 0 }))
  }

  indirect enum Tree: Equatable {
    case leaf(Int), fork(Tree, Tree)
    var depth: Int {
      switch self {
      case .leaf: 0
      case .fork(let a, let b): 1 + max(a.depth, b.depth)
      }
    }
  }

  static let trees = Domain<Tree>.recursive(
    Domain<Int>.integers(in: 0...9).map(
      { .leaf($0) }, back: { if case .leaf(let n) = $0 { n } else { nil } }),
    depth: 3
  ) { tree in
    .combine(tree, tree) {
      .fork($0, $1)
    } back: {
      if case .fork(let a, let b) = $0 { (a, b) } else { nil }
    }
  }

  @Test func `recursive values include leaves and the greatest depth`() {
    checkLaws(of: Self.trees, simplest: .leaf(0)) { $0.depth <= 3 }
    check(Self.trees, ("leaf", { $0.depth == 0 }), ("deepest", { $0.depth == 3 }))
  }

  /// A value of JSON.
  indirect enum JSONValue: Equatable, Sendable {
    case null, flag(Bool), number(Int), text(String), array([JSONValue]), object(
      [String: JSONValue])

    /// The number of values in this one, itself included.
    var nodes: Int {
      switch self {
      case .null, .flag, .number, .text: 1
      case .array(let values): values.reduce(1) { $0 + $1.nodes }
      case .object(let entries): entries.values.reduce(1) { $0 + $1.nodes }
      }
    }

    /// The number of levels above the leaves.
    var depth: Int {
      switch self {
      case .null, .flag, .number, .text: 0
      case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
      case .object(let entries): 1 + (entries.values.map(\.depth).max() ?? 0)
      }
    }

    static let domain = Domain<JSONValue>.recursive(
      .one(
        of: .just(.null),
        Domain<Bool>.booleans.map(
          { .flag($0) }, back: { if case .flag(let it) = $0 { it } else { nil } }),
        Domain<Int>.integers.map(
          { .number($0) }, back: { if case .number(let it) = $0 { it } else { nil } }),
        Domain<String>.strings.map(
          { .text($0) }, back: { if case .text(let it) = $0 { it } else { nil } }))
    ) { value in
      .one(
        of: Domain<[JSONValue]>.array(of: value).map(
          { .array($0) }, back: { if case .array(let it) = $0 { it } else { nil } }),
        Domain<[String: JSONValue]>.dictionary(of: .strings, value).map(
          { .object($0) }, back: { if case .object(let it) = $0 { it } else { nil } }))
    }
  }

  @Test func `recursive values with lists have few nodes and reach the greatest depth`() {
    checkLaws(of: JSONValue.domain, simplest: .null) { $0.depth <= 6 }
    let cases = values(JSONValue.domain, count: 1000)
    let nodes = cases.map(\.nodes).sorted()
    #expect(nodes[nodes.count / 2] < 50, "the median is \(nodes[nodes.count / 2])")
    #expect(nodes[nodes.count - 1] <= 10_000, "the largest has \(nodes[nodes.count - 1])")
    // The budget leaves room for large values and for deep ones.
    #expect(nodes[nodes.count * 9 / 10] > 20, "nine of ten have \(nodes[nodes.count * 9 / 10])")
    #expect(cases.count { $0.depth == 6 } > 25, "\(cases.count { $0.depth == 6 }) deep values")
  }
}
