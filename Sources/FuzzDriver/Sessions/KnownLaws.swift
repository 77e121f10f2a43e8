import PropertyTesting

/// The laws that a file beside an executable lists as known to be broken.
///
/// A campaign runs an executable for months, and must not report the same bug again and again. The file of
/// the executable `NAME` is `NAME.known-laws`:
///
///     # The name of a law on each line.
///     D3
///
/// A search leaves these laws out. It still checks some inputs for each of them until one input breaks
/// the law. At the end it names the laws that no input broke, so that fixed bugs leave the file.
package final class KnownLaws {
  /// The path of the file.
  let path: String
  /// The names of the laws, in the order of the file.
  let names: [String]
  /// The laws that no input has broken so far.
  private(set) var unbroken: Set<String>
  /// The number of inputs that were checked for these laws.
  private(set) var checked = 0

  private let makeProperty: (Set<String>) -> AnyProperty
  /// The property without the laws that an input has broken.
  private var property: AnyProperty
  private var inputs = 0

  /// One of this many inputs is checked.
  static let interval = 16

  /// The laws in a text.
  ///
  /// - Parameters:
  ///   - text: A name on each line; see ``KnownLawList``.
  ///   - path: The path of the file.
  ///   - property: Returns the property of the target without the given laws.
  init(_ text: String, path: String, property: @escaping (Set<String>) -> AnyProperty) {
    self.path = path
    names = KnownLawList.names(in: text)
    unbroken = Set(names)
    makeProperty = property
    self.property = property([])
  }

  /// Reads the file beside the executable of this process; returns `nil` if there is no file.
  ///
  /// - Parameter property: Returns the property of the target without the given laws.
  convenience init?(property: @escaping (Set<String>) -> AnyProperty) {
    guard let program = Platform.executablePath else { return nil }
    let path = program + ".known-laws"
    guard let text = Platform.contents(of: path) else { return nil }
    self.init(text, path: path, property: property)
  }

  /// Checks an input for the laws that no input has broken so far, unless it is left out.
  ///
  /// - Parameter input: Choice words, little-endian.
  /// - Returns: Whether the input was checked.
  func check(_ input: UnsafeRawBufferPointer) -> Bool {
    guard !unbroken.isEmpty else { return false }
    inputs += 1
    guard inputs % KnownLaws.interval == 1 else { return false }
    checked += 1
    if let law = property.judge(input).failure?.law, unbroken.remove(law) != nil {
      property = makeProperty(Set(names).subtracting(unbroken))
    }
    return true
  }

  /// The message for each law that no input has broken.
  var complaints: [String] {
    if checked == 0 { return [] }
    return names.filter(unbroken.contains).map {
      """
      dragnet: \($0) is in \(path), but none of the \(checked) inputs that were checked for it broke \
      it; remove it from the file if it is fixed
      """
    }
  }
}
