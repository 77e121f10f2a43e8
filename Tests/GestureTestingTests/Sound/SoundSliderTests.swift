import GestureTesting
import Testing

/// Correct sliders of other makes obey every law, because their traits say what is different.
///
/// `swift run -c release --package-path Benchmarks sound` tests each with 200,000 cases, and `sound --hosts` its host.
@Suite struct SoundSliderTests {
  @Test(arguments: SoundSliders.kinds)
  func `a correct slider obeys every law`(kind: ControlKind) {
    check(.laws(of: kind), settings: RunSettings(cases: 30))
  }

  /// The hosts of sliders whose random configuration is their design.
  @Test(arguments: SoundSliders.hosts.filter { !$0.control.fields.isEmpty })
  func `the host of a correct slider obeys every law`(kind: HostKind) {
    check(.laws(of: kind), settings: RunSettings(cases: 100))
  }

  @Test(arguments: [
    ("bounded-fingers", "size 300 44; down 10 22 @1; down 290 22; down 150 22"),
    ("clicked-number", "size 1 1; down 0.5 0.5; up 3.5 1"),
    ("coarse-pixels", "size 21 20; adjust up; down 10 10; move 10 10"),
    ("coarse-pixels", "size 70 20; adjust up; down 10 10; move 9.5 10"),
    ("comparison-slider", "down 5e-324 0; size 300 44; move 0 0"),
    (
      "designed-slider",
      "set drag grabbed; set overshoot accumulates; set steps fifths; set roundsWholeSteps true; size 300 44; down 10 22; move 86.3 22; move 290 22"
    ),
    (
      "designed-dial",
      "set ignoresGap true; set steps hundredths; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0; down 0 0 @1; down 0 0 @1; up; up; up; up; up; up @1; size 300 44; size 300 44; size 300 44; size 300 44; value 11.88; revert; revert"
    ),
    (
      "designed-pager",
      "set pages six; set minimum six; set turnsOnePage true; set glides true; down 7 0; size 1 0; up 0.08333333333333333 0; down 0.5 0"
    ),
    ("designed-pull", "set role row; set glides true; size 300 44"),
    (
      "designed-pull",
      "set role row; set glides true; down 0 0; size 300 44; value 0.08333333333333333; move 300 0; revert; wait 1"
    ),
    (
      "designed-pull",
      "set role row; set onCancel reverts; set glides true; size 300 44; down 0 0; move 150 0; cancel"
    ),
    (
      "designed-pull",
      "set role row; set onCancel reverts; set glides true; size 300 44; down 0 0; move 150 0"
    ),
    (
      "designed-pull",
      "set role row; set onCancel reverts; set glides true; down 0 0; size 1 0; up 0.9999999999999982 0; down 0 0; move 1 0; cancel"
    ),
    (
      "designed-range",
      "set drag grabbedOrTapped; set tap seeksAtOnce; set snapsOnRelease true; set hasLeast true; size 20.5 0; value 7 6.25; down 10.416666666666666 1; up"
    ),
    ("designed-range", "set drag grabbedOrTapped; set movesBoth true; size 20.5 0"),
    (
      "designed-range",
      "set drag grabbed; set extent signed; size 167 1; down 0 0; move 10 0; down 10 0; up"
    ),
    (
      "designed-slider",
      "set drag grabbed; set overshoot accumulates; set steps fifths; size 60 44; down 10 22; move -60 22; move 14 22; up; down 0.5 22; move 13.9 22; up"
    ),
    (
      "designed-slider",
      "set drag relative; set hasMark true; down 10 0; size 20.5 0; move 10.125 0; size 300 44; move 10.125 0; move 0 0"
    ),
    (
      "designed-slider",
      "set drag relative; set steps fifths; set roundsWholeSteps true; set hasMomentum true; down 0 0; down 0 0; down 0 0; size 65516.5 44; up 32758.25 0; up; up; adjust up"
    ),
    ("side-switch", "down 1 1; size 18.125 18; down 1 1; up 9 0; size 300 0"),
    (
      "designed-slider",
      "set drag relative; set isSquared true; set roundsPoints true; set followsBothAxes true; size 32 0; value 1; down 0 0; move -0.5 -0.5"
    ),
    (
      "designed-slider",
      "set drag relative; set roundsPoints true; set followsBothAxes true; down -0.5 0.5; size 30 44; move 0 0; move 0.5 0.5; move 2.5 0"
    ),
    (
      "designed-slider",
      "set drag relative; set direction bottomToTop; set extent far; set hasMark true; set isSquared true; size 20 7274251"
    ),
    (
      "designed-slider",
      """
      set drag relative; set direction bottomToTop; set wraps true; down 0 -33554422; size 20 20.5; move 0 10.5
      size 0 44; move 0 34; move 0 33.999999821186066
      """
    ),
    ("detent-knob", "adjust fineDown; down 0 0; move 0 0"),
    ("detent-knob", "adjust fineDown; down 0 0; move 0 1"),
    ("dragged-number", "down -3.5 0; move 37.3 0; move 9.9e-322 0; move 0 0"),
    ("growing-scrubber", "down 0 0; size 24.000000000000004 44; move 1 0"),
    ("half-stars", "size 300 0"),
    ("half-turn-dial", "size 5 44; value 5"),
    ("limited-slider", "size 300 1; down 48 0.5; move 82 0; up 133 0"),
    (
      "handle-slider",
      "size 300 9.5367431640625e-07; value 1; down 150 -0.4999992370605469; up 0 -0.4999990940093994"
    ),
    ("hue-strip", "size 300 44; adjust maximum; down 0 0; move 0 0"),
    ("moved-release", "size 30 44; down 12.5 0; value 12.5 0; move 12.5 0; up"),
    ("moved-release", "size 324 24; value 13 60; down 51 12; move 51 13; up 51 12"),
    ("offset-thumb-slider", "size 30.5 0; up 15 0; adjust down; down 15 0; move 15 1"),
    (
      "pending-way",
      "size 30 300; value 0.5; down 15 150; move 15 146; value 0.25; move 15 157; up"
    ),
    (
      "predicted-switch",
      "size 64 28; down 14 14; wait 0.05; move 30 14; wait 0.05; move 130 14; wait 0.05; up 110 14"
    ),
    ("press-then-drag", "down 0.5 0; size 300 44; wait 1; move 0.5 0"),
    (
      "price-range",
      "size 300 44; value 0 15; down 12 22; move -60 22; move 18.9 22; up; down 36.84 22; move 177.6 22"
    ),
    ("price-range", "size 324 44; down 12 22; move 13.5 22; move 34.5 22"),
    ("price-range", "size 44 24; down 32 0; up 20.125 0; down 32 0; move 2 0; up 43.5 0"),
    ("price-range", "size 324 44; down 12 22; move 17.5 22; move 34.5 22"),
    ("page-carousel", "size 300 44; down 150 22; move 100 22; size 0 44; up; size 300 44"),
    ("pull-to-refresh", "adjust up"),
    (
      "remainder-slider",
      "down 0 0; size 9.5367431640625e-07 44; value 0; move 536870912.0000001 0; move 7.947285970052083e-08 0"
    ),
    ("moved-release", "size 300 24; down 13 -1; move 12 -1; move 13 -1; up"),
    ("released-range", "size 324 44; down 312 22; move 312.5 22; up 147 22"),
    ("released-range", "size 324 44; down 312 22; move 312.5 22; up 147 22; down 0 0"),
    ("release-seek-bar", "size 300 44; down 1 0"),
    ("released-angle", "size 300 44; down 0 0; value 0; down 0 0"),
    ("release-seek-bar", "size 300 44; down 151 0; up 150 0"),
    ("resting-range", "size 25 0; value 1 1; down 11.5 0; move 11.5 0"),
    ("resting-range", "size 300 44; down 288 22; up; down 287.5 22; move 287.5 22"),
    ("resting-range", "size 324 44; value 13 60; down 56 22; move 56 30; up 56 22"),
    ("resting-range", "size 300 24; down 276.5 0; move 276.5 0; move 277 0"),
    ("rough-steps", "value 2.995; adjust up"),
    ("spaced-release", "size 324 24; value 0 99; down 12 12; move 260 12; cancel"),
    ("spaced-release", "down 0 0; move 0 11; value 81.25 99.9999999; cancel"),
    ("spaced-release", "size 324 24; down 312 22; move 0 0; value 1 21; cancel"),
    ("stepped-compass", "size 300 300; value 352.5"),
    (
      "swapping-range",
      "size 24.5 0; down 12.041666666666666 0; move -42949661 0; move 12.5 0"
    ),
    (
      "thumb-only-slider",
      "size 331 31; down 15.5 15; move 219.25 15; move 90.50000447034834 15; up; down 75 15; move 125 15"
    ),
    (
      "trackbar",
      "size 21 12; down 6 6; move 15 6; move 6.000000000000001 0; up 1073741825 0; down 0 -1; up"
    ),
    ("trimmer-range", "size 24.21875 0; down 20 0; move 30000005 0; move 12.5 0; up 20 0"),
    ("whole-bar", "down 0 0; move -1 0; size 21 0; move 0 0; move 10.5 0"),
    ("whole-points-range", "size 44 44; value 1 1; down 12 22; up 12.000000000000002 0"),
    ("whole-points-range", "size 300 44; value 1 2; down 12 22; move 0 0; move 12 22"),
    ("whole-keys-slider", "size 1000000000 20; down 0 10; move 0.5 10"),
  ])
  func `a correct slider obeys every law at the edge of its design`(name: String, text: String)
    throws
  {
    let kind = try #require(SoundSliders.kinds.first { $0.name == name })
    #expect(LawBook.controls.findings(in: try GestureScript(text, for: kind)) == [])
  }

