import GestureEngine
import GestureLaws

/// The value of a control, and what is drawn of it, over the events of a script.
///
/// Along it every event takes a step of 1, but a `wait` one as long as the time that it lasts, because
/// only then time passes; what is drawn in between is sampled.
struct Plot: Sendable {
  /// What was seen at one moment, as a part of the range: 0 the lower bound, 1 the upper one.
  struct Moment: Sendable {
    /// How far along the plot.
    let place: Double
    /// The value; `nil` where it is no number.
    let value: Double?
    /// What is drawn.
    let presented: Double?
    /// Whether time has passed since the moment before.
    let isDuringWait: Bool
  }

  /// The range of the value.
  let range: ClosedRange<Double>
  /// The values that it may snap to, and those with a feedback, as parts of the range; none where
  /// they are too many to see.
  let (stops, detents): ([Double], [Double])
  /// What was seen, the first moment before anything happened.
  private(set) var moments: [Moment] = []
  /// Where each event ends.
  private(set) var ends: [Double] = []
  /// The time that passes by each event, in seconds.
  let seconds: [Double]
  /// From where to where a gesture is open.
  private(set) var gestures: [ClosedRange<Double>] = []
  /// The laws that break, and with which event.
  let breaches: [(event: Int, laws: [String])]

  /// The length of the whole.
  var length: Double { ends.last ?? 0 }

  /// Whether what is drawn ever differs from the value.
  var isAnimated: Bool { moments.contains { $0.value != $0.presented } }

  /// A time of waiting in words: how much of it is drawn, where that is not all of it.
  ///
  ///     time(0.25)  // 0.25 s
  ///     time(60)    // 1.5 of 60 s
  static func time(_ seconds: Double) -> String {
    let all = DragNumber.text(seconds)
    return seconds > Passage.longestWait
      ? "\(DragNumber.text(Passage.longestWait)) of \(all) s" : "\(all) s"
  }

  /// The most stops that can be told apart.
  static let mostStops = 60

  /// The plot of what was played.
  init(_ trace: Trace, _ passages: [[Passage]], _ findings: [Finding]) {
    let range = trace.traits.range
    self.range = range
    func fractions(_ snapping: Snapping?) -> [Double] {
      guard let snapping, snapping.lastIndex < Plot.mostStops else { return [] }
      return (0...snapping.lastIndex).compactMap { range.part(of: snapping.stop($0)) }
    }
    stops = fractions(trace.traits.stops)
    detents = fractions(trace.traits.detents)
    seconds = trace.steps.map { Passage.seconds(of: $0.event) }
    breaches = trace.steps.indices.compactMap { index in
      let laws = findings.filter { $0.breach.step == index }.map(\.law)
      return laws.isEmpty ? nil : (index, laws)
    }
    addMoments(of: trace, passages)
    addGestures(of: trace)
  }

  private mutating func addMoments(of trace: Trace, _ passages: [[Passage]]) {
    func add(_ place: Double, _ snapshot: ControlSnapshot, isDuringWait: Bool) {
      moments.append(
        Moment(
          place: place, value: range.part(of: snapshot.value),
          presented: range.part(of: snapshot.presentedValue), isDuringWait: isDuringWait))
    }
    add(0, trace.initial, isDuringWait: false)
    for (index, step) in trace.steps.enumerated() {
      let time = 6 * Swift.min(seconds[index], Passage.longestWait)
      let length = if case .wait = step.event { Swift.max(0.15, time) } else { 1.0 }
      let start = self.length
      for (number, passage) in passages[index].enumerated() {
        let part = Double(number + 1) / Double(passages[index].count + 1)
        add(start + part * length, passage.snapshot, isDuringWait: true)
      }
      add(start + length, step.after, isDuringWait: seconds[index] > 0)
      ends.append(start + length)
    }
  }

  private mutating func addGestures(of trace: Trace) {
    var start: Double?
    for (step, end) in zip(trace.steps, ends) {
      switch step.response.editing {
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
  /// How far `value` is from the lower bound to the upper one: 0 to 1, or beyond either.
  ///
  /// It is `nil` where the value is no number, and 0.5 in a range of one value.
  func part(of value: Double) -> Double? {
    guard value.isFinite else { return nil }
    let span = upperBound / 2 - lowerBound / 2
    guard span > 0 else { return 0.5 }
    let part = (value / 2 - lowerBound / 2) / span
    return part.isFinite ? part : nil
  }
}
