/// How long and how hard to search one target.
struct FuzzLimits: Sendable {
  /// How long to search.
  var seconds: Int
  /// How many processes to search with.
  var jobs: Int
  /// What all random choices come from; 0 for fresh ones.
  var seed: UInt32
  /// Whether the search goes on when a failure is found.
  var keepsGoing: Bool
  /// How many seconds one input may take.
  var timeout: Int
  /// How many MiB one input may take.
  var memory: Int
  /// How many seconds of minimizing may be spent on cases that trap or hang.
  var minimizing: Int
}
