import Foundation
import Testing

@Suite(.onOwnThread) struct PictureTests {
  private let broken = "dragnet 1\ncontrol published-fat-slider\nsize 0 44\ndown 5 22\n"

  @Test func `explain draws a filmstrip and a page of a script that breaks a law`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let result = try await CommandLineTool.ask(
        "explain", "broken.drag", "--svg", "strip.svg", "--html", "page.html", in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("clamping (A2) does not hold at event 2"))
      #expect(try folder.text(of: "strip.svg").hasPrefix("<svg xmlns="))
      #expect(try folder.text(of: "strip.svg").contains(">A2 A4 E1</text>"))
      let page = try folder.text(of: "page.html")
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(page.contains("<title>broken.drag, 5 laws broken</title>"))
    }
  }

  @Test func `explain draws the pictures of the documentation`() async throws {
    try await CommandLineTool.withScratch { folder in
      for script in ["published-fat-slider/last-move-lost", "fat-slider/sticky-return"] {
        let name = script.split(separator: "/")[1] + ".svg"
        let drawn = folder.appending(path: String(name))
        _ = try await CommandLineTool.ask(
          "explain", "Corpus/\(script).drag", "--svg", drawn.path)
        let kept = CommandLineTool.checkout
          .appending(path: "Sources/SceneRendering/SceneRendering.docc/Resources/\(name)")
        #expect(
          try Data(contentsOf: drawn) == Data(contentsOf: kept),
          "run `dragnet explain Corpus/\(script).drag --svg` again, and look at \(name)")
      }
    }
  }

  @Test func `replay writes a page with filmstrips of unexpected scripts`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let bad = try await CommandLineTool.ask(
        "replay", "broken.drag", "--html", "page.html", in: folder)
      #expect(bad.status == 1)
      #expect(try folder.text(of: "page.html").contains("data-strip=\"script-1\""))
      try folder.write(broken + "expect broken A2\n", as: "broken.drag")
      let good = try await CommandLineTool.ask(
        "replay", "broken.drag", "--html", "page.html", in: folder)
      #expect(good.status == 0)
      #expect(try folder.text(of: "page.html").contains("1 case: all as expected"))
    }
  }

  @Test(arguments: [("explain", "--html"), ("explain", "--svg"), ("replay", "--html")])
  func `a path that cannot be written is named, with exit status 74`(
    command: String, option: String
  ) async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write("dragnet 1\ncontrol fat-slider\n", as: "a.drag")
      let result = try await CommandLineTool.ask(
        command, "a.drag", option, "no/folder/x", in: folder)
      #expect(result.status == 74)
      #expect(result.error == "error: no/folder/x: cannot be written: no such folder\n")
      let overFolder = try await CommandLineTool.ask(
        command, folder.appending(path: "a.drag").path, option, folder.path)
      #expect(overFolder.status == 74)
      #expect(overFolder.error.contains("error: \(folder.path): cannot be written"))
    }
  }

  @Test func `fuzz reports before the build that its page cannot be written`() async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await CommandLineTool.run(
        "fuzz", "spring", "--html", "no/folder/x.html", in: folder)
      #expect(result.status == 74)
      #expect(result.error == "error: no/folder/x.html: cannot be written: no such folder\n")
    }
  }

  @Test func `choice words of a target have a page but no filmstrip`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write("dragnet 1\ntarget spring\nwords 1 2 3\n", as: "words.drag")
      let strip = try await CommandLineTool.ask(
        "explain", "words.drag", "--svg", "strip.svg", in: folder)
      #expect(strip.status == 64)
      #expect(strip.error.contains("words.drag: only a gesture script has events to draw"))
      let page = try await CommandLineTool.ask(
        "explain", "words.drag", "--html", "page.html", in: folder)
      #expect(page.status == 0)
      #expect(try folder.text(of: "page.html").contains("words 1 2 3"))
    }
  }
}

extension URL {
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOf: appending(path: name), encoding: .utf8)
  }
}
