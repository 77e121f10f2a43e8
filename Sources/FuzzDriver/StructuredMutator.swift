import CFuzzDriver
public import PropertyTesting

/// Changes inputs of a property by what their words mean: libFuzzer's custom mutator and crossover.
///
/// What is to be known of an input for a change, its words, their bounds, the numbers they stand for
/// and the spans they belong to, is found out by drawing it through the property's domain. Then one
/// change is made: spans are deleted, repeated, moved, swapped or replaced; numbers nudged, copied or
/// combined; and what the domain draws is drawn anew, so that places that matter to the domain are
/// found. It knows nothing of any domain, and so works for all.
///
/// The same calls from the first on give the same results. Its own memory is used again; drawing
/// allocates what the domain does.
public final class StructuredMutator {
  private var draft: Draft
  private let mutations: MutationPicker
  private let crossings: MutationPicker

  /// One change in so many is left to libFuzzer, so that its dictionary and the operands of
  /// comparisons that it has seen stay of use.
  private static let shareOfBytes = 8

  /// A mutator of inputs of `property`.
  public convenience init(_ property: AnyProperty) {
    self.init(property, mutations: Mutation.all, crossings: Mutation.crossings)
  }

  init(_ property: AnyProperty, mutations: [Mutation], crossings: [Mutation]) {
    draft = Draft(property)
    self.mutations = MutationPicker(mutations)
    self.crossings = MutationPicker(crossings)
  }

  /// Changes an input in place.
  ///
  /// - Parameters:
  ///   - buffer: The memory that the input lies in; it limits the size of the result.
  ///   - count: How many bytes of it are the input.
  ///   - seed: What all choices come from.
  /// - Returns: How many bytes the result has; 0 where nothing could be changed.
  public func mutate(_ buffer: UnsafeMutableRawBufferPointer, count: Int, seed: UInt64) -> Int {
    // The draft is handed on, so that its exclusive use is checked once.
    Self.mutate(&draft, by: mutations, buffer, count: count, seed: seed)
  }

  private static func mutate(
    _ draft: inout Draft, by mutations: MutationPicker, _ buffer: UnsafeMutableRawBufferPointer,
    count: Int, seed: UInt64
  ) -> Int {
    let input = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    draft.begin(input, limit: words(in: buffer), seed: seed)
    if draft.once(in: shareOfBytes) {
      let size = bytes(buffer, count)
      if size > 0 { return size }
    }
    return draft.change(by: mutations) ? draft.write(to: buffer) : bytes(buffer, count)
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
    Self.cross(&draft, by: crossings, first, second, into: buffer, seed: seed)
  }

  private static func cross(
    _ draft: inout Draft, by crossings: MutationPicker, _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer, into buffer: UnsafeMutableRawBufferPointer, seed: UInt64
  ) -> Int {
    draft.begin(first, limit: words(in: buffer), seed: seed)
    draft.pair(with: second)
    return draft.change(by: crossings) ? draft.write(to: buffer) : 0
  }

  private static func bytes(_ buffer: UnsafeMutableRawBufferPointer, _ count: Int) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    let data = start.assumingMemoryBound(to: UInt8.self)
    return dragnet_mutate_bytes(data, count, buffer.count)
  }

  /// How many words have a byte in `buffer`.
  private static func words(in buffer: UnsafeMutableRawBufferPointer) -> Int {
    (buffer.count + MemoryLayout<UInt64>.size - 1) / MemoryLayout<UInt64>.size
  }
}
