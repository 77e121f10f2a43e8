import PropertyTesting

/// A line by which ClusterFuzz tells the failures of a target apart.
///
/// ClusterFuzz groups failures by the functions on the stack, which are the same for all laws of a
/// target. It reads the mark as the failed check of a source file instead, so each law is a bug of its
/// own, and no law is a security bug:
///
///     [dragnet:fat-slider(1)] Check failed: FuzzerHash=bpqxakwhnrzd D3
///
/// Two failures whose states contain `FuzzerHash=` are the same bug only if the states are equal. The hash
/// consists of letters because ClusterFuzz replaces numbers, and precedes the name because ClusterFuzz
/// cuts a state after 80 characters.
struct FailureMark: CustomStringConvertible {
  let description: String

  /// Marks a broken law.
  ///
  /// - Parameters:
  ///   - law: The name of the law.
  ///   - target: The name of the target.
  init(law: String, of target: String) {
    self.init(subject: law, identity: law, of: target)
  }

  /// Marks a trap.
  ///
  /// - Parameters:
  ///   - message: The message of the trap. Numbers in it do not tell traps apart.
  ///   - file: The source file.
  ///   - line: The line in this file.
  ///   - target: The name of the target.
  init(trap message: String, file: String, line: UInt32, of target: String) {
    var identity = ""
    for character in message where !character.isNumber || identity.last != "0" {
      identity.append(character.isNumber ? "0" : character)
    }
    self.init(
      subject: "trap at \(file):\(line): \(message)", identity: "\(identity)\n\(file):\(line)",
      of: target)
  }

  private init(subject: String, identity: String, of target: String) {
    let place = target.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
        ? character : "-"
    }
    let words = subject.map { $0.isASCII && !$0.isNewline ? $0 : "?" }
    let hash = FailureMark.letters(of: "\(target)\n\(identity)")
    description =
      "[dragnet:\(String(place))(1)] Check failed: FuzzerHash=\(hash) \(String(words))"
  }

  /// Returns a hash that consists of twelve letters.
  private static func letters(of text: String) -> String {
    var rest = Platform.hash(of: text)
    var letters = ""
    for _ in 0..<12 {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 26)
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(remainder)))
      rest = quotient
    }
    return letters
  }
}
