import Foundation
import Testing

@testable import PropertyTesting

/// Tests that each pass is needed: without it, a case does not reach its minimum.
@Suite struct ShrinkPassTests {
  /// Checks that `start` shrinks to `minimum` with all passes, but not without `pass`.
  func check<Value>(
    needs pass: ShrinkPass, _ domain: Domain<Value>, from start: ChoiceSequence,
    to minimum: String, sourceLocation: SourceLocation = #_sourceLocation,
    fails: @escaping (Value) -> Bool
  ) {
    let property = AnyProperty("", domain) { value in
      fails(value) ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    #expect(
      property.execute(start).verdict != .holds, "the case must fail",
      sourceLocation: sourceLocation)
    func smallest(_ passes: [ShrinkPass]) -> String {
      let shrinker = Shrinker(property, callLimit: 10_000, passes: passes)
      return property.execute(shrinker.shrink(start, PropertyFailure(law: "planted")).choices).value
    }
    #expect(smallest(ShrinkPass.all) == minimum, sourceLocation: sourceLocation)
    let others = ShrinkPass.all.filter { $0.name != pass.name }
    #expect(others.count == ShrinkPass.all.count - 1, sourceLocation: sourceLocation)
    #expect(
      smallest(others) != minimum, "\(pass.name) is not needed", sourceLocation: sourceLocation)
  }

  @Test func `every pass has a test that needs it`() throws {
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    // The text is split so that the search does not find this line.
    let tests = file.split(separator: "needs" + ": .").count - 1
    #expect(tests == ShrinkPass.all.count)
    #expect(Set(ShrinkPass.all.map(\.name)).count == ShrinkPass.all.count)
  }

  let digit = Domain<Int>.integers(in: 0...9)
  let number = Domain<Int>.integers(in: 0...1000)
  /// A word of which the shrinker does not know that it encodes a number.
  let index = Domain<Int>.element(of: Array(0...1000))

  let trees = Domain<String>.recursive(.element(of: [".", "a", "b"])) { tree in
    .combine(tree, tree) { "(\($0)\($1))" }
  }

  @Test func `spans without words are parts of no other span`() {
    let digit = digit
    let pairs = Domain<[Int]>.build { draw in
      let first = try draw(digit)
      _ = try draw(.just(0))
      return [first, try draw(digit)]
    }
    let property = AnyProperty("", Domain<[[Int]]>.array(of: pairs)) {
      (lists: [[Int]]) -> Verdict in
      lists.joined().reduce(0, +) > 20
        ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    let start: ChoiceSequence = [1, 9, 9, 1, 9, 9, 1, 9, 9, 0]
    #expect(property.execute(start).verdict != .holds)
    let shrinker = Shrinker(property, callLimit: 10_000)
    let smallest = shrinker.shrink(start, PropertyFailure(law: "planted")).choices
    #expect(property.execute(smallest).value == "[[0, 3], [9, 9]]")
  }

  @Test func `deleting spans is needed`() {
    check(
      needs: .deleteSpans, .array(of: number), from: [1, 5, 1, 200, 1, 7, 0], to: "[101]"
    ) { $0.contains { $0 > 100 } }
  }

  @Test func `lowering a word before a part is needed`() {
    // A sum of two expressions is simpler than the call of a function with a name and an expression.
    let expressions = Domain<String>.recursive(.combine(digit, digit) { "\($0)\($1)" }) {
      expression in
      .one(
        of: .combine(expression, expression) { "(\($0)+\($1))" },
        .combine(.element(of: ["f", "g"]), .array(of: expression)) { name, arguments in
          "\(name)(\(arguments.joined(separator: ",")))"
        })
    }
    func depth(_ text: String) -> Int {
      var (depth, deepest) = (0, 0)
      for character in text {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        deepest = max(deepest, depth)
      }
      return deepest
    }
    check(
      needs: .lowerBeforePart, expressions,
      from: [1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      to: "\"(00+(00+(00+00)))\""
    ) { depth($0) >= 3 }
  }

  @Test func `replacing a span by its part is needed`() {
    check(
      needs: .replaceByPart, .tuple(trees, digit), from: [1, 0, 1, 1, 1, 0, 1, 0, 2, 0, 0, 3],
      to: "(\"(ab)\", 3)"
    ) { $0.0.contains("(ab)") && $0.1 == 3 }
  }

  @Test func `zeroing spans is needed`() {
    let (kind, other) = (
      Domain<Int>.element(of: Array(0...5)), Domain<Int>.element(of: Array(0...6))
    )
    check(
      needs: .zeroSpans, .tuple(.tuple(kind, other), digit), from: [4, 5, 3], to: "((0, 0), 3)"
    ) { ($0.0.0 == 0) == ($0.0.1 == 0) && $0.1 == 3 }
  }

  @Test func `lowering words is needed`() {
    check(needs: .lowerWords, index, from: [900], to: "501") { $0 > 500 }
  }

  @Test func `rounding numbers is needed`() throws {
    let start = try #require(Domain<Double>.doubles.encode(-6.02e-23))
    check(needs: .roundNumbers, .doubles, from: start, to: "0.5") { $0 != $0.rounded() }
  }

  @Test func `lowering equal words is needed`() {
    check(
      needs: .lowerEqualWords, .array(of: number, count: 6), from: [700, 1, 2, 3, 4, 700],
      to: "[10, 0, 0, 0, 0, 10]"
    ) { $0[0] == $0[5] && $0[0] >= 10 }
  }

  @Test func `lowering pairs is needed`() {
    check(needs: .lowerPairs, .tuple(number, number), from: [700, 699], to: "(10, 9)") { a, b in
      a >= 10 && a - b == 1
    }
  }

  @Test func `lowering numbers together is needed`() {
    check(
      needs: .lowerTogether, .tuple(number, number, number), from: [700, 0, 699], to: "(10, 0, 9)"
    ) { a, _, c in
      a >= 10 && a - c == 1
    }
  }

  @Test func `lowering by strides is needed`() {
    check(needs: .lowerByStrides, .integers, from: [20_001], to: "1001") { (n: Int) in
      n > 1000 && n % 2 == 1
    }
  }

  @Test func `joining siblings is needed`() {
    check(
      needs: .joinSiblings, .array(of: .array(of: digit)), from: [1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0],
      to: "[[0, 0, 0]]"
    ) { (lists: [[Int]]) in lists.joined().count == 3 }
  }

  @Test func `sorting siblings is needed`() {
    check(
      needs: .sortSiblings, .array(of: .tuple(.booleans, .booleans), count: 3),
      from: [1, 1, 1, 0, 0, 1], to: "[(false, true), (true, false), (true, true)]"
    ) { (pairs: [(Bool, Bool)]) in
      let numbers = pairs.map { ($0.0 ? 2 : 0) + ($0.1 ? 1 : 0) }
      return numbers == [3, 2, 1] || numbers == [1, 2, 3]
    }
  }

  @Test func `deleting counted elements is needed`() {
    check(
      needs: .deleteCounted,
      Domain<Int>.integers(in: 1...100).flatMap { .array(of: .integers(in: 0...1000), count: $0) },
      from: [2, 5, 0, 930], to: "[900]"
    ) { (list: [Int]) in list.max()! >= 900 }
  }

  @Test func `deleting counted elements keeps an index of the last one`() {
    let lists = Domain<Int>.integers(in: 1...30).flatMap { count in
      .tuple(.array(of: .integers(in: 0...99), count: count), .integers(in: 0...count - 1))
    }
    let pass = ShrinkPass.deleteCounted
    check(
      needs: pass, lists, from: [5, 7, 0, 3, 0, 9, 80, 5], to: "([0, 0, 40], 2)"
    ) { (list: [Int], index: Int) in index >= 2 && list[index] >= 40 }
  }

  @Test func `deleting indexed elements is needed`() {
    // Each element holds the index of another element and a tag; the tags must stay in order.
    check(
      needs: .deleteIndexed, .array(of: .tuple(digit, digit)),
      from: [1, 0, 1, 1, 2, 2, 1, 1, 3, 0], to: "[(1, 0), (0, 1)]"
    ) { (list: [(Int, Int)]) in
      list.allSatisfy { $0.0 < list.count }
        && zip(list, list.dropFirst()).allSatisfy { $0.1 < $1.1 }
        && list.indices.contains { list[$0].0 != $0 && list[list[$0].0].0 == $0 }
    }
  }

  @Test func `deleting and adjusting references is needed`() {
    // A list of opened doors; a door can then be used by its place. The doors 7, 8 and 9 are used in order.
    enum Step { case open(Int), use(Int) }
    let steps = Domain<[Step]>.array(after: []) { (doors: inout [Int], source) throws(Discard) in
      guard source.word(below: doors.isEmpty ? 1 : 2) == 1 else {
        doors.append(try digit.draw(from: &source))
        return .open(doors[doors.count - 1])
      }
      return .use(doors[Int(source.word(below: UInt64(doors.count)))])
    } encode: { _, _, _ in
      false
    }
    check(
      needs: .deleteReferenced, steps,
      from: [1, 0, 0, 1, 0, 7, 1, 0, 8, 1, 0, 9, 1, 1, 1, 1, 1, 2, 1, 1, 3, 0],
      to: "[.open(7), .open(8), .open(9), .use(7), .use(8), .use(9)]"
    ) { steps in
      let uses = steps.compactMap { step -> Int? in
        if case .use(let door) = step { door } else { nil }
      }
      return uses == [7, 8, 9]
    }
  }

  @Test func `exchanging names is needed`() {
    // Puts of keys, and gets of the keys that were put first and last.
    check(
      needs: .exchangeNames, .array(of: .tuple(.booleans, digit)),
      from: [1, 0, 3, 1, 0, 2, 1, 1, 3, 1, 0, 1, 1, 1, 1, 0],
      to: "[(false, 0), (false, 1), (true, 0), (false, 2), (true, 2)]"
    ) { (list: [(Bool, Int)]) in
      let keys = list.map(\.1)
      return list.map(\.0) == [false, false, true, false, true] && Set(keys).count == 3
        && keys[0] == keys[2] && keys[3] == keys[4]
    }
  }

  @Test func `deleting and renaming is needed`() {
    // Two different names, or three names.
    check(
      needs: .deleteAndRename, .array(of: digit), from: [1, 0, 1, 0, 1, 0, 0], to: "[0, 1]"
    ) { $0.count == 3 || $0 == [0, 1] }
  }

  @Test func `shortening runs is needed`() {
    // As many ones as twos, in a power of two.
    check(
      needs: .shortenRuns, .array(of: digit),
      from: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 0], to: "[1, 1, 2, 2]"
    ) { (list: [Int]) in
      let count = list.count / 2
      return (count == 4 || count == 2)
        && list == Array(repeating: 1, count: count) + Array(repeating: 2, count: count)
    }
  }

  @Test func `redistributing is needed`() {
    check(
      needs: .redistribute, .array(of: number, count: 2), from: [600, 500], to: "[0, 1000]"
    ) { $0[0] + $0[1] >= 1000 }
  }

  @Test func `deleting and reversing in one step is needed`() {
    check(
      needs: .deleteAndReverse, .array(of: digit), from: [1, 0, 1, 1, 1, 2, 0], to: "[1, 0]"
    ) { $0 == [0, 1, 2] || $0.count == 2 && $0[0] > $0[1] }
  }

  @Test func `moving spans is needed`() {
    // ((.a)b) becomes (.(ab)). The leaves keep their order, so no siblings can be swapped.
    check(needs: .moveSpans, trees, from: [1, 1, 0, 0, 0, 1, 0, 2], to: "\"(.(ab))\"") { text in
      text.filter(\.isLetter) == "ab" && text.contains(".") && !text.contains("a.")
        && !text.contains("b.")
    }
  }

  @Test func `numbers that move together may lead to a case of smaller bounds`() {
    // A first number up to 500 leaves a smaller bound for the second.
    let pairs = Domain<(Int, Int)>.build { draw in
      let first = try draw(.element(of: Array(0...1000)))
      return (first, try draw(.element(of: Array(0...(first > 500 ? 1000 : 100)))))
    }
    let limited = 1000 % 101
    let property = AnyProperty("", pairs) { first, second in
      let fails =
        first > 500 ? first + second == 1200 : (100...200).contains(first) && second == limited
      return fails ? .fails(PropertyFailure(law: "planted")) : .holds
    }
    let start: ChoiceSequence = [900, 300]
    #expect(property.execute(start).verdict != .holds)
    #expect(property.execute([112, 1000]).value == "(112, \(limited))")
    let shrinker = Shrinker(property, callLimit: 10_000, passes: [.redistribute])
    let shrunk = shrinker.shrink(start, PropertyFailure(law: "planted")).choices
    #expect(property.execute(shrunk).value == "(100, \(limited))")
  }
}
