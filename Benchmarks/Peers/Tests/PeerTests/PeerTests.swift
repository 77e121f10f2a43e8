import Foundation
import PropertyBased
@preconcurrency import SwiftCheck
import Testing

/// The number of test cases for each property.
private let cases = 200_000

/// The workloads of the benchmark of throughput, run by other libraries for Swift.
///
/// Each test prints a line.
@Suite(.serialized) struct PeerTests {
  /// Runs a workload, and prints how many cases it judges in a second of user CPU time.
  private func measure(_ peer: String, _ property: String, _ body: () async -> Void) async {
    let start = userSeconds()
    await body()
    let seconds = userSeconds() - start
    print("\(peer), \(property): \(Int(Double(cases) / seconds)) cases per second")
  }

  // MARK: swift-property-based

  @Test func `reverse-twice of swift-property-based`() async {
    let lists = PropertyBased.Gen.int().array(of: 0...20)
    await measure("swift-property-based", "reverse-twice") {
      await propertyCheck(count: cases, input: lists) { list in
        if Array(Array(list.reversed()).reversed()) != list { Issue.record("planted") }
      }
    }
  }

  @Test func `clamp-three-doubles of swift-property-based`() async {
    let number = PropertyBased.Gen.double(in: -1000...1000)
    await measure("swift-property-based", "clamp-three-doubles") {
      await propertyCheck(count: cases, input: number, number, number) { value, a, b in
        let clamped = min(max(value, min(a, b)), max(a, b))
        if clamped < min(a, b) || clamped > max(a, b) { Issue.record("planted") }
      }
    }
  }

  @Test func `drag-script of swift-property-based`() async {
    let coordinate = PropertyBased.Gen.double(in: -1000...1000)
    let events = zip(PropertyBased.Gen<Event.Kind>.case, coordinate, coordinate)
      .map { Event(kind: $0, x: $1, y: $2) }.array(of: 0...32)
    await measure("swift-property-based", "drag-script") {
      await propertyCheck(
        count: cases, input: PropertyBased.Gen.double(in: 0...1000), events
      ) { width, events in
        let value = Script(width: width, events: events).value
        if value < 0 || value > 1 { Issue.record("planted") }
      }
    }
  }

  // MARK: SwiftCheck

  private var arguments: CheckerArguments {
    CheckerArguments(maxAllowableSuccessfulTests: cases)
  }

  private func list<Value>(of element: SwiftCheck.Gen<Value>, atMost most: Int)
    -> SwiftCheck.Gen<[Value]>
  {
    SwiftCheck.Gen<Int>.choose((0, most)).flatMap { element.proliferate(withSize: $0) }
  }

  /// Numbers of a range, which `Gen` has for whole numbers only.
  private func numbers(from least: Int, to greatest: Int) -> SwiftCheck.Gen<Double> {
    SwiftCheck.Gen<Int>.choose((least * 1_000_000, greatest * 1_000_000)).map { Double($0) / 1e6 }
  }

  private func check(_ property: String, _ law: SwiftCheck.Property) async {
    let arguments = arguments
    await measure("SwiftCheck", property) {
      quickCheck(asserting: property, arguments: arguments) { law }
    }
  }

  @Test func `reverse-twice of SwiftCheck`() async {
    await check(
      "reverse-twice",
      forAllNoShrink(list(of: Int.arbitrary, atMost: 20)) { list in
        Array(Array(list.reversed()).reversed()) == list
      })
  }

  @Test func `clamp-three-doubles of SwiftCheck`() async {
    let number = numbers(from: -1000, to: 1000)
    await check(
      "clamp-three-doubles",
      forAllNoShrink(number, number, number) { value, a, b in
        let clamped = min(max(value, min(a, b)), max(a, b))
        return clamped >= min(a, b) && clamped <= max(a, b)
      })
  }

  @Test func `drag-script of SwiftCheck`() async {
    let coordinate = numbers(from: -1000, to: 1000)
    let event = SwiftCheck.Gen<Event>.zipWith(
      SwiftCheck.Gen<Event.Kind>.fromElements(of: Event.Kind.allCases), coordinate, coordinate
    ) { Event(kind: $0, x: $1, y: $2) }
    await check(
      "drag-script",
      forAllNoShrink(numbers(from: 0, to: 1000), list(of: event, atMost: 32)) { width, events in
        let value = Script(width: width, events: events).value
        return value >= 0 && value <= 1
      })
  }
}

// MARK: - The drag script of `throughput`

private struct Event: Equatable, Sendable {
  enum Kind: CaseIterable, Sendable { case down, move, up, cancel }
  var kind: Kind
  var x, y: Double
}

private struct Script: Equatable, Sendable {
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
