import DomainDerivation

/// A structure of eight properties, whose domain is derived.
@Arbitrary struct Derived: Equatable {
  var id: UInt64
  var name: String
  var count: Int
  var price: Double
  var isOpen: Bool
  var tags: [UInt8]
  var parent: Int?
  var level: Int8
}

/// The same structure, whose domain is written by hand.
struct Handwritten: Equatable {
  var id: UInt64
  var name: String
  var count: Int
  var price: Double
  var isOpen: Bool
  var tags: [UInt8]
  var parent: Int?
  var level: Int8

  static let domain: Domain<Handwritten> = .combine(
    .integers, .strings, .integers, .doubles, .booleans, .array(of: .integers),
    .optional(.integers), .integers
  ) {
    Handwritten(
      id: $0, name: $1, count: $2, price: $3, isOpen: $4, tags: $5, parent: $6, level: $7)
  } back: {
    ($0.id, $0.name, $0.count, $0.price, $0.isOpen, $0.tags, $0.parent, $0.level)
  }
}

/// Compares the times of runs of a property that always holds.
@main enum Derivation {
  /// The number of cases of a run.
  private static let cases = 100_000
  /// The number of runs of each property, of which the fastest counts.
  private static let rounds = 7

  static func main() {
    let derived = AnyProperty("derived", Derived.arbitrary) { _ in .holds }
    let handwritten = AnyProperty("written by hand", Handwritten.domain) { _ in .holds }
    var best: [String: Duration] = [:]
    for round in 0..<rounds {
      // The properties take turns, so that both meet the same load of the machine.
      for property in [derived, handwritten] {
        let settings = RunSettings(
          seed: UInt64(round), cases: cases, failureStorage: .none, phases: [.generate],
          healthChecks: .none)
        let time = ContinuousClock().measure { _ = property.run(settings) }
        best[property.name] = min(time, best[property.name] ?? time)
      }
    }
    for (name, time) in best.sorted(by: { $0.key < $1.key }) {
      print("\(name): \(time / cases) for each case")
    }
    if let derived = best["derived"], let handwritten = best["written by hand"] {
      print("derived / written by hand: \(derived / handwritten)")
    }
  }
}
