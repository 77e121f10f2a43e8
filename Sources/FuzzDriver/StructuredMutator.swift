import CFuzzDriver
public import PropertyTesting

/// Changes inputs of a property by what their words mean: libFuzzer's custom mutator and crossover.
///
/// An input is drawn once through the property's domain, so that its words, their bounds, the
/// numbers they stand for and the spans they belong to are known. Then one change is made: spans are
/// deleted, repeated, moved, swapped or replaced; numbers nudged, copied or combined; and what the
/// domain draws is drawn anew, so that places that matter to the domain are found. It knows nothing
/// of any domain, and so works for all.
///
/// The same input and seed give the same result. Its own memory is used again; drawing allocates
/// what the domain does.
public final class StructuredMutator {
  private var draft: Draft
  // Each change as often as its weight says, so that picking one is picking a place.
  private let mutations: [Mutation]
  private let crossings: [Mutation]

  /// How many changes are tried before it is given up: not every one fits every input.
  private static let attempts = 16
  /// One change in so many is left to libFuzzer, so that its dictionary and the operands of
  /// comparisons that it has seen stay of use.
  private static let shareOfBytes = 8

  /// A mutator of inputs of `property`.
  public convenience init(_ property: AnyProperty) {
    self.init(property, mutations: Mutation.all, crossings: Mutation.crossings)
  }

  init(_ property: AnyProperty, mutations: [Mutation], crossings: [Mutation]) {
    draft = Draft(property)
    self.mutations = mutations.flatMap { Array(repeating: $0, count: $0.weight) }
    self.crossings = crossings.flatMap { Array(repeating: $0, count: $0.weight) }
  }

  /// Changes an input in place.
  ///
  /// - Parameters:
  ///   - buffer: The memory that the input lies in; it limits the size of the result.
  ///   - count: How many bytes of it are the input.
  ///   - seed: What all choices come from.
  /// - Returns: How many bytes the result has; 0 where nothing could be changed.
  public func mutate(_ buffer: UnsafeMutableRawBufferPointer, count: Int, seed: UInt64) -> Int {
    let input = UnsafeRawBufferPointer(rebasing: buffer.prefix(count))
    draft.begin(input, limit: Self.words(in: buffer), seed: seed)
    if draft.once(in: Self.shareOfBytes) {
      let size = bytes(buffer, count)
      if size > 0 { return size }
    }
    return change(mutations) ? write(to: buffer) : bytes(buffer, count)
  }

  /// Makes an input of two.
  ///
  /// - Parameters:
  ///   - first: The input that the result is like.
  ///   - second: The input that a part of it comes from.
  ///   - buffer: Where the result goes; it limits its size.
  ///   - seed: What all choices come from.
  /// - Returns: How many bytes the result has; 0 where there is none to make.
  public func cross(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer,
    into buffer: UnsafeMutableRawBufferPointer, seed: UInt64
  ) -> Int {
    draft.begin(first, limit: Self.words(in: buffer), seed: seed)
    draft.pair(with: second)
    return change(crossings) ? write(to: buffer) : 0
  }

  /// Tries changes until one changes something.
  private func change(_ mutations: [Mutation]) -> Bool {
    for _ in 0..<Self.attempts {
      draft.clear()
      if mutations[draft.pick(mutations.count)].apply(&draft), draft.isChanged { return true }
    }
    return false
  }

  private func bytes(_ buffer: UnsafeMutableRawBufferPointer, _ count: Int) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    let data = start.assumingMemoryBound(to: UInt8.self)
    return dragnet_mutate_bytes(data, count, buffer.count)
  }

  /// How many words have a byte in `buffer`.
  private static func words(in buffer: UnsafeMutableRawBufferPointer) -> Int {
    (buffer.count + MemoryLayout<UInt64>.size - 1) / MemoryLayout<UInt64>.size
  }

  /// Writes the words as bytes, the last one as far as there is room.
  private func write(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    for word in draft.words {
      withUnsafeBytes(of: word.littleEndian) { bytes in
        let bytes = bytes.prefix(buffer.count - count)
        UnsafeMutableRawBufferPointer(rebasing: buffer[count..<(count + bytes.count)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes))
        count += bytes.count
      }
    }
    return count
  }
}
