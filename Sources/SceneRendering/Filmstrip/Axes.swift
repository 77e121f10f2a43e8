import GestureEngine

/// The coordinate system of a plot's picture.
struct Axes {
  let left = 72.0
  let top = 34.0
  let bottom = Plot.height - 26
  let right: Double
  /// The visible fractions of the range.
  let seen: ClosedRange<Double>
  /// The points for each unit along the plot.
  let pitch: Double
  /// The coarseness of the picture; of more moments than points, a point shows only some.
  let grain: Grain

  init(_ plot: Plot, width: Double, _ grain: Grain) {
    right = width - 12
    self.grain = plot.moments.count > Int(right - left) ? Swift.max(grain, .point) : grain
    let parts = plot.moments.flatMap { [$0.value, $0.presented].compactMap { $0 } }
    let low = Swift.max(-0.5, Swift.min(0, parts.min() ?? 0))
    let high = Swift.min(1.5, Swift.max(1, parts.max() ?? 1))
    seen = low...high
    // The last event keeps a distance from the edge.
    pitch = (right - left) / (plot.length + 0.4)
  }

  func x(_ place: Double) -> Double { left + place * pitch }

  func y(_ part: Double) -> Double {
    let limited = Swift.min(Swift.max(part, seen.lowerBound), seen.upperBound)
    let (inner, room) = (bottom - 8, bottom - top - 16)
    return inner - (limited - seen.lowerBound) / (seen.upperBound - seen.lowerBound) * room
  }

