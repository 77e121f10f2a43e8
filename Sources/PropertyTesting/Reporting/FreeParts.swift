extension [Counterexample.FreePart] {
  /// The claim that these parts, at least one, do not matter.
  ///
  ///     value in 2 places and part 4 may each differ (9 to 30 values tried)
  var claim: String {
    var names: [String] = []
    for part in self where !names.contains(part.name) { names.append(part.name) }
    let phrases = names.map { name in
      let places = count { $0.name == name }
      return places == 1 ? name : "\(name) in \(places) places"
    }
    let list = [phrases.dropLast().joined(separator: ", "), phrases[phrases.count - 1]]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    let trials = map(\.trials)
    let (least, most) = (trials.min() ?? 0, trials.max() ?? 0)
    let tried = least == most ? "\(most)" : "\(least) to \(most)"
    return "\(list) may \(count > 1 ? "each differ" : "differ") (\(tried) values tried)"
  }
}
