import Foundation
import Testing

@testable import PropertyTesting

@Suite struct TestedCasesTests {
  /// Runs a property and returns the lines of its record.
  func lines<Value>(
    _ property: Property<Value>, _ settings: RunSettings
  ) throws -> (RunResult, [JSON]) {
    try lines(AnyProperty(property), settings)
  }

  /// Runs a property and returns the lines of its record.
  func lines(_ property: AnyProperty, _ settings: RunSettings) throws -> (RunResult, [JSON]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a \(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = settings
    settings.testedFolder = folder
    let result = property.run(settings)
    let path = "\(folder)/\(Platform.fileName(for: property.identity)).jsonl"
    let text = try #require(Platform.contents(of: path))
    return (result, try text.split(separator: "\n").map { try #require(JSON(String($0))) })
  }

  @Test func `each case has a line`() throws {
    let property = Property("a \"law\"", .array(of: .integers)) { (numbers: [Int]) in
      label("empty", if: numbers.isEmpty)
      label("length", value: numbers.count)
      label("half", value: Double(numbers.count) / 2)
      try assume(numbers.count != 1)
      return true
    }
    let (result, lines) = try lines(property, RunSettings(seed: 1, cases: 200))
    #expect(lines.count == result.cases + result.discards && result.cases == 200)
    #expect(lines.allSatisfy { $0["type"].string == "test_case" })
    #expect(lines.allSatisfy { $0["property"].string == "a \"law\"" })
    let empty = lines.filter { $0["features"]["empty"].string == "" }
    #expect(empty.count == result.labels["empty"] && empty.count > 0)
    #expect(empty.allSatisfy { $0["representation"].string == "[]" })
    let discarded = lines.filter { $0["status"].string == "gave_up" }
    #expect(discarded.count == result.discards && result.discards > 0)
    #expect(
      discarded.allSatisfy {
        $0["status_reason"].string?.hasPrefix("assume at PropertyTestingTests/Tested") == true
      })
    #expect(empty.allSatisfy { "\($0["features"]["length"])" == "0" })
    #expect(lines.contains { "\($0["features"]["half"])" == "1.5" })
    // The same run without a record has the same cases.
    let plain = property.run(RunSettings(seed: 1, cases: 200))
    #expect(plain.cases == result.cases && plain.discards == result.discards)
    #expect(plain.labels == result.labels)
  }

  @Test func `a failure has its law, and shrinking adds no lines`() throws {
    let property = Property("below 100", .integers) { (n: Int) in n < 100 }
    let (result, lines) = try lines(property, RunSettings(seed: 1, cases: 200))
    #expect(result.counterexample?.value == "100")
    #expect(lines.count == result.cases + result.casesAfter)
    let failed = lines.first { $0["status"].string == "failed" }
    #expect(failed?["status_reason"].string == "below 100")
    let plain = property.run(RunSettings(seed: 1, cases: 200))
    #expect(plain.counterexample == result.counterexample)
  }

  @Test func `a trap that ends the run before its search has a line`() throws {
    let property = Property("no trap", .integers(in: 0...1000)) { (n: Int) in
      if n > 99 { fatalError("too large") }
      return true
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "traps \(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = RunSettings(seed: 1, cases: 200, failureStorage: .folder(folder))
    settings.isolation = .all
    let (result, lines) = try lines(property, settings)
    #expect(result.counterexample?.value == "100")
    #expect(lines.count == 1)
    #expect(lines.first?["status"].string == "failed")
    #expect(lines.first?["representation"].string == "100")
  }

  @Test func `two checks of a test have different names`() throws {
    let settings = RunSettings(seed: 1, cases: 3)
    var property = AnyProperty(Property("a law", .integers(in: 0...99)) { (n: Int) in n < 100 })
    property.identity = "CodeTests.numbers"
    let first = try lines(property, settings).1
    property.identity = "CodeTests.numbers #2"
    let second = try lines(property, settings).1
    #expect(first.allSatisfy { $0["property"].string == "CodeTests.numbers" })
    #expect(second.allSatisfy { $0["property"].string == "CodeTests.numbers #2" })
    #expect(first.count == 3 && second.count == 3)
  }
}
