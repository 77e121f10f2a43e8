import Foundation
import GestureEngine
import GestureLaws
import SceneRendering
import Specimens
import Testing

@Suite struct PageTests {
  private func exhibit(_ text: String, remark: String? = nil) throws -> Exhibit {
    let kinds = ControlKind.engine + ControlKind.specimens
    let bytes = [UInt8](text.utf8)
    let film: Film? =
      switch try DragFile(reading: bytes, kinds: kinds) {
      case let file:
        if case .gestures(let script) = file.subject {
          if let remark, let outline = DragFile.outline(of: bytes) {
            Film(unplayed: outline, remark)
          } else {
            Film(script, lines: file.eventLines)
          }
        } else {
          nil
        }
      }
    return Exhibit(text: text, film: film, remark: remark)
  }

  /// Parses a page, which must be well-formed XML except for its script, and must need no other
  /// file.
  private func parsed(_ html: String) throws -> ParsedXML {
    let start = try #require(html.range(of: "<script>")).upperBound
    let end = try #require(html.range(of: "</script>")).lowerBound
    #expect(html.contains("@media screen and (prefers-color-scheme: dark)"))
    let parsed = ParsedXML(html.replacingCharacters(in: start..<end, with: ""))
    let addresses = html.split(separator: "http").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") })
    for name in ["src", "srcset", "action", "data"] { #expect(parsed.attributes[name] == nil) }
    for name in ["href", "style"] {
      for value in parsed.attributes[name] ?? [] {
        #expect(name != "href" || value.hasPrefix("#"), "\(value)")
        #expect(!value.contains("url(") || value.contains("url(#"), "\(value)")
      }
    }
    let names = parsed.attributes["id"] ?? []
    #expect(Set(names).count == names.count, "identifiers are unique")
    for value in parsed.attributes["href"] ?? [] {
      #expect(names.contains(String(value.dropFirst())), "\(value) leads nowhere")
    }
    return parsed
  }

  @Test func `the page of a script has the strip, the text, the trace and a scrubber`() throws {
    let text = """
      # Where <b>it</b> & "more" begins.
      dragnet 1
      control published-fat-slider
      size 300 44; size 0 44

      down 5 22

      """
    let page = try parsed(exhibit(text).html(titled: "a <b> & c.drag"))
    #expect(page.words.contains("a <b> & c.drag, 5 laws broken"))
    #expect(page.words.contains(#"# Where <b>it</b> & "more" begins."#))
    #expect(page.words.contains("the value is nan, outside 0...1"))
    #expect(page.words.contains("nan, should be 0"))
    #expect(page.attributes["max"] == ["3"])
    // A line of the text, a row of the trace and a part of the plot for each event; two events are on one
    // line.
    #expect(
      page.attributes["data-event"]?.sorted() == ["1", "1", "1", "2", "2", "3", "3", "3"])
    #expect(page.attributes["id"]?.contains("strip-3") == true)
    #expect(page.words.contains("A2 A4 E1"))
  }

  @Test func `a page has pictures of animations between the frames`() throws {
    let text =
      "dragnet 1\ncontrol fat-slider\nset isSticky false\nsize 300 44\nadjust up\nwait 0.2\nwait 1000\nwait 1\n"
    let exhibit = try exhibit(text)
    let names = try #require(parsed(exhibit.html(titled: "moving")).attributes["id"])
    // 15 pictures per second, the last of which is the frame; of a long wait only the first part.
    #expect(names.filter { $0.hasPrefix("strip-3-") } == ["strip-3-1", "strip-3-2"])
    #expect(names.filter { $0.hasPrefix("strip-4-") }.count == 22)
    #expect(names.contains("strip-5") && !names.contains("strip-5-1"))
    #expect(try #require(exhibit.strip).svg.contains("id=") == false)
  }

  @Test func `a script that traps is shown but not played`() throws {
    let text = "dragnet 1\ncontrol fat-slider\ndown 1 1\n"
    let page = try parsed(exhibit(text, remark: "it traps").html(titled: "trap"))
    #expect(page.words.contains("it traps"))
    #expect(page.words.contains("down 1 1"))
    #expect(page.attributes["data-count"] == nil)
  }

