import GestureEngine

// Touches of controls with drags of their own, wherever a finger may go.
extension Trial {
  /// Returns the middles of eight rows of eight places in the bounds; an empty array in tiny bounds.
  func placesAcross(_ size: GestureSize) -> [GesturePoint] {
    guard size.width > 1, size.height > 1 else { return [] }
    return (0..<64).map {
      GesturePoint(
        x: (Double($0 % 8) + 0.5) / 8 * size.width, y: (Double($0 / 8) + 0.5) / 8 * size.height)
    }
  }

  /// Returns taps and holds all over the bounds, and drags up, down and to both sides; an empty array in tiny
  /// bounds.
  func touchesAcross(_ last: ControlSnapshot) -> [[GestureEvent]] {
    let size = last.size
    // A control may want a greater distance than its bounds are wide.
    let longest = Swift.max(
      0.25 * Swift.max(size.width, size.height), 50 + trace.traits.minimumDistance)
    guard longest < 1e6 else { return [] }
    // The way of a touch from its `down` may be a speed.
    let rest: [GestureEvent] = trace.traits.changesOverTime ? [.wait(1)] : []
    var touches: [[GestureEvent]] = []
    for (index, place) in placesAcross(size).enumerated() {
      touches.append([.down(place), .up(nil), .wait(1000)])
      guard index / 8 % 2 == 0, index % 2 == 0 else { continue }
      touches.append([.down(place), .wait(2), .wait(2), .up(nil), .wait(1000)])
      for (x, y) in [(longest, 0), (-longest, 0), (0, longest), (0, -longest)] {
        let places = (1...4).map {
          GesturePoint(x: place.x + x * Double($0), y: place.y + y * Double($0))
        }
        touches.append([.down(place)] + places.map { .move($0) } + rest + [.up(nil), .wait(1000)])
      }
    }
    return touches
  }

  /// Returns taps and drags over the bounds, and drags far beyond them.
  func touchesOfEveryPlace(_ last: ControlSnapshot, _ count: Double) -> [[GestureEvent]] {
    let (traits, direction) = (trace.traits, trace.traits.direction)
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    let extent = direction.length(of: last.size)
    let middle = bounds.center
    let longest = 0.25 * Swift.max(extent, last.track.length)
    guard extent > 1, longest < 1e6 else { return [] }
    func place(_ part: Double) -> GesturePoint {
      middle.moved(by: (part - 0.5) * extent, along: direction)
    }
    var touches: [[GestureEvent]] = []
    for index in 0..<Int(count) {
      touches.append([.down(place((Double(index) + 0.5) / count)), .up(nil)])
    }
    if traits.changesOverTime {
      // A button may repeat while a touch holds it.
      for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let hold = Array(repeating: GestureEvent.wait(0.5), count: 40)
        touches.append([.down(place(part))] + hold + [.up(nil)])
      }
    }
    for way in [1.0, -1] {
      let begin = place(0.5 - 0.48 * way)
      for (start, motion, times) in [
        (begin, 0.96 * extent / count, Int(count)), (middle, longest, 24),
        (last.middle, longest, 24), (last.middle, 0.96 * extent / count, Int(count)),
      ] {
        let ways = Array(repeating: motion * way, count: times)
        let recognition = traits.recognition(of: way, on: last.track)
        if let drag = traits.drag(from: start, by: recognition + ways, on: last.track) {
          touches.append(drag + (traits.changesOverTime ? [.wait(1)] : []) + [.up(nil)])
        }
      }
    }
    return traits.changesOverTime ? touches.map { $0 + [.wait(1000)] } : touches
  }
}
