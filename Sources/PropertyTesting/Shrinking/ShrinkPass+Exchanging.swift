// Passes for words that are names, such as the keys of a cache: only their equality matters.

extension ShrinkPass {
  /// Exchanges two names wherever they occur, so that the smaller one comes first.
  ///
  ///     put 2, put 0, get 2, put 1   becomes   put 0, put 2, get 0, put 1
  static var exchangeNames: ShrinkPass {
    ShrinkPass(name: "exchange names", isThorough: true) { shrinking in
      var index = 0
      while index < shrinking.words.count && !shrinking.isOver {
        shrinking.exchangeName(at: index)
        index += 1
      }
    }
  }

  /// Deletes an element, and raises one of several equal names, so that it differs from the others.
  ///
  ///     type a, undo, type a, type a, redo   becomes   type a, undo, type b, redo
  static var deleteAndRename: ShrinkPass {
    ShrinkPass(name: "delete and rename", isThorough: true) { shrinking in
      shrinking.deleteAndRename()
    }
  }
}

extension Shrinking {
  /// The smallest bound of a name; words with smaller bounds select a kind of value.
  private static let smallestBound: UInt64 = 3
  /// The largest number of cases that a round of ``deleteAndRename()`` tries.
  private static let mostRenamed = 64

  /// Returns the indices of the words that may be names, by their bounds.
  ///
  /// The first word of a choice is not a name, because it selects an alternative.
  private func names(in recording: ChoiceRecording) -> [UInt64: [Int]] {
    let kinds = Set(recording.spans.filter { $0.label == "one of" }.map(\.range.lowerBound))
    let names = recording.bounds.indices.filter {
      let bound = recording.bounds[$0]
      return (bound == 0 || bound >= Self.smallestBound) && !kinds.contains($0)
    }
    return Dictionary(grouping: names) { recording.bounds[$0] }
  }

  /// Exchanges the word at `index`, if it is the first of its value, with a smaller word that comes later.
  fileprivate func exchangeName(at index: Int) {
    let larger = words[index]
    guard larger > 0, index < best.bounds.count,
      let places = names(in: best)[best.bounds[index]],
      places.first(where: { words[$0] == larger }) == index
    else { return }
    let smaller = Set(places.filter { $0 > index }.map { words[$0] }).filter { $0 < larger }
    for smaller in smaller.sorted() where !isOver {
      var exchanged = words
      for place in places {
        switch words[place] {
        case larger: exchanged[place] = smaller
        case smaller: exchanged[place] = larger
        default: break
        }
      }
      if accepts(exchanged) { return }
    }
  }

  /// Deletes each element in turn, and raises each name that equals another to the first unused name.
  fileprivate func deleteAndRename() {
    let last = calls + Self.mostRenamed
    for span in best.spans where span.label == .element && calls < last && !isOver {
      var shorter = words
      shorter.removeSubrange(span.range)
      guard let drawn = draw(shorter), drawn.choices.count == shorter.count else { continue }
      for (bound, places) in names(in: drawn).sorted(by: { $0.value[0] < $1.value[0] }) {
        let used = Dictionary(grouping: places) { shorter[$0] }
        let unused = (0...UInt64(places.count)).first { used[$0] == nil } ?? 0
        guard bound == 0 || unused < bound else { continue }
        for place in places where used[shorter[place], default: []].count > 1 && calls < last {
          var renamed = shorter
          renamed[place] = unused
          if accepts(renamed, shorter: true) { return }
        }
      }
    }
  }
}
