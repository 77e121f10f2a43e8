extension Domain where Value == String {
  /// The strings that match a regular expression as a whole.
  ///
  ///     check(.strings(matching: #"\d{4}-(0[1-9]|1[0-2])"#)) { month in month.count == 7 }
  ///
  /// The pattern may contain:
  ///
  /// | Part | Scalars |
  /// |---|---|
  /// | `a`, `\.`, `\n`, `\r`, `\t`, `\u00e9`, `\u{1f600}` | this scalar |
  /// | `.` | any scalar but line breaks |
  /// | `\d`, `\w`, `\s` | ASCII digits; letters, digits and `_`; white space |
  /// | `\D`, `\W`, `\S` | the other ASCII scalars, because engines differ in those beyond ASCII |
  /// | `[a-z_\d]`, `[^a-z]` | a scalar of the class; a scalar outside the class |
  /// | `(…)`, `(?:…)`, `x|y` | a group, alternatives |
  /// | `*`, `+`, `?`, `{3}`, `{3,}`, `{3,5}` | repetitions; without an upper limit, up to 16 more |
  ///
  /// `^` at the beginning and `$` at the end are ignored, because the whole string matches. Other parts
  /// of regular expressions, such as references and assertions, are refused.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression. A malformed pattern is a programming error.
  ///   - fileID: The file of the call, which the message about a malformed pattern names.
  ///   - line: The line of the call.
  /// - Returns: The domain of the strings, in which earlier alternatives are simpler.
  public static func strings(
    matching pattern: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Domain {
    do throws(GrammarError) {
      return texts(of: try PatternReader.grammar(of: pattern))
    } catch {
      fatalError("a pattern with \(error)", file: fileID, line: line)
    }
  }

  /// The texts of a grammar in EBNF, whose first rule is the start.
  ///
  ///     let sums = Domain<String>.grammar(
  ///       """
  ///       sum    = term { ("+" | "-") term } ;
  ///       term   = number | "(" sum ")" ;
  ///       number = "1".."9" { "0".."9" } ;
  ///       """)
  ///     check(sums) { text in Calculator.value(of: text) != nil }
  ///
  /// A rule ends with a semicolon. Parts follow each other, with or without commas between them. `x | y`
  /// are alternatives, `[x]` is optional, `{x}` is repeated up to 16 times, `(x)` is a group,
  /// `"a".."z"` is a range of scalars, and `(* … *)` is a comment.
  ///
  /// Recursive rules are nested to eight levels more than their shortest texts need. Alternatives with
  /// fewer levels are simpler and are all that remains when the limit is reached.
  ///
  /// - Parameters:
  ///   - grammar: The rules. A malformed grammar is a programming error, as is a rule without a finite text.
  ///   - fileID: The file of the call, which the message about a malformed grammar names.
  ///   - line: The line of the call.
  /// - Returns: The domain of the texts. It encodes the texts that it can parse within 100,000 steps.
  public static func grammar(
    _ grammar: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Domain {
    do throws(GrammarError) {
      return texts(of: try GrammarReader.grammar(of: grammar))
    } catch {
      fatalError("a grammar with \(error)", file: fileID, line: line)
    }
  }

  private static func texts(of grammar: TextGrammar) -> Domain {
    Domain(
      draw: { source throws(Discard) in try grammar.draw(from: &source) },
      encode: { text, encoder in grammar.encode(text, into: &encoder) })
  }
}
