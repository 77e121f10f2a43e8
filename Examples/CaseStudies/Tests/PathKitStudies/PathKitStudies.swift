import DragnetTesting
import PathKit
import Testing

/// PathKit 1.0.1.
@Suite struct PathKitStudies {
  private let parts = Domain<[String]>.array(of: .element(of: ["a", "b", "..", "."]), count: 1...4)

  /// The slash counts as a component of the second path, and becomes the root.
  private let root = KnownFailure<([String], [String])>(
    "a slash after .. leads to the root", (["a"], [".."]), when: { $1.contains("..") })

  private let dot = KnownFailure<([String], [String])>(
    "a slash after . leads to the root", (["."], ["."]), when: { $1.contains(".") })

  @Test func `a slash at the end of a path does not change where it leads`() {
    check(.tuple(parts, parts), known: [root, dot]) { first, second in
      let path = Path(first.joined(separator: "/"))
      let end = second.joined(separator: "/")
      return (path + "\(end)/").normalize() == (path + end).normalize()
    }
  }
}
