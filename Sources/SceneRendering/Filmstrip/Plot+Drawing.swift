extension Plot {
  /// The height of a plot including its labels, in points.
  static let height = 190.0

  /// Returns the plot, with its top-left corner at (0, 0).
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - name: The name of the filmstrip in a page, whose player shows the event that is clicked.
  ///   - events: The indices of the events that the page shows.
  ///   - grain: The coarseness of the picture.
  /// - Returns: A group of elements.
  func element(
    width: Double, named name: String?, of events: [Int], _ grain: Grain
  ) -> Element {
    let axes = Axes(self, width: width, grain)
    return Element(
      "g", ["class": "plot"],
      axes.ground + axes.sequels(of: self) + axes.stops(of: self) + axes.breaches(of: self)
        + axes.expectations(of: self)
        + axes.lines(of: self)
        + axes.words(of: self) + (name.map { axes.targets(of: self, named: $0, events) } ?? []))
  }
}
