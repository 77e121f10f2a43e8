import Foundation
import FuzzTargets
import GestureTesting
import Testing

@Suite struct CorpusTests {
  private static let scripts: [URL] = {
    let files = FileManager.default.enumerator(
      at: Checkout.url("Corpus"), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "drag" }
      .sorted { $0.path < $1.path }
  }()

  // Without scripts, the parameterized test below would be skipped, and its suite would pass.
  @Test(arguments: ["fat-slider", "published-fat-slider"])
  func `there are kept scripts of this target`(target: String) {
    let folder = Checkout.url("Corpus/\(target)").path + "/"
    #expect(Self.scripts.filter { $0.path.hasPrefix(folder) }.count >= 8)
  }

  @Test func `every kept script meets its expectations and keeps every law`() {
    replayCorpus(at: "../../Corpus", targets: FuzzTarget.all.map(\.answering))
  }

  @Test(arguments: scripts)
  func `a kept script is in the folder of its target, and its words draw it`(url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    let file = try DragFile(reading: bytes, kinds: .all, hosts: .all)
    let name = url.deletingLastPathComponent().lastPathComponent
    let target = try #require(FuzzTarget.named(name))
    guard let choices = try target.answering.keptCase(bytes)?.words else {
      // A recording is longer than any drawn script: it is replayed, but is no seed.
      #expect(url.lastPathComponent.hasPrefix("recorded-"))
      return
    }
    switch file.subject {
    case .gestures(let script): #expect(target.answering.text(of: choices) == script.text)
    case .inputs(let script): #expect(target.answering.text(of: choices) == script.text)
    case .words: break
    }
  }
}