  func rule(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Element {
    Element("line", ["class": name, "x1": x1.svg, "y1": y1.svg, "x2": x2.svg, "y2": y2.svg])
  }

  var ground: [Element] {
    [
      Element(
        "rect",
        [
          "class": "card", "x": left.svg, "y": top.svg, "width": (right - left).svg,
          "height": (bottom - top).svg, "rx": "8",
        ])
    ]
  }

  func stops(of plot: Plot) -> [Element] {
    let gestures = grain.merged(plot.gestures.map { x($0.lowerBound)...x($0.upperBound) })
      .map { gesture in
        Element(
          "rect",
          [
            "class": "gesture", "x": gesture.lowerBound.svg, "y": (top + 1).svg,
            "width": Swift.max(1, gesture.upperBound - gesture.lowerBound).svg,
            "height": (bottom - top - 2).svg,
          ])
      }
    let detents = plot.detents.map { rule("detent", left, y($0), left + 7, y($0)) }
    return gestures + plot.stops.map { rule("stop", left, y($0), right, y($0)) } + detents
  }

  /// Returns the parts of the plot in which laws play events, with their names.
  func sequels(of plot: Plot) -> [Element] {
    plot.sequels.flatMap { sequel in
      let (start, end) = (x(sequel.part.lowerBound), x(sequel.part.upperBound))
      let words = "played by \(sequel.laws)"
      let columns = Int((end - start - 4) / 6.6)
      return [
        Element(
          "rect",
          [
            "class": "sequel", "x": start.svg, "y": (top + 1).svg, "width": (end - start).svg,
            "height": (bottom - top - 2).svg,
          ])
      ]
        + (words.count <= columns
          ? [Words.line(words, at: GesturePoint(x: start + 4, y: top + 14), .quiet)] : [])
    }
  }

  func breaches(of plot: Plot) -> [Element] {
    plot.breaches.map { breach in
      let place = x(plot.ends[breach.event])
      return rule("breach", place, top, place, bottom)
    }
  }

  /// Returns a line from the value before each broken law to the value that the law demands.
  func expectations(of plot: Plot) -> [Element] {
    plot.expected.flatMap { event, part in
      let start = event == 0 ? 0 : plot.ends[event - 1]
      let before = plot.moments.last { $0.place <= start }?.value ?? part
      let (here, there) = (x(start), x(plot.ends[event]))
      return [
        Element(
          "path",
          [
            "class": "expected",
            "d": "M\(here.svg) \(y(before).svg)L\(there.svg) \(y(part).svg)",
          ]),
        Element(
          "circle", ["class": "expected end", "cx": there.svg, "cy": y(part).svg, "r": "4"]),
      ]
    }
  }

  func lines(of plot: Plot) -> [Element] {
    // The value jumps at the end of its event; the drawn value moves during a wait.
    var value = Polyline(grain)
    var presented = Polyline(grain)
    var last: Plot.Moment?
    for moment in plot.moments {
      if moment.isBeginning {
        value.add(0, nil)
        presented.add(0, nil)
      } else if let last {
        value.add(x(moment.place), last.value.map(y))
        if !moment.isDuringWait { presented.add(x(moment.place), last.presented.map(y)) }
      }
      value.add(x(moment.place), moment.value.map(y))
      presented.add(x(moment.place), moment.presented.map(y))
      last = moment
    }
    let losses = plot.moments.filter { $0.value == nil }.map { x($0.place)...x($0.place) }
    let lost = grain.merged(losses).map { place in
      Element(
        "path",
        [
          "class": "lost", "d": "M-4 -4L4 4M-4 4L4 -4",
          "transform": "translate(\(place.lowerBound.svg) \((bottom - 10).svg))",
        ])
    }
    let way = Element("path", ["class": "presented", "d": presented.path])
    return (plot.isAnimated ? [way] : [])
      + [Element("path", ["class": "value", "d": value.path])] + lost
  }

  /// Returns a rectangle for each of the events, which can be clicked.
  func targets(of plot: Plot, named name: String, _ events: [Int]) -> [Element] {
    let ends = events.map { plot.ends[$0] }
    return events.indices.map { index in
      let start = index == 0 ? 0 : ends[index - 1]
      let next = index + 1 < ends.count ? ends[index + 1] : ends[index] + 0.4
      let (low, high) = ((start + ends[index]) / 2, (ends[index] + next) / 2)
      return Element(
        "rect",
        [
          "class": "hit", "data-strip": name, "data-event": "\(events[index] + 1)",
          "x": x(low).svg, "y": top.svg, "width": ((high - low) * pitch).svg,
          "height": (bottom - top).svg,
        ])
    }
  }

  func words(of plot: Plot) -> [Element] {
    func bound(_ value: Double, at part: Double) -> Element {
      Words.line(
        Words.fitted(value.shortest, 9), at: GesturePoint(x: left - 8, y: y(part) + 4),
        .code,
        "end")
    }
    var words =
      plot.range.lowerBound == plot.range.upperBound
      ? [bound(plot.range.lowerBound, at: 0.5)]
      : [bound(plot.range.lowerBound, at: 0), bound(plot.range.upperBound, at: 1)]
    // Numbers that would overlap are left out.
    var free = left
    for (index, end) in plot.ends.enumerated() {
      let place = x(end)
      guard place >= free else { continue }
      words.append(
        Words.line("\(index + 1)", at: GesturePoint(x: place, y: bottom + 17), .quiet, "middle"))
      free = place + 24
      let start = x(index == 0 ? 0 : plot.ends[index - 1])
      if plot.seconds[index] > 0, place - start > 70 {
        words.append(
          Words.line(
            Plot.time(plot.seconds[index]),
            at: GesturePoint(x: (start + place) / 2, y: bottom + 17),
            .quiet, "middle"))
      }
    }
    return words + legend(of: plot)
  }

  private func legend(of plot: Plot) -> [Element] {
    var parts = [("value", "value")]
    if plot.isAnimated { parts.append(("presented", "drawn value")) }
    if !plot.expected.isEmpty { parts.append(("expected", "should be")) }
    if !plot.stops.isEmpty { parts.append(("stop", "stop")) }
    if plot.stops.isEmpty, !plot.detents.isEmpty { parts.append(("detent", "detent")) }
    if !plot.gestures.isEmpty { parts.append(("key gesture", "gesture")) }
    var place = left
    return parts.flatMap { name, words in
      defer { place += 46 + Double(words.count) * 7 }
      return [
        rule(name, place, 14, place + 20, 14),
        Words.line(words, at: GesturePoint(x: place + 26, y: 18), .quiet),
      ]
    }
  }
}
