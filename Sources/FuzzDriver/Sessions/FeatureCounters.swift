import CFuzzDriver
import PropertyTesting

/// What a property observes, as coverage counters that libFuzzer reads.
///
/// A feature's name or number is hashed to a counter. Two of them on one counter cost guidance, never soundness.
final class FeatureCounters: FeatureSink, Sendable {
  /// The counters; static memory, which only the one thread of a fuzz target writes.
  nonisolated(unsafe) private let counters = dragnet_counters()!

  func label(_ feature: String) { count(FeatureCounters.hash(feature)) }

  /// Fibonacci hashing: numbers that are close, as those of states are, fall far apart.
  func label(_ code: UInt32) { count(UInt64(code) &* 0x9e37_79b9_7f4a_7c15 >> 32) }

  private func count(_ hash: UInt64) {
    let index = Int(hash % UInt64(dragnet_counter_count))
    if counters[index] < .max { counters[index] += 1 }
  }

  /// FNV-1a: the same in every process, unlike the standard library's hashing, so that a corpus
  /// keeps its worth from run to run.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
