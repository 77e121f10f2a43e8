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
  /// The largest number of cases that a round of ``deleteAndRename()`` tries.
  private static let mostRenamed = 64

  /// Exchanges the word at `index`, if it is the first of its value, with a smaller word that comes later.
  fileprivate func exchangeName(at index: Int) {
    let names = names
    guard names.exchangeable.contains(index), let places = names.places[best.bounds[index]] else {
      return
    }
    let larger = words[index]
    let smaller = Set(places.filter { $0 > index && words[$0] < larger }.map { words[$0] })
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
      for (bound, places) in NamePlaces(in: drawn).places.sorted(by: { $0.value[0] < $1.value[0] })
      {
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
