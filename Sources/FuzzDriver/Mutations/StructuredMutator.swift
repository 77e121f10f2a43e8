import CFuzzDriver
public import PropertyTesting

/// A mutator that changes inputs of a property by the meaning of their words.
///
/// It serves as libFuzzer's custom mutator and crossover. It draws an input through the property's domain
/// to find its words, their bounds, the numbers they stand for and the spans they belong to. Then it makes
/// one change: it deletes, repeats, moves, swaps or replaces spans; nudges, copies or combines numbers;
/// inserts texts and numbers of examples or of a dictionary, and what the code under test compares them
/// with; or lets the domain redraw a part, which reaches the values that the domain prefers. It works for
/// every domain.
///
/// Nearly half of its results are new random cases. So a failure that random cases find takes about twice as
/// many executions, whatever the state of the search, and so does a failure that only changes find. libFuzzer
/// should change an input once at a time, with `-mutate_depth=1`.
///
/// Its first results are the examples of the property, so that the search begins with them and changes them.
/// Where the program notes comparisons, the first results for each input are those that give a comparison of
/// integers in the code under test equal operands.
///
/// The same sequence of calls gives the same results. The mutator reuses its memory; only the domain's own
/// draws, and changes of lists of bytes or scalars, allocate.
public final class StructuredMutator {
  private var draft: Draft
  private let mutations: MutationPicker
  private let crossings: MutationPicker
  /// The cases that have yet to be results: the examples, and cases with equal operands of comparisons.
  private var upcoming: ArraySlice<ChoiceSequence> = []
  /// The hashes of the inputs whose comparisons have been examined.
  private var examined: Set<UInt64> = []
  /// A result whose comparisons the next call examines; empty if there is none.
  ///
  /// The inputs of a corpus are not enough: the standard library has no coverage, so a corpus contains few of
  /// the cases that it tells apart.
  private var sample: [UInt8] = []

  /// The inverse of the share of changes that libFuzzer makes itself, so that its dictionary stays useful.
  private static let shareOfBytes = 8
  /// The inverse of the share of results that are samples.
  private static let shareOfSamples = 64
  /// The number of results that pay for judging a case, and for a case with equal operands: so the
  /// comparisons take at most an eighth of a search, in which most programs have nothing to gain.
  private static let costOfSolution = 8
  /// The number of results, less what the comparisons have cost.
  private var credit = 0

  /// Creates a mutator of inputs of `property`, which begins with its examples and also inserts their parts.
  public convenience init(_ property: AnyProperty) {
    self.init(property, dictionary: [])
  }

  /// Creates a mutator of inputs of `property`.
  ///
  /// - Parameters:
  ///   - property: The property. Its examples, their texts and their numbers are inserted into cases.
  ///   - strings: Further texts and byte strings to insert.
  package convenience init(_ property: AnyProperty, dictionary strings: [[UInt8]]) {
    self.init(property, dictionary: strings, ComparisonTrace())
  }

  convenience init(
    _ property: AnyProperty, dictionary strings: [[UInt8]], _ comparisons: ComparisonTrace
  ) {
    var dictionary = FuzzDictionary(of: property)
    for string in strings { dictionary.insert(string) }
    self.init(
      property, dictionary: dictionary,
      mutations: Mutation.andNewCases(
        Mutation.all + (dictionary.isEmpty ? [] : Mutation.lookups)
          + (comparisons.isAvailable ? Mutation.comparisons : [])
          + (dragnet_has_fuzzer() ? [.changeList] : [])),
      crossings: Mutation.andNewCases(Mutation.crossings))
    draft.comparisons = comparisons
    upcoming = dictionary.examples[...]
  }

  init(
    _ property: AnyProperty, dictionary: FuzzDictionary = FuzzDictionary(), mutations: [Mutation],
    crossings: [Mutation]
  ) {
    draft = Draft(property)
    draft.dictionary = dictionary
    self.mutations = MutationPicker(mutations)
    self.crossings = MutationPicker(crossings)
  }

  /// Changes an input in place.
  ///
  /// - Parameters:
  ///   - buffer: The memory of the input, which limits the size of the result.
  ///   - count: The number of bytes of the input.
  ///   - seed: The seed of all random choices.
  /// - Returns: The number of bytes of the result; 0 if nothing could be changed.
  public func mutate(_ buffer: UnsafeMutableRawBufferPointer, count: Int, seed: UInt64) -> Int {
    credit += 1
    if upcoming.isEmpty, draft.comparisons.isAvailable, credit > 2 * Self.costOfSolution {
      let input = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if !sample.isEmpty {
        sample.withUnsafeBytes { examine($0, in: buffer, seed) }
        sample.removeAll(keepingCapacity: true)
      } else if examined.insert(input.hash).inserted {
        examine(input, in: buffer, seed)
      }
    }
    while let next = upcoming.popFirst() {
      let bytes = next.bytes
      guard !bytes.isEmpty, bytes.count <= buffer.count else { continue }
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
    // Passing the draft checks its exclusive use only once.
    let size = Self.mutate(&draft, by: mutations, buffer, count: count, seed: seed)
    if draft.comparisons.isAvailable, draft.once(in: Self.shareOfSamples) {
      sample.removeAll(keepingCapacity: true)
      sample.append(contentsOf: buffer[..<size])
    }
    return size
  }

  /// Makes the next results from the comparisons of a case, which has been run already and ended.
  private func examine(
    _ input: UnsafeRawBufferPointer, in buffer: UnsafeMutableRawBufferPointer, _ seed: UInt64
  ) {
    draft.begin(input, limit: Self.words(in: buffer), seed: seed)
    upcoming = draft.solutions(most: credit / Self.costOfSolution)[...]
    credit -= (1 + upcoming.count) * Self.costOfSolution
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

  /// Combines two inputs.
  ///
  /// - Parameters:
  ///   - first: The input that provides most of the result.
  ///   - second: The input that provides a part of the result.
  ///   - buffer: The memory for the result, which limits its size.
  ///   - seed: The seed of all random choices.
  /// - Returns: The number of bytes of the result; 0 if the inputs cannot be combined.
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

  /// Returns the number of words that have a byte in `buffer`.
  private static func words(in buffer: UnsafeMutableRawBufferPointer) -> Int {
    (buffer.count + MemoryLayout<UInt64>.size - 1) / MemoryLayout<UInt64>.size
  }
}
