import Foundation
import Testing

@testable import DragnetTesting
@testable import PropertyTesting

@Suite struct FoundationDomainTests {
  @Test func `dates are in their range and come back`() {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1e9)
    let dates = Domain<Date>.dates(in: range)
    check(dates) { date in
      let words: ChoiceSequence? = dates.encode(date)
      return range.contains(date) && words.flatMap(dates.value) == date
    }
  }

  /// Settings for a thousand cases, with at least one case for each of these labels.
  func requiring(_ labels: String...) -> RunSettings {
    RunSettings(
      seed: 1, cases: 1000,
      requiredLabels: Dictionary(uniqueKeysWithValues: labels.map { ($0, 0.001) }),
      failureStorage: .none)
  }

  @Test func `their simplest values are simple, their special ones turn up`() {
    let first = Date(timeIntervalSince1970: 0)
    let last = Date(timeIntervalSince1970: 1e9)
    #expect(Domain<Date>.dates.value(of: []) == Date(timeIntervalSinceReferenceDate: 0))
    check(.dates(in: first...last), settings: requiring("first", "last", "2001")) { date in
      label("first", if: date == first)
      label("last", if: date == last)
      label("2001", if: date == Date(timeIntervalSinceReferenceDate: 0))
      return true
    }
    #expect(Domain<Data>.data.value(of: []) == Data())
    check(.data(count: 0...9), settings: requiring("none", "all", "0", "255")) { bytes in
      label("none", if: bytes.isEmpty)
      label("all", if: bytes.count == 9)
      label("0", if: bytes.contains(0))
      label("255", if: bytes.contains(255))
      return true
    }
    #expect(Domain<URL>.urls.value(of: []) == URL(string: "https://a"))
    check(.urls, settings: requiring("port 0", "port 65535", "file", "no query", "//", "%00")) {
      url in
      label("port 0", if: url.port == 0)
      label("port 65535", if: url.port == 65535)
      label("file", if: url.scheme == "file")
      label("no query", if: url.query == nil)
      label("//", if: url.absoluteString.dropFirst(8).contains("//"))
      label("%00", if: url.absoluteString.contains("%00"))
      return true
    }
  }

  @Test func `data come back`() {
    let data = Domain<Data>.data(count: 0...20)
    check(data) { bytes in
      let words: ChoiceSequence? = data.encode(bytes)
      return bytes.count <= 20 && words.flatMap(data.value) == bytes
    }
  }

  @Test func `identifiers and decimal numbers keep the laws`() {
    checkLaws(of: .uuids)
    #expect(
      Domain<UUID>.uuids.value(of: []) == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
    checkLaws(of: .decimals())
    checkLaws(of: .decimals(digits: 4, exponents: -2...0))
    check(.decimals(digits: 4, exponents: -2 ... -2)) { abs($0) < 100 }
    #expect(Domain<Decimal>.decimals().value(of: []) == 0)
    let price = Decimal(string: "19.99")!
    let words: ChoiceSequence? = Domain<Decimal>.decimals().encode(price)
    #expect(words.flatMap(Domain<Decimal>.decimals().value) == price)
    #expect(Domain<Decimal>.decimals().encode(Decimal.nan) == nil)
  }

  @Test func `time zones and components of dates keep the laws`() {
    checkLaws(of: .timeZones)
    #expect(Domain<TimeZone>.timeZones.value(of: [])?.secondsFromGMT() == 0)
    checkLaws(of: .dateComponents())
    #expect(Domain<DateComponents>.dateComponents().value(of: []) == DateComponents())
    var christmas = DateComponents(year: 2026, month: 12, day: 25)
    #expect(Domain<DateComponents>.dateComponents().encode(christmas) != nil)
    christmas.era = 1
    #expect(Domain<DateComponents>.dateComponents().encode(christmas) == nil)
  }

  @Test func `URLs come back`() {
    checkLaws(of: .urls)
    let url = URL(string: "http://a.b:80/x//y%20z?q=1")!
    let words: ChoiceSequence? = Domain<URL>.urls.encode(url)
    #expect(words.flatMap(Domain<URL>.urls.value) == url)
    let other: ChoiceSequence? = Domain<URL>.urls.encode(URL(string: "mailto:a")!)
    #expect(other == nil)
  }

  @Test func `URLs have a scheme and survive a round trip as text`() {
    check(.urls) { url in
      url.scheme != nil && URL(string: url.absoluteString) == url
    }
  }
}

