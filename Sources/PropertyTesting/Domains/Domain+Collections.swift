extension Domain where Value == [UInt8] {
  /// Arrays of any bytes, with a number of bytes in `limits`.
  ///
  ///     check(.bytes(count: 0...64)) { bytes in decoded(encoded(bytes)) == bytes }
  @inlinable public static func bytes(count limits: ClosedRange<Int> = 0...Int.max) -> Domain {
    .array(of: .integers, count: limits)
  }
}

extension Domain {
  /// The indices of the elements of a collection that is not empty, from first to last.
  ///
  ///     check(.indices(of: "héllo")) { index in "héllo"[index...].count > 0 }
  ///
  /// - Parameter elements: The collection.
  /// - Returns: The domain of its indices, without the end index.
  public static func indices<Elements: Collection>(of elements: Elements) -> Domain
  where Value == Elements.Index, Value: Sendable {
    .element(of: Array(elements.indices))
  }

  /// The orders of some elements; the given order is the simplest.
  ///
  ///     check(.permutations(of: 1...5)) { numbers in numbers.sorted() == [1, 2, 3, 4, 5] }
  ///
  /// - Parameter elements: The elements, which may repeat.
  /// - Returns: The domain of their permutations.
  public static func permutations<Element: Equatable & Sendable>(
    of elements: some Sequence<Element>
  ) -> Domain where Value == [Element] {
    let elements = Array(elements)
    return Domain(
      draw: { source throws(Discard) in
        var rest = elements
        var order: [Element] = []
        while rest.count > 1 {
          order.append(rest.remove(at: Int(source.word(below: UInt64(rest.count)))))
        }
        return order + rest
      },
      encode: { order, encoder in
        guard order.count == elements.count else { return false }
        var rest = elements
        for element in order {
          guard let index = rest.firstIndex(of: element) else { return false }
          if rest.count > 1 { encoder.write(UInt64(index)) }
          rest.remove(at: index)
        }
        return true
      })
  }

  /// Some of the elements of a sequence, in their order; the empty array is the simplest.
  ///
  ///     check(.subsequences(of: "abc")) { letters in letters == letters.sorted() }
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The domain of the arrays that remain if elements are left out.
  public static func subsequences<Element: Equatable & Sendable>(
    of elements: some Sequence<Element>
  ) -> Domain where Value == [Element] {
    let elements = Array(elements)
    return Domain(
      draw: { source throws(Discard) in
        elements.filter { _ in source.word(below: 2) == 1 }
      },
      encode: { chosen, encoder in
        // Of equal elements, the last give the smallest words.
        var words: [UInt64] = []
        var rest = chosen[...]
        for element in elements.reversed() {
          let isChosen = rest.last == element
          if isChosen { rest.removeLast() }
          words.append(isChosen ? 1 : 0)
        }
        for word in words.reversed() { encoder.write(word) }
        return rest.isEmpty
      })
  }

  /// Arrays in ascending order, with a number of elements in `count`.
  ///
  ///     check(.sorted(of: .integers(in: 0...99))) { numbers in numbers == numbers.sorted() }
  ///
  /// Elements may repeat. They shrink and are deleted like those of `array(of:count:)`.
  public static func sorted<Element: Comparable & SendableMetatype>(
    of element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == [Element] {
    limits.requireLengths()
    return Domain(
      draw: { source throws(Discard) in
        var elements: [Element] = []
        let planned = source.plannedLength(in: limits)
        try source.drawList(of: limits, planned: planned) { source throws(Discard) in
          elements.append(try element.draw(from: &source))
          return true
        }
        elements.sort()
        return elements
      },
      encode: { elements, encoder in
        guard zip(elements, elements.dropFirst()).allSatisfy({ $0 <= $1 }) else { return false }
        return encoder.writeDistinct(elements, of: limits) { value, encoder in
          element.encode(value, into: &encoder)
        }
      })
  }

  /// Option sets of some of `options`; the empty set is the simplest.
  ///
  ///     check(.optionSets(of: [.bold, .italic])) { (style: Style) in style.isSubset(of: .all) }
  ///
  /// - Parameter options: The options, none of which contains another.
  /// - Returns: The domain of their unions.
  public static func optionSets(of options: [Value]) -> Domain
  where Value: OptionSet & Sendable, Value.Element == Value {
    Domain(
      draw: { source throws(Discard) in
        options.reduce(into: Value()) { set, option in
          if source.word(below: 2) == 1 { set.formUnion(option) }
        }
      },
      encode: { set, encoder in
        var union = Value()
        for option in options {
          let isMember = set.isSuperset(of: option)
          if isMember { union.formUnion(option) }
          encoder.write(isMember ? 1 : 0)
        }
        return union == set
      })
  }

  /// Results of both kinds; a success is simpler than a failure.
  ///
  ///     let results = Domain<Result<Int, ParseError>>.results(.integers, .allCases)
  ///
  /// - Parameters:
  ///   - success: The domain of the values of successes.
  ///   - failure: The domain of errors.
  /// - Returns: The domain of the results.
  @inlinable public static func results<Success, Failure: Error>(
    _ success: Domain<Success>, _ failure: Domain<Failure>
  ) -> Domain where Value == Result<Success, Failure> {
    let weights: Weights = [3, 1]
    return Domain(
      draw: { source throws(Discard) in
        source.pick(weights) == 0
          ? .success(try success.draw(from: &source)) : .failure(try failure.draw(from: &source))
      },
      encode: { result, encoder in
        switch result {
        case .success(let value):
          encoder.write(0)
          return success.encode(value, into: &encoder)
        case .failure(let error):
          encoder.write(1)
          return failure.encode(error, into: &encoder)
        }
      })
  }
}

// MARK: - Ranges

extension Domain {
  /// The closed ranges of integers within `limits`, including those of one integer.
  ///
  ///     check(.ranges(in: 0...99)) { (range: ClosedRange<Int>) in range.count <= 100 }
  public static func ranges<Bound: FixedWidthInteger & Sendable>(
    in limits: ClosedRange<Bound>
  ) -> Domain where Value == ClosedRange<Bound> {
    let lower = Domain<Bound>.integers(in: limits)
    return Domain(
      draw: { source throws(Discard) in
        let first = try source.drawPart(lower)
        return first...(try source.drawPart(.integers(in: first...limits.upperBound)))
      },
      encode: { range, encoder in
        lower.encode(range.lowerBound, into: &encoder)
          && Domain<Bound>.integers(in: range.lowerBound...limits.upperBound)
            .encode(range.upperBound, into: &encoder)
      })
  }

  /// The half-open ranges of integers within `limits`, including empty ones.
  ///
  ///     check(.ranges(in: 0..<100)) { (range: Range<Int>) in range.count <= 100 }
  public static func ranges<Bound: FixedWidthInteger & Sendable>(
    in limits: Range<Bound>
  ) -> Domain where Value == Range<Bound> {
    Domain<ClosedRange<Bound>>.ranges(in: limits.lowerBound...limits.upperBound).map {
      $0.lowerBound..<$0.upperBound
    } back: {
      $0.lowerBound...$0.upperBound
    }
  }
}
