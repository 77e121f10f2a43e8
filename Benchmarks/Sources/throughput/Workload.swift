import PropertyTesting

/// The timed properties, which all hold: only generating and checking is timed.
enum Workload {
  static var all: [AnyProperty] { [reverseTwice, clampThreeDoubles, dragScript].map { $0() } }

  /// An array of Int that is reversed twice, with a uniform length in 0...20.
  static func reverseTwice() -> AnyProperty {
    let arrays = Domain<[Int]>.array(of: .integers, count: 0...20)
    return AnyProperty("reverse-twice", arrays) { list in
      Verdict(Array(Array(list.reversed()).reversed()) == list)
    }
  }

  /// A number that is clamped between two others.
  static func clampThreeDoubles() -> AnyProperty {
    let number = Domain<Double>.doubles(in: -1000...1000)
    return AnyProperty("clamp-three-doubles", .tuple(number, number, number)) { value, a, b in
      let clamped = min(max(value, min(a, b)), max(a, b))
      return Verdict(clamped >= min(a, b) && clamped <= max(a, b))
    }
  }

  /// A width and up to 32 events, which give a value in 0...1.
  static func dragScript() -> AnyProperty {
    let coordinate = Domain<Double>.doubles(in: -1000...1000)
    let event: Domain<Event> = .combine(.allCases, coordinate, coordinate) {
      Event(kind: $0, x: $1, y: $2)
    } back: {
      ($0.kind, $0.x, $0.y)
    }
    let script: Domain<Script> = .combine(
      .doubles(in: 0...1000), .array(of: event, count: 0...32)
    ) {
      Script(width: $0, events: $1)
    } back: {
      ($0.width, $0.events)
    }
    return AnyProperty("drag-script", script) { script in
      let value = script.value
      return Verdict(value >= 0 && value <= 1)
    }
  }

  struct Event: Equatable, Sendable {
    enum Kind: CaseIterable, Sendable { case down, move, up, cancel }
    var kind: Kind
    var x, y: Double
  }

  struct Script: Equatable, Sendable {
    var width: Double
    var events: [Event]

    /// The value of a slider of this width after the events.
    var value: Double {
      var value = 0.0
      var isDown = false
      for event in events {
        switch event.kind {
        case .down: isDown = true
        case .move: if isDown && width > 0 { value = min(max(event.x / width, 0), 1) }
        case .up, .cancel: isDown = false
        }
      }
      return value
    }
  }
}

extension Verdict {
  fileprivate init(_ holds: Bool) {
    self = holds ? .holds : .fails(PropertyFailure(law: "planted"))
  }
}