  @Test func `a case of choice words is shown as text`() throws {
    let page = try parsed(
      exhibit("dragnet 1\ntarget spring\nwords 1 2\n").html(titled: "words"))
    #expect(page.words.contains("words 1 2"))
    #expect(page.attributes["data-count"] == nil)
  }

  @Test func `a report of fuzzing shows targets, features over time and failures`() throws {
    let text = "dragnet 1\ncontrol published-fat-slider\ndown 0 0\n"
    let failure = FuzzReport.Failure(
      law: "A2", summary: "nan, should be 0", message: "event 1: <nan>", artifact: ".dragnet/crash",
      exhibit: try exhibit(text))
    var unsaved = failure
    unsaved.artifact = nil
    let history = [(0.1, 300), (0.5, 800), (2.5, 5517)].map {
      FuzzReport.Moment(seconds: $0, features: $1)
    }
    let page = try parsed(
      FuzzReport(
        [
          FuzzReport.Run(
            target: #"Suite/laws("100 %")"#, executions: 1000, executionsPerSecond: 400, corpus: 30,
            history: history, failures: [failure, unsaved]),
          FuzzReport.Run(
            target: "spring", executions: 1, executionsPerSecond: 1, corpus: 0, history: [],
            failures: []),
        ], command: "swift package dragnet"
      ).html)
    #expect(page.words.contains("1001 executions of 2 targets, 2 laws broken"))
    #expect(page.words.contains("event 1: <nan>"))
    #expect(
      page.words.split(separator: "swift package dragnet keep .dragnet/crash --name NAME").count
        == 2)
    #expect(page.words.contains("5517"))
    #expect(page.words.contains("no law broken"))
    let lines = try #require(page.attributes["d"]).filter { $0.split(separator: "L").count == 3 }
    #expect(lines.contains { $0.hasPrefix("M") && $0.hasSuffix("L988 10") })
    #expect(page.attributes["data-strip"]?.contains("run-1-failure-2-strip") == true)
    // The name of a target, which may be any text, is in no identifier.
    #expect(page.words.contains(#"Suite/laws("100 %")"#))
    #expect(
      try #require(page.attributes["id"]).allSatisfy { $0.wholeMatch(of: /[a-z0-9-]+/) != nil })
    // The message of a failure is not repeated by the filmstrip, nor by the table of failures.
    #expect(page.words.split(separator: "event 1: <nan>").count == 3)
    // Each row of the table leads to a dossier.
    #expect(
      page.attributes["data-dossier"] == ["run-1-failure-1", "run-1-failure-2"])
    #expect(page.attributes["href"]?.contains("#run-1-failure-2") == true)
    #expect(page.attributes["class"]?.filter { $0 == "dossier" }.count == 2)
  }

  @Test(arguments: [
    "\nexpect broken A4\n", "; expect broken A4\n", "\nexpect  broken A4  # known\n",
  ])
  func `the first finding is that of the law that a script expects to break`(
    expectation: String
  ) throws {
    let text = "dragnet 1\ncontrol published-fat-slider\nsize 0 44; down 5 22"
    let laws = try exhibit(text + "\n").findings.map(\.law)
    #expect(laws.first != "A4")
    let ranked = try exhibit(text + expectation).findings.map(\.law)
    #expect(ranked == ["A4"] + laws.filter { $0 != "A4" })
  }

  @Test func `a replay report shows the scripts that do not behave as expected`() throws {
    let text = "dragnet 1\ncontrol fat-slider\nsize 300 44\nexpect value 1\n"
    let page = try parsed(
      ReplayReport([
        ReplayReport.Case(path: "Corpus/fat-slider/good.drag", problems: []),
        ReplayReport.Case(
          path: "Corpus/fat-slider/bad.drag",
          problems: [
            ReplayReport.Problem(line: 4, law: "A2", message: "the value is 0"),
            ReplayReport.Problem(message: "<another>"),
          ], exhibit: try exhibit(text)),
      ]).html)
    #expect(page.words.contains("2 cases: 1 not as expected"))
    #expect(page.words.contains("line 4, A2:"))
    #expect(page.words.contains("<another>"))
    #expect(page.words.contains("expect value 1"))
    #expect(page.words.contains("good.drag"))
    let all = try parsed(ReplayReport([]).html)
    #expect(all.words.contains("0 cases: all as expected"))
  }
}
