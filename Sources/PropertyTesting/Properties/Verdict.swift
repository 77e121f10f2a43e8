/// The result of judging a test case.
///
/// A failure is a value, not a trap: only a fuzz driver traps, so that libFuzzer saves the input.
public enum Verdict: Sendable, Hashable {
  /// The property holds.
  case holds
  /// The property does not hold.
  case fails(PropertyFailure)
  /// The case counts as neither a pass nor a failure; see ``Discard``.
  case discarded

  /// The message of a failure whose condition returned `false`.
  @usableFromInline package static let falseMessage = "returned false"

  /// The failure, if there is one.
  @inlinable public var failure: PropertyFailure? {
    if case .fails(let failure) = self { return failure }
    return nil
  }
}

extension Verdict {
  /// The verdict of a body that returns whether `law` holds, or throws.
  ///
  /// A thrown ``Discard`` discards the case, and a thrown ``PropertyFailure`` is the failure. Any other
  /// error breaks a law that names the kind of the error, so that shrinking does not slip from one
  /// error to another. The kind is the type and, where there are any, the cases of enumerations:
  /// `ParseError.eof`, `ParseError.badUTF8`. The payloads of an error vary within its kind, so they
  /// shrink. Throw a ``PropertyFailure`` to decide yourself which errors are the same failure.
  ///
  /// - Parameters:
  ///   - law: The law that is broken if the body returns `false`.
  ///   - place: The place where it is broken.
  ///   - holds: The body.
  @inlinable public init(
    of law: @autoclosure () -> String, at place: @autoclosure () -> String,
    holds: () throws -> Bool
  ) {
    do {
      if try holds() {
        self = .holds
      } else {
        self = .fails(PropertyFailure(law: law(), place: place(), message: Verdict.falseMessage))
      }
    } catch {
      self.init(of: law(), at: place(), thrown: error)
    }
  }

  @usableFromInline init(of law: String, at place: String, thrown error: any Error) {
    switch error {
    case is Discard: self = .discarded
    case let failure as PropertyFailure: self = .fails(failure)
    default:
      self = .fails(
        PropertyFailure(
          law: "\(law), without throwing \(ErrorKind(error))", place: place,
          message: "threw \(error)"))
    }
  }
}
