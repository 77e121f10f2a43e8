/// The name of a target as the user types it: whole, or a part at its end.
enum TargetName {
  /// Returns the name among `all` that a text stands for.
  ///
  ///     let all = ["Codes.Runs/packing loses nothing", "Codes.Runs/lengths add up"]
  ///     try TargetName.resolve("lengths add up", in: all)  // Codes.Runs/lengths add up
  ///
  /// A text stands for the name that it equals, else for the name whose folder it names, else for the
  /// only name that ends with it after a `/` or a `.`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - all: The names.
  ///   - place: The place of the names in messages, such as "the package".
  /// - Returns: The name.
  /// - Throws: ``CommandFailure`` with the names that come closest if there is no such name, or more
  ///   than one.
  static func resolve(
    _ text: String, in all: [String], of place: String
  ) throws(CommandFailure) -> String {
    if all.contains(text) { return text }
    if let named = all.first(where: { Checkout.folderName(of: $0) == text }) { return named }
    let found = all.filter { ends(of: $0).contains(text) }
    switch found.count {
    case 1: return found[0]
    case 0:
      throw CommandFailure(
        .usage,
        all.isEmpty
          ? "\(place) has no targets"
          : "\(place) has no target \(text); its targets are:\n" + list(nearest(to: text, in: all)))
    default:
      throw CommandFailure(.usage, "\(text) can be each of these targets:\n\(list(found))")
    }
  }

  /// Throws an error about the first text that stands for no name.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - all: The names.
  ///   - place: The place of the names in messages.
  /// - Throws: ``CommandFailure`` as ``resolve(_:in:of:)`` does.
  static func check(
    _ texts: [String], in all: [String], of place: String
  ) throws(CommandFailure) {
    for text in texts { _ = try resolve(text, in: all, of: place) }
  }

  /// The greatest number of names in a message.
  private static let mostListed = 20

  private static func list(_ names: [String]) -> String {
    let rest = names.count - mostListed
    return names.prefix(mostListed).map { "  \($0)" }.joined(separator: "\n")
      + (rest > 0 ? "\n  and \(rest) more" : "")
  }

  /// The parts of a name after a `/` or a `.`, but none inside of the arguments of a test.
  private static func ends(of name: String) -> [String] {
    let path = name.prefix { $0 != "(" }
    return path.indices.filter { "/.".contains(name[$0]) }
      .map { String(name[name.index(after: $0)...]) }
  }

  /// Returns the names with the nearest first.
  private static func nearest(to text: String, in names: [String]) -> [String] {
    let text = Array(text.lowercased().utf8)
    return names.map { (name: $0, distance: distance(text, $0)) }
      .sorted { $0.distance < $1.distance }.map(\.name)
  }

  /// Returns the least number of bytes to insert, remove or replace, at the end of a name that is closest.
  private static func distance(_ text: [UInt8], _ name: String) -> Int {
    ([name] + ends(of: name)).map { edits(text, Array($0.lowercased().utf8)) }.min() ?? 0
  }

  /// Returns the Levenshtein distance, by the algorithm of Wagner and Fischer.
  ///
  /// - Complexity: O(*n* · *m*) for texts of *n* and *m* bytes.
  private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    // The command often runs in a debug build, where `for` loops over collections are slow.
    row.withUnsafeMutableBufferPointer { row in
      var i = 0
      while i < a.count {
        var diagonal = row[0]
        row[0] = i + 1
        var j = 0
        while j < b.count {
          let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
          diagonal = row[j + 1]
          let least = row[j] < row[j + 1] ? row[j] : row[j + 1]
          row[j + 1] = replaced <= least ? replaced : least + 1
          j += 1
        }
        i += 1
      }
    }
    return row[b.count]
  }
}
