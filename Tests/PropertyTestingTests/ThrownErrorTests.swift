import Testing

@testable import PropertyTesting

@Suite struct ThrownErrorTests {
  enum ParseError: Error { case eof, badUTF8(at: Int), nested(Reason) }
  enum Reason: Error { case empty, long(Int) }
  struct Located: Error {
    enum Kind { case missing, extra(String) }
    var kind: Kind
    var line: Int
  }
  enum Described: Error, CustomStringConvertible {
    case first, second
    var description: String { self == .first ? "the first" : "the second" }
  }

  /// Returns the law and the value of each failure.
  func failures(_ body: @escaping @Sendable (Int) throws -> Void) -> Set<String> {
    let result = Property.doesNotThrow("p", .integers(in: 0...1_000_000), body: body)
      .run(RunSettings(seed: 1))
    let found = [result.counterexample].compactMap { $0 } + result.others
    return Set(found.map { "\($0.failure.law) for \($0.value)" })
  }

  @Test func `two cases of an error are two failures`() {
    let found = failures { n in
      if n >= 1000 { throw ParseError.eof }
      if n >= 10 { throw ParseError.badUTF8(at: n) }
    }
    #expect(
      found == [
        "p, without throwing ParseError.eof for 1000",
        "p, without throwing ParseError.badUTF8 for 10",
      ])
  }

  @Test func `the payload of an error shrinks`() {
    let found = failures { n in if n >= 10 { throw Located(kind: .missing, line: n) } }
    #expect(found == ["p, without throwing Located(kind: .missing) for 10"])
  }

  @Test func `the error inside an error tells failures apart`() {
    let found = failures { n in
      if n >= 1000 { throw ParseError.nested(.long(n)) }
      if n >= 10 { throw ParseError.nested(.empty) }
    }
    #expect(
      found == [
        "p, without throwing ParseError.nested(.long) for 1000",
        "p, without throwing ParseError.nested(.empty) for 10",
      ])
  }

  @Test func `errors with descriptions of their own are told apart`() {
    let found = failures { n in
      if n >= 1000 { throw Described.first }
      if n >= 10 { throw Described.second }
    }
    #expect(found.count == 2)
  }
}
