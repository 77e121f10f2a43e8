import DragnetTesting
import Foundation
import Testing

/// Foundation, as Swift 6.3 has it on Linux.
#if os(Linux)
  @Suite struct FoundationStudies {
    private let mark = KnownFailure(
      "a byte order mark at the beginning is lost", "\u{FEFF}a",
      when: { $0.unicodeScalars.first == "\u{FEFF}" })

    @Test func `a text is read from its bytes in UTF-8`() {
      let texts = Domain<String>.strings(of: .scalars(from: "ab\0\u{e9}\u{FEFF}"), count: 0...6)
      check(texts, known: [mark]) { text in
        String(data: Data(text.utf8), encoding: .utf8).map { Array($0.utf8) } == Array(text.utf8)
      }
    }

    private let digits = KnownFailure<Double>(
      "a number is not rounded to the nearest", 0.30000000000000004, when: { $0 == $0 })

    @Test func `JSONSerialization reads a number as Swift does`() {
      check(.doubles(in: -1...1), known: [digits]) { number in
        let read = try JSONSerialization.jsonObject(with: Data("[\(number)]".utf8))
        return read as? [Double] == [number]
      }
    }

    @Test func `JSONDecoder reads a number as Swift does`() {
      check(.doubles(in: -1e300...1e300)) { number in
        try JSONDecoder().decode([Double].self, from: Data("[\(number)]".utf8)) == [number]
      }
    }

    @Test func `replacing a text that ends with U+0000 traps`() async {
      await #expect(processExitsWith: .failure) {
        _ = "a".replacingOccurrences(of: "a\0", with: "b")
      }
    }
  }
#endif
