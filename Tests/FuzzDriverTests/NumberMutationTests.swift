import PropertyTesting
import Testing

@testable import FuzzDriver

/// The mutations of numbers, whose words depend on the domain.
@Suite struct NumberMutationTests {
  private let doubles = Changed(domain: Domain<[Double]>.array(of: .doubles, count: 3))
  private let integers = Changed(domain: Domain<[Int]>.array(of: .integers, count: 3))

  @Test func `nudging reaches neighbours, units, doubles and halves`() {
    let results = Set(doubles.values(by: .nudgeNumber, from: [100.5, 0, 0]).map { $0[0] })
    let number = 100.5
    let expected = [number.nextUp, number.nextDown, 101.5, 99.5, 201, 50.25, -100.5, 101]
    #expect(results.isSuperset(of: expected))
  }

  @Test func `nudging knows integers and their extremes`() {
    let results = Set(integers.values(by: .nudgeNumber, from: [7, 0, 0]).map { $0[0] })
    #expect(results.isSuperset(of: [6, 8, 14, -7]))
    let ends = integers.values(by: .nudgeNumber, from: [.max, .min, 0])
    #expect(ends.allSatisfy { $0.differences(from: [.max, .min, 0]).count == 1 })
  }

  @Test func `copying makes numbers of different domains equal or neighbours`() {
    let pairs = Domain<[Double]>.combine(
      Domain<Double>.doubles(in: 0...1000), Domain<Int>.integers(in: -50...500)
    ) {
      [$0, Double($1)]
    } back: {
      ($0[0], Int($0[1]))
    }
    let results = Set(Changed(domain: pairs).values(by: .copyNumber, from: [12.5, 390]))
    let edge = 390.0
    #expect(results.isSuperset(of: [[edge, edge], [edge.nextUp, edge], [edge.nextDown, edge]]))
    // If the other domain lacks the number, it takes a number near it.
    #expect(results.contains([12.5, 13]) || results.contains([12.5, 12]))
  }

  @Test func `combining finds sums, differences and middles`() {
    let results = Set(doubles.values(by: .combineNumbers, from: [3, 10, 40]))
    #expect(results.isSuperset(of: [[25, 10, 40], [50, 10, 40], [30, 10, 40]]))
  }

  @Test func `setting a word reaches both ends of the domain and any word between`() {
    let words = Changed(domain: Domain<[Int]>.array(of: .integers(in: 0...999), count: 1))
    let results = Set(words.values(by: .setWord, from: [500]).map { $0[0] })
    #expect(results.isSuperset(of: [0, 1, 499, 501, 998, 999]) && results.count > 50)
  }

  @Test func `redrawing a word follows the domain`() {
    let words = Changed(domain: Domain<[Int]>.array(of: .integers(in: 0...999), count: 3))
    let results = words.values(by: .redrawWord, from: [500, 600, 700])
    #expect(results.allSatisfy { $0.differences(from: [500, 600, 700]).count == 1 })
    #expect(Set(results.map { $0.differences(from: [500, 600, 700]) }).count == 3)
    #expect(Set(results).count > 100)
  }
}
