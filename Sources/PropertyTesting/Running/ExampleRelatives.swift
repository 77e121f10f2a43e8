/// A source of cases near the examples of a property.
///
/// An example often has a structure that random cases seldom have, such as a valid header. A relative
/// keeps most of it: it differs in a few words or spans, or in one part that is drawn again.
struct ExampleRelatives {
  private let property: AnyProperty
  private let examples: [ChoiceRecording]
  private var mutation: CaseMutation

  /// A source for a run with this seed; `nil` if the domain can encode no example.
  ///
  /// The examples of known failures do not count, because most cases near them fail in a known way.
  init?(of property: AnyProperty, seed: UInt64) {
    let known = property.known?.examples.count ?? 0
    examples = property.examples.dropFirst(known).compactMap { _, choices in
      choices.flatMap { property.unpackedRecording(of: $0) }
    }
    guard !examples.isEmpty else { return nil }
    self.property = property
    mutation = CaseMutation(seed: seed, index: .max - 1)
  }

  /// Returns a case near a random example.
  mutating func next() -> ChoiceSequence {
    let example = examples[mutation.number(below: examples.count)]
    guard mutation.number(below: 2) == 0, let redraw = mutation.redraw(of: example) else {
      return mutation.neighbor(of: example)
    }
    return example.choices.words.withUnsafeBytes { bytes in
      var source = ChoiceSource(replaying: bytes, isRecording: true)
      source.begin(
        replaying: bytes, isUnpacked: example.choices.isUnpacked, redrawing: redraw)
      _ = try? property.draw(&source)
      return source.finish().choices
    }
  }
}
