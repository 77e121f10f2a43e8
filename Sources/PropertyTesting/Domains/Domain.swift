/// A set of test values: how to draw a value from choice words, and how to encode it as words.
///
/// Domains are values and nest, so a test declares its domain in one line:
///
///     check(.array(of: .integers(in: 0...9))) { xs in xs.reversed().reversed() == xs }
///
/// A domain needs no shrinker and no mutator, because both work on words. They work well if the domain
/// keeps three promises:
///
/// - Drawing is a pure function of the words, and any words give a value or a discard.
/// - All-zero words give the simplest value, smaller words give simpler values, and special values
///   come last.
/// - `encode` inverts `draw` bit for bit (all NaNs count as one), or returns `false`.
public struct Domain<Value>: Sendable {
  /// A function that draws a value from the words of a source.
  public typealias Draw = @Sendable (inout ChoiceSource) throws(Discard) -> Value
  /// A function that writes the words of a value and returns whether it can.
  public typealias Encode = @Sendable (Value, inout ChoiceEncoder) -> Bool

  @usableFromInline let drawing: Draw
  @usableFromInline let encoding: Encode
  /// The bytes of a value, if each value takes exactly one word; lists of these values are packed.
  @usableFromInline var packing: Packing?

  /// Creates a custom domain.
  ///
  ///     let points = Domain<Point>(
  ///       draw: { source throws(Discard) in
  ///         Point(x: try reals.draw(from: &source), y: try reals.draw(from: &source))
  ///       },
  ///       encode: { point, encoder in
  ///         reals.encode(point.x, into: &encoder) && reals.encode(point.y, into: &encoder)
  ///       })
  ///
  /// - Parameters:
  ///   - draw: Draws a value, with other domains or word by word.
  ///   - encode: Inverts `draw`. By default the values cannot be encoded, so they cannot be read back
  ///     from text or examples.
  @inlinable public init(
    draw: @escaping Draw, encode: @escaping Encode = { _, _ in false }
  ) {
    drawing = draw
    encoding = encode
  }

  /// Draws a value.
  ///
  /// - Parameter source: The source of the words.
  /// - Returns: A value of the domain.
  /// - Throws: ``Discard`` if the words do not give a value.
  @inlinable public func draw(from source: inout ChoiceSource) throws(Discard) -> Value {
    try drawing(&source)
  }

  /// Writes the words from which `value` is drawn.
  ///
  /// - Parameters:
  ///   - value: A value, in this domain or not.
  ///   - encoder: The encoder to write to; after a failure its words are meaningless.
  /// - Returns: Whether this domain can encode `value`.
  @inlinable public func encode(_ value: Value, into encoder: inout ChoiceEncoder) -> Bool {
    encoding(value, &encoder)
  }
}

extension Domain {
  /// Returns the words from which `value` is drawn, or `nil` if this domain cannot encode it.
  public func encode(_ value: Value) -> ChoiceSequence? {
    var encoder = ChoiceEncoder()
    return encode(value, into: &encoder) ? encoder.choices : nil
  }

  /// Returns the value of `choices`, or `nil` if they give a discard.
  ///
  ///     Domain<Int>.integers(in: 5...9).value(of: [1])  // 6
  public func value(of choices: ChoiceSequence) -> Value? {
    ChoiceSource.replaying(choices, isRecording: false) { try? draw(from: &$0) }.0
  }

  /// Returns the canonical words and the spans of `choices`, or `nil` if they give a discard.
  public func recording(of choices: ChoiceSequence) -> ChoiceRecording? {
    unpackedRecording(of: choices)?.packed
  }

  /// Returns the unpacked words and the spans of `choices`, or `nil` if they give a discard.
  func unpackedRecording(of choices: ChoiceSequence) -> ChoiceRecording? {
    let (value, recording) = ChoiceSource.replaying(choices, isRecording: true) {
      try? draw(from: &$0)
    }
    return value == nil ? nil : recording
  }
}
