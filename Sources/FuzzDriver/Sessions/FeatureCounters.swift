import CFuzzDriver
import PropertyTesting
import Synchronization

/// The labels of a property as coverage counters that libFuzzer reads.
///
/// Each label is hashed to a counter. Two labels with the same counter guide the search less well, but
/// never hide a failure.
final class FeatureCounters: FeatureSink, Sendable {
  /// The counters, static memory.
  nonisolated(unsafe) private let counters = UnsafeMutableRawPointer(dragnet_counters()!)
    .bindMemory(to: Atomic<UInt8>.self, capacity: Int(dragnet_counter_count))

  /// Whether the program has counters of the compiler to watch.
  private let canWatch = dragnet_can_watch()
  /// Whether a case without anything new is judged by the cheap checks alone; libFuzzer runs one case
  /// after the other on one thread.
  nonisolated(unsafe) var isSelective = false
  /// Whether the current case has ended its code under test.
  nonisolated(unsafe) private var hasWatched = false

  func beginWatching() { if canWatch { dragnet_begin_watching() } }

  func endWatching() -> Bool {
    guard canWatch else { return true }
    hasWatched = true
    return dragnet_end_watching() || !isSelective
  }

  /// Ends the current case: libFuzzer then sees the coverage of the code under test, without that of the
  /// checks, if the property has told them apart.
  func endCase() {
    if hasWatched { dragnet_restore_watched() }
    hasWatched = false
  }

  /// Counts a label by its hash, which is the same in every process, so that a corpus stays useful from run
  /// to run.
  func label(_ feature: String) { count(Platform.hash(of: feature)) }

  /// Counts a number by Fibonacci hashing, which spreads close numbers, such as those of states.
  func label(_ code: UInt32) { count(UInt64(code) &* 0x9e37_79b9_7f4a_7c15 >> 32) }

  private func count(_ hash: UInt64) {
    let counter = counters + Int(hash % UInt64(dragnet_counter_count))
    // One step for both would cost more than all the rest. If child tasks label at the same moment, a
    // count may be lost, which guides the search a little less well.
    let count = counter.pointee.load(ordering: .relaxed)
    if count < .max { counter.pointee.store(count + 1, ordering: .relaxed) }
  }
}
