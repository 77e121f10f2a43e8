/// The text of a file that lists laws that are known to be broken.
///
///     # Empty lines and lines that begin with a number sign are skipped.
///     D3
package enum KnownLawList {
  /// Returns the names in a text, which has one on each line.
  package static func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let end = line.lastIndex(where: { !$0.isWhitespace }) else { return nil }
      let name = line[...end].drop { $0.isWhitespace }
      return name.hasPrefix("#") ? nil : String(name)
    }
  }
}
