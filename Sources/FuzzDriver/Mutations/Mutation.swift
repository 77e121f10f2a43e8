import PropertyTesting

/// One way of changing a case by what its words mean.
struct Mutation: Sendable {
  /// What it does, for tests.
  let name: String
  /// How often it is tried, compared to the others.
  let weight: Int
  /// Whether it goes without knowing what the words of the case mean, so that the case is not drawn.
  var isBlind = false
  /// Puts the changed case into the draft's words, and returns whether it could.
  let apply: @Sendable (inout Draft) -> Bool

  /// All of them.
  static let all: [Mutation] = [
    .deleteElements, .repeatElements, .copyElements, .moveElement, .swapSpans, .replaceSpan,
    .insertElement, .redrawSpan, .redrawWord, .redrawCase,
    .setWord, .nudgeNumber, .copyNumber, .combineNumbers,
  ]
}

/// A picker of random mutations in proportion to their weights.
struct MutationPicker: Sendable {
  private let mutations: [Mutation]
  private let weights: Weights

  init(_ mutations: [Mutation]) {
    self.mutations = mutations
    weights = Weights(mutations.map(\.weight))
  }

  /// Picks a mutation at random.
  func pick(_ bits: inout RandomBits) -> Mutation { mutations[weights.pick(&bits)] }
}
