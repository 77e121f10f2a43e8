/// A JSON value.
public indirect enum JSON: Equatable {
  /// The value `null`.
  case null
  /// The values `false` and `true`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object, whose keys are distinct.
  case object([String: JSON])
}

/// A text that is not JSON.
public struct JSONError: Error {
  /// The number of scalars before the mistake.
  public let offset: Int
}
