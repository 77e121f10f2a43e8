import PropertyTesting
import Testing

@Suite struct RecorderTests {
  /// A domain with lists, alternatives, numbers and rejected attempts.
  private static let domain = Domain<[Int]>.array(
    of: .one(of: .integers(in: 0...9), Domain<Int>.integers.filter { $0 % 3 != 0 }))

  private let lists = AnyProperty("lists", RecorderTests.domain) { (_: [Int]) in .holds }

  /// Inputs, many of which are not canonical.
  private var inputs: [[UInt8]] {
    var random = RandomBits(seed: 11)
    return (0..<300).map { index in
      if index % 3 == 0 { return lists.randomCase(index, seed: 7).bytes }
      return (0..<Int(random.next(below: 120))).map { _ in
        UInt8(truncatingIfNeeded: random.next() >> random.next(below: 8))
      }
    }
  }

  @Test func `a reused recorder records each case like a new recorder`() {
    var recorder = ChoiceRecorder()
    for input in inputs {
      let expected = input.withUnsafeBytes { lists.recording(of: $0) }
      input.withUnsafeBytes { _ = recorder.record($0, of: lists) }
      #expect(Array(recorder.words) == expected.choices.words)
      #expect(Array(recorder.bounds) == expected.bounds)
      #expect(Array(recorder.numbers) == expected.numbers)
      #expect(Set(recorder.spans) == Set(expected.spans))
    }
  }

  @Test func `ChoiceRecorder example`() {
    let (domain, words): (Domain<[Int]>, [UInt64]) = (Self.domain, [1, 0, 5, 0])
    words.withUnsafeBytes { bytes in
      var recorder = ChoiceRecorder()
      recorder.record(bytes) { source in _ = try? domain.draw(from: &source) }
      #expect(Array(recorder.words) == words)
    }
  }

  @Test func `a list has a question before each element and after the last`() {
    let words: [UInt64] = [1, 0, 5, 1, 0, 6, 0]
    var recorder = ChoiceRecorder()
    words.withUnsafeBytes { _ = recorder.record($0, of: lists) }
    #expect(Array(recorder.words) == words)
    #expect(Array(recorder.questions) == [0, 3, 6])
  }

  @Test func `a redraw changes one word and keeps the words around it`() {
    let words: [UInt64] = [1, 0, 5, 1, 0, 6, 1, 0, 7, 0]
    var recorder = ChoiceRecorder()
    var seen: Set<[UInt64]> = []
    for seed in 0..<200 as Range<UInt64> {
      let redraw = Redraw(.word(5), next: 6, seed: seed)
      let isDone = words.withUnsafeBytes {
        recorder.record($0, of: lists, redrawing: redraw)
      }
      #expect(isDone)
      let changed = Array(recorder.words)
      #expect(changed[..<5] == words[..<5] && changed[6...] == words[6...])
      seen.insert(changed)
    }
    #expect(seen.count == 10)
    let isThere = words.withUnsafeBytes {
      recorder.record($0, of: lists, redrawing: Redraw(.word(10), next: 11, seed: 1))
    }
    #expect(!isThere)
  }

  @Test func `a redraw of the whole case gives a random case`() {
    var recorder = ChoiceRecorder()
    let cases = (0..<50 as Range<UInt64>).map { seed in
      let redraw = Redraw(.everything, next: 0, seed: seed)
      let isDone = [UInt8]().withUnsafeBytes {
        recorder.record($0, of: lists, redrawing: redraw)
      }
      #expect(isDone)
      return Array(recorder.words)
    }
    #expect(Set(cases).count > 20)
  }

  /// Every domain of lists, each of numbers below 1000 and from [3, 4].
  private static var listDomains: [(String, AnyProperty, ChoiceSequence)] {
    let number = Domain<Int>.integers(in: 0...999)
    func entry<Value>(_ name: String, _ domain: Domain<Value>) -> (
      String, AnyProperty, ChoiceSequence
    ) {
      let words: ChoiceSequence = [1, 3, 1, 4, 0]
      return (name, AnyProperty(name, domain) { _ in .holds }, words)
    }
    return [
      entry("array", .array(of: number)), entry("set", Domain<Set<Int>>.set(of: number)),
      entry("distinct", Domain<[Int]>.array(ofDistinct: number)),
      entry("dictionary", Domain<[Int: Int]>.dictionary(of: number, .just(0))),
      entry(
        "dependent",
        Domain<[Int]>.array(
          after: 0, draw: { _, source throws(Discard) in try number.draw(from: &source) },
          encode: { _, value, encoder in number.encode(value, into: &encoder) })),
    ]
  }

  @Test(arguments: 0..<5)
  func `an element can be inserted into and deleted from every kind of list`(index: Int) {
    let (name, list, words) = Self.listDomains[index]
    var recorder = ChoiceRecorder()
    words.words.withUnsafeBytes { _ = recorder.record($0, of: list) }
    #expect(Array(recorder.questions) == [0, 2, 4], "\(name)")
    #expect(recorder.spans.count { $0.label == .element } == 2, "\(name)")
    for place in [0, 2, 4] {
      let longer = words.words[..<place] + [1] + words.words[place...]
      let isDone = Array(longer).withUnsafeBytes {
        recorder.record($0, of: list, redrawing: Redraw(.element(place), next: place + 1, seed: 5))
      }
      #expect(isDone && recorder.words.count == 7, "\(name)")
      #expect(Array(recorder.words[..<place]) == Array(words.words[..<place]), "\(name)")
      #expect(Array(recorder.words[(place + 2)...]) == Array(words.words[place...]), "\(name)")
    }
  }
}
