import Benchmark
import DragEvents

/// The cost of one drag event of each control and of its floor, in picoseconds.
///
/// Control and floor run alternately, in batches much shorter than a time slice, and are timed by the
/// CPU time of this thread. The fastest batch of each counts, so other processes have little effect.
let benchmarks: @Sendable () -> Void = {
  let control = BenchmarkMetric.custom("control (ps an event)", useScalingFactor: false)
  let floor = BenchmarkMetric.custom("floor (ps an event)", useScalingFactor: false)
  let ratio = BenchmarkMetric.custom("control / floor (%)", useScalingFactor: false)
  for event in DragEvent.all {
    Benchmark(
      event.name,
      configuration: .init(metrics: [control, floor, ratio], maxDuration: .seconds(1))
    ) { benchmark in
      let cost = Cost(of: event, rounds: 10)
      benchmark.measurement(control, Int(cost.control * 1000))
      benchmark.measurement(floor, Int(cost.floor * 1000))
      benchmark.measurement(ratio, Int((cost.ratio * 100).rounded()))
    }
  }
}
