import GestureEngine
import GestureLaws
import Testing

/// Tests of all short scripts over a few events.
@Suite struct ExhaustiveTests {
  /// A control, its configurations, and the events of its scripts.
  static let cases: [(name: String, settings: [String], words: String)] = [
    (
      "fat-slider",
      [
        "set grab anywhere", "set grab anywhere; set keepsGrabOffset false; set isSticky false",
        "set isSticky false; set onCancel reverts; set direction bottomToTop; set value 0.5",
      ], fatWords
    ),
    (
      "meshing-slider",
      [
        "", "set snapsToBars true; set direction topToBottom; set onCancel reverts",
        "set range 0.5...10; set scale exponential; set barCount 3", "set barCount 1; set value 7",
      ],
      "size 60 340; size 0 0; down 12 30; move 40 200; up 30 20; cancel; value 3; wait 0.1"
    ),
    (
      "progress-slider",
      [
        "", "set step 0.3; set value 0.6", "set overshoot accumulates; set onCancel reverts",
        "set minimumDistance 0; set direction bottomToTop; set fineDistance 30",
      ],
      "size 100 100; size 0 44; down 50 22; move 130 40; move -20 0; up 60 22; cancel; value 0.5"
    ),
    (
      "step-slider",
      [
        "set stops 1,10,30,40", "set stops 5", "set stops 0,1; set direction rightToLeft",
        "set stops 1,10,30,40; set onCancel reverts; set tapTolerance 200",
      ],
      "size 600 130; size 90 130; down 60 60; move 300 60; up 430 60; cancel; value 10; wait 0.1"
    ),
    (
      "range-slider",
      [
        "set upper 0.5", "set step 0.25; set leastDistance 0.25; set whenMeeting pushes",
        "set whenMeeting swaps; set leastDistance 0.125; set direction rightToLeft",
        "set greatestDistance 0.5; set onCancel reverts; set lower 0.25; set upper 0.25",
      ],
      "size 284 44; down 78 22; down 142 22 @1; move 206 22; up 14 22 @1; cancel; value 0.5 0.25; "
        + "adjust upper down"
    ),
    (
      "morph-toggle", ["", "set isOn true; set gap 0", "set stroke 40"],
      "size 100 30; size 0 0; down 25 15; move 60 15; up 25 15; cancel; value 1; wait 0.1"
    ),
  ]

  private static let fatWords =
    "size 300 44; size 0 44; down 50 22; move 130 22; up 200 22; cancel; value 0.5; wait 0.1"

  @Test(arguments: cases)
  func `all scripts of up to three out of eight events obey every law`(
    name: String, settings: [String], words: String
  ) throws {
    // With further settings, scripts have up to two events.
    try judge(name, Array(settings.prefix(1)), words, length: 3)
    try judge(name, Array(settings.dropFirst()), words, length: 2)
  }

  private func judge(_ name: String, _ settings: [String], _ words: String, length: Int) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == name })
    let words = try GestureScript(words, for: kind).events
    var count = 0
    for setting in settings {
      let configured = try GestureScript(setting, for: kind)
      var scripts: [[GestureEvent]] = [[]]
      for _ in 0...length {
        for events in scripts {
          count += 1
          let script = configured.with(events: events)
          let findings = LawBook.controls.findings(in: script, most: 1)
          #expect(findings == [], "\(script.line)")
        }
        scripts = scripts.flatMap { script in words.map { script + [$0] } }
      }
    }
    #expect(count == (length == 3 ? 585 : 73) * settings.count)
  }
}
