import Testing

@testable import PropertyTesting

/// Tests of the runner and the shrinker with domains of random structure.
@Suite struct RandomStructureTests {
  /// A structure of cases.
  indirect enum Structure: Sendable {
    case nothing, number(Int), text, set
    case list(Structure, Int), parts([Structure]), choice([Structure]), even(Structure)

    /// Draws a structure with at most `depth` levels.
    init(_ bits: inout RandomBits, depth: Int) {
      func structures() -> [Structure] {
        (0...Int(bits.next() % 3)).map { _ in Structure(&bits, depth: depth - 1) }
      }
      switch bits.next() % (depth > 0 ? 8 : 4) {
      case 0: self = .nothing
      case 1: self = .number(Int(bits.next() % 300))
      case 2: self = .text
      case 3: self = .set
      case 4: self = .list(Structure(&bits, depth: depth - 1), Int(bits.next() % 4))
      case 5, 6: self = .parts(structures())
      default: self = bits.next() % 2 == 0 ? .choice(structures()) : .even(structures()[0])
      }
    }

    /// The domain of the numbers in such a case.
    var domain: Domain<[Int]> {
      switch self {
      case .nothing: .just([])
      case .number(let most): Domain<Int>.integers(in: 0...most).map { [$0] }
      case .text: Domain<String>.strings(of: .ascii, count: 0...4).map { $0.utf8.map { Int($0) } }
      case .set: Domain<Set<Int>>.set(of: .integers(in: 0...9), count: 0...3).map { $0.sorted() }
      case .list(let element, let most):
        Domain<[[Int]]>.array(of: element.domain, count: 0...most).map { Array($0.joined()) }
      case .parts(let parts):
        .build { [domains = parts.map(\.domain)] draw in
          var numbers: [Int] = []
          for domain in domains { numbers += try draw(domain) }
          return numbers
        }
      case .choice(let choices): .one(of: choices.map { .weight(1, $0.domain) })
      case .even(let structure): structure.domain.filter { $0.count % 2 == 0 }
      }
    }
  }

  @Test(arguments: 0..<5) func `a failure of any structure shrinks to a failure`(group: UInt64) {
    var failures = 0
    for number in 0..<40 as Range<UInt64> {
      var bits = RandomBits(seed: group << 32 | number)
      let structure = Structure(&bits, depth: 4)
      let (limit, kind) = (Int(bits.next() % 40), bits.next() % 4)
      let property = AnyProperty("", structure.domain) { (numbers: [Int]) -> Verdict in
        let fails =
          switch kind {
          case 0: numbers.reduce(0, +) > limit
          case 1: numbers.count > limit % 7
          case 2: numbers.contains { $0 % 16 == limit % 16 }
          default: Set(numbers).count < numbers.count && numbers.reduce(0, +) % 5 == limit % 5
          }
        return fails ? .fails(PropertyFailure(law: "planted")) : .holds
      }
      let settings = RunSettings(seed: number, cases: 50, failureStorage: .none)
      guard let found = property.run(settings).counterexample, let choices = found.choices else {
        continue
      }
      failures += 1
      #expect(property.execute(choices).verdict == .fails(found.failure), "\(structure)")
      let again = Shrinker(property).shrink(choices, found.failure)
      #expect(again.choices <= choices, "\(structure)")
    }
    #expect(failures > 0)
  }
}
