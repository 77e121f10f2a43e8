import Foundation
import Testing

@testable import PropertyTesting

@Suite struct TrapNoticeTests {
  static let name = "Codes.Runs/lengths add up"

  /// Runs a property whose cases trap from 10 on.
  static func run(_ folder: String, _ isolation: RunSettings.Isolation = .suspects) {
    var property = AnyProperty(
      Property("p", .integers(in: 0...1000)) { (n: Int) in
        if n > 9 { fatalError("too large") }
        return true
      })
    property.identity = name
    var settings = RunSettings(seed: 1, failureStorage: .folder(folder))
    settings.isolation = isolation
    _ = property.run(settings)
  }

  func folder() -> String { ".build/tests/notice-\(UInt64.random(in: 0 ... .max))" }

  /// Returns what the process of an exit test wrote.
  func output(of result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `a trap is followed by the properties that were tested, and what to do`() async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [folder = folder() as String] in
      TrapNoticeTests.run(folder)
    }
    let text = try output(of: result)
    let error = try #require(text.range(of: "Fatal error: too large"))
    let notice = try #require(text.range(of: TrapNotice.text(of: [Self.name])))
    #expect(error.upperBound < notice.lowerBound)
    #expect(text.ranges(of: "run again").count == 1)
  }

  @Test func `without a note there is nothing to run again`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [folder = folder() as String] in
      TrapNoticeTests.run(folder, .off)
    }
    #expect(try !output(of: result).contains("run again"))
  }

  @Test(arguments: [false, true])
  func `the handlers of others run, and a trap after a run has no notice`(isRunning: Bool)
    async throws
  {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) { [isRunning] in
      signal(SIGABRT) { _ in _exit(7) }
      let notice = TrapNotice(of: "one")
      TrapNotice(of: "two").stop()
      if !isRunning { notice.stop() }
      abort()
    }
    let text = try output(of: result)
    #expect(text.contains(TrapNotice.text(of: ["one"])) == isRunning)
    #expect(text.contains("run again") == isRunning)
  }

  @Test func `a notice names a few properties`() {
    #expect(TrapNotice.text(of: []) == "")
    let text = TrapNotice.text(of: (1...6).map { "p\($0)" })
    #expect(text.contains("  testing  p1\n") && text.contains("  testing  p4\n"))
    #expect(text.contains("           and 2 more\n") && !text.contains("p5"))
  }
}
