import Testing

@testable import PropertyTesting

@Suite struct ChoiceSourceTests {
  @Test func `a generated word beyond its bound is reduced as in replay`() {
    let domain = Domain<UInt64>(
      draw: { source throws(Discard) in source.word(below: 10) { $0.next(below: 12) } },
      encode: { word, encoder in
        encoder.write(word)
        return true
      })
    checkLaws(of: domain, simplest: 0) { $0 < 10 }
  }

  @Test func `a corner, a typical bound and a near word beyond the bound stay below it`() {
    let domain = Domain<UInt64>(
      draw: { source throws(Discard) in
        source.word(below: 10, typical: 20, corner: 15, near: { word, _ in word + 100 })
      },
      encode: { word, encoder in
        encoder.write(word)
        return true
      })
    checkLaws(of: domain, simplest: 0) { $0 < 10 }
  }

  @Test func `a replayed word is reduced to its bound, and a missing word is zero`() {
    let pairs = Domain<(UInt64, UInt64)> { source in
      (source.word(below: 10), source.word(below: 0))
    }
    #expect(pairs.value(of: [27]) ?? (1, 1) == (7, 0))
    #expect(pairs.recording(of: [27])?.choices == [7, 0])
  }

  @Test func `weights decide how often an alternative is picked`() {
    let weights: Weights = [1, 0, 9]
    var bits = RandomBits(seed: 1)
    var counts = [0, 0, 0]
    for _ in 0..<1000 { counts[weights.pick(&bits)] += 1 }
    #expect((50...150).contains(counts[0]) && counts[1] == 0)
  }

  @Test func `an observer follows a recording, retractions included`() {
    final class Copy: ChoiceObserver {
      var words: [UInt64] = []
      var spans: [ChoiceSpan] = []
      func didRead(_ choice: Choice) { words.append(choice.word) }
      func didClose(_ span: ChoiceSpan) { spans.append(span) }
      func didPack(_ words: PackedWords) {}
      func didRetract(to recording: ChoiceRecording) {
        (words, spans) = (recording.choices.words, recording.spans)
      }
      func didDraw(_ value: String) {}
    }
    let copy = Copy()
    let even = Domain<Int>.integers(in: 0...9).filter { $0 % 2 == 0 }
    let (_, recording) = ChoiceSource.replaying([1, 3, 4, 1, 5, 7, 8, 0], isRecording: true) {
      $0.transcript.observer = copy
      _ = try? Domain<[Int]>.array(of: even).draw(from: &$0)
    }
    #expect(recording.choices == [1, 4, 1, 8, 0])
    #expect(copy.words == recording.choices.words)
    #expect(Set(copy.spans) == Set(recording.spans))
  }
}
