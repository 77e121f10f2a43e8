import Foundation
import GestureTesting
import Synchronization
import Testing

/// A control that traps when it is adjusted.
struct TrappingSlider: Control {
  let value = 0.0

  init(_: NoConfiguration) {}

  var traits: ControlTraits { ControlTraits(drag: .absolute) }
  var track: Track { Track(length: 100) }

  mutating func handle(_ event: GestureEvent) -> Response {
    if case .adjust = event { fatalError("this slider traps when it is adjusted") }
    return Response()
  }
}

@Suite struct CorpusReplayTests {

  private static let kinds = [
    ControlKind("my-slider", MySlider.self), ControlKind("trapping", TrappingSlider.self),
    .fatSlider, .progressSlider,
  ]

  /// An issue that a replay recorded: the file and line that it points at, and its text.
  private struct Recorded {
    let place: String
    let text: String
  }

  /// Replays a folder with the given files, and returns the issues.
  private func issues(_ files: [String: String]) throws -> [Recorded] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kept scripts \(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "dragnet 1\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return issues(at: folder.path)
  }

  private func issues(at folder: String) -> [Recorded] {
    let issues = Mutex<[Recorded]>([])
    withKnownIssue(isIntermittent: true) {
      replayCorpus(at: folder, kinds: Self.kinds)
    } matching: { issue in
      let place = issue.sourceLocation.map { location in
        "\(location.filePath.split(separator: "/").last ?? ""):\(location.line)"
      }
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      issues.withLock { $0.append(Recorded(place: place ?? "", text: text)) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func `scripts that meet their expectations are no issues, in subfolders, too`() throws {
    let found = try issues([
      "up.drag": "control progress-slider\nadjust up\nexpect value 0.1",
      "my-slider/no-layout.drag": "control my-slider\ndown 0 0\nexpect broken A2",
      "notes.txt": "no script",
    ])
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `an expectation that is not met is an issue in its line`() throws {
    let found = try issues([
      "my-slider/up.drag": "control progress-slider\nadjust up\nexpect value 0.2"
    ])
    #expect(found.map(\.place) == ["up.drag:4"])
    #expect(found.first?.text == "my-slider/up.drag:4: the value is 0.1, expected 0.2")
  }

  @Test func `a broken law is an issue in the line of the event`() throws {
    let found = try issues(["down.drag": "control my-slider\n# before the first layout\ndown 0 0"])
    #expect(found.contains { $0.place == "down.drag:4" && $0.text.contains(": A2: ") }, "\(found)")
  }

  @Test func `a script that does not parse is an issue, and the others still run`() throws {
    let found = try issues([
      "a.drag": "control fat-slider\ndown 0", "b.drag": "control fader\ndown 0 0",
      "c.drag": "control progress-slider\nadjust up\nexpect value 0.2",
    ])
    #expect(found.map(\.place) == ["a.drag:3", "b.drag:2", "c.drag:4"])
  }

  @Test func `a script that traps is an issue and does not end the process`() throws {
    let found = try issues(["trap.drag": "control trapping\nadjust up"])
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("trap.drag:1: A1: ") == true, "\(found)")
  }

  @Test func `a script that is too long for a domain and traps is an issue, too`() throws {
    let moves = String(repeating: "move 1 1\n", count: 500)
    let found = try issues(["long.drag": "control trapping\n\(moves)adjust up"])
    #expect(found.first?.text.hasPrefix("long.drag:1: A1: ") == true, "\(found)")
  }

  @Test func `a folder without scripts, or no folder, is an issue at the call`() throws {
    let empty = try issues(["notes.txt": "no script"])
    #expect(empty.count == 1 && empty[0].place.hasPrefix("CorpusReplayTests.swift:"))
    #expect(empty.first?.text.hasSuffix(": the folder contains no .drag file") == true)
    let missing = issues(at: "Corpse")
    #expect(
      missing.first?.text.hasSuffix("GestureTestingTests/Corpse: there is no such folder") == true)
  }
}
