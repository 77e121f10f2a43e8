import GestureEngine
import Testing

@Suite struct TouchTrackerTests {
  private let p = GesturePoint(x: 1, y: 2)
  private let q = GesturePoint(x: 3, y: 4)

  @Test func `receive(_:accepts:) example`() {
    var tracker = TouchTracker()
    #expect(tracker.receive(.move(p)) { _ in true } == nil)
    #expect(tracker.receive(.down(p)) { _ in true } == .began(p))
    #expect(tracker.receive(.down(q, id: 2)) { _ in true } == nil)
    #expect(tracker.receive(.up(nil)) { _ in true } == .ended(nil))
  }

  @Test func `hasLostEnd(before:) is true for a usable down of the tracked touch`() {
    var tracker = TouchTracker()
    #expect(!tracker.hasLostEnd(before: .down(p)))
    _ = tracker.receive(.down(p, id: 3)) { _ in true }
    #expect(tracker.hasLostEnd(before: .down(q, id: 3)))
    #expect(!tracker.hasLostEnd(before: .down(q, id: 2)))
    #expect(!tracker.hasLostEnd(before: .down(GesturePoint(x: .nan, y: 0), id: 3)))
    #expect(!tracker.hasLostEnd(before: .move(q, id: 3)))
  }

  @Test(arguments: [(0.0, 4.0, false), (5, 5, false), (5, 4.9, true), (5, 0, true)])
  func `a cancel inside the slop reverts`(slop: Double, distance: Double, reverts: Bool) {
    var tracker = TouchTracker(slop: slop)
    for _ in 0..<2 {
      _ = tracker.receive(.down(p)) { _ in true }
      _ = tracker.receive(.move(GesturePoint(x: p.x, y: p.y + distance))) { _ in true }
      _ = tracker.receive(.move(p)) { _ in true }
      #expect(tracker.receive(.cancel()) { _ in true } == .cancelled(reverts: reverts))
    }
  }

  @Test func `a sample that is not finite never becomes a position`() {
    var tracker = TouchTracker()
    let bad = GesturePoint(x: .nan, y: 0)
    #expect(tracker.receive(.down(bad)) { _ in true } == nil)
    #expect(!tracker.isTracking)
    _ = tracker.receive(.down(p)) { _ in true }
    #expect(tracker.receive(.move(bad)) { _ in true } == nil)
    #expect(tracker.last == p)
    #expect(tracker.receive(.up(GesturePoint(x: 0, y: -.infinity))) { _ in true } == .ended(nil))
    #expect(!tracker.isTracking)
  }

  @Test func `a point that is not accepted is not tracked`() {
    var tracker = TouchTracker()
    #expect(tracker.receive(.down(p)) { $0 != p } == nil)
    #expect(tracker.receive(.move(q)) { _ in true } == nil)
  }

  @Test func `a slop that changes between two touches is that of the next touch`() {
    var tracker = TouchTracker(slop: 0).with(slop: 0).with(slop: 10)
    #expect(tracker.receive(.down(p)) { _ in true } == .began(p))
    #expect(tracker.receive(.cancel()) { _ in true } == .cancelled(reverts: true))
  }

  /// A second formulation of the tracker's rules: only the tracked id counts, from the first down
  /// while idle to its up or a cancel.
  @Test func `every sequence of four events is tracked by the rules`() {
    let words: [GestureEvent] = [
      .down(p, id: 0), .down(q, id: 1), .move(q, id: 0), .move(p, id: 1), .up(q, id: 0),
      .up(nil, id: 1), .cancel(), .cancel(id: 1), .revert,
    ]
    var sequences: [[GestureEvent]] = [[]]
    for _ in 0..<4 { sequences += sequences.flatMap { s in words.map { s + [$0] } } }
    for sequence in sequences {
      var tracker = TouchTracker(slop: 0)
      var tracked: Int?
      for event in sequence {
        let sample = tracker.receive(event) { _ in true }
        switch event {
        case .down(let point, let id):
          #expect(sample == (tracked == nil ? .began(point) : nil))
          tracked = tracked ?? id
        case .move(let point, let id): #expect(sample == (tracked == id ? .moved(point) : nil))
        case .up(let point, let id):
          #expect(sample == (tracked == id ? .ended(point) : nil))
          if tracked == id { tracked = nil }
        case .cancel(let id):
          let isMeant = tracked != nil && (id == nil || id == tracked)
          #expect(sample == (isMeant ? .cancelled(reverts: false) : nil))
          if isMeant { tracked = nil }
        case .revert:
          #expect(sample == (tracked != nil ? .cancelled(reverts: true) : nil))
          tracked = nil
        case .resize, .set, .wait, .adjust, .thumbs: break
        }
        #expect(tracker.isTracking == (tracked != nil))
      }
    }
  }
}
