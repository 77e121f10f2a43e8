import DragnetTesting
import RunLength
import Testing

@Suite struct RunLengthTests {
  /// Bytes with long runs, which bytes of `.bytes()` rarely have.
  private let runs = Domain<[[UInt8]]>.array(
    of: .combine(.integers, .integers(in: 1...300)) { (byte: UInt8, count: Int) in
      Array(repeating: byte, count: count)
    }, count: 0...4
  ).map { $0.flatMap(\.self) }

  @Test func `decoding undoes encoding`() {
    checkRoundTrip(runs, through: { encode($0) }, back: { try decode($0) })
  }

  @Test func `a run of one byte has the code of its length`() {
    check(.integers(in: 1...255)) { (count: UInt8) in
      encode(Array(repeating: 9, count: Int(count))) == [count, 9]
    }
  }

  @Test func `any bytes are decoded or refused`() {
    check(.bytes()) { code in
      let bytes = try? decode(code)
      label("refused", if: bytes == nil)
      return true
    }
  }

  /// The smallest case of a mistake that is easy to make: a run of 256 bytes whose length overflows.
  @Test func `a run of 256 bytes has two codes`() throws {
    let code = encode(Array(repeating: 0, count: 256))
    #expect(code == [255, 0, 1, 0])
    #expect(try decode(code).count == 256)
  }
}