  @Test(arguments: [
    (
      "designed-dial",
      """
      set hasMomentum true; policy ignores; owner plays; size 1 300; configure drag turned; down 0 150; move 0 0
      at 0.016666666666666666; up; at 0.03333333333333333; frame
      """
    ),
    ("elastic-volume", "down 0 0; size 0 1; move 0 1; cancel; scroll -1"),
    ("flicked-wheel", "down 0 0; at 0.016666666666666666; up 0 -735.9999999999999; scroll 1"),
    ("float-steps", "bound 1; bound -0; key left"),
    ("float-steps", "down 0 0; size 300 44; up 30 0; at 0.05; bound -0; key left"),
    ("fraction-slider", "size 1 44; down 0.9999999999999999 0; up; scroll 1"),
    ("price-range", "down 0 0; up 0 0; bound 0 0; bound 0 nan; at 0.05; down 12 0"),
    ("rail-slider", "down -5e-324 0; size 300 0; up"),
    ("set-tick", "down 10 0; size 300 44; move 25 0"),
  ])
  func `the host of a correct slider obeys every law at the edge of its design`(
    name: String, text: String
  ) throws {
    let kind = try #require(SoundSliders.hosts.first { $0.control.name == name })
    #expect(HostLawBook.hosts.findings(in: try HostScript(text, for: kind)) == [])
  }

  @Test(arguments: SoundSliders.undeclared)
  func `a law finds a design that is not declared`(kind: ControlKind, law: String) {
    let settings = RunSettings(
      seed: 1, cases: 5000, isolation: .off, failureStorage: .none, phases: [.generate])
    let others = Set(LawBook.controls.laws.map(\.id)).subtracting([law])
    let failure = Property.laws(of: kind, except: others).run(settings).counterexample?.failure
    #expect(failure?.law == law)
  }

  @Test func `the names of sliders are sorted and unique`() {
    let names = SoundSliders.kinds.map(\.name)
    #expect(names == Set(names).sorted())
  }
}
