import GestureEngine
import GestureLaws
import Specimens
import Testing

@testable import SceneRendering

@Suite struct FilmstripTests {
  private func strip(_ text: String, for kind: ControlKind) throws -> ParsedXML {
    try ParsedXML(Filmstrip(GestureScript(text, for: kind)).svg)
  }

  @Test func `a drag looks as in its golden picture`() throws {
    let script = try GestureScript(
      "size 300 44; down 50 22; move 110 24; move 170 22; up 171 22; wait 0.15; wait 1",
      for: .fatSlider)
    try Golden.expect(Filmstrip(script).svg, is: "strip-fat-slider.svg")
  }

  @Test func `a broken law looks as in its golden picture`() throws {
    let script = try GestureScript("size 0 44; down 5 22", for: .publishedFatSlider)
    try Golden.expect(Filmstrip(script).svg, is: "strip-broken.svg")
  }

  @Test func `a law is marked on the frame where it breaks`() throws {
    let parsed = try strip("size 0 44; down 5 22", for: .publishedFatSlider)
    // The plot. Law D14 is broken in the first frame, because the control takes a sample at NaN.
    #expect(parsed.attributes["class"]?.filter { $0 == "card" }.count == 1)
    #expect(parsed.attributes["class"]?.filter { $0 == "card bad" }.count == 2)
    #expect(parsed.words.contains("A2 A4 E1"))
    #expect(parsed.words.contains("the value is nan, outside 0...1"))
    #expect(parsed.attributes["class"]?.contains("breach") == true)
  }

  @Test(arguments: [
    ("size 0 44", "0 × 44, drawn larger"), ("size 300 0", "300 × 0, drawn larger"),
    ("size inf 44", "drawn larger"), ("size -300 -44", "0 × 0, drawn larger"),
    ("size nan nan", "0 × 0, drawn larger"), ("wait 1", "0 × 0, drawn larger"),
    ("size 1e300 44", "too large to draw"), ("size 1e9 1e9", "too large to draw"),
    ("size 1e-300 1e-300", ", drawn larger"),
  ])
  func `a control that cannot be drawn as it is says so`(text: String, words: String) throws {
    for kind in ControlKind.engine where kind.name != "step-slider" {
      let start = kind.name == "morph-toggle" && text == "wait 1" ? "size 0 0; " : ""
      let parsed = try strip(start + text + "; down 1e300 -1e300; move nan inf; up", for: kind)
      #expect(parsed.words.contains(words), "\(kind.name)")
      #expect(parsed.numbers.allSatisfy { $0.isFinite && $0.magnitude <= 1e6 })
    }
  }

  @Test func `a thumb without a height is drawn`() throws {
    let parsed = try strip("size 300 0; down 50 0; move 100 0", for: .publishedFatSlider)
    #expect(parsed.attributes["height"]?.allSatisfy { (Double($0) ?? 0) >= 4 } == true)
  }

