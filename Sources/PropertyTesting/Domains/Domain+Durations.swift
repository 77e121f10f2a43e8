extension Domain where Value == Duration {
  /// The durations in `range`: whole seconds first, then milliseconds, and so on to attoseconds.
  ///
  ///     check(.durations(in: .zero ... .seconds(60))) { wait in wait >= .zero }
  public static func durations(in range: ClosedRange<Duration>) -> Domain {
    let units: [Int128] = [1, 1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000_000_000]
      .map { 1_000_000_000_000_000_000 / $0 }
    let (first, last) = (range.lowerBound.attoseconds, range.upperBound.attoseconds)
    let alternatives = units.compactMap { unit -> Domain? in
      // Towards the inside of the range: a unit of which no multiple lies in it is left out.
      let low = first / unit + (first % unit > 0 ? 1 : 0)
      let high = last / unit - (last % unit < 0 ? 1 : 0)
      guard low <= high else { return nil }
      return Domain<Int128>.integers(in: low...high).map {
        Duration(attoseconds: $0 * unit)
      } back: {
        $0.attoseconds % unit == 0 ? $0.attoseconds / unit : nil
      }
    }
    return .one(of: alternatives.map { .weight(1, $0) })
  }
}
