import GestureEngine
import GestureLaws
import Specimens
import Testing

@testable import SceneRendering

@Suite struct RoomTests {
  /// Returns a script that breaks laws, with motions and animations in turn.
  private func script(
    _ count: Int, for kind: ControlKind = .publishedFatSlider, _ start: String = ""
  ) throws -> (text: String, film: Film) {
    let motion = (0..<count / 10).map { index in
      let x = (0..<7).map { Double((index * 89 + $0 * 41) % 300) + 1 / 3 }
      let moves = x.map { "move \($0) \(index % 40)" }.joined(separator: "; ")
      return "down 50 22; \(moves); up 170 22; \(index % 2 == 0 ? "wait 0.4" : "wait 0.01")"
    }
    let script = try GestureScript(
      "\(start)size 300 44; \(motion.joined(separator: "; "))", for: kind)
    var film = Film(script)
    for index in film.shots.indices where film.shots[index].laws == nil {
      film.shots[index].line = index + 3
    }
    let lines = script.events.map(\.text)
    return ("dragnet 1\ncontrol \(kind.name)\n\(lines.joined(separator: "\n"))\n", film)
  }

  private func report(of count: Int, _ text: String, _ film: Film) -> String {
    let exhibit = Exhibit(text: text, film: film)
    return ReplayReport(
      (0..<count).map { index in
        ReplayReport.Case(
          path: "Corpus/script-\(index).drag", problems: [.init(message: "unexpected")],
          exhibit: exhibit)
      }
    ).html
  }

  @Test(arguments: [(ControlKind.publishedFatSlider, 400), (.publishedMeshingSlider, 150)])
  func `a report of 20 long failing scripts has at most 1 MB`(
    kind: ControlKind, count: Int
  ) throws {
    let (text, film) = try script(count, for: kind)
    let page = report(of: 20, text, film)
    #expect(page.utf8.count <= 1_000_000)
    #expect(page.utf8.count >= 600_000)
    #expect(film.findings.contains { $0.breach.contrast != nil })
    for number in [1, 20] {
      // Each broken law has its frame, its row and its line in the plot.
      for finding in film.findings {
        guard let step = finding.breach.step else { continue }
        #expect(page.contains("id=\"script-\(number)-\(step + 1)\""), "\(finding.law)")
        #expect(page.contains("<tr data-strip=\"script-\(number)\" data-event=\"\(step + 1)\""))
      }
      let rows = page.matches(of: /<tr data-strip="script-(\d+)"/).count { $0.1 == "\(number)" }
      #expect(rows >= 8 && rows < film.shots.count)
    }
    #expect(page.contains("of \(film.shots.count) events are drawn"))
    #expect(page.matches(of: /details within \d points are drawn together/).count == 20)
    #expect(page.matches(of: /<li class="gap">… \d+ more/).count >= 20)
  }

  @Test func `a report with more failures has pictures of the first ones`() throws {
    let (text, film) = try script(100)
    let (some, many) = (report(of: 60, text, film), report(of: 70, text, film))
    #expect(some.contains("script-1-1\"") && !some.contains("script-60-1\""))
    #expect(some.contains("no room for pictures of this script"))
    // A failure without pictures has its sentences only.
    #expect((many.utf8.count - some.utf8.count) / 10 < 3000)
    #expect(some.utf8.count <= 1_000_000)
  }

  @Test func `a page about thousands of bars draws some of them`() throws {
    let (text, film) = try script(10, for: .meshingSlider, "set barCount 4096; ")
    let page = Exhibit(text: text, film: film).html(titled: "bars")
    #expect(page.utf8.count <= 500_000)
    #expect(page.contains("id=\"strip-1\"") && page.contains("are drawn together"))
    let (fewer, shorter) = try script(20, for: .meshingSlider, "set barCount 512; ")
    let report = report(of: 8, fewer, shorter)
    #expect(report.utf8.count <= 1_000_000)
    #expect(report.contains("id=\"script-8-"))
  }

  @Test func `long texts are cut off`() throws {
    let (text, film) = try script(30)
    let remarks = (0..<2000).map { "# remark \($0)" }.joined(separator: "\n")
    let long = "# " + String(repeating: "words ", count: 50_000) + "\n\(text)\(remarks)\n"
    let script = ReplayReport.Case(
      path: "Corpus/long.drag",
      problems: (0..<1000).map {
        .init(line: $0, message: String(repeating: "long ", count: 1000))
      }, exhibit: Exhibit(text: long, film: film))
    let page = ReplayReport(Array(repeating: script, count: 8)).html
    #expect(page.utf8.count <= 1_000_000)
    #expect(page.contains(" more differences"))
    #expect(Exhibit(text: long, film: film).html(titled: "long").utf8.count <= 500_000)
  }

  @Test func `a coarse animation keeps its time`() throws {
    let (_, film) = try script(30, for: .fatSlider)
    let strip = Filmstrip(film)
    let event = try #require(strip.passages.indices.first { strip.passages[$0].count > 3 })
    let fine = strip.passage(before: event, .point).map(\.number)
    let coarse = strip.passage(before: event, Grain(distance: 2)).map(\.number)
    #expect(fine == Array(1...fine.count))
    #expect(coarse == fine.filter { $0.isMultiple(of: 2) })
  }
}
