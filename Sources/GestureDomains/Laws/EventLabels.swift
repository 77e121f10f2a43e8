import GestureEngine
import GestureLaws
import PropertyTesting

/// The numbers that `dragnet tested` shows of scripts: how many events of each kind, sizes and values.
enum EventLabels {
  /// Labels the current test case with the number of its events, and of the events of each kind.
  ///
  /// - Parameter events: The text of each event, which begins with its kind.
  static func count(_ events: @autoclosure () -> [String]) {
    guard let sink = Features.sink, sink.wantsValues else { return }
    let events = events()
    sink.label("number of events", value: Double(events.count))
    var counts: [Substring: Int] = [:]
    for event in events { counts[event.prefix { $0 != " " }, default: 0] += 1 }
    for (kind, count) in counts { sink.label("events: \(kind)", value: Double(count)) }
  }

  /// Labels the current test case with the width and the value of a control at the end of a script.
  static func noteEnd(_ trace: Trace) {
    guard let sink = Features.sink, sink.wantsValues, let last = trace.steps.last?.after else {
      return
    }
    sink.label("width at the end", value: last.size.width)
    sink.label("value at the end", value: last.value)
  }
}
