import ArgumentParser

/// How a bug is looked for.
enum BugStrategy: String, CaseIterable, ExpressibleByArgument {
  /// Random cases, one like the other.
  case random
  /// libFuzzer, to which an input is bytes.
  case bytes
  /// libFuzzer, with the mutator that knows what the bytes mean and with the features that a property
  /// observes.
  case structured
}
