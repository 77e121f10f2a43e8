import GestureEngine
import GestureLaws

/// A plot of a control's value and its drawn value over the events of a script.
///
/// An event has the length 1 along the plot. A `wait` has a length proportional to its time,
/// because time passes only during a `wait`; the drawn value is sampled there.
struct Plot: Sendable {
  /// The state at one moment, as fractions of the range: 0 is the lower bound, 1 the upper bound.
  struct Moment: Sendable {
    /// The position along the plot.
    let place: Double
    /// The value; `nil` if it is not finite.
    let value: Double?
    /// The drawn value; `nil` if it is not finite.
    let presented: Double?
    /// Whether time has passed since the previous moment.
    let isDuringWait: Bool
    /// Whether a law plays the events from here on, so that the lines begin again.
    let isBeginning: Bool
  }

  /// The range of the value.
  let range: ClosedRange<Double>
  /// The stops and the detents as fractions of the range; empty if there are too many to
  /// distinguish.
  let (stops, detents): ([Double], [Double])
  /// The moments; the first one is before all events.
  private(set) var moments: [Moment] = []
  /// The position of the end of each event.
  private(set) var ends: [Double] = []
  /// The time that passes during each event, in seconds.
  let seconds: [Double]
  /// The parts of the plot during which a gesture is open.
  private(set) var gestures: [ClosedRange<Double>] = []
  /// The parts of the plot with the events that laws play, with the laws.
  private(set) var sequels: [(part: ClosedRange<Double>, laws: String)] = []
  /// The events at which laws break, with the laws.
  let breaches: [(event: Int, laws: [String])]
  /// The expected values of the events at which laws break, as fractions of the range.
  let expected: [(event: Int, value: Double)]

  /// The total length.
  var length: Double { ends.last ?? 0 }

  /// Whether the drawn value ever differs from the value.
  var isAnimated: Bool { moments.contains { $0.value != $0.presented } }

  /// Returns the time of a `wait` in words, with the part that is plotted unless that is all of it.
  ///
  ///     time(0.25)  // 0.25 s
  ///     time(60)    // 1.5 of 60 s
  static func time(_ seconds: Double) -> String {
    let all = DragNumber.text(seconds)
    return seconds > Film.longestWait
      ? "\(DragNumber.text(Film.longestWait)) of \(all) s" : "\(all) s"
  }

  /// Creates the plot of a played script.
  init(_ film: Film, _ stage: Film.Stage) {
    let range = stage.range
    self.range = range
    stops = stage.stops.compactMap { range.part(of: $0) }
    detents = stage.detents.compactMap { range.part(of: $0) }
    seconds = film.shots.map { Film.seconds(of: $0.step.event) }
    breaches = film.shots.indices.compactMap { index in
      let laws = film.findings.filter { $0.breach.step == index }.map(\.law)
      return laws.isEmpty ? nil : (index, laws)
    }
    expected = film.findings.compactMap { finding in
      guard let step = finding.breach.step, film.shots.indices.contains(step),
        case .value(_, let value, _)? = finding.breach.contrast,
        finding.breach.contrast?.isRounding == false, let part = range.part(of: value)
      else { return nil }
      return (step, part)
    }
    addMoments(of: film, stage)
    addGestures(of: film)
  }

  private mutating func addMoments(of film: Film, _ stage: Film.Stage) {
    func add(
      _ place: Double, _ snapshot: ControlSnapshot, isDuringWait: Bool, isBeginning: Bool = false
    ) {
      moments.append(
        Moment(
          place: place, value: range.part(of: snapshot.value),
          presented: range.part(of: snapshot.presentedValue), isDuringWait: isDuringWait,
          isBeginning: isBeginning))
    }
    add(0, stage.initial, isDuringWait: false)
    for (index, shot) in film.shots.enumerated() {
      let time = 6 * Swift.min(seconds[index], Film.longestWait)
      let length = if case .wait = shot.step.event { Swift.max(0.15, time) } else { 1.0 }
      let start = self.length
      if let before = shot.before {
        add(start, before, isDuringWait: false, isBeginning: true)
        sequels.append((start...start, shot.laws ?? ""))
      }
      for (number, moment) in shot.moments.enumerated() {
        let part = Double(number + 1) / Double(shot.moments.count + 1)
        add(start + part * length, moment.snapshot, isDuringWait: true)
      }
      add(start + length, shot.step.after, isDuringWait: seconds[index] > 0)
      ends.append(start + length)
      if shot.laws != nil, let last = sequels.last {
        sequels[sequels.count - 1].part = last.part.lowerBound...(start + length)
      }
    }
  }

  private mutating func addGestures(of film: Film) {
    var start: Double?
    for (shot, end) in zip(film.shots, ends) {
      if shot.before != nil, let opened = start {
        // The gesture that the script leaves open ends with it.
        gestures.append(opened...Swift.max(opened, end - 1))
        start = nil
      }
      switch shot.step.response.editing {
      case .began: start = end
      case .committed, .cancelled:
        if let start { gestures.append(start...end) }
        start = nil
      case nil: break
      }
    }
    if let start { gestures.append(start...length) }
  }
}

extension ClosedRange<Double> {
  /// Returns the position of `value` between the bounds: 0 to 1 within the range, less or more
  /// outside.
  ///
  /// - Returns: The fraction; `nil` if the value is not finite, and 0.5 in a range of one value.
  func part(of value: Double) -> Double? {
    guard value.isFinite else { return nil }
    let span = upperBound / 2 - lowerBound / 2
    guard span > 0 else { return 0.5 }
    let part = (value / 2 - lowerBound / 2) / span
    return part.isFinite ? part : nil
  }
}
