import Foundation
import FuzzTargets
import GestureDomains
import Specimens
import Testing

@Suite struct TargetTests {
  @Test func `every target has its executable, and every executable its target`() throws {
    let sources = CorpusTests.corpus.deletingLastPathComponent().appending(path: "Fuzz/Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
  }

  @Test func `the environment chooses a specimen's bugs, and a name that none has is refused`()
    async throws
  {
    await #expect(processExitsWith: .success) {
      setenv("DRAGNET_BUGS", "zero-width,bad-sample", 1)
      precondition(FuzzTarget.fuzzed(.fatSlider).name == Specimen.fatSlider.name)
    }
    let result = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      setenv("DRAGNET_BUGS", "zero-widht", 1)
      _ = FuzzTarget.fuzzed(.fatSlider)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("published-fat-slider has no bug zero-widht; it has zero-width, "))
  }
}
