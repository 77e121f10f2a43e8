import ControlHost
import GestureEngine

extension Film {
  /// Plays a script of a host and checks it against laws.
  ///
  /// Every input is shown as the event of the control that is most like it. Values that the owner bound
  /// by itself are shown, too, without a line.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - lines: The line of each input in the text of the script; empty without a text.
  ///   - book: The laws.
  ///   - isDrawn: Whether the film has drawings.
  public init(
    _ script: HostScript, lines: [Int] = [], _ book: HostLawBook = .hosts,
    drawing isDrawn: Bool = true
  ) {
    let fields = script.settings.map { script.kind.control.text(of: $0) }
    self.init(
      control: script.kind.name,
      settings: fields + ["policy \(script.policy.name)", "owner \(script.owner.rawValue)"])
    let trial: HostTrial
    do throws(ConfigurationError) {
      trial = try HostTrial(script, drawing: isDrawn)
    } catch {
      refusal = error.description
      return
    }
    let trace = trial.trace
    stage = Stage(trace.traits, initial: trace.initial.control)
    shots = trace.steps.indices.map { index in
      var shot = Shot(trace, index, in: script.kind, drawing: isDrawn)
      shot.line = trace.steps[index].index.flatMap { $0 < lines.count ? lines[$0] : nil }
      return shot
    }
    findings = book.findings(of: trial).map { finding in
      var finding = finding
      finding.breach.step = trace.step(of: finding.breach)
      return finding
    }
    guard isDrawn else { return }
    addSequels { sequel in
      guard let trace = trial.play(sequel) else { return [] }
      return trace.steps.indices.map { index in
        var shot = Shot(trace, index, in: script.kind)
        shot.before = index == 0 ? trace.initial.control : nil
        return shot
      }
    }
  }
}

extension Film.Shot {
  /// Creates the shot of a step of a host.
  fileprivate init(
    _ trace: HostTrace, _ index: Int, in kind: HostKind, drawing isDrawn: Bool = true
  ) {
    let step = trace.steps[index]
    self.init(
      line: nil, step: trace.controlStep(index),
      statement: (step.index == nil ? "owner: " : "") + step.text(in: kind),
      effects: step.refusal.map { "refused: \($0.description)" }
        ?? HostEffect.text(of: step.effects),
      scene: isDrawn
        ? trace.scenes[index + 1].addingMissingParts(of: step.after.control, trace.traits) : nil,
      moments: [])
  }
}

extension HostTrace {
  /// Returns the step at which a breach shows: the input of the script, or the owner's answer to it that
  /// has the value of the contrast.
  fileprivate func step(of breach: Breach) -> Int? {
    guard let input = breach.step, let first = steps.firstIndex(where: { $0.index == input })
    else { return nil }
    guard case .value(let value, _, _) = breach.contrast else { return first }
    let next = steps[(first + 1)...].firstIndex { $0.index != nil } ?? steps.count
    return (first..<next).first { index in
      let after = steps[index].after.control
      return [after.value(of: breach.thumb), after.presentedValue].contains { $0.isSame(as: value) }
    } ?? first
  }

  /// Returns the step of a control that is most like a step of this trace.
  fileprivate func controlStep(_ index: Int) -> Trace.Step {
    let (before, step) = (before(index), steps[index])
    var response = Response()
    for effect in step.effects {
      switch effect {
      case .began: response.editing = .began
      case .changed(let value):
        response.change = .init(old: before.control.value, new: value)
      case .changedPair(let lower, let upper):
        let old = HostValues(of: before.control)
        if lower != old.value { response.change = .init(old: old.value, new: lower) }
        if let former = old.upper, upper != former {
          response.upper = .init(change: .init(old: former, new: upper))
        }
      case .ticks(let count): response.detents += count
      case .reachedEnd: response.reachedEnd = true
      case .committed(let value), .committedPair(let value, _):
        response.editing = .committed(value: value)
      case .cancelled: response.editing = .cancelled
      case .announce, .draw, .frames: break
      }
    }
    response.isAnimating =
      step.after.control.presentedValue != step.after.control.value && step.after.wantsFrames
    let last = index == 0 ? step.clock : steps[index - 1].clock
    return Trace.Step(
      event: step.action.event(seconds: step.clock - last), response: response,
      after: step.after.control, tracked: before.trackedPointer,
      alsoTracked: before.secondTrackedPointer)
  }
}

extension HostTrace.Step {
  /// Returns the statement of this step, with its time where the time is not 0.
  fileprivate func text(in kind: HostKind) -> String {
    let statement = HostScript.Step(at: time, action).text(in: kind)
    return time == 0 ? statement : "\(statement) at \(DragNumber.text(time))"
  }
}

extension HostScript.Action {
  /// Returns the event of a control that is most like this action.
  ///
  /// - Parameter seconds: The seconds since the action before.
  /// - Returns: The event.
  fileprivate func event(seconds: Double) -> GestureEvent {
    switch self {
    case .input(.pointer(.down(let point), let id)): .down(point, id: id)
    case .input(.pointer(.move(let point), let id)): .move(point, id: id)
    case .input(.pointer(.up(let point), let id)): .up(point, id: id)
    case .input(.pointer(.cancel, let id)), .input(.lost(let id)): .cancel(id: id)
    case .input(.key(.escape, _)): .revert
    case .input(.key(let key, let isFine)):
      key.adjustment(along: .leftToRight, isFine: isFine).map { .adjust($0) } ?? .wait(0)
    case .input(.scroll(let notches)): .adjust(notches < 0 ? .decrement : .increment)
    case .input(.laidOut(let size)): .resize(size)
    case .input(.bound(let value)): .set(value)
    case .input(.boundPair(let lower, let upper)): .set(lower: lower, upper: upper)
    case .input(.enabled), .input(.focused), .configure: .wait(0)
    case .input(.frame): .wait(seconds.isFinite ? seconds : 0)
    }
  }
}
