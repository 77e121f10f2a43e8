extension Domain {
  /// Values that a closure composes from the values that it draws.
  ///
  ///     let orders = Domain<Order>.build { draw in
  ///       let items: [Int] = try draw(.array(of: .integers(in: 1...9), count: 1...5))
  ///       let gift = try draw(.integers(in: 0...items.count).named("gift"))
  ///       return Order(items: items, gift: gift)
  ///     }
  ///
  /// A later domain can depend on earlier values. Each drawn value is a part of the result, which
  /// shrinks and which a report explains; see ``named(_:)``.
  ///
  /// - Parameters:
  ///   - body: Draws the parts and makes the value. It may throw a ``Discard``, as ``assume(_:fileID:line:)``
  ///     does, and no other error.
  ///   - encode: Writes the words of the parts in the order in which `body` draws them. By default the
  ///     values cannot be encoded; they shrink all the same.
  ///   - fileID: The file of the call, which the message about another error names.
  ///   - line: The line of the call.
  /// - Returns: The domain of the values that `body` makes.
  public static func build(
    _ body: @escaping @Sendable (_ draw: inout ChoiceSource) throws -> Value,
    encode: @escaping Encode = { _, _ in false }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        let wasComposing = source.isComposing
        source.isComposing = true
        defer { source.isComposing = wasComposing }
        do {
          return try body(&source)
        } catch let discard as Discard {
          throw discard
        } catch {
          fatalError(
            "the closure of a domain threw \(error); it may throw a Discard only", file: fileID,
            line: line)
        }
      },
      encode: encode)
  }
}
