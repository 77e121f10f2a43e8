/// The words of a recorded case that may be names, such as the keys of a cache.
///
/// Only names with the same bound are compared with each other. The first word of a choice is not a name,
/// because it selects an alternative.
struct NamePlaces {
  /// The indices of the names, by their bounds.
  let places: [UInt64: [Int]]
  /// The indices of the names that are the first of their value, if a smaller name comes later.
  let exchangeable: Set<Int>

  /// The smallest bound of a name; words with smaller bounds select a kind of value.
  private static let smallestBound: UInt64 = 3

  /// The names of a case.
  init(in recording: ChoiceRecording) {
    let kinds = Set(recording.spans.filter { $0.label == "one of" }.map(\.range.lowerBound))
    let names = recording.bounds.indices.filter {
      let bound = recording.bounds[$0]
      return (bound == 0 || bound >= Self.smallestBound) && !kinds.contains($0)
    }
    places = Dictionary(grouping: names) { recording.bounds[$0] }
    let words = recording.choices.words
    var exchangeable: Set<Int> = []
    for places in places.values {
      var firsts: [UInt64: Int] = [:]
      var smallest = UInt64.max
      for place in places.reversed() {
        let word = words[place]
        firsts[word] = smallest < word ? place : nil
        smallest = min(smallest, word)
      }
      exchangeable.formUnion(firsts.values)
    }
    self.exchangeable = exchangeable
  }
}
