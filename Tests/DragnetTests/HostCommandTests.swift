import Foundation
import Testing

@Suite(.onOwnThread) struct HostCommandTests {
  private let script = """
    dragnet 1
    control host-progress-slider
    owner rounds
    size 300 44
    at 1
    down 50 22
    move 150.4 22
    at 2
    up
    at 3
    frame
    expect value 0.3

    """

  @Test func `trace shows the effects of a host's inputs, and the answers of the owner`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      try folder.write(script, as: "host.drag")
      let json = try await CommandLineTool.ask("trace", "host.drag", "--format", "json", in: folder)
      #expect(json.status == 0)
      let rows = try json.objects()
      #expect(rows.map { $0["line"] as? Int } == [4, 6, 7, nil, 9, 11])
      #expect(rows[1]["effects"] as? String == "began, draw")
      #expect(rows[3]["event"] as? String == "owner: bound 0.3 at 1")
      #expect(rows[5]["effects"] as? String == "draw, frames no")
      let table = try await CommandLineTool.ask("trace", "host.drag", in: folder)
      #expect(table.output.contains("owner: bound 0.3 at 1"))
    }
  }

  @Test func `explain draws a host's script`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(script, as: "host.drag")
      let result = try await CommandLineTool.ask(
        "explain", "host.drag", "--svg", "host.svg", in: folder)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix(script))
      let svg = try String(contentsOf: folder.appending(path: "host.svg"), encoding: .utf8)
      #expect(svg.contains("owner: bound 0.3") && svg.contains("began, draw"))
    }
  }

  @Test func `replay names the line of an effect that is missing`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(
        script.replacing("up\n", with: "up\nexpect effects cancelled\n"), as: "host.drag")
      let result = try await CommandLineTool.ask("replay", "host.drag", in: folder)
      #expect(result.status == 1)
      let text = result.output + result.error
      #expect(text.contains("host.drag:10"))
      #expect(text.contains("the effects are committed 0.30133333333333334, announce"))
    }
  }
}
