extension GestureScript: CustomDebugStringConvertible {
  /// The kind and the script on one line: `fat-slider: size 300 44; down 50 22`.
  public var debugDescription: String { "\(kind.name): \(line)" }
}

extension GestureScript: CustomStringConvertible {
  /// The script as `.drag` text.
  public var description: String { text }
}
