import DragnetTesting
import Foundation
import Testing

/// A filter of any domain yields only what it promises, yields plenty, and hides no failure.
@Suite struct FilteredDomainTests {
  @Test(arguments: FilteredDomain.all) func `filters keep their promises`(_ domain: FilteredDomain)
  {
    domain.judge()
  }

  @Test func `every domain of the library is filtered`() throws {
    let sources = DocumentedTests.files(
      in: ["Sources/PropertyTesting/Domains", "Sources/DragnetTesting"])
    var names: Set<String> = []
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      for name in text.matches(of: /public static (?:func|var) (\w+).*?Domain/.dotMatchesNewlines())
      where text.contains("extension Domain") { names.insert(String(name.1)) }
    }
    let covered = Set(FilteredDomain.all.flatMap { $0.name.split(separator: " ").map(String.init) })
    #expect(names.count > 20)
    // An alternative with a weight is part of a domain.
    #expect(names.subtracting(["weight"]).isSubset(of: covered), "\(names.subtracting(covered))")
  }
}

/// A domain whose filters are judged.
struct FilteredDomain: Sendable, CustomTestStringConvertible {
  /// The names of the functions that make the domain.
  let name: String
  let judge: @Sendable () -> Void

  var testDescription: String { name }

  /// A domain of `values`, which `text` tells apart.
  init<Value>(
    _ name: String, _ values: Domain<Value>,
    _ text: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    self.name = name
    judge = {
      let simplest = values.value(of: []).map(text)
      let even = Filter(values, text) { hash(text($0)) % 2 == 0 }
      let few = Filter(values, text) { hash(text($0)) % 4 == 1 }
      for filter in [Filter(values, text) { text($0) != simplest }, even, few] {
        filter.judge(name)
      }
    }
  }
}

/// A condition on the values of a domain.
private struct Filter<Value> {
  let values: Domain<Value>
  let text: @Sendable (Value) -> String
  let isIncluded: @Sendable (Value) -> Bool

  init(
    _ values: Domain<Value>, _ text: @escaping @Sendable (Value) -> String,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) {
    (self.values, self.text, self.isIncluded) = (values, text, isIncluded)
  }

  var settings: RunSettings { RunSettings(seed: 1, cases: 60) }

  /// The values of a run that expects only included values, as texts, and its result.
  func values(
    of domain: Domain<Value>, _ settings: RunSettings
  ) -> (values: [String], result: RunResult) {
    var seen: [String] = []
    let property = AnyProperty("any", domain) { value in
      seen.append(text(value))
      return isIncluded(value) ? .holds : .fails(PropertyFailure(law: "outside"))
    }
    let result = property.run(settings)
    return (seen, result)
  }

  func judge(_ name: String) {
    var all = settings
    all.healthChecks = .none
    let included = values(
      of: Domain(draw: { source throws(Discard) in
        let value = try values.draw(from: &source)
        if !isIncluded(value) { throw Discard() }
        return value
      }), all
    ).values
    let filtered = values.filter(isIncluded)
    let (seen, result) = values(of: filtered, settings)
    guard !included.isEmpty else {
      #expect(!result.isSuccess && seen.isEmpty, "\(name): a filter that no value passes")
      return
    }
    #expect(result.isSuccess, "\(name): \(RunReport(result))")
    #expect(result.isExhaustive || result.cases == settings.cases)
    // Only what it promises, and plenty of it.
    let (count, known) = (Set(seen).count, Set(included).count)
    #expect(count * 2 >= known, "\(name): \(count) of \(known)")
    // A failure is planted in the largest of eight classes of values.
    let classes = Dictionary(grouping: included) { hash($0) / 16 % 8 }
    let largest = classes.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key
    let planted = AnyProperty("planted", filtered) { value in
      hash(text(value)) / 16 % 8 == largest
        ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    let found = planted.run(settings).counterexample
    #expect(found?.failure.law == "planted", "\(name)")
  }
}

/// Returns the FNV-1a hash of a text, with its bits mixed.
private func hash(_ text: String) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return (hash ^ hash >> 32) &* 0x9e37_79b9_7f4a_7c15 >> 32
}

extension FilteredDomain {
  private static let digits = Domain<Int>.integers(in: 0...9)
  private static let words = Domain<String>.element(of: ["apple", "pear", "fig"])

  private enum Color: CaseIterable { case red, green, blue, black, white }

  private struct Sides: OptionSet {
    let rawValue: Int
    static let each = (0..<6).map { Sides(rawValue: 1 << $0) }
  }

  private enum Refusal: Error, CaseIterable { case early, late }

  private indirect enum Tree: Sendable {
    case leaf(Int)
    case fork(Tree, Tree)
  }

  static let all: [FilteredDomain] =
    numbers + halves + texts + collections + combinations + foundation

  private static let numbers = [
    FilteredDomain("booleans", Domain<Bool>.booleans),
    FilteredDomain("integers", Domain<Int>.integers),
    FilteredDomain("integers in a range", Domain<UInt8>.integers(in: 3...200)),
    FilteredDomain("integers of 128 bits", Domain<Int128>.integers),
    FilteredDomain("doubles", Domain<Double>.doubles),
    FilteredDomain("doubles in a range", Domain<Double>.doubles(in: -1...1)),
    FilteredDomain("floats", Domain<Float>.floats),
    FilteredDomain("floats in a range", Domain<Float>.floats(in: 0...100)),
    FilteredDomain("ranges of integers", Domain<ClosedRange<Int>>.ranges(in: 0...99)),
    FilteredDomain("ranges that are half-open", Domain<Range<UInt8>>.ranges(in: 0..<200)),
    FilteredDomain("durations", Domain<Duration>.durations(in: .zero ... .seconds(60))),
  ]

