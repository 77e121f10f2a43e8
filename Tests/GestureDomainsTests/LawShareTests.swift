import GestureDomains
import GestureLaws
import Testing

@Suite struct LawShareTests {
  /// The exemptions that follow from the traits or the configuration of a control.
  ///
  /// Any other exemption depends on the events of a script, and may not keep a law from most scripts.
  private static let declared: Set = [
    "it has no stops", "it has no bars", "it has no symbol", "it has no thumb",
    "it has no direction",
    "it snaps", "it is sticky", "it is not sticky", "it is not a toggle", "it cannot be dragged",
    "its bars do not rise", "its scale is not exponential", "its scale is not linear",
    "its drag is not relative", "a touch must be recognised as a drag", "its thumb cannot be held",
    "every touch on it drags",
    "its thumb can be dragged",
    "its value follows the location of the touch", "its value follows the motion of the touch",
    "its range has more than one value", "it draws no labels and fills nothing",
    "it draws no mark for a value", "it draws no thumb, no fill and no bars",
    "its configuration is accepted", "it has two values", "it has a single value",
    "its thumbs cannot move on their own",
    "it declares no value of a double tap", "it has no latch",
    "its value stays where a touch leaves it", "its value changes over time",
    "a tap may wait for a second one", "it does not turn",
    "law F4 judges the places of its thumbs",
    "its text may name an action", "its text may say that it is disabled",
    "its bounds are the same place",
  ]

  @Test(arguments: ControlKind.engine.map(\.name))
  func `a law judges most scripts of a control, or its control declares the exemption`(
    name: String
  ) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == name })
    for share in LawShare.shares(of: kind, cases: 200) where share.exempt > share.judged {
      #expect(LawShareTests.declared.contains(share.reason ?? ""), "\(share)")
    }
  }

  @Test func `each script is judged by a law, or has a reason`() {
    let kind = ControlKind("volume-knob", VolumeKnob.self)
    let shares = LawShare.shares(of: kind, cases: 50, seed: 7)
    #expect(shares.map(\.law.id).prefix(3) == ["A6", "A8", "A1"])
    #expect(shares.allSatisfy { $0.judged + $0.exempt == 50 })
    #expect(shares.allSatisfy { ($0.exempt == 0) == ($0.reason == nil) })
    let stops = shares.first { $0.law.id == "C8" }
    #expect(stops?.judged == 0 && stops?.reason == "it has no stops")
    #expect(shares == LawShare.shares(of: kind, cases: 50, seed: 7))
  }
}
