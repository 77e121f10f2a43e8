import GestureEngine
import GestureLaws
import Synchronization
import Testing

/// A fat slider that counts its instances, events and scenes.
private struct CountedSlider: Control {
  static let made = Atomic(0)
  static let events = Atomic(0)
  static let scenes = Atomic(0)

  private var slider: FatSlider

  init(_ configuration: FatSlider.Configuration) throws(ConfigurationError) {
    slider = try FatSlider(configuration)
    Self.made.wrappingAdd(1, ordering: .relaxed)
  }

  var traits: ControlTraits { slider.traits }
  var value: Double { slider.value }
  var presentedValue: Double { slider.presentedValue }
  var track: Track { slider.track }
  var thumb: GestureRect? { slider.thumb }
  var scene: ControlScene {
    Self.scenes.wrappingAdd(1, ordering: .relaxed)
    return slider.scene
  }

  mutating func handle(_ event: GestureEvent) -> Response {
    Self.events.wrappingAdd(1, ordering: .relaxed)
    return slider.handle(event)
  }

  /// Returns the numbers of instances, events and scenes while `body` ran.
  static func count(_ body: () throws -> Void) rethrows -> [Int] {
    func counters() -> [Int] {
      [
        made.load(ordering: .relaxed), events.load(ordering: .relaxed),
        scenes.load(ordering: .relaxed),
      ]
    }
    let before = counters()
    try body()
    return zip(counters(), before).map { $0 - $1 }
  }
}

@Suite(.serialized) struct PlayTests {
  private let script: GestureScript

  init() throws {
    script = try GestureScript(
      "size 300 44; down 50 22; move 100 22; move 150 22; up 200 22; wait 0.1; down 50 22",
      for: ControlKind("counted-slider", CountedSlider.self))
  }

  @Test func `laws that replay the script share a replay`() {
    let book = LawBook([.replay, .sameStateSameDrawing])
    let counts = CountedSlider.count { #expect(book.findings(in: script) == []) }
    // Two controls with seven events and eight scenes each, then two events and a scene at rest, and
    // three events and a scene of a new control with its text.
    #expect(counts == [2, 14 + 2 + 3, 16 + 2])
  }

  @Test func `laws that continue after the script do not play it again`() {
    let book = LawBook([.settling, .upperBoundIsReached, .overTravel])
    let short = script.with(events: Array(script.events.prefix(5)))
    let counts = CountedSlider.count { #expect(book.findings(in: short) == []) }
    // A wait at the start; five events; two waits; a wait of 0 s with a scene and 21 waits, because an
    // animation runs; a shared cancel and wait; a down and two motions; the same after a set and a wait.
    #expect(counts == [1, 1 + 5 + 2 + 1 + 21 + 2 + 3 + 5, 6 + 1])
  }

  @Test func `the whole book makes a control for each configuration and for the replay`() {
    let counts = CountedSlider.count {
      #expect(LawBook.controls.findings(in: script) == [])
    }
    // The script, its replay, and the mirrored, the transposed and the scaled control.
    #expect(counts[0] == 5)
    // An animation runs at the end, so law H1 also draws the scene after a wait of 0 s.
    #expect(counts[2] == 16 + 3)
  }

  @Test func `a log repeats exactly the logged plays`() {
    let log = PlayLog()
    let logged = CountedSlider.count {
      #expect(LawBook.controls.findings(in: script.logged(in: log)) == [])
    }
    let again = CountedSlider.count { log.playAgain() }
    #expect(again == logged)
    #expect(again[1] > 7 * 5)
  }

  @Test func `a log repeats exactly the logged plays of a host`() throws {
    let kind = HostKind(
      hosting: ControlKind("counted", CountedSlider.self), CountedSlider.self)
    let script = try HostScript(
      "size 300 44; down 50 22; bound 0.25; move 150 22; enabled no; key right", for: kind)
    let log = PlayLog()
    let logged = CountedSlider.count {
      #expect(HostLawBook.hosts.findings(in: script.logged(in: log)) == [])
    }
    let again = CountedSlider.count { log.playAgain() }
    #expect(again == logged)
    // A play of the script alone sends four events to the control.
    #expect(again[1] > 4)
  }

  @Test func `a book does not check the laws that it leaves out`() throws {
    let script = try GestureScript("down 0 0", for: .faulty)
    let book = LawBook.controls.without(["A2", "A6"])
    #expect(book.laws.count == LawBook.controls.laws.count - 1)
    #expect(!book.laws.contains { $0.id == "A2" })
    #expect(book.refusals.map(\.id) == ["A8"])
    #expect(LawBook.controls.refusals.map(\.id) == ["A6", "A8"])
    #expect(book.findings(in: script) == [])
  }
}
