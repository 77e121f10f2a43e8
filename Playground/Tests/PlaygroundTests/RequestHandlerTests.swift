import ControlHost
import Foundation
import GestureEngine
import GestureLaws
import Testing

@testable import Playground

@Suite struct RequestHandlerTests {
  private let page = Page()

  @Test func `the demos name each control with its fields and laws`() throws {
    struct Control: Decodable {
      struct Field: Decodable { var name, allowed, `default`, initial: String }
      struct Law: Decodable { var law, name, sentence: String }
      var name: String
      var fields: [Field]
      var laws: [Law]
    }
    struct Demos: Decodable {
      struct Demo: Decodable {
        var title: String
        var control, published: Control
      }
      var demos: [Demo]
    }
    let demos = try decode(Demos.self, page.handler.demos()).demos
    #expect(demos.map(\.control.name) == Demo.all.map(\.kind.name))
    #expect(demos.map(\.published.name) == Demo.all.map(\.published.name))
    for control in demos.flatMap({ [$0.control, $0.published] }) {
      #expect(control.laws.map(\.sentence) == LawBook.controls.laws.map(\.sentence))
      #expect(!control.fields.isEmpty)
    }
    let stops = try #require(demos[3].control.fields.first { $0.name == "stops" })
    #expect(stops.initial == "1,10,30,40")
  }

  @Test func `events and keys give steps with the keys of the command line`() throws {
    struct State: Decodable {
      var value: Double
      var valueText: String
      var tracked: [Int]
    }
    #expect(page.start("dragnet 1\ncontrol fat-slider\nset isSticky false\n") == "{}")
    _ = page.play("size 300 44; down 50 22")
    #expect(
      page.play("move 150 22")
        == #"{"steps":[{"event":"move 150 22","value":0.5,"fraction":0.5,"#
        + #""change":{"old":0.0,"new":0.5},"editing":null,"detents":0,"reachedEnd":false,"#
        + #""isAnimating":false}]}"#)
    let during = try decode(State.self, page.handler.state())
    #expect((during.value, during.valueText, during.tracked) == (0.5, "50%", [0]))
    #expect(page.press(.escape).contains(#""editing":"cancelled""#))
    #expect(try decode(State.self, page.handler.state()).tracked.isEmpty)
    #expect(page.press(.escape) == #"{"steps":[]}"#)
    #expect(String(decoding: page.handler.script(), as: UTF8.self).contains("move 150 22"))
  }

  @Test func `a control with two values gives both`() throws {
    struct State: Decodable {
      var value, upperValue: Double
      var valueText, upperText: String
      var tracked: [Int]
    }
    #expect(page.start("dragnet 1\ncontrol range-slider\n") == "{}")
    _ = page.play("size 328 44; down 14 22; down 314 22 @1; move 89 22")
    #expect(
      page.play("move 239 22 @1").hasSuffix(
        #""change":null,"editing":null,"detents":0,"reachedEnd":false,"isAnimating":false,"#
          + #""upper":0.75,"upperChange":{"old":1.0,"new":0.75},"thumb":"upper"}]}"#))
    let during = try decode(State.self, page.handler.state())
    #expect((during.value, during.upperValue, during.tracked) == (0.25, 0.75, [0, 1]))
    #expect((during.valueText, during.upperText) == ("25%", "75%"))
    _ = page.play("up; cancel @1")
    #expect(try decode(State.self, page.handler.state()).tracked.isEmpty)
    #expect(page.press(.right, of: .upper).contains(#""event":"adjust upper up""#))
  }

  @Test func `an error keeps the control in use`() {
    _ = page.start("dragnet 1\ncontrol fat-slider\n")
    let refused = page.start("dragnet 1\ncontrol fat-slider\nset trackThickness -1\n")
    #expect(refused.hasPrefix(#"{"error":{"field":"trackThickness","message":"trackThickness is"#))
    let event = page.start("dragnet 1\ncontrol fat-slider\ndown 1 1\n")
    #expect(event.hasPrefix(#"{"error":{"line":3,"column":1,"message":"#))
    #expect(page.play("down 1 x").hasPrefix(#"{"error":{"line":1,"column":8,"#))
    #expect(page.play("size 300 44").contains(#""event":"size 300 44""#))
  }

  @Test func `read gives the statements of a script`() {
    let text = "dragnet 1\ncontrol fat-slider\nset isSticky false\nsize 300 44\ndown 1 1\n"
    #expect(
      page.read(text)
        == #"{"control":"fat-slider","settings":[{"name":"isSticky","text":"false"}],"#
        + #""events":["size 300 44","down 1 1"],"lines":[4.0,5.0]}"#)
    let words = page.read("dragnet 1\ntarget snapping\nwords 1 2\n")
    #expect(words.contains("the choice words of snapping"))
  }

  @Test func `check reports broken laws and unmet expectations`() throws {
    struct Result: Decodable {
      struct Finding: Decodable {
        var law, sentence, message: String
        var step: Int?
      }
      struct Problem: Decodable { var line: Int }
      var findings: [Finding]
      var expectations: Int
      var problems: [Problem]
    }
    let text = "\nsize 0 44\ndown 0 22\nexpect value 7\n"
    let good = try decode(
      Result.self, page.handler.check(Array("dragnet 1\ncontrol fat-slider\(text)".utf8)))
    #expect(good.findings.isEmpty)
    #expect((good.expectations, good.problems.map(\.line)) == (1, [5]))
    let bad = try decode(
      Result.self, page.handler.check(Array("dragnet 1\ncontrol published-fat-slider\(text)".utf8)))
    let finding = try #require(bad.findings.first)
    let law = try #require(LawBook.controls.laws.first { $0.id == finding.law })
    #expect(finding.sentence == law.sentence)
  }

  @Test(arguments: [
    ("control published-fat-slider\nsize 0 44\ndown 0 22\nexpect broken A2\n", [:]),
    (
      "control fat-slider\nsize 0 44\ndown 0 22\nexpect broken A2\n",
      [5: "A2 holds, but was expected to be broken"]
    ),
    ("control fat-slider\nset trackThickness -1\nexpect refused trackThickness\n", [:]),
    (
      "control fat-slider\nset trackThickness 1\nexpect refused trackThickness\n",
      [4: "the configuration is accepted, but trackThickness was expected to be refused"]
    ),
  ])
  func `check reports a law that holds and a configuration that is accepted against a file`(
    text: String, problems: [Int: String]
  ) throws {
    struct Result: Decodable {
      struct Problem: Decodable { var line: Int, message: String }
      var expectations: Int
      var problems: [Problem]
      var error: [String: String]?
    }
    let result = try decode(Result.self, page.handler.check(Array("dragnet 1\n\(text)".utf8)))
    #expect(result.expectations == 1 && result.error == nil)
    #expect(
      Dictionary(uniqueKeysWithValues: result.problems.map { ($0.line, $0.message) }) == problems)
  }

  private func decode<T: Decodable>(_ type: T.Type, _ json: [UInt8]) throws -> T {
    try JSONDecoder().decode(type, from: Data(json))
  }
}

/// The page's side: sends texts and receives texts.
private final class Page {
  let handler = RequestHandler()

  func start(_ text: String) -> String { string(handler.start(Array(text.utf8))) }
  func play(_ text: String) -> String { string(handler.play(Array(text.utf8))) }
  func press(_ key: HostKey, of thumb: Thumb = .lower) -> String {
    string(handler.press(key, of: thumb))
  }
  func read(_ text: String) -> String { string(handler.read(Array(text.utf8))) }

  private func string(_ answer: [UInt8]) -> String { String(decoding: answer, as: UTF8.self) }
}
