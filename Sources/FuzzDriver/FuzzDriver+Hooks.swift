import CFuzzDriver
import PropertyTesting

/// The mutator that libFuzzer's hooks call; libFuzzer has one thread.
nonisolated(unsafe) private var mutator: StructuredMutator?

extension FuzzDriver {
  /// Lets libFuzzer change inputs by what their words mean to `property` from now on, unless the
  /// environment wants bytes alone.
  static func install(_ property: AnyProperty) {
    guard dragnet_strategy() == dragnet_structured else { return dragnet_install(nil, nil) }
    mutator = StructuredMutator(property)
    dragnet_install(
      { data, count, limit, seed in
        let buffer = UnsafeMutableRawBufferPointer(start: data, count: limit)
        return mutator?.mutate(buffer, count: count, seed: UInt64(seed)) ?? 0
      },
      { first, firstCount, second, secondCount, out, limit, seed in
        mutator?.cross(
          UnsafeRawBufferPointer(start: first, count: firstCount),
          UnsafeRawBufferPointer(start: second, count: secondCount),
          into: UnsafeMutableRawBufferPointer(start: out, count: limit), seed: UInt64(seed)) ?? 0
      })
  }
}
