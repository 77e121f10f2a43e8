/// The executions of a search that showed something new: their number, and the places of the last ones.
///
///     var discoveries = Discoveries()
///     for execution in [1, 2, 5, 20] { discoveries.note(execution) }
///     discoveries.count  // 4
///     discoveries.late(of: 100)  // 4 discoveries in 100 executions
///
/// From these the chance is estimated that one more execution shows something new. Good and Turing take the
/// share of the kinds that were seen once, which libFuzzer does not count. The rate of the last discoveries
/// estimates the same chance: it is that of the search's end, while the mean of a whole search is several
/// times too high, because most discoveries are made at its beginning.
struct Discoveries: Sendable {
  /// The number of discoveries that give the rate: their mean distance varies by about a fifth.
  static let most = 20

  /// The number of all discoveries.
  private(set) var count = 0
  /// The executions with the last discoveries; before them, the one at which the count of these begins.
  private var places = [0]

  /// Notes that an execution, counted from 1, has shown something new.
  mutating func note(_ execution: Int) {
    count += 1
    places.append(execution)
    if places.count > Self.most + 1 { places.removeFirst() }
  }

  /// Returns the last discoveries of a search.
  ///
  /// - Parameter executions: The number of all executions of the search.
  /// - Returns: The number of the last discoveries, and that of the executions that they took.
  func late(of executions: Int) -> (discoveries: Int, executions: Int) {
    (places.count - 1, executions - places[0])
  }
}
