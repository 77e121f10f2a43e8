import Foundation
import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct ControlTargetTests {
  private static let knob = ControlKind("volume-knob", VolumeKnob.self)

  private func target(
    _ property: Property<GestureScript> = .laws(of: knob)
  ) throws -> any AnsweringTarget {
    try #require(AnyProperty(property).madeTarget(named: "my-checks"))
  }

  private func kept(_ text: String) throws -> KeptCase? {
    try target().keptCase(Array(text.utf8))
  }

  @Test func `the laws of a user's control are a target whose cases are scripts`() throws {
    let target = try target()
    #expect(target.name == "my-checks")
    #expect(target.control == "volume-knob")
    let words = target.property().randomCase(7, seed: 1)
    let text = try #require(target.text(of: words))
    #expect(text.hasPrefix("dragnet 1\ncontrol volume-knob\n"))
    let kept = try #require(try target.keptCase(Array(text.utf8)))
    let again = try #require(kept.words)
    #expect(target.text(of: again) == text)
    #expect(kept.problems().isEmpty)
  }

  @Test func `a script of another control belongs to another target`() throws {
    #expect(try kept("dragnet 1\ncontrol fat-slider\ndown 5 5\n") == nil)
    #expect(try kept("dragnet 1\ntarget volume-knob\nwords 1\n") == nil)
  }

  @Test func `a script that does not parse is an error with its place`() throws {
    let error = #expect(throws: CaseError.self) {
      try kept("dragnet 1\ncontrol volume-knob\ndown 5 left\n")
    }
    #expect(error?.line == 3)
    #expect(error?.column == 8)
    #expect(error?.message == "found `left`, expected y in points")
  }

  @Test func `expectations of a script are checked with the user's control`() throws {
    let text = "dragnet 1\ncontrol volume-knob\nsize 40 100\nadjust up\nexpect value "
    #expect(try kept(text + "0.1\n")?.problems() == [])
    #expect(
      try kept(text + "0.2\n")?.problems() == [
        ReplayProblem(line: 5, "the value is 0.1, expected 0.2")
      ])
  }

  @Test func `an explanation has a film of each event, with drawings if they are wanted`() throws {
    let text = "dragnet 1\ncontrol volume-knob\nsize 40 100\n\nadjust up\n"
    let kept = try #require(try kept(text))
    let film = try #require(kept.explanation(false).film)
    let shots = try #require(film["shots"].elements)
    #expect(film["control"].string == "volume-knob")
    #expect(shots.map { $0["line"].integer } == [3, 5])
    #expect(shots.map { $0["event"].string } == ["size 40 100", "adjust up"])
    #expect(shots[1]["response"]["change"].description == "[0.0,0.1]")
    #expect(shots.allSatisfy { $0["scene"].elements == nil && $0["scene"]["size"].elements == nil })
    let drawn = try #require(kept.explanation(true).film?["shots"].elements)
    #expect(drawn.allSatisfy { $0["scene"]["shapes"].elements != nil })
  }

  @Test func `known failures and issues count when a search leaves out laws`() throws {
    let slider = ControlKind.publishedFatSlider
    let script = try GestureScript("size 0 44; down 5 22", for: slider)
    let text = script.text
    let a4 = KnownFailure("A4 without a length", script, when: { $0.text == text })
    let property = AnyProperty(Property.laws(of: slider).known(a4))
    let target = try #require(property.madeTarget(named: "my-checks"))
    let words = try ["5", "6"].map { x in
      let text = "dragnet 1\ncontrol published-fat-slider\nsize 0 44\ndown \(x) 22\n"
      return try #require(try target.keptCase(Array(text.utf8))?.words)
    }
    for known in [[], ["A2"]] as [Set<String>] {
      let property = target.property(except: known)
      #expect(property.execute(words[0]).verdict == .holds)
      #expect(property.execute(words[1]).verdict.failure != nil)
    }
    // A closure around the judge, which finds the issues of a case, stays as well.
    let strict = property.judging { judge in judge() == .holds ? .discarded : judge() }
    let judged = try #require(strict.madeTarget(named: "my-checks")).property(except: ["A2"])
    #expect(judged.execute(words[0]).verdict == .discarded)
  }

  @Test func `laws that the property leaves out are listed so, and are not judged`() throws {
    let slider = ControlKind.publishedFatSlider
    let target = try target(.laws(of: slider, except: ["A2"]))
    let law = try #require(target.lawEntries.first { $0.law == "A2" })
    #expect(law.exemption == "left out by the property")
    let text = "dragnet 1\ncontrol published-fat-slider\nsize 0 44\ndown 5 22\n"
    let kept = try #require(try target.keptCase(Array(text.utf8)))
    let broken = kept.explanation(false).broken.map(\.law)
    #expect(broken.contains("A4") && !broken.contains("A2"))
    // Laws that a search has found broken are left out as well.
    let words = try #require(kept.words)
    let all = Set(broken)
    #expect(target.property().execute(words).verdict.failure != nil)
    #expect(target.property(except: all).execute(words).verdict == .holds)
  }
}
