import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting
import Specimens
import Testing

/// The places that random scripts reach: comparisons of floating-point numbers, which a fuzzer cannot see.
@Suite struct LandmarkTests {
  private static let cases = 1500

  private static let stepSliders = traces(of: .stepSlider)
  private static let meshingSliders = traces(of: .meshingSlider)

  /// Returns the traces of random scripts of `kind`, which several tests read.
  private static func traces(of kind: ControlKind) -> [Trace] {
    let traces = Platform.Lock<[Trace]>([])
    _ = Property("", .scripts(of: kind)) { script in
      if let trace = try? script.play() { traces.withLock { $0.append(trace) } }
      return .holds
    }
    .run(RunSettings(seed: 5, cases: cases))
    return traces.withLock { $0 }
  }

  /// Returns the number of traces in which `isSought` holds for at least one step.
  private func count(_ traces: [Trace], where isSought: (Trace, Int) -> Bool) -> Int {
    traces.count { trace in trace.steps.indices.contains { isSought(trace, $0) } }
  }

  /// Returns the place of an event's touch along the track; `nil` without a touch.
  private static func along(_ trace: Trace, _ index: Int) -> Double? {
    trace.steps[index].event.touch?.point.map {
      trace.traits.direction.onTrack($0, in: trace.before(index).size).x
    }
  }

  @Test func `some touches are exactly in the middle between two stops`() {
    let found = count(Self.stepSliders) { trace, index in
      guard let along = Self.along(trace, index), trace.before(index).track.isUsable,
        let stops = trace.traits.stops, stops.count < 50, stops.count > 1,
        let fraction = trace.before(index).track.fraction(at: along)
      else { return false }
      let value = (try? Scale(trace.traits.range))?.value(at: fraction)
      return (0..<stops.lastIndex).contains { stops.stop($0) / 2 + stops.stop($0 + 1) / 2 == value }
    }
    #expect(found > 10)
  }

  @Test(arguments: [ControlKind.stepSlider, .progressSlider])
  func `some touches are exactly at the deciding distance from their start`(kind: ControlKind) {
    let isStep = kind.name == ControlKind.stepSlider.name
    let found = count(isStep ? Self.stepSliders : Self.traces(of: kind)) { trace, index in
      guard case .move(let point, let id) = trace.steps[index].event,
        trace.steps[index].tracked == id,
        let down = trace.steps[..<index].last(where: { $0.response.editing == .began }),
        let origin = down.event.touch?.point
      else { return false }
      let distance = max(trace.traits.minimumDistance, trace.traits.tapTolerance)
      let deciding = trace.traits.tapTolerance.isFinite ? distance : trace.traits.minimumDistance
      return deciding > 0 && point.y == origin.y && (point.x - origin.x).magnitude == deciding
    }
    #expect(found > 2)
  }

  @Test func `some sizes leave exactly no usable track, or an ulp of it`() {
    func extent(_ trace: Trace, _ index: Int) -> Double? {
      guard case .resize(let size) = trace.steps[index].event else { return nil }
      return trace.traits.direction.length(of: size)
    }
    let margin = 100.0
    #expect(count(Self.stepSliders) { extent($0, $1) == margin } > 5)
    #expect(count(Self.stepSliders) { extent($0, $1) == margin.nextUp } > 2)
  }

  @Test func `the program sets stops, and values an ulp or a half beside them`() {
    for beside in [{ $0 }, \.nextUp, \.nextDown, { $0 + 0.5 }, { $0 - 0.5 }]
      as [(Double) -> Double]
    {
      let found = count(Self.meshingSliders) { trace, index in
        guard case .set(let value) = trace.steps[index].event, let bars = trace.traits.detents,
          bars.count < 100
        else { return false }
        return (0..<bars.count).contains { beside(bars.stop($0)) == value }
      }
      #expect(found > 2)
    }
  }

  @Test func `some set values and some configured numbers are -0`() {
    let sets = count(Self.traces(of: .fatSlider)) { trace, index in
      guard case .set(let value) = trace.steps[index].event else { return false }
      return value == 0 && value.sign == .minus
    }
    #expect(sets > 10)
    let bounds = count(Self.meshingSliders) { trace, _ in
      trace.traits.range.lowerBound == 0 && trace.traits.range.lowerBound.sign == .minus
    }
    #expect(bounds > 2)
  }

  @Test func `some touches move by less than the tolerance of a tap`() {
    let found = count(Self.stepSliders) { trace, index in
      guard index > 0, case .move(let point, let id) = trace.steps[index].event,
        trace.steps[index].tracked == id,
        case .down(let origin, _) = trace.steps[index - 1].event
      else { return false }
      let (x, y) = (point.x - origin.x, point.y - origin.y)
      return (x != 0 || y != 0) && x.magnitude <= 0.5 && y.magnitude <= 0.5
    }
    #expect(found > 20)
  }

  @Test func `a control that requires a setting nearly always has it`() {
    let laws = Set(LawBook.controls.laws.map(\.id))
    let refused = Property.laws(of: .publishedStepSlider(bugs: []), except: laws)
      .run(RunSettings(seed: 5, cases: Self.cases)).labels["a configuration was refused"]
    #expect((1...(Self.cases / 3)).contains(refused ?? 0))
  }

  @Test func `some ranges are single values, and some nearly too wide`() {
    #expect(
      count(Self.meshingSliders) { t, _ in t.traits.range.lowerBound == t.traits.range.upperBound }
        > 10)
    #expect(
      count(Self.meshingSliders) { t, _ in
        t.traits.range.upperBound - t.traits.range.lowerBound > 1e300
      } > 1)
  }
}
