import PropertyTesting

/// The kinds of events that a drawn script leaves out.
///
/// Half of the scripts leave out a random set of kinds, so a drag that no new layout interrupts becomes as
/// long as a script, and a kind that hides the failures of another is sometimes away. The idea is swarm
/// testing: Groce, Zhang, Eide, Chen and Regehr, "Swarm Testing", ISSTA 2012.
///
/// The set is no part of the script. It is empty where a script is replayed or changed.
struct Swarm: Sendable {
  /// A bit for each kind that is left out.
  private var omitted: UInt64 = 0

  /// The picks until a kind that is left out is taken all the same, as when no other kind has a weight.
  private static let attempts = 16

  /// Leaves out no kind.
  init() {}

  /// Leaves out each kind with a probability of one half, in half of all scripts.
  ///
  /// The first kind is a touch, without which little happens: it is left out in one of sixteen of these
  /// scripts.
  init(_ bits: inout RandomBits) {
    guard bits.next(below: 2) == 0 else { return }
    omitted = bits.next()
    if bits.next(below: 8) != 0 { omitted &= ~1 }
  }

  /// Picks a kind at random, by its weight, from those that are not left out.
  func pick(_ weights: Weights, _ bits: inout RandomBits) -> Int {
    var kind = weights.pick(&bits)
    for _ in 0..<Self.attempts where omitted >> UInt64(kind) & 1 == 1 {
      kind = weights.pick(&bits)
    }
    return kind
  }
}

extension ChoiceSource {
  /// Draws the index of a kind of event, which is the word itself.
  ///
  /// The first event of a script decides which kinds the script leaves out, and is of any kind itself.
  mutating func pick(_ weights: Weights, _ swarm: inout Swarm, isFirst: Bool) -> Int {
    Int(
      word(below: UInt64(weights.count)) { bits in
        guard isFirst else { return UInt64(swarm.pick(weights, &bits)) }
        swarm = Swarm(&bits)
        return UInt64(weights.pick(&bits))
      })
  }
}
