import DragnetTesting
import Foundation
import Testing
import Yams

/// Yams 6.2.2.
@Suite struct YamsStudies {
  private let digits = KnownFailure<Double>(
    "a Double is written with 15 digits", 0.30000000000000004, when: { $0 == $0 })

  @Test func `a Double is decoded as it was encoded`() {
    check(.doubles(in: -1e15...1e15), known: [digits]) { number in
      try YAMLDecoder().decode(Double.self, from: YAMLEncoder().encode(number)) == number
    }
  }

  private let mark = KnownFailure(
    "a byte order mark at the beginning is lost", "\u{FEFF}a",
    when: { $0.unicodeScalars.contains("\u{FEFF}") })

  @Test func `a text is decoded as it was encoded`() {
    let texts = Domain<String>.strings(
      of: .scalars(from: "ab \n\t:-#'\"{}[]&*!|>%@`\u{e9}\u{FEFF}"), count: 0...8)
    check(texts, known: [mark]) { text in
      try YAMLDecoder().decode(String.self, from: YAMLEncoder().encode(text)) == text
    }
  }

  private let fraction = KnownFailure(
    "a fraction of a second before 2001 is not read", Date(timeIntervalSinceReferenceDate: -0.5),
    when: { $0.timeIntervalSinceReferenceDate < 0 })

  @Test func `a date with half seconds is decoded as it was encoded`() {
    let dates = Domain<Int>.integers(in: -1_000_000_000...1_000_000_000).map { halves in
      Date(timeIntervalSinceReferenceDate: Double(halves) / 2)
    }
    check(dates, known: [fraction]) { date in
      let read = try YAMLDecoder().decode(Date.self, from: YAMLEncoder().encode(date))
      return abs(read.timeIntervalSince(date)) < 0.001
    }
  }
}
