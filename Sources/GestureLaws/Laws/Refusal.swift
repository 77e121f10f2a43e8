import GestureEngine

/// Law A6: a configuration that makes no sense is refused by a typed error, the same each time.
///
/// It is judged before there is a control, and so has no ``Trial``: that a configuration is refused
/// at all is what `expect refused` and the tests of each control pin down.
public enum Refusal {
  /// The short name of the law.
  public static let law = "A6"
  /// What holds.
  public static let sentence =
    "a configuration that makes no sense is refused for one of its fields, the same each time"

  /// What is wrong with refusing `script` by `error`.
  static func findings(_ script: GestureScript, _ error: ConfigurationError) -> [Finding] {
    if script.kind.field(named: error.field) == nil {
      return [finding("it is refused for \(error.field), which is no field of it")]
    }
    do {
      _ = try script.play()
      return [finding("it is refused for \(error.field) once, and then accepted")]
    } catch let second {
      return second == error ? [] : [finding("it is refused for two reasons")]
    }
  }

  private static func finding(_ message: String) -> Finding {
    Finding(law: law, sentence: sentence, breach: Breach(message))
  }
}
