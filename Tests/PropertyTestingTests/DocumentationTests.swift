import Foundation
import Testing

@testable import PropertyTesting

/// The examples of the documentation, word for word.
@Suite struct DocumentationTests {
  /// The mean of some numbers, rounded down.
  func mean(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.reduce(0, &+) / numbers.count
  }

  @Test func `the report of the first property is the one in the article`() throws {
    let law = "a mean lies between the ends"
    let numbers = Domain<[Int]>.array(of: .integers, count: 1...20)
    let property = AnyProperty(law, numbers) { numbers in
      Verdict(of: law, at: "MeanTests/MeanTests.swift:9") {
        (numbers.min()!...numbers.max()!).contains(mean(numbers))
      }
    }
    var result = property.run(RunSettings(seed: 418))
    result.keptFile = "Tests/MeanTests/Corpus/…/NAME.case"
    let report = RunReport(
      result, command: "swift test --filter 'MeanTests.…'", test: TestFunction(name: "`\(law)`"))
    let article = URL(filePath: #filePath).appending(
      path: "../../../Sources/PropertyTesting/PropertyTesting.docc/FirstProperty.md")
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    // The article leaves out the value that failed first, and `check` adds the condition.
    let condition = "(numbers.min()!...numbers.max()!).contains(mean(numbers))"
    let shown = report.description.replacing(result.counterexample!.firstValue, with: "[…]")
      .replacing("returned false", with: "returned false: \(condition)")
    #expect(text.contains("```\n\(shown)\n```"), "\(shown)")
  }

  @Test func `words of an array`() {
    let lists = Domain<[Int]>.array(of: .integers)
    #expect(lists.encode([]) == [0])
    #expect(lists.encode([7, -1]) == [1, 13, 1, 2, 0])
  }

  @Test func `assume(_:fileID:line:) example`() throws {
    let pairs = Domain<(Int, Int)>.tuple(.integers(in: -99...99), .integers(in: -99...99))
    try Property("division", pairs) { a, b in
      try assume(b != 0)
      return a / b * b + a % b == a
    }.check(RunSettings(failureStorage: .none))
  }

  @Test func `combine(_:make:back:) example`() {
    struct Point: Equatable { var x, y: Int }
    let points: Domain<Point> = .combine(.integers(in: 0...9), .integers(in: 0...9)) {
      Point(x: $0, y: $1)
    } back: {
      ($0.x, $0.y)
    }
    checkLaws(of: points, simplest: Point(x: 0, y: 0))
  }

  @Test func `recursive(_:depth:branch:) example`() {
    indirect enum Tree: Sendable { case leaf(Int), fork(Tree, Tree) }
    let trees = Domain<Tree>.recursive(Domain<Int>.integers.map { .leaf($0) }) { tree in
      .combine(tree, tree) { .fork($0, $1) }
    }
    let property = Property("no forks", trees) { tree in
      if case .fork = tree { false } else { true }
    }
    let found = property.run(RunSettings(seed: 1)).counterexample
    #expect(found?.value == ".fork(.leaf(0), .leaf(0))")
  }

  @Test func `ChoiceSource example`() {
    struct Point: Equatable { var x, y: Double }
    let point = Domain<Point> { source in
      source.span("point") { source in
        Point(x: Double(source.word(below: 1000)), y: Double(source.word(below: 1000)))
      }
    }
    #expect(point.value(of: [3, 4]) == Point(x: 3, y: 4))
  }
}
