/// A type with a domain of its values, which is the default for parts of this type.
///
///     extension Point: Arbitrary {
///       static var arbitrary: Domain<Point> {
///         .combine(.integers(in: 0...9), .integers(in: 0...9)) { Point(x: $0, y: $1) }
///       }
///     }
///
/// A check of its values, or of values that contain them, names the domain:
///
///     check(.array(of: Point.arbitrary)) { points in hull(of: points).count <= points.count }
///
/// The macro `@Arbitrary` of the module `DomainDerivation` derives the domain of a structure or of an
/// enumeration from the domains of its parts.
public protocol Arbitrary: SendableMetatype {
  /// The domain of the type's values, which contains every value that a test may need.
  static var arbitrary: Domain<Self> { get }
}

extension Domain where Value: Arbitrary {
  /// The values of the type's own domain.
  @inlinable public static var arbitrary: Domain { Value.arbitrary }
}

// MARK: - Types of the standard library

extension Arbitrary where Self: FixedWidthInteger & Sendable {
  /// All integers of the type.
  @inlinable public static var arbitrary: Domain<Self> { .integers }
}

extension Int: Arbitrary {}
extension Int8: Arbitrary {}
extension Int16: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension Int128: Arbitrary {}
extension UInt: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt16: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}
extension UInt128: Arbitrary {}

extension Bool: Arbitrary {
  /// The values `false` and `true`.
  @inlinable public static var arbitrary: Domain<Bool> { .booleans }
}

extension Double: Arbitrary {
  /// All numbers, with the infinities and NaN at the end.
  public static var arbitrary: Domain<Double> { .doubles }
}

extension Float: Arbitrary {
  /// All numbers, with the infinities and NaN at the end.
  public static var arbitrary: Domain<Float> { .floats }
}

extension Duration: Arbitrary {
  /// The durations of up to a day, forward and back.
  public static var arbitrary: Domain<Duration> {
    .durations(in: .seconds(-86_400) ... .seconds(86_400))
  }
}

extension Unicode.Scalar: Arbitrary {
  /// All Unicode scalars.
  public static var arbitrary: Domain<Unicode.Scalar> { .scalars }
}

extension Character: Arbitrary {
  /// Characters of one to three Unicode scalars.
  public static var arbitrary: Domain<Character> { .characters }
}

extension String: Arbitrary {
  /// Strings of any Unicode scalars.
  public static var arbitrary: Domain<String> { .strings }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  /// The value `nil`, and all wrapped values.
  @inlinable public static var arbitrary: Domain<Wrapped?> { .optional(Wrapped.arbitrary) }
}

extension Array: Arbitrary where Element: Arbitrary {
  /// Arrays of any elements.
  @inlinable public static var arbitrary: Domain<[Element]> { .array(of: Element.arbitrary) }
}

extension Set: Arbitrary where Element: Arbitrary {
  /// Sets of any elements.
  @inlinable public static var arbitrary: Domain<Set<Element>> { .set(of: Element.arbitrary) }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  /// Dictionaries of any entries.
  @inlinable public static var arbitrary: Domain<[Key: Value]> {
    .dictionary(of: Key.arbitrary, Value.arbitrary)
  }
}

extension Result: Arbitrary where Success: Arbitrary, Failure: Arbitrary {
  /// Any successes, which are simplest, and any failures.
  @inlinable public static var arbitrary: Domain<Result<Success, Failure>> {
    .results(Success.arbitrary, Failure.arbitrary)
  }
}
