import Foundation
import GestureDomains
import Testing

@Suite struct TargetTests {
  @Test func `every target has its executable, and every executable its target`() throws {
    let sources = CorpusTests.corpus.deletingLastPathComponent().appending(path: "Fuzz/Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(folders) == Set(Target.all.map(\.name)))
  }
}
