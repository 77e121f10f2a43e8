/// The failing cases of a property that earlier runs found.
///
/// The file of a property names it in a comment and has one line of words for each case. The folder is a cache: it may be deleted
/// at any time and should not be committed. (Keep a failure permanently as a regression test.)
struct StoredFailures {
  private let path: String
  private let property: String
  /// The cases, newest first.
  private(set) var cases: [ChoiceSequence]

  /// The largest number of cases that are stored for a property.
  private static let capacity = 8

  /// Reads the failures of `property` that are stored in `folder`.
  init(of property: String, in folder: String) {
    self.property = property
    path = Self.path(of: property, in: folder)
    cases = Self.read(property, in: folder)
    // The run tries these cases, so their file is not old.
    if !cases.isEmpty { Platform.touch(path) }
  }

  private static func path(of property: String, in folder: String) -> String {
    "\(folder)/\(Platform.fileName(for: property)).words"
  }

  /// Returns the failures of `property` that are stored in `folder`, newest first.
  static func read(_ property: String, in folder: String) -> [ChoiceSequence] {
    (Platform.contents(of: path(of: property, in: folder)) ?? "").split(separator: "\n")
      .compactMap { $0.hasPrefix("#") ? nil : ChoiceSequence(String($0)) }
  }

  /// Stores a failing case as the first.
  mutating func store(_ choices: ChoiceSequence) {
    guard cases.first != choices else { return }
    cases.removeAll { $0 == choices }
    cases.insert(choices, at: 0)
    cases.removeLast(max(0, cases.count - Self.capacity))
    save()
  }

  /// Forgets a case.
  mutating func forget(_ choices: ChoiceSequence) {
    cases.removeAll { $0 == choices }
    save()
  }

  private func save() {
    if cases.isEmpty { return Platform.remove(path) }
    let name = property.split(whereSeparator: \.isNewline).joined(separator: " ")
    do throws(Platform.SystemError) {
      try Platform.save("# \(name)\n" + cases.map { "\($0)\n" }.joined(), to: path)
    } catch {
      Platform.sayOnce("the next run will not know this failure: \(error)", about: path)
    }
  }
}
