import SceneRendering
import Testing

@testable import dragnet

@Suite struct BugsTests {
  private func row(
    _ bug: String, _ strategy: String, _ seed: UInt64, _ executions: Int, _ seconds: Double,
    found: Bool = true
  ) -> BugsReport.Row {
    BugsReport.Row(
      bug: bug, law: "A2", strategy: strategy, seed: seed, found: found, executions: executions,
      seconds: seconds)
  }

  private var rows: [BugsReport.Row] {
    [
      row("a", "bytes", 1, 100, 0.05), row("a", "bytes", 2, 900, 0.2),
      row("a", "structured", 1, 10, 0.01), row("a", "structured", 2, 20, 0.1),
      row("b", "bytes", 1, 10_000, 10, found: false), row("b", "bytes", 2, 10, 0.01),
      row("b", "structured", 1, 40, 0.02), row("b", "structured", 2, 1, 0.01),
    ]
  }

  @Test func `a bug counts as solved within a time only if every seed found it in time`() {
    let table = BugsTable(rows: rows)
    #expect(BugsTable.times.map { table.solved(by: "bytes", within: $0) } == [0, 1, 1, 1])
    #expect(BugsTable.times.map { table.solved(by: "structured", within: $0) } == [2, 2, 2, 2])
    #expect(table.found(by: "bytes") == 1)
    #expect(table.found(by: "random") == 0)
  }

  @Test func `the table has medians, sums, counts of searches that found a bug, and times`() {
    #expect(
      BugsTable(rows: rows).text == """
        bug  law  bytes                 structured
        a    A2   500 in 0.12 s         15 in 0.055 s
        b    A2   5005 in 5 s (1 of 2)  20 in 0.015 s
        sum       5505 in 5.1 s         35 in 0.07 s

        strategy    found   in 0.1 s  in 1 s  in 10 s  in 60 s  executions (geometric mean)  slowest  in all
        bytes       1 of 2  0         1       1        1        308                          0.2 s    10 s
        structured  2 of 2  2         2       2        2        9.5                          0.1 s    0.14 s

        bytes takes 33 times the executions of structured
        """)
  }

  @Test(
    arguments: [([], 0), ([3], 3), ([3, 1], 2), ([5, 1, 2], 2), ([1, 2, 3, 10], 2.5)]
      as [([Double], Double)])
  func `a median is the middle number, or the mean of the two`(numbers: [Double], median: Double) {
    #expect(BugsTable.median(numbers) == median)
  }

  @Test func `the number of executions is read from libFuzzer's final statistics`() {
    let log = ["#2 INITED", "stat::number_of_executed_units: 1234", "stat::peak_rss_mb: 40"]
    #expect(BugSearch.executions(in: log) == 1234)
    #expect(BugSearch.executions(in: ["#2 INITED"]) == nil)
  }

  @Test(arguments: ["published-fat-slider/zero-width", "published-step-slider/no-stops"])
  func `random cases find a bug, even if it traps`(bug: String) async throws {
    let result = try await CommandLineTool.ask(
      "bugs", "--strategy", "random", "--seeds", "1", "--bug", bug, "--format", "json")
    #expect(result.status == 0)
    let row = try #require(try result.objects().first)
    #expect(
      Set(row.keys) == ["bug", "law", "strategy", "seed", "found", "executions", "seconds"])
    #expect(row["bug"] as? String == bug)
    #expect(row["found"] as? Bool == true)
    #expect((1...1000).contains(try #require(row["executions"] as? Int)))
    // The same seed needs the same number of cases.
    let again = try await CommandLineTool.ask(
      "bugs", "--strategy", "random", "--seeds", "1", "--bug", bug, "--format", "json")
    #expect(try again.objects().first?["executions"] as? Int == row["executions"] as? Int)
  }

  @Test(arguments: [["--bug", "nothing"], ["--seeds", "0"], ["--strategy", "luck"]])
  func `an unknown bug, seed count or strategy is wrong usage`(options: [String]) async throws {
    let result = try await CommandLineTool.ask("bugs", options[0], options[1])
    #expect(result.status == 64)
  }
}
