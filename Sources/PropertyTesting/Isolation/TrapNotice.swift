/// A notice on standard error if this process traps: which properties are tested, and what to do.
///
/// Swift's runtime prints the error, but neither the value nor the test. If a case trapped, only the next run
/// knows them, because it repeats the case in child processes.
struct TrapNotice {
  private let name: String

  /// The names of the properties that are tested now.
  private static let names = Platform.Lock<[String]>([])
  /// The most names in a notice.
  private static let mostNames = 4

  /// Starts to give notice of cases of a property, which the next run will know.
  init(of name: String) {
    self.name = name
    Platform.Notice.install()
    Self.names.withLock { names in
      names.append(name)
      Platform.Notice.set(Self.text(of: names))
    }
  }

  /// Stops giving notice.
  func stop() {
    Self.names.withLock { names in
      if let index = names.firstIndex(of: name) { names.remove(at: index) }
      Platform.Notice.set(Self.text(of: names))
    }
  }

  /// Returns the notice; an empty text if nothing is tested.
  static func text(of names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let rest = names.count - mostNames
    let list = names.prefix(mostNames).map { "  testing  \($0)\n" }.joined()
    return "The process of the tests ends early.\n\(list)"
      + (rest > 0 ? "           and \(rest) more\n" : "")
      + "  next     run again: if a case trapped, it is shrunk and reported, and the other tests run\n"
  }
}