@Suite struct FoundationDescriptionTests {
  /// Returns the lines `for` and `keep` of the report on a check that fails for every value.
  func report<Value>(_ domain: Domain<Value>, _ example: Value) -> String {
    let property = AnyProperty("p", domain, examples: [example]) { _ in
      .fails(PropertyFailure(law: "p"))
    }
    var settings = RunSettings()
    settings.phases = [.explicit]
    return RunReport(property.run(settings)).description
  }

  @Test func `data prints its bytes`() {
    let text = report(.data, Data([1, 255]))
    #expect(text.contains("for      Data([1, 255])"), "\(text)")
    #expect(text.contains("examples: [Data([1, 255]) as Data]"), "\(text)")
    #expect(describe(Data("short".utf8)) == "Data([115, 104, 111, 114, 116])")
    #expect(describe(Data("<a>é\"\n</a>".utf8)) == #"Data("<a>é\"\n</a>".utf8)"#)
    #expect(describe(Data("12345678\0".utf8)).hasPrefix("Data([49, 50, "))
    #expect(describe(Data([0xc3] + Array("12345678".utf8))).hasPrefix("Data([195, 49, "))
  }

  @Test func `data is read as bytes and as text`() {
    for data in [Data(), Data([1, 255]), Data("<a>é\"\n</a>".utf8)] {
      #expect(ValueReader.value(in: describe(data), like: Data()) == data)
    }
    #expect(ValueReader.value(in: "Data(\"12345678\")", like: Data()) == nil)
  }

  @Test func `the code of data and dates compiles, and gives the value`() {
    func check<Value: Equatable>(_ value: Value, _ same: Value, _ text: String) {
      #expect(value == same && literal(value) == text)
    }
    check(Data([1, 255]), Data([1, 255]) as Data, "Data([1, 255]) as Data")
    check(
      Data("{\"a\": 1}".utf8), Data("{\"a\": 1}".utf8) as Data, #"Data("{\"a\": 1}".utf8) as Data"#)
    check(
      Date(timeIntervalSinceReferenceDate: -.infinity),
      Date(timeIntervalSinceReferenceDate: -.infinity) as Date,
      "Date(timeIntervalSinceReferenceDate: -.infinity) as Date")
    #expect(
      literal((Data(), 0.5))
        == "(Data([]), 0.5) as (Data, Double)")
  }

  @Test func `errors of Foundation are told apart by their codes`() {
    func law(_ error: any Error) -> String? {
      Verdict(of: "p", at: "") { throw error }.failure?.law
    }
    let missing = CocoaError(.fileNoSuchFile, userInfo: ["path": "a"])
    #expect(law(missing) == law(CocoaError(.fileNoSuchFile)))
    #expect(law(CocoaError(.fileReadUnknown)) != law(CocoaError(.fileNoSuchFile)))
    #expect(law(NSError(domain: "a", code: 1)) != law(NSError(domain: "b", code: 1)))
  }

  @Test func `a date keeps its fraction`() {
    let text = report(.dates, Date(timeIntervalSinceReferenceDate: 0.125))
    #expect(text.contains("for      Date(timeIntervalSinceReferenceDate: 0.125)"), "\(text)")
    #expect(
      text.contains("examples: [Date(timeIntervalSinceReferenceDate: 0.125) as Date]"), "\(text)")
  }
}
