import GestureEngine

/// The part of a filmstrip that fits a page.
struct Excerpt: Sendable {
  /// The indices of the events in the page, in order; empty if the page has no room for any of them.
  var events: [Int] = []
  /// The indices of the events that are drawn side by side; the player shows the others.
  var shown: [Int] = []
  /// The coarseness of the pictures.
  var grain = Grain.none
}

extension Filmstrip {
  /// The greatest number of frames that are drawn side by side.
  static let mostFrames = 24
  /// The greatest number of events in a page, which has no room for more.
  private static let mostEvents = 32 * mostFrames

  /// Returns the most important events with pictures as fine as they can be in a page.
  ///
  /// The pictures are as fine as they can be with twice as many events as are drawn side by side, and then
  /// further events follow as long as they fit.
  ///
  /// - Parameters:
  ///   - room: The length of the part of the page that the events take, in bytes.
  ///   - words: The length of an event beside its pictures, in bytes.
  /// - Returns: The excerpt.
  func excerpt(within room: Int, words: (Int) -> Int = { _ in 0 }) -> Excerpt {
    let order = order
    var excerpt = Excerpt()
    for grain in Grain.all {
      let plot = plot?.element(width: 900, named: nil, of: [], grain).compactText.utf8.count ?? 0
      var left = room - plot
      let events = order.prefix { event in
        left -= length(of: event, grain) + words(event)
        return left >= 0
      }
      excerpt.events = events.sorted()
      excerpt.shown = events.prefix(Filmstrip.mostFrames).sorted()
      excerpt.grain = grain
      let enough = grain == .none ? frames.count : 2 * Filmstrip.mostFrames
      if events.count >= Swift.min(enough, frames.count) { break }
    }
    return excerpt
  }

  /// Returns the length of the pictures of an event in a page, in bytes.
  private func length(of event: Int, _ grain: Grain) -> Int {
    let pictures = [frames[event]] + passage(before: event, grain).map(\.picture)
    return pictures.reduce(0) { sum, picture in
      // The identifier and the place of a frame belong to the strip.
      sum + picture.element(on: stage, name: "", grain).compactText.utf8.count + 70
    }
  }

  /// Returns the pictures that a page plays before a frame, each with its number, from 1.
  func passage(before event: Int, _ grain: Grain) -> [(number: Int, picture: Frame)] {
    passages[event].enumerated().compactMap { index, picture in
      (index + 1) % grain.stride == 0 ? (index + 1, picture) : nil
    }
  }

  /// The indices of the events, the most important ones first.
  private var order: [Int] {
    var order: [Int] = []
    var known: Set<Int> = []
    var most = Filmstrip.mostFrames
    while order.count < frames.count, most <= Filmstrip.mostEvents {
      order += selection(most).filter { known.insert($0).inserted }
      most *= 2
    }
    return order
  }

  /// Returns at most `most` events, the most important ones first: those around broken laws, the ends of
  /// gestures, and others at equal distances.
  private func selection(_ most: Int) -> [Int] {
    let count = frames.count
    var chosen: [Int] = []
    var known: Set<Int> = []
    func choose(_ indices: some Sequence<Int>, _ most: Int) {
      for index in indices where (0..<count).contains(index) && chosen.count < most {
        if known.insert(index).inserted { chosen.append(index) }
      }
    }
    let broken = findings.compactMap(\.breach.step)
    choose(broken.prefix(1), most)
    choose([0, frames.lastIndex { $0.laws == nil } ?? 0], most)
    choose(broken, most)
    choose(broken.flatMap { [$0 - 1, $0 + 1, $0 - 2, $0 + 2] }, most - 8)
    choose(frames.indices.filter { frames[$0].step.response.editing != nil }, most - 4)
    guard count > most else {
      choose(0..<count, most)
      return chosen
    }
    // Each further frame halves the longest gap.
    var places = chosen.sorted()
    while chosen.count < most {
      let gap = places.indices.dropFirst().max {
        places[$0] - places[$0 - 1] < places[$1] - places[$1 - 1]
      }
      guard let gap, places[gap] - places[gap - 1] > 1 else { break }
      let middle = (places[gap - 1] + places[gap]) / 2
      places.insert(middle, at: gap)
      chosen.append(middle)
    }
    return chosen
  }
}
