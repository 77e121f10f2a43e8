import DragnetTesting
import FuzzTargets
import GestureEngine
import GestureLaws
import PropertyTesting
import Synchronization
import Testing

/// The engine against exact arithmetic; long searches belong to the fuzz target.
@Suite struct DifferentialTests {
  /// The largest error of each kind.
  private final class Worst: Sendable {
    private let largest = Mutex<[String: (ulps: Double, limit: Double)]>([:])

    func note(_ deviation: Deviation) {
      largest.withLock { largest in
        let known = largest[deviation.name]?.ulps ?? 0
        largest[deviation.name] = (max(known, deviation.ulps), deviation.limit)
      }
    }

    /// Each kind with its largest error and the limit of its law.
    var report: [(name: String, ulps: Double, limit: Double)] {
      largest.withLock { largest in
        largest.sorted { $0.key < $1.key }.map { ($0.key, $0.value.ulps, $0.value.limit) }
      }
    }
  }

  @Test func `the errors of tracks, scales and stops are within their laws`() {
    let worst = Worst()
    check(.differentialCases, settings: RunSettings(cases: 5000)) { test in
      let deviations = test.deviations
      for deviation in deviations { worst.note(deviation) }
      return deviations.allSatisfy(\.isWithin)
    }
    let report = worst.report
    for (name, ulps, limit) in report {
      print("\(name): off by \((ulps * 1000).rounded() / 1000) ulps at worst, of \(limit)")
      // Without any error, nothing was compared.
      #expect(name == "the nearest stop" || ulps > 0)
    }
    #expect(report.count == 8)
  }

  @Test func `a value above the middle of a linear scale comes back within 2.5 ulps`() throws {
    let scale = try Scale(-3.1176738954644008...3.06425249500933)
    let test = ScaleCase(scale, fraction: 0, other: 0, value: -0.026710700227534415)
    let back = try #require(
      DifferentialCase.scale(test).deviations.first { $0.name == "values to fractions and back" })
    #expect(back.ulps > 2.49 && back.isWithin)
  }

  @Test func `the engine obeys the laws of the target`() {
    check(.differentialLaws(), settings: RunSettings(cases: 2000))
  }

  @Test func `a case without exact results has no deviations`() throws {
    let zoom = ScaleCase(try Scale(1...16, .exponential), fraction: 0.3, other: 0, value: 3)
    #expect(DifferentialCase.scale(zoom).deviations.isEmpty)
    let point = DifferentialCase.track(Track(length: 0), position: 3, fraction: 0.5)
    #expect(point.deviations.isEmpty)
  }
}
