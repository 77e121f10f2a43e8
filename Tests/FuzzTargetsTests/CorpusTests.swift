import Foundation
import FuzzTargets
import GestureDomains
import GestureLaws
import Testing

@Suite struct CorpusTests {
  /// The kept scripts of this checkout.
  static let corpus = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus")

  static let scripts: [URL] = {
    let files = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "drag" }
      .sorted { $0.path < $1.path }
  }()

  // With no scripts the test below would be skipped, and its suite would pass.
  @Test(arguments: ["fat-slider", "published-fat-slider"])
  func `there are scripts of this target`(target: String) {
    let folder = Self.corpus.appending(path: target).path + "/"
    #expect(Self.scripts.filter { $0.path.hasPrefix(folder) }.count >= 8)
  }

  @Test(arguments: scripts)
  func `a kept script gives what it expects and keeps every law`(url: URL) throws {
    let file = try DragFile(reading: [UInt8](Data(contentsOf: url)), kinds: .all)
    #expect(file.replay(in: FuzzTarget.all) == [])
  }

  @Test(arguments: scripts)
  func `a kept script lies in the folder of its target, and its words spell it`(url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    let file = try DragFile(reading: bytes, kinds: .all)
    let name = url.deletingLastPathComponent().lastPathComponent
    let target = try #require(FuzzTarget.named(name))
    guard let choices = target.choices(of: file, text: bytes) else {
      // A recording is longer than any script that is drawn: it is played, and is no seed.
      #expect(url.lastPathComponent.hasPrefix("recorded-"))
      return
    }
    if case .gestures(let script) = file.subject {
      #expect(target.text(of: choices) == script.text)
    }
  }
}
