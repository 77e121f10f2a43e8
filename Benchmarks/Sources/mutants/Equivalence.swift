/// A mutation that nothing can tell from the original, and why.
struct Equivalence: Sendable {
  /// The file, relative to the folder that is mutated.
  let file: String
  /// The line of code that is changed, so that no other place of the file is meant.
  let code: String
  /// The kind of change.
  let change: String
  /// The text that is changed.
  let original: String
  /// Why the program does the same.
  let reason: String

  /// Why `mutation` is equivalent, if that is known.
  static func reason(for mutation: Mutation) -> String? {
    known.first {
      $0.file == mutation.file && $0.code == mutation.code && $0.change == mutation.change
        && $0.original == mutation.original
    }?.reason
  }
}
