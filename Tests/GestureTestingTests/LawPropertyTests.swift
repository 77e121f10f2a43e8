import Foundation
import GestureTesting
import Testing

@testable import PropertyTesting

@Suite struct LawPropertyTests {
  private let slider = ControlKind("my-slider", MySlider.self)

  @Test func `a control of the engine obeys every law`() {
    check(.laws(of: .morphToggle), settings: RunSettings(cases: 100))
  }

  @Test func `given scripts are tried before any others`() throws {
    let scripts = ["size 300 44; down 50 22; up", "down 0 0"]
    let others = Set(LawBook.controls.laws.map(\.id)).subtracting(["A2"])
    let result = try Property.laws(of: slider, except: others, scripts: scripts).run(
      RunSettings(seed: 1, cases: 1))
    #expect(result.counterexample?.failure.law == "A2")
    let parsed = try scripts.map { try GestureScript($0, for: slider) }
    let same = Property.laws(of: slider, except: others, scripts: parsed).run(
      RunSettings(seed: 1, cases: 1))
    #expect(same.counterexample?.failure.law == "A2")
  }

  @Test func `a given script that does not parse is an error with its place`() {
    let error = #expect(throws: DragError.self) {
      try Property.laws(of: slider, scripts: ["down 0 0", "down 0 left"])
    }
    #expect(error?.column == 8)
  }

  @Test func `a record of cases names broken laws in words`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a \(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = RunSettings(seed: 1, cases: 1)
    settings.testedFolder = folder
    let others = Set(LawBook.controls.laws.map(\.id)).subtracting(["A2"])
    _ = try Property.laws(of: slider, except: others, scripts: ["down 0 0"]).run(settings)
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let record = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    #expect(record.contains(#""status_reason":"clamping (A2)""#))
  }

  @Test func `a report names traits that may declare the behaviour, where there are any`() {
    let stuck = ControlKind("stuck-sheet", FlungSheet<StuckSheet>.self)
    let others = Set(LawBook.controls.laws.map(\.id)).subtracting(["B1"])
    let result = Property.laws(of: stuck, except: others).run(RunSettings(seed: 1))
    let advice =
      "fix the control or, if it is meant to do this, declare a trait, such as `direction`, "
    #expect("\(RunReport(result))".contains("  do       \(advice)"))
    let nan = Property.laws(of: slider).run(RunSettings(seed: 1)).counterexample?.failure
    #expect(nan?.law == "A2" && nan?.advice == "")
  }

  @Test func `the traits of a law are properties of a control's traits`() {
    let stored = Mirror(reflecting: ControlTraits(drag: .absolute)).children.compactMap(\.label)
    let names = Set(stored + ["stops", "stopsOnRelease", "detents", "thumbs", "keySteps"])
    for law in LawBook.controls.laws {
      let finding = Finding(law: law.id, sentence: law.sentence, breach: Breach(""))
      #expect(names.isSuperset(of: finding.traits), "\(law.id)")
      #expect(Set(finding.traits).count == finding.traits.count)
    }
  }

  @Test func `the laws of a control of one's own are listed with the reasons of exemptions`() {
    let laws = LawSummary.laws(of: slider)
    #expect(laws.contains { $0.id == "A2" && $0.exemption == nil })
    #expect(laws.contains { $0.exemption != nil })
  }
}