  @Test func `a long script has at most 24 frames, the broken one among them`() throws {
    let events = Array(repeating: "wait 0.01", count: 100)
    let text = "size 300 44; \(events.joined(separator: "; ")); down 50 22; move 100 22; up 200 22"
    let script = try GestureScript(
      "set isSticky false; \(text); \(events.joined(separator: "; "))", for: .publishedFatSlider)
    let strip = Filmstrip(script)
    #expect(strip.excerpt(within: Room.ofPage).shown.count == 24)
    #expect(strip.excerpt(within: Room.ofPage).shown.contains(103))
    #expect(
      ParsedXML(strip.svg).words.contains("24 of \(Film(script).shots.count) events are drawn"))
    // A page draws all of them, so that its player shows each event.
    let page = Exhibit(text: "", film: Film(script)).html(titled: "long")
    #expect(page.contains("id=\"strip-60\"") && page.contains("href=\"#strip-104\""))
  }

  @Test(arguments: [ControlKind.publishedFatSlider, .publishedMeshingSlider])
  func `a page about a very long script shows a part of it`(kind: ControlKind) throws {
    let motion = (0..<600).map { "move \(50 + $0 % 97 * 2) \(22 + $0 % 7); wait 0.016" }
    let script = try GestureScript(
      "size 300 44; down 50 22; \(motion.joined(separator: "; ")); up", for: kind)
    var film = Film(script)
    for index in 0..<1203 { film.shots[index].line = index + 3 }
    let text = script.events.map(\.text).joined(separator: "\n")
    let page = Exhibit(text: "dragnet 1\ncontrol \(kind.name)\n\(text)\n", film: film)
      .html(titled: "long")
    #expect(page.utf8.count < 500_000)
    let rows = page.matches(of: /<tr data-strip="strip" data-event="(\d+)"/).map { $0.1 }
    #expect(rows.count > 40 && rows.first == "1" && rows.contains("1203"))
    // Each event of the trace has its frame, its line and its place in the plot.
    let events = Set(rows.filter { Int($0) ?? 0 <= 1203 })
    let frames = page.matches(of: /id="strip-(\d+)"/).map { $0.1 }
    let lines = page.matches(of: /<li value="(\d+)" data-strip/).compactMap { Int($0.1) }
    let places = page.matches(of: /class="hit" data-strip="strip" data-event="(\d+)"/).map { $0.1 }
    #expect(events.isSubset(of: frames) && events.isSubset(of: places))
    #expect(Set(events.compactMap { Int($0) }.map { $0 + 2 }).isSubset(of: lines))
    #expect(
      page.contains("24 of \(film.shots.count) events are drawn, \(rows.count) are in this page"))
    let lost = page.matches(of: /<li class="gap">… (\d+) more/).compactMap { Int($0.1) }
    let played = rows.count { Int($0) ?? 0 > 1203 }
    #expect(lost.reduce(0, +) == 1203 - (rows.count - played))
  }

  @Test func `a line of several events is in a page if one of them is`() throws {
    let motion = (0..<600).map { "move \(50 + $0 % 97 * 2) 22; wait 0.016" }
    let script = try GestureScript(
      "size 300 44; down 50 22; \(motion.joined(separator: "; ")); up", for: .publishedFatSlider)
    var film = Film(script)
    // The moves and their waits share lines.
    for index in 0..<script.events.count { film.shots[index].line = 3 + index / 2 }
    let lines = (["size 300 44; down 50 22"] + motion + ["up"]).joined(separator: "\n")
    let page = Exhibit(text: "dragnet 1\ncontrol published-fat-slider\n\(lines)\n", film: film)
      .html(titled: "long")
    let shown = Set(page.matches(of: /<li value="(\d+)" data-strip/).compactMap { Int($0.1) })
    for row in page.matches(of: /<tr data-strip="strip" data-event="(\d+)"/) {
      let event = try #require(Int(row.1))
      if event > script.events.count { continue }
      #expect(shown.contains(3 + (event - 1) / 2))
    }
  }

  @Test func `a finding at an event that a film does not have is not drawn`() throws {
    var film = Film(try GestureScript("size 0 44; down 5 22", for: .publishedFatSlider))
    let finding = try #require(film.findings.first { $0.breach.contrast != nil })
    film.shots = []
    #expect(finding.breach.step != nil)
    #expect(!ParsedXML(Filmstrip(film).svg).words.contains("should be"))
  }

  @Test func `the expected value is drawn as a ghost, a line and a sentence`() throws {
    let parsed = try strip(
      "set isSticky false; size 300 44; down 50 22; move 100 22; up 200 22",
      for: .publishedFatSlider)
    // In the frame of the last motion, and in that of an adjustment that law E7 plays after the script.
    #expect(parsed.attributes["class"]?.filter { $0 == "ghost" }.count == 2)
    #expect(parsed.attributes["class"]?.contains("expected end") == true)
    #expect(parsed.words.contains("0.25, should be 0.75"))
    #expect(parsed.words.contains("up (D8)"))
    let fine = try strip("size 300 44; down 50 22; move 100 22", for: .fatSlider)
    #expect(fine.attributes["class"]?.contains("ghost") == false)
    #expect(fine.attributes["class"]?.contains("expected") == false)
  }

  @Test func `the events that a law plays follow those of the script`() throws {
    let script = try GestureScript("set isSticky false; size 300 44", for: .publishedFatSlider)
    let film = Film(script)
    let finding = try #require(film.findings.first { $0.law == "E7" })
    #expect(
      film.shots.map(\.text) == ["size 300 44", "E7: cancel", "E7: wait 1000", "E7: adjust up"])
    #expect(film.shots.map { $0.before != nil } == [false, true, false, false])
    #expect(finding.breach.step == 3)
    #expect(finding.breach.contrast == .value(0, expected: 0.1, fraction: 0.1))
    let parsed = ParsedXML(Filmstrip(film).svg)
    #expect(parsed.attributes["class"]?.filter { $0 == "ghost" }.count == 1)
    #expect(parsed.attributes["class"]?.filter { $0 == "card sequel" }.count == 2)
    #expect(parsed.attributes["class"]?.contains("card bad sequel") == true)
    #expect(parsed.attributes["class"]?.contains("expected end") == true)
    #expect(parsed.words.contains("played by E7"))
    #expect(parsed.words.contains("0, should be 0.1"))
    #expect(parsed.words.contains("declared step (E7), event 4, which the law plays"))
    // Without drawings, a film has the events of the script alone.
    #expect(Film(script, drawing: false).shots.count == 1)
  }

  @Test func `a new control gets the events of a law that does not go on`() throws {
    let script = try GestureScript("size 300 60; down 50 22", for: .publishedMeshingSlider)
    let film = Film(script)
    let walk = try #require(film.findings.first { $0.breach.sequel?.isOfNewControl == true })
    let first = try #require(film.shots.firstIndex { $0.laws == walk.law })
    #expect(film.shots[first].before?.size == GestureSize(width: 0, height: 0))
    #expect(film.shots[first].step.tracked == nil)
    let plot = try #require(Filmstrip(film).plot)
    #expect(plot.sequels.contains { $0.laws == walk.law })
    #expect(plot.moments.contains { $0.isBeginning })
  }

  @Test func `a script without events has no frames`() throws {
    let parsed = try ParsedXML(Filmstrip(GestureScript("", for: .fatSlider)).svg)
    #expect(parsed.words.contains("every law holds"))
    #expect(parsed.attributes["class"]?.contains("card") == false)
  }

  @Test func `the filmstrip of a refused configuration names the reason`() throws {
    let parsed = try strip("set thumbFraction 2; down 1 1", for: .fatSlider)
    #expect(parsed.words.contains("the configuration is refused"))
    #expect(parsed.words.contains("thumbFraction"))
  }

  @Test func `the filmstrip of a script that is not played names the reason`() throws {
    let text = "dragnet 1; control my-own; set value 0.5; down 1 1"
    let outline = try #require(DragFile.outline(of: Array(text.utf8)))
    let parsed = ParsedXML(Filmstrip(Film(unplayed: outline, "it traps: <overflow>")).svg)
    #expect(parsed.words.contains("it traps: <overflow>"))
    #expect(parsed.words.contains("set value 0.5"))
  }

  @Test func `the style of a finger shows its state`() throws {
    func classes(_ text: String) throws -> [String] {
      try strip("set isSticky false; size 300 44; " + text, for: .fatSlider).attributes["class"]?
        .filter { $0.hasPrefix("finger") || $0 == "away" } ?? []
    }
    #expect(try classes("down 50 22") == ["finger"])
    #expect(try classes("down 290 22") == ["finger ignored"])
    #expect(try classes("down 50 22; down 70 22 @1") == ["finger", "finger", "finger ignored"])
    #expect(try classes("down 50 22; up; wait 1") == ["finger", "finger lifted"])
    #expect(try classes("down 50 22; cancel; wait 1") == ["finger", "finger taken"])
    #expect(try classes("move 50 22; wait 1") == ["finger lifted"])
    #expect(try classes("down 50 22; move 1e9 22") == ["finger", "away"])
    #expect(try classes("down nan 22") == [])
  }

  @Test func `a control without a drawing is sketched`() throws {
    let parsed = try strip("size 300 44; down 50 22; move 110 22", for: .publishedFatSlider)
    #expect(parsed.attributes["class"]?.contains("knob") == true)
  }

  @Test func `an animation is plotted`() throws {
    let still = try strip("size 300 44; adjust up; wait 1", for: .progressSlider)
    #expect(still.attributes["class"]?.contains("presented") == false)
    let moving = try strip(
      "set isSticky false; size 300 44; adjust up; wait 1", for: .fatSlider)
    let way = try #require(moving.attributes["d"]?.first { $0.split(separator: "L").count > 50 })
    #expect(way.hasPrefix("M"))
  }
}
