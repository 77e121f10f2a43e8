import ArgumentParser

/// A way to search for a bug.
enum BugStrategy: String, CaseIterable, ExpressibleByArgument {
  /// Independent random cases.
  case random
  /// libFuzzer on bytes.
  case bytes
  /// libFuzzer with Dragnet's structure-aware mutator, and with the labels of a property as
  /// features.
  case structured
}
