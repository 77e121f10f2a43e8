extension Domain where Value == Character {
  /// Characters of one or more Unicode scalars: letters first, then combinations, emoji, flags and
  /// line breaks of two scalars.
  ///
  ///     check(.characters) { character in String(character).count == 1 }
  public static var characters: Domain {
    .one(of: [
      .weight(6, .combining(0...0)), .weight(2, .combining(1...3)),
      .weight(1, .element(of: sequences, isSame: isSame)),
    ])
  }

  /// The characters of one scalar each in `alphabet`, in this order from simple to complex.
  public static func characters(from alphabet: String) -> Domain {
    .element(of: Array(alphabet), isSame: isSame)
  }

  /// Characters that no scalar and its marks form: a line break, a flag, emoji, and syllables.
  private static var sequences: [Character] {
    let texts: [String] = [
      "\r\n", "\u{1f1e9}\u{1f1ea}", "\u{1f469}\u{200d}\u{1f680}",
      "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", "1\u{fe0f}\u{20e3}",
      "\u{1100}\u{1161}\u{11a8}",
    ]
    return texts.map { Character($0) }
  }

  /// A scalar, followed by marks that join it; a control character has none.
  private static func combining(_ limits: ClosedRange<Int>) -> Domain {
    let marks = Domain<Unicode.Scalar>.element(of: [
      "\u{301}", "\u{308}", "\u{327}", "\u{200d}", "\u{fe0f}", "\u{1f3fd}", "\u{20dd}",
    ])
    return .combine(.scalars, .array(of: marks, count: limits)) { first, marks in
      var text = String.UnicodeScalarView([first])
      text.append(contentsOf: marks)
      let characters = Array(String(text))
      return characters.count == 1 ? characters[0] : Character(first)
    } back: { character in
      let scalars = Array(character.unicodeScalars)
      return (scalars[0], Array(scalars.dropFirst()))
    }
  }

  private static func isSame(_ a: Character, _ b: Character) -> Bool {
    a.unicodeScalars.elementsEqual(b.unicodeScalars)
  }
}
