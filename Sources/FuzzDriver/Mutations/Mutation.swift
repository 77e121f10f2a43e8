import PropertyTesting

/// A way of changing a case by the meaning of its words.
struct Mutation: Sendable {
  /// The name, for tests.
  let name: String
  /// The frequency of the mutation, relative to the others.
  let weight: Int
  /// Whether the mutation needs no knowledge of the words, so that the case need not be drawn.
  var isBlind = false
  /// Writes the changed case to the draft's words, and returns whether it could.
  let apply: @Sendable (inout Draft) -> Bool

  /// All mutations of a single case but ``redrawCase(weight:)``.
  static let all: [Mutation] = [
    .deleteElements, .repeatElements, .copyElements, .moveElement, .swapSpans, .replaceSpan,
    .insertElement, .redrawSpan, .redrawWord, .setWord,
    .nudgeNumber, .copyNumber, .combineNumbers,
  ]

  /// Returns mutations, and the redraw of the whole case as often as all of them together.
  static func andNewCases(_ mutations: [Mutation]) -> [Mutation] {
    mutations + [.redrawCase(weight: mutations.reduce(0) { $0 + $1.weight })]
  }
}

/// A picker of random mutations in proportion to their weights.
struct MutationPicker: Sendable {
  let mutations: [Mutation]
  private let weights: Weights

  init(_ mutations: [Mutation]) {
    self.mutations = mutations
    weights = Weights(mutations.map(\.weight))
  }

  /// Picks a mutation at random and returns its index.
  func pick(_ bits: inout RandomBits) -> Int { weights.pick(&bits) }
}

extension Draft {
  /// The number of mutations to try, since some do not fit every input.
  private static var attempts: Int { 16 }

  /// Tries random picks of `picker` until one changes the case, and returns whether one did.
  mutating func change(by picker: MutationPicker) -> Bool {
    for _ in 0..<Self.attempts {
      clear()
      let index = picker.pick(&bits)
      if !picker.mutations[index].isBlind { study() }
      if picker.mutations[index].apply(&self), finish() { return true }
    }
    return false
  }
}
