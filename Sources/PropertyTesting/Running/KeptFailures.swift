/// The failures of a property that earlier runs found, kept in a local folder to be tried first.
///
/// One file for each property, one line of words for each failure. Nothing depends on the folder:
/// delete it at any time, and do not check it in. (A regression to keep for good belongs in a test.)
struct KeptFailures {
  private let path: String
  /// The cases, latest first.
  private(set) var cases: [ChoiceSequence]

  /// How many failures of a property are remembered.
  private static let most = 8

  /// The failures of `property` that are kept in `folder`.
  init(of property: String, in folder: String) {
    path = "\(folder)/\(Self.fileName(for: property)).words"
    cases = (Platform.contents(of: path) ?? "").split(separator: "\n").compactMap {
      ChoiceSequence(String($0))
    }
  }

  /// Remembers a case that fails, and makes it the first.
  mutating func keep(_ choices: ChoiceSequence) {
    cases.removeAll { $0 == choices }
    cases.insert(choices, at: 0)
    cases.removeLast(max(0, cases.count - Self.most))
    save()
  }

  /// Forgets a case that fails no longer.
  mutating func forget(_ choices: ChoiceSequence) {
    cases.removeAll { $0 == choices }
    save()
  }

  private func save() {
    if cases.isEmpty { return Platform.remove(path) }
    Platform.save(cases.map { "\($0)\n" }.joined(), to: path)
  }

  /// A name that people recognise, made unique by a hash.
  static func fileName(for property: String) -> String {
    let letters = property.unicodeScalars.prefix(60).map {
      $0.properties.isAlphabetic && $0.isASCII || ("0"..."9").contains($0) ? Character($0) : "-"
    }
    // FNV-1a: the same in every process, which Hasher is not.
    let hash = property.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "\(String(letters))-\(String(hash, radix: 16))"
  }
}
