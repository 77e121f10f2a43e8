import PropertyTesting
import Testing

@testable import FuzzDriver

@Suite struct KnownLawsTests {
  /// A property that breaks the law `odd` or `large`, without the given laws.
  private func property(except known: Set<String>) -> AnyProperty {
    AnyProperty("numbers", .integers(in: 0...1000)) { number in
      for (law, isBroken) in [("odd", number % 2 == 1), ("large", number > 500)]
      where isBroken && !known.contains(law) {
        return .fails(PropertyFailure(law: law, place: "here", message: "\(number)"))
      }
      return .holds
    }
  }

  private func known(_ text: String) -> KnownLaws {
    KnownLaws(text, path: "/out/numbers.known-laws", property: property)
  }

  private func check(_ number: UInt64, _ known: KnownLaws, times: Int = KnownLaws.interval) {
    withUnsafeBytes(of: number.littleEndian) { for _ in 0..<times { _ = known.check($0) } }
  }

  @Test func `a file has a law on each line, and comments`() {
    #expect(
      known("# a comment\n\n  odd \r\nevery case, ends\n").names == ["odd", "every case, ends"])
  }

  @Test func `a law that no input broke is reported`() {
    let known = known("odd\nlarge")
    #expect(known.complaints.isEmpty)
    check(2, known)
    #expect(
      known.complaints.first == """
        dragnet: odd is in /out/numbers.known-laws, but none of the 1 inputs that were checked for \
        it broke it; remove it from the file if it is fixed
        """)
    #expect(known.complaints.count == 2)
    check(501, known)
    #expect(known.unbroken == ["large"])
    // The same input breaks the other law, once the first one is left out.
    check(501, known)
    #expect(known.complaints.isEmpty)
  }

  @Test func `one of sixteen inputs is checked`() {
    let known = known("odd")
    check(2, known, times: 33)
    #expect(known.checked == 3)
  }
}
