import Benchmark
import DragEvents

/// One drag event of each control, beside its floor.
///
/// Both are run in turn, in batches that are short beside a time slice, and timed by the processor time
/// of this thread; of each the fastest batch counts, so that other processes disturb little.
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
