import Foundation
import FuzzTargets
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct TargetTests {
  private static let names = Set(FuzzTarget.all.map(\.name))

  private func folders(_ path: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: Checkout.url(path).path))
  }

  @Test func `every target has an executable, and every executable a target`() throws {
    #expect(try folders("Fuzz/Sources") == Self.names)
    let manifest = try String(contentsOf: Checkout.url("Fuzz/Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: #/let names = \[([^\]]*)\]/#)?.1)
    #expect(Set(list.matches(of: #/"([^"]+)"/#).map { String($0.1) }) == Self.names)
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `an executable runs the target of its name`(name: String) throws {
    let path = "Fuzz/Sources/\(name)/Fuzz.swift"
    let source = try String(contentsOf: Checkout.url(path), encoding: .utf8)
    let words = name.split(separator: "-")
    let member = words[0] + words.dropFirst().map(\.localizedCapitalized).joined()
    let main = "@main enum Fuzz { static func main() { FuzzTarget.\(member).fuzz() } }"
    #expect(source == "import FuzzTargets\n\n\(main)\n")
  }

  /// The target `faults` ends its process on purpose, as do some bugs of specimens.
  @Test(arguments: FuzzTarget.all.map(\.name).filter { $0 != FuzzTarget.faults.name })
  func `no target discards or draws too much`(name: String) throws {
    let named = try #require(FuzzTarget.named(name))
    let target = named.isSpecimen ? try named.havingBugs(named: []) : named
    let result = target.property().run(RunSettings(seed: 1, cases: 50))
    if case .untested = result.outcome { Issue.record("\(RunReport(result))") }
    #expect(result.cases > 0 && !result.isMostlyDiscarded)
  }

  @Test func `every folder of kept cases belongs to a target, and every control has one`() throws {
    let kept = try folders("Corpus")
    #expect(kept.isSubset(of: Self.names))
    #expect(Set(FuzzTarget.all.filter { $0.kind != nil }.map(\.name)).isSubset(of: kept))
  }

  @Test func `a specimen takes the bugs that are named, and no others`() throws {
    let target = FuzzTarget.publishedFatSlider
    let chosen = try target.havingBugs(named: ["zero-width", "bad-sample"])
    #expect(chosen.name == target.name && chosen.isSpecimen)
    let text = "dragnet 1\ncontrol published-fat-slider\nsize 0 44; down 5 22"
    let choices = try #require(try target.answering.keptCase(Array(text.utf8))?.words)
    #expect(chosen.property().execute(choices).verdict != .holds)
    #expect(try target.havingBugs(named: []).property().execute(choices).verdict == .holds)
    let error = #expect(throws: UnknownBug.self) { try target.havingBugs(named: ["zero-widht"]) }
    #expect(
      error?.description.hasPrefix(
        "published-fat-slider has no bug named zero-widht; its bugs are zero-width, ")
        == true)
  }

  @Test func `DRAGNET_BUGS names the bugs of a specimen that is fuzzed`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      setenv("DRAGNET_BUGS", "zero-widht", 1)
      FuzzTarget.publishedFatSlider.fuzz()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("dragnet: published-fat-slider has no bug named zero-widht; its bugs"))
  }
}

/// The files of this package.
enum Checkout {
  /// Returns the URL of a path that starts at the root of the package.
  static func url(_ path: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL.appending(path: path)
  }
}
