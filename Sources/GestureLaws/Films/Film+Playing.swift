import GestureEngine

extension Film {
  /// Plays a script and checks it against laws.
  ///
  /// If the script traps, this traps, too.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - lines: The line of each event in the text of the script; empty without a text.
  ///   - book: The laws.
  ///   - isDrawn: Whether the film has drawings, and moments of animations.
  public init(
    _ script: GestureScript, lines: [Int] = [], _ book: LawBook = .controls,
    drawing isDrawn: Bool = true
  ) {
    self.init(control: script.kind.name, settings: script.settings.map { script.kind.text(of: $0) })
    let trial: Trial
    do throws(ConfigurationError) {
      trial = try Trial(script)
    } catch {
      refusal = error.description
      findings = book.findings(in: script)
      return
    }
    let trace = trial.trace
    findings = book.findings(of: trial)
    stage = Stage(trace.traits, initial: trace.initial)
    let moments = isDrawn ? trial.moments : []
    for (index, step) in trace.steps.enumerated() {
      shots.append(
        Shot(
          line: index < lines.count ? lines[index] : nil, step: step,
          scene: isDrawn
            ? trace.scenes[index + 1].addingMissingParts(of: step.after, trace.traits) : nil,
          moments: isDrawn ? moments[index] : []))
    }
    guard isDrawn else { return }
    addSequels { sequel in
      guard let trace = trial.play(sequel) else { return [] }
      return trace.steps.enumerated().map { index, step in
        var shot = Shot(
          line: nil, step: step,
          scene: trace.scenes[index + 1].addingMissingParts(of: step.after, trace.traits),
          moments: [])
        shot.before = index == 0 ? trace.initial : nil
        return shot
      }
    }
  }

  /// The greatest number of events of a law that a film shows.
  private static let longestSequel = 60

  /// Adds the events that laws play, unless only a rounding breaks the laws.
  ///
  /// The laws break at the last event.
  ///
  /// - Parameter play: A closure that returns the shots of a sequel.
  mutating func addSequels(_ play: (Sequel) -> [Shot]) {
    var sequels: [Sequel] = []
    for index in findings.indices {
      guard let sequel = findings[index].breach.sequel, !sequels.contains(sequel),
        sequel.count <= Film.longestSequel,
        findings[index].breach.contrast?.isRounding != true
      else { continue }
      sequels.append(sequel)
    }
    for sequel in sequels {
      let laws = findings.filter { $0.breach.sequel == sequel }.map { $0.law }
        .joined(separator: " ")
      for var shot in play(sequel) {
        shot.laws = laws
        shots.append(shot)
      }
      for index in findings.indices where findings[index].breach.sequel == sequel {
        findings[index].breach.step = shots.count - 1
      }
    }
  }

  /// Returns the time that passes during an event, in seconds.
  public static func seconds(of event: GestureEvent) -> Double { event.seconds }
}

extension Film.Stage {
  /// Reads the facts about a control from its traits.
  init(_ traits: ControlTraits, initial: ControlSnapshot) {
    func values(_ snapping: Snapping?) -> [Double] {
      guard let snapping, snapping.lastIndex < Film.mostStops else { return [] }
      return (0...snapping.lastIndex).map { snapping.stop($0) }
    }
    self.init(
      direction: traits.direction, range: traits.range, stops: values(traits.stops),
      detents: values(traits.detents), initial: initial)
  }
}

extension Trial {
  /// The moments during each event, at equal intervals; there are moments only in a `wait` during an
  /// animation.
  fileprivate var moments: [[Film.Moment]] {
    let steps = trace.steps
    var events: [GestureEvent] = []
    let counts = steps.indices.map { index in
      let seconds = Film.seconds(of: steps[index].event)
      let seen = Swift.min(seconds, Film.longestWait)
      let isMoving = trace.wasAnimating(before: index)
      let count = isMoving ? Swift.max(0, Int((seen * Film.rate).rounded(.up)) - 1) : 0
      let pause = seen / Double(count + 1)
      events += Array(repeating: .wait(pause), count: count)
      events.append(count == 0 ? steps[index].event : .wait(seconds - pause * Double(count)))
      return count
    }
    let slow = start.play(events, drawings: .kept).trace
    var first = 0
    return counts.map { count in
      defer { first += count + 1 }
      return (0..<count).map { number in
        let index = first + number
        let isDrawn = number % Film.momentsPerDrawing == Film.momentsPerDrawing - 1
        return Film.Moment(
          snapshot: slow.steps[index].after,
          scene: isDrawn
            ? slow.scenes[index + 1].addingMissingParts(of: slow.steps[index].after, slow.traits)
            : nil)
      }
    }
  }
}
