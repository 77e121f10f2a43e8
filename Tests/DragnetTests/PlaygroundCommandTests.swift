import Foundation
import Subprocess
import Testing

@testable import dragnet

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.onOwnThread) struct PlaygroundCommandTests {
  /// A substitute for the build, which takes a minute: it writes a page and counts its runs.
  private let build = """
    #!/usr/bin/env bash
    mkdir -p "$(dirname "$1")"
    echo run >> "$(dirname "$0")/runs"
    printf '<!doctype html><p>the page' > "$1"

    """

  @Test func `the page is built once, and served on loopback`() async throws {
    try await withPlayground(build) { folder in
      for _ in 1...2 {
        try await serving(in: folder) { url in
          let (page, response) = try await URLSession.shared.data(from: url)
          #expect(String(decoding: page, as: UTF8.self) == "<!doctype html><p>the page")
          let http = try #require(response as? HTTPURLResponse)
          #expect(http.statusCode == 200)
          #expect(http.value(forHTTPHeaderField: "Content-Type") == "text/html; charset=utf-8")
        }
      }
      let runs = try String(contentsOf: folder.appending(path: "Playground/runs"), encoding: .utf8)
      #expect(runs == "run\n")
    }
  }

  @Test func `the page is built again after a change of a source`() async throws {
    try await withPlayground(build) { folder in
      let checkout = Checkout(root: folder)
      let past = Date(timeIntervalSince1970: 1_000_000)
      let sources = [
        "Sources/GestureEngine/A.swift", "Sources/ControlHost/A.swift",
        "Sources/GestureLaws/A.swift",
        "Sources/Specimens/A.swift", "Sources/SceneRendering/Resources/a.css",
        "Playground/Page/a.html", "Playground/Element/wasm.js", "Playground/Sources/A.swift",
        "Playground/Package.swift", "Corpus/published-fat-slider/a.drag",
      ]
      for source in sources {
        try folder.write("", as: source)
        try FileManager.default.setAttributes(
          [.modificationDate: past], ofItemAtPath: folder.appending(path: source).path)
      }
      var builds: [String] = []
      _ = try await PlaygroundPage(checkout) { builds.append($0) }
      _ = try await PlaygroundPage(checkout) { builds.append($0) }
      #expect(builds.count == 1)
      for source in sources {
        builds = []
        let file = folder.appending(path: source)
        try FileManager.default.setAttributes(
          [.modificationDate: Date.now + 60], ofItemAtPath: file.path)
        _ = try await PlaygroundPage(checkout) { builds.append($0) }
        #expect(builds.count == 1, "\(source)")
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
      }
    }
  }

  @Test func `requests for other paths or with other methods are refused`() async throws {
    try await withPlayground(build) { folder in
      try await serving(in: folder) { url in
        let missing = try await URLSession.shared.data(from: url.appending(path: "etc/passwd"))
        #expect((missing.1 as? HTTPURLResponse)?.statusCode == 404)
        var post = URLRequest(url: url)
        post.httpMethod = "POST"
        let refused = try await URLSession.shared.data(for: post)
        #expect((refused.1 as? HTTPURLResponse)?.statusCode == 405)
      }
    }
  }

  @Test func `a port that is in use is named, with exit status 74`() async throws {
    try await withPlayground(build) { folder in
      try await serving(in: folder) { url in
        let port = try #require(url.port)
        let result = try await CommandLineTool.run("playground", "--port", "\(port)", in: folder)
        #expect(result.status == 74)
        #expect(result.error == "error: port \(port) is in use; choose another with --port\n")
      }
    }
  }

  @Test func `the error about a page that does not build has the compiler's message`() async throws
  {
    try await withPlayground("#!/usr/bin/env bash\necho 'error: no such type'; exit 1\n") {
      folder in
      let result = try await CommandLineTool.run("playground", "--port", "0", in: folder)
      #expect(result.status == 70)
      #expect(result.error.contains("the page does not build:\nerror: no such type"))
    }
    try await CommandLineTool.withScratch { folder in
      let result = try await CommandLineTool.run("playground", "--port", "0", in: folder)
      #expect(result.status == 74)
      #expect(result.error == "error: Playground/build: cannot be run\n")
    }
  }

  private func withPlayground(
    _ build: String, _ body: (URL) async throws -> Void
  ) async throws {
    try await CommandLineTool.withScratch { folder in
      let playground = folder.appending(path: "Playground")
      try await playground.writeProgram(build, as: "build")
      try await body(folder)
    }
  }

  /// Runs `body` with the address of the page while it is served.
  private func serving(in folder: URL, _ body: @Sendable (URL) async throws -> Void) async throws {
    _ = try await Subprocess.run(
      .path(.init(CommandLineTool.executable.path)),
      arguments: ["playground", "--port", "0", "--format", "json"],
      workingDirectory: .init(folder.path), input: .none, output: .sequence, error: .discarded
    ) { execution in
      for try await line in execution.standardOutput.strings() {
        let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let url = try #require(URL(string: row?["url"] as? String ?? ""))
        #expect(url.host() == "127.0.0.1")
        try await body(url)
        break
      }
      try execution.send(signal: .terminate)
    }
  }
}
