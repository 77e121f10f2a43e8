import PropertyTesting

@testable import FuzzDriver

/// Applies one change to a value of a domain many times, with a seed each.
struct Changed<Value: Hashable & Sendable> {
  let domain: Domain<Value>
  var seeds: ClosedRange<UInt64> = 1...300

  /// The values that `mutation` makes of `value`; those it could not change are left out.
  func values(by mutation: Mutation, from value: Value, and partner: Value? = nil) -> [Value] {
    var draft = Draft(AnyProperty("", domain) { (_: Value) in .holds })
    let bytes = domain.encode(value)?.bytes ?? []
    let partner = partner.flatMap { domain.encode($0)?.bytes }
    return seeds.compactMap { seed in
      bytes.withUnsafeBytes { bytes in
        (partner ?? []).withUnsafeBytes { other in
          draft.begin(bytes, limit: 512, seed: seed)
          if partner != nil { draft.pair(with: other) }
          draft.clear()
          if !mutation.isBlind { draft.study() }
          guard mutation.apply(&draft), draft.isChanged else { return nil }
          return domain.value(of: ChoiceSequence(draft.words))
        }
      }
    }
  }
}

extension Array where Element: Equatable {
  /// Whether the elements of `other` are all here, in their order.
  func containsInOrder(_ other: [Element]) -> Bool {
    var rest = other[...]
    for element in self where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The indices at which this array and one as long differ.
  func differences(from other: [Element]) -> [Int] {
    indices.filter { self[$0] != other[$0] }
  }
}
