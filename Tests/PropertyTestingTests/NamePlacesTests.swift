import Testing

@testable import PropertyTesting

/// The words of a case that may be names, and the passes that exchange them.
@Suite struct NamePlacesTests {
  private let domain = Domain<[Int]>.array(of: .integers(in: 0...1_000_000))

  /// A property of lists that no list fulfils.
  private var property: AnyProperty { AnyProperty(Property("lists", domain) { _ in false }) }

  @Test func `the first of equal names can be exchanged if a smaller one comes later`() throws {
    let words = try #require(domain.encode([5, 7, 5, 3, 7, 9]) as ChoiceSequence?)
    let recording = ChoiceSource.replaying(words, isRecording: true) { try? domain.draw(from: &$0) }
      .1
    let names = NamePlaces(in: recording)
    #expect(names.places[1_000_001] == [1, 3, 5, 7, 9, 11])
    #expect(names.exchangeable == [1, 3])
  }

  @Test func `names that cannot be exchanged take little time`() throws {
    let words = try #require(domain.encode(Array(1...8000)) as ChoiceSequence?)
    let shrinker = Shrinker(property, callLimit: 10_000, passes: [.exchangeNames])
    let start = ContinuousClock.now
    let shrunk = shrinker.shrink(words, PropertyFailure(law: "lists"))
    #expect(shrunk.isFinished && ContinuousClock.now - start < .seconds(20))
  }

  @Test func `cases that are only drawn take time, too`() throws {
    let words = try #require(domain.encode(Array(repeating: 5, count: 100)) as ChoiceSequence?)
    var draws = 0
    var shrinker = Shrinker(property, callLimit: 10_000, passes: [.deleteReferenced]) { _ in
      draws += 1
    }
    shrinker.mustEnd = { draws >= 10 }
    let shrunk = shrinker.shrink(words, PropertyFailure(law: "lists"))
    #expect(!shrunk.isFinished && draws == 10)
  }
}
