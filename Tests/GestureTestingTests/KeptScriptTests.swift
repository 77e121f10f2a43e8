import Foundation
import GestureTesting
import Testing

/// Tests of the scripts that a check of a control replays, which lie beside its test.
@Suite struct KeptScriptTests {
  /// Returns the problems that a check of one law finds in the scripts of its test.
  private func problems(
    _ kind: ControlKind, _ scripts: [String: String]
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tests of controls \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let corpus = folder.appending(path: "Corpus/Knobs.a-law")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (name, text) in scripts {
      try Data("dragnet 1\n\(text)\n".utf8).write(to: corpus.appending(path: name))
    }
    var property = AnyProperty(
      .laws(of: kind, except: Set(LawBook.controls.laws.map(\.id)).subtracting(["A2"])))
    property.kept = KeptCases(of: "Tests.Knobs/a law", in: folder.path + "/Tests.swift")
    let result = property.run(RunSettings(failureStorage: .none, phases: [.explicit]))
    return result.caseProblems.map { problem in
      "\(problem.path.split(separator: "/").last ?? "") \(problem.message)"
    }
  }

  @Test func `scripts that meet their expectations are no problems`() throws {
    let found = try problems(
      .fatSlider,
      [
        "up.drag": "control fat-slider\nset isSticky false; adjust up\nexpect value 0.1",
        "notes.txt": "no script",
      ])
    #expect(found.isEmpty)
  }

  @Test func `an expectation that is not met is a problem with its line`() throws {
    let found = try problems(
      .fatSlider, ["up.drag": "control fat-slider\nset isSticky false; adjust up\nexpect value 0.2"]
    )
    #expect(found == ["up.drag:4 the value is 0.1, expected 0.2"])
  }

  @Test func `a law that the check leaves out is not judged in its scripts`() throws {
    let slider = ControlKind("my-slider", MySlider.self)
    let found = try problems(slider, ["down.drag": "control my-slider\ndown 0 0"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("down.drag:3 A2: ") == true, "\(found)")
  }

  @Test func `a script that does not parse, or of another control, is a problem`() throws {
    let found = try problems(
      .fatSlider,
      [
        "a.drag": "control fat-slider\ndown 0 left", "b.drag": "control step-slider\nadjust up",
        "c.drag": "control fat-slider\nset isSticky false; adjust up\nexpect value 0.2",
      ])
    #expect(
      found == [
        "a.drag:3:8 found `left`, expected y in points",
        "b.drag the script belongs to no fat-slider",
        "c.drag:4 the value is 0.1, expected 0.2",
      ])
  }

  @Test func `a script that traps is a problem, unless it expects that`() throws {
    let kind = ControlKind("trapping", TrappingSlider.self)
    let found = try problems(
      kind,
      [
        "expected.drag": "control trapping\nadjust up\nexpect broken A1",
        "trap.drag": "control trapping\nadjust up",
      ])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("trap.drag A1: ") == true, "\(found)")
    #expect(found.first?.contains("this slider traps when it is adjusted") == true)
  }
}
