import Foundation
import PropertyTesting
import Testing

@testable import dragnet

@Suite struct CaseFileTests {
  private let text = "dragnet case 1\ncheck T.it holds\nwords 1\n"

  @Test(arguments: ["a.case", "a"], ["", "\u{feff}"])
  func `a case is read with or without the mark of its encoding`(
    name: String, mark: String
  ) async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(mark + text, as: name)
      let file = try CaseFile(path: name, at: folder.appending(path: name).path)
      #expect(file.targetName == "T.it holds")
      #expect(file.text.map(CaseText.fileType) == "case")
    }
  }

  @Test func `a script and an artifact are no case in words`() async throws {
    #expect(CaseText.fileType(of: "dragnet 1\ncontrol fat-slider\n") == "drag")
    #expect(!CaseText.begins([0xef, 0xbb, 0xbf]))
    try await CommandLineTool.withScratch { folder in
      try folder.write(["crash-1": [0xef, 0xbb, 0xbf]], to: "spring")
      let file = try CaseFile(path: "a", at: folder.appending(path: "spring/crash-1").path)
      #expect(file.text == nil && file.targetName == "spring")
    }
  }

  @Test func `keep --again takes a case with the mark of its encoding`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write("\u{feff}" + text, as: "a.case")
      let result = try await CommandLineTool.ask("keep", "--again", "a.case", in: folder)
      // The executables have no such target, but the file is one with words.
      #expect(result.status == 64)
      #expect(result.error.contains("has no target T.it holds"))
    }
  }
}
