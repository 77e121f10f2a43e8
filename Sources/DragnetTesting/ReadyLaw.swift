import PropertyTesting
import Testing

/// A law that a ready-made check judges.
///
/// A failure names the law and the place of the check.
struct ReadyLaw {
  private let sourceLocation: SourceLocation

  /// The laws of a check at a place.
  init(at sourceLocation: SourceLocation) { self.sourceLocation = sourceLocation }

  /// Judges a law.
  ///
  /// - Parameters:
  ///   - law: The law as a sentence.
  ///   - holds: Whether it holds.
  ///   - message: The values that show that it does not.
  /// - Throws: A ``PropertyFailure`` unless the law holds.
  func callAsFunction(
    _ law: String, _ holds: Bool, _ message: @autoclosure () -> String
  ) throws {
    guard !holds else { return }
    throw PropertyFailure(
      law: law, place: "\(sourceLocation.fileID):\(sourceLocation.line)", message: message())
  }

  /// Returns the offsets in a collection to try as ends of ranges.
  ///
  /// - Parameters:
  ///   - count: The number of elements, which is the last offset.
  ///   - most: The most offsets to return.
  /// - Returns: All offsets, or the first and the last of them.
  static func offsets(upTo count: Int, most: Int) -> [Int] {
    guard count >= most else { return Array(0...count) }
    return Array(0..<most / 2) + Array(count - most / 2 + 1...count)
  }

  /// Returns the result of `body`, which must not throw.
  ///
  /// - Parameters:
  ///   - law: The law that `body` does not throw.
  ///   - body: Computes the result.
  /// - Returns: The result.
  /// - Throws: A ``PropertyFailure`` with this law, or the ``Discard`` or ``PropertyFailure`` that `body`
  ///   throws.
  func result<Result>(_ law: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as Discard {
      throw error
    } catch let error as PropertyFailure {
      throw error
    } catch {
      try self(law, false, "threw \(error)")
      throw error
    }
  }
}

extension Domain {
  /// Lists of `count` values, in which a value often repeats an earlier one.
  ///
  /// Without repetition, hardly any two values of a large domain are equal.
  func repeating(_ count: Int) -> Domain<[Value]> {
    Domain<[Value]>(
      draw: { source throws(Discard) in
        var values: [Value] = []
        for number in 0..<count {
          // The word 0 stands for a new value, and word i for the i-th value so far.
          let earlier = number == 0 ? 0 : Int(source.word(below: UInt64(number + 1)))
          values.append(
            try source.span("part") { source throws(Discard) in
              earlier == 0 ? try draw(from: &source) : values[earlier - 1]
            })
        }
        return values
      },
      encode: { values, encoder in
        guard values.count == count else { return false }
        for (number, value) in values.enumerated() {
          if number > 0 { encoder.write(0) }
          guard encode(value, into: &encoder) else { return false }
        }
        return true
      })
  }
}
