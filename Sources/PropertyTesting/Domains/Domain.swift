/// A set of values to test with: how to draw one from choice words, and how to write one back.
///
/// Domains are values and nest, so a test says what it wants in one line:
///
///     check(.array(of: .integers(in: 0...9))) { xs in xs.reversed().reversed() == xs }
///
/// Nobody writes a shrinker or a mutator: both work on words. What makes them good is the order of
/// the words, so a domain keeps three promises.
///
/// - Drawing is total and depends on nothing but the words read: all words give a value or a discard.
/// - All-zero words give the simplest value; smaller words give simpler ones; special ones come last.
/// - `encode` inverts `draw` bit for bit (all NaNs count as one), or says that it cannot.
public struct Domain<Value>: Sendable {
  /// Draws a value from the words of a source.
  public typealias Draw = @Sendable (inout ChoiceSource) throws(Discard) -> Value
  /// Writes the words that a value is drawn from, and returns whether there are any.
  public typealias Encode = @Sendable (Value, inout ChoiceEncoder) -> Bool

  @usableFromInline let drawing: Draw
  @usableFromInline let encoding: Encode

  /// A domain of one's own.
  ///
  ///     Domain<Point>(
  ///       draw: { source throws(Discard) in
  ///         Point(x: try reals.draw(from: &source), y: try reals.draw(from: &source))
  ///       },
  ///       encode: { point, encoder in
  ///         reals.encode(point.x, into: &encoder) && reals.encode(point.y, into: &encoder)
  ///       })
  ///
  /// - Parameters:
  ///   - draw: Draws a value, with other domains or word by word.
  ///   - encode: Inverts `draw`; without it, values cannot be read back from text or examples.
  @inlinable public init(
    draw: @escaping Draw, encode: @escaping Encode = { _, _ in false }
  ) {
    drawing = draw
    encoding = encode
  }

  /// Draws a value.
  ///
  /// - Parameter source: Where the words come from.
  /// - Returns: A value of the domain.
  /// - Throws: ``Discard`` where the words lead to no value.
  @inlinable public func draw(from source: inout ChoiceSource) throws(Discard) -> Value {
    try drawing(&source)
  }

  /// Writes the words that `value` is drawn from.
  ///
  /// - Parameters:
  ///   - value: A value, of this domain or not.
  ///   - encoder: Where the words go; what is there after a failure is of no use.
  /// - Returns: Whether `value` is one that this domain can write.
  @inlinable public func encode(_ value: Value, into encoder: inout ChoiceEncoder) -> Bool {
    encoding(value, &encoder)
  }
}

extension Domain {
  /// The words that `value` is drawn from, or `nil` if this domain cannot write it.
  public func encode(_ value: Value) -> ChoiceSequence? {
    var encoder = ChoiceEncoder()
    return encode(value, into: &encoder) ? encoder.choices : nil
  }

  /// The value that `choices` stand for, or `nil` if they lead to a discard.
  ///
  ///     Domain<Int>.integers(in: 5...9).value(of: [1])  // 6
  public func value(of choices: ChoiceSequence) -> Value? {
    choices.words.withUnsafeBytes { bytes in
      var source = ChoiceSource(replaying: bytes, isRecording: false)
      return try? draw(from: &source)
    }
  }

  /// What drawing from `choices` reads: canonical words and spans; `nil` if they lead to a discard.
  public func recording(of choices: ChoiceSequence) -> ChoiceRecording? {
    choices.words.withUnsafeBytes { bytes in
      var source = ChoiceSource(replaying: bytes, isRecording: true)
      guard (try? draw(from: &source)) != nil else { return nil }
      return source.finish()
    }
  }
}