  /// The numbers of 16 bits, which some systems lack.
  private static var halves: [FilteredDomain] {
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      [
        FilteredDomain("float16s", Domain<Float16>.float16s),
        FilteredDomain("float16s in a range", Domain<Float16>.float16s(in: 0...1)),
      ]
    #else
      []
    #endif
  }

  private static let texts = [
    FilteredDomain("characters", Domain<Character>.characters),
    FilteredDomain("characters from text", Domain<Character>.characters(from: "aeiou")),
    FilteredDomain("strings matching", Domain<String>.strings(matching: #"[a-c]{2,4}\d"#)),
    FilteredDomain("grammar", Domain<String>.grammar(#"list = "a".."z" { "," list } ;"#)),
    FilteredDomain("json", Domain<JSONValue>.json) { $0.text },
    FilteredDomain("json as text", Domain<String>.json),
    FilteredDomain("ascii", Domain<Unicode.Scalar>.ascii),
    FilteredDomain("scalars", Domain<Unicode.Scalar>.scalars),
    FilteredDomain("scalars from text", Domain<Unicode.Scalar>.scalars(from: "abc")),
    FilteredDomain("strings", Domain<String>.strings),
    FilteredDomain("strings with a count", Domain<String>.strings(count: 1...4)),
    FilteredDomain("strings of ascii", Domain<String>.strings(of: .ascii, count: 0...9)),
    FilteredDomain("nearMisses", words.nearMisses),
    FilteredDomain(
      "nearMisses with ascii", words.nearMisses(edits: 1, replacements: .ascii)),
  ]

  private static let collections = [
    FilteredDomain("array", Domain<[Int]>.array(of: digits)),
    FilteredDomain("array with a count", Domain<[Int]>.array(of: .integers, count: 3)),
    FilteredDomain(
      "array after a state",
      Domain<[Int]>.array(count: 0...9, after: 0) { last, source throws(Discard) in
        last = try Domain<Int>.integers(in: last...100).draw(from: &source)
        return last
      } encode: { last, element, encoder in
        defer { last = element }
        return Domain<Int>.integers(in: last...100).encode(element, into: &encoder)
      }),
    FilteredDomain("array of distinct", Domain<[Int]>.array(ofDistinct: digits, count: 0...5)),
    FilteredDomain("set", Domain<Set<Int>>.set(of: digits, count: 0...5)) { "\($0.sorted())" },
    FilteredDomain("dictionary", Domain<[Int: Bool]>.dictionary(of: digits, .booleans)) {
      "\($0.sorted { $0.key < $1.key })"
    },
    FilteredDomain("bytes", Domain<[UInt8]>.bytes(count: 0...3)),
    FilteredDomain("indices", Domain<Int>.indices(of: Array(0...9))),
    FilteredDomain("permutations", Domain<[Int]>.permutations(of: 1...5)),
    FilteredDomain("subsequences", Domain<[Int]>.subsequences(of: 1...8)),
    FilteredDomain("sorted", Domain<[Int]>.sorted(of: digits)),
    FilteredDomain("optionSets", Domain<Sides>.optionSets(of: Sides.each)) { "\($0.rawValue)" },
    FilteredDomain("array of filter", Domain<[Int]>.array(of: digits.filter { $0 > 2 })),
  ]

  private static let combinations = [
    FilteredDomain("just", Domain<Int>.just(7)),
    FilteredDomain("element", Domain<Int>.element(of: [5, 3, 8, 2])),
    FilteredDomain("allCases", Domain<Color>.allCases),
    FilteredDomain("one", Domain<Int>.one(of: digits, .integers(in: 100...999))),
    FilteredDomain(
      "one with a weight", Domain<Int>.one(of: [.weight(9, digits), .weight(1, .integers)])),
    FilteredDomain("arbitrary", Domain<UInt8?>.arbitrary),
    FilteredDomain("results", Domain<Result<Int, Refusal>>.results(digits, .allCases)),
    FilteredDomain(
      "build",
      Domain<[Int]>.build { draw in
        let count = try draw(.integers(in: 1...5))
        return try draw(.array(of: digits, count: count))
      }),
    FilteredDomain("optional", Domain<Int?>.optional(digits)),
    FilteredDomain("tuple", Domain<(Int, Bool)>.tuple(digits, .booleans)),
    FilteredDomain("combine", Domain<String>.combine(digits, words) { "\($0) \($1)" }),
    FilteredDomain("named", digits.named("digit")),
    FilteredDomain("map", digits.map { $0 * $0 }),
    FilteredDomain(
      "flatMap", digits.flatMap { Domain<[Int]>.array(of: .integers(in: 0...$0), count: $0) }),
    FilteredDomain(
      "recursive",
      Domain<Tree>.recursive(digits.map { .leaf($0) }, depth: 3) { tree in
        .combine(tree, tree) { .fork($0, $1) }
      }),
    FilteredDomain("filter", Domain<Int>.integers.filter { $0 % 3 == 0 }),
  ]

  private static let foundation = [
    FilteredDomain("dates", Domain<Date>.dates) { "\($0.timeIntervalSinceReferenceDate)" },
    FilteredDomain("data", Domain<Data>.data) { "\(Array($0))" },
    FilteredDomain("data with a count", Domain<Data>.data(count: 1...2)) { "\(Array($0))" },
    FilteredDomain("uuids", Domain<UUID>.uuids),
    FilteredDomain("decimals", Domain<Decimal>.decimals()),
    FilteredDomain("timeZones", Domain<TimeZone>.timeZones) { $0.identifier },
    FilteredDomain("dateComponents", Domain<DateComponents>.dateComponents()),
    FilteredDomain("urls", Domain<URL>.urls),
  ]
}
