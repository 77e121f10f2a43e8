import Foundation
import Testing

@testable import dragnet

@Suite struct FuzzScheduleTests {
  private func schedule(_ count: Int, seconds: Int, sharesTime: Bool = true) -> FuzzSchedule {
    let checkout = Checkout(root: URL(filePath: "/nowhere"))
    let limits = FuzzLimits(
      jobs: 1, seed: 1, keepsGoing: true, memory: 100, traps: TrapLimits())
    let runs = (0..<count).map { number in
      FuzzRun(
        TargetExecutable(name: "\(number)", executable: URL(filePath: "/bin/true")), checkout,
        limits: limits, progress: ProgressLine())
    }
    return FuzzSchedule(runs, seconds: seconds, sharesTime: sharesTime)
  }

  /// Takes turns to the end; each turn of a search finds `features` of its number.
  private func turns(
    of schedule: FuzzSchedule, features: (Int) -> Int, isOver: (Int) -> Bool = { _ in false }
  ) -> [FuzzSchedule.Turn] {
    var schedule = schedule
    var turns: [FuzzSchedule.Turn] = []
    while let turn = schedule.next {
      turns.append(turn)
      var run = schedule.begin(turn)
      let sum = run.statistics.features + features(turn.index)
      _ = run.statistics.read("#9 NEW cov: 1 ft: \(sum) corp: 1/1b")
      schedule.end(turn, run, isOver: isOver(turn.index))
    }
    return turns
  }

  private func seconds(of turns: [FuzzSchedule.Turn]) -> Int {
    turns.reduce(0) { $0 + $1.seconds }
  }

  @Test func `without sharing, each target has its time once`() {
    let turns = turns(of: schedule(3, seconds: 10, sharesTime: false), features: { $0 * 100 })
    #expect(turns.map(\.index) == [0, 1, 2])
    #expect(turns.map(\.seconds) == [10, 10, 10])
  }

  @Test
  func `with sharing, each target has a slice, and the most goes to the one that finds the most`() {
    let turns = turns(of: schedule(4, seconds: 30), features: { $0 == 2 ? 50 : 1 })
    #expect(turns.prefix(4).map(\.index) == [0, 1, 2, 3])
    #expect(turns.dropFirst(4).allSatisfy { $0.index == 2 })
    #expect(seconds(of: turns) == 120)
    #expect(turns.allSatisfy { $0.seconds == 10 })
  }

  @Test func `the time of a search that is over goes to the others`() {
    let turns = turns(of: schedule(2, seconds: 6), features: { $0 == 0 ? 9 : 1 }) { $0 == 0 }
    #expect(turns.filter { $0.index == 0 }.count == 1)
    #expect(seconds(of: turns) == 12)
  }

  @Test func `a single target has all of its time at once`() {
    let turns = turns(of: schedule(1, seconds: 100), features: { _ in 1 })
    #expect(turns == [FuzzSchedule.Turn(index: 0, seconds: 100)])
  }

  @Test func `a slice is at least 2 s and at most 30 s, and at most the time of a target`() {
    for (seconds, slice) in [(1, 1), (3, 2), (30, 10), (3600, 30)] {
      #expect(schedule(2, seconds: seconds).next?.seconds == slice)
    }
  }

  @Test func `the line of progress begins with the place, the time left and the failures`() {
    var outlook = FuzzRun.Outlook(
      number: 2, count: 5, start: .now, end: .now + .seconds(60), failures: 1)
    #expect(outlook.text.hasPrefix("2 of 5, "))
    #expect(outlook.text.hasSuffix(" s left, 1 failure so far: "))
    #expect(!outlook.text.contains("at least"))
    outlook.countsCPUTime = true
    #expect(outlook.text.contains(", at least "))
  }
}
