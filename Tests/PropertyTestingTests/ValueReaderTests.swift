import Foundation
import Testing

@testable import PropertyTesting

/// Values that are read from the text that reports show.
@Suite struct ValueReaderTests {
  private struct Point: Equatable {
    var x: Int
    var isOn: Bool
    var y: Double
    var name: String?
  }

  private enum Side: CaseIterable { case left, right }

  /// Whether each value of a domain is read from its description, and drawn by the words for it.
  private func readsBack<Value: SendableMetatype>(
    _ domain: Domain<Value>, isSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> RunResult {
    Property("descriptions are read", domain) { value in
      let text = describe(value)
      guard let words = domain.words(drawing: text), let again = domain.value(of: words) else {
        throw PropertyFailure(law: "words are found", message: text)
      }
      return isSame(value, again)
    }.run(RunSettings(cases: 100))
  }

  private func readsBack<Value: Equatable & SendableMetatype>(_ domain: Domain<Value>) -> RunResult
  {
    readsBack(domain, isSame: ==)
  }

  private func expectSuccess(_ result: RunResult, at place: SourceLocation = #_sourceLocation) {
    #expect(result.isSuccess, "\(RunReport(result))", sourceLocation: place)
  }

  @Test func `numbers, texts and Booleans are read`() {
    expectSuccess(readsBack(Domain<Int>.integers))
    expectSuccess(readsBack(Domain<UInt8>.integers))
    expectSuccess(readsBack(Domain<Double>.doubles) { "\($0)" == "\($1)" })
    expectSuccess(readsBack(Domain<String>.strings))
    expectSuccess(readsBack(Domain<Bool>.booleans))
  }

  @Test func `collections and optional values are read`() {
    expectSuccess(readsBack(Domain<[[Int]]>.array(of: .array(of: .integers))))
    expectSuccess(readsBack(Domain<[Int?]>.array(of: .optional(.integers))))
    expectSuccess(readsBack(Domain<[String: Int]>.dictionary(of: .strings, .integers)))
  }

  @Test func `tuples and structures are read`() {
    let points = Domain<Point>(
      draw: { source throws(Discard) in
        Point(
          x: try Domain<Int>.integers.draw(from: &source),
          isOn: try Domain<Bool>.booleans.draw(from: &source),
          y: try Domain<Double>.doubles(in: 0...9).draw(from: &source),
          name: try Domain<String?>.optional(.strings).draw(from: &source))
      },
      encode: { point, encoder in
        Domain<Int>.integers.encode(point.x, into: &encoder)
          && Domain<Bool>.booleans.encode(point.isOn, into: &encoder)
          && Domain<Double>.doubles(in: 0...9).encode(point.y, into: &encoder)
          && Domain<String?>.optional(.strings).encode(point.name, into: &encoder)
      })
    expectSuccess(readsBack(points))
    expectSuccess(readsBack(Domain<[Point]>.array(of: points)))
    expectSuccess(readsBack(Domain<(UInt8, String)>.tuple(.integers, .strings)) { $0 == $1 })
  }

  /// A structure whose mirror shows a class instance as a number of the same size.
  private struct Masked: CustomReflectable, CustomStringConvertible {
    var words: [Int] = [1, 2]
    var description: String { "Masked(hash: \(words[0]))" }
    var customMirror: Mirror { Mirror(self, children: ["hash": words[0]], displayStyle: .struct) }
  }

  @Test func `a structure with a mirror of its own is not read from memory`() {
    let masked = Domain<Masked>(
      draw: { source throws(Discard) in
        Masked(words: [try Domain<Int>.integers.draw(from: &source)])
      },
      encode: { value, encoder in
        value.words.count == 1
          && Domain<Int>.integers.encode(value.words[0], into: &encoder)
      })
    #expect(masked.words(drawing: "Masked(hash: 123456789)") == nil)
  }

  @Test func `a case of an enumeration is read, and any value of a small domain is found`() {
    expectSuccess(readsBack(Domain<Side>.element(of: Side.allCases)))
    struct Opaque: Equatable, CustomStringConvertible {
      var number: Int
      var description: String { "number \(number)" }
    }
    let opaque = Domain<Opaque>(draw: { source throws(Discard) in
      Opaque(number: try Domain<Int>.integers(in: 0...99).draw(from: &source))
    })
    expectSuccess(readsBack(opaque))
  }

  @Test(arguments: [
    "", "[1, 2", "[1 2]", "[1,, 2]", "1", "[1, 2] ]", "[99999999999999999999]", "[a]",
    String(repeating: "[", count: 100_000),
  ])
  func `text that shows no value gives no words`(text: String) {
    #expect(Domain<[Int]>.array(of: .integers).words(drawing: text) == nil)
  }

  @Test(arguments: ["(1)", "(1, 2, 3)", "(1, 2, )", "(1, 2)"])
  func `a tuple is read with all of its members and no more`(text: String) {
    let words = Domain<(Int, Int)>.tuple(.integers, .integers).words(drawing: text)
    #expect((words != nil) == (text == "(1, 2)"))
  }

  @Test func `a value outside the domain gives no words`() {
    #expect(Domain<Int>.integers(in: 0...9).words(drawing: "10") == nil)
  }
}
