import ArgumentParser
import GestureDomains
import GestureLaws
import PropertyTesting

/// A table of the situations that random scripts of each control reach.
@main struct CoverageOfCases: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage-of-cases",
    abstract: "Counts the situations that random scripts of each control reach.",
    discussion: """
      A situation combines a kind of event, the state of the control before it, and a field of the \
      configuration that is set or has its default. A situation can occur if it occurs in ten times as many \
      further cases.
      """)

  @Option(help: "The number of scripts of each control.")
  var cases = 10_000

  @Option(help: "The seed of the scripts.")
  var seed: UInt64 = 1

  @Flag(help: "Print the situations that the scripts miss.")
  var missed = false

  func run() {
    print("control | events that change something | gestures that complete | situations | covered")
    for kind in ControlKind.engine {
      let count = count(kind, cases: cases, seed: seed)
      let more = self.count(kind, cases: 10 * cases, seed: seed &+ 1)
      let possible = count.situations.union(more.situations)
      print(
        "\(kind.name) | \(percent(count.changing, of: count.events)) | "
          + "\(percent(count.completed, of: count.begun)) | \(possible.count) | "
          + percent(count.situations.count, of: possible.count))
      guard missed else { continue }
      for situation in possible.subtracting(count.situations).map(\.description).sorted() {
        print("  \(situation)")
      }
    }
  }

  private func count(_ kind: ControlKind, cases: Int, seed: UInt64) -> Count {
    let count = Count()
    let property = Property(kind.name, .scripts(of: kind)) { (script: GestureScript) -> Bool in
      count.add(script)
      return true
    }
    _ = property.run(
      RunSettings(
        seed: seed, cases: cases, caseTimeLimit: nil, isolation: .off, failureStorage: .none))
    return count
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : "\((Double(part) / Double(whole) * 1000).rounded() / 10) %"
  }
}

/// A kind of event, the state of the control before it, and a field that is set or not.
private struct Situation: Hashable, CustomStringConvertible {
  let event: String
  let state: String
  let field: String

  var description: String { "\(event), \(state), \(field)" }
}

/// The counts while scripts are played.
///
/// Only one thread uses them. The class is an unchecked `Sendable` because a property requires that.
private final class Count: @unchecked Sendable {
  private(set) var events = 0
  private(set) var changing = 0
  private(set) var begun = 0
  private(set) var completed = 0
  private(set) var situations: Set<Situation> = []

  func add(_ script: GestureScript) {
    guard let trace = try? script.play() else { return }
    let set = Set(script.settings.map(\.field))
    let fields = script.kind.fields.indices.map { index in
      script.kind.fields[index].name + (set.contains(index) ? " set" : " by default")
    }
    var isOpen = false
    for (index, step) in trace.steps.enumerated() {
      let before = trace.before(index)
      events += 1
      if step.changes(before) { changing += 1 }
      switch step.response.editing {
      case .began:
        begun += 1
        isOpen = true
      case .committed, .cancelled:
        // A value that a key has changed is committed without a gesture.
        if isOpen { completed += 1 }
        isOpen = false
      case nil: break
      }
      let state =
        (step.tracked == nil ? "idle" : "held")
        + (trace.wasAnimating(before: index) ? ", moving" : "")
        + (before.track.isUsable ? "" : ", without a track")
      let kind = step.kind(before)
      for field in fields {
        situations.insert(Situation(event: kind, state: state, field: field))
      }
    }
  }
}

extension Trace.Step {
  /// Whether the response or the visible state says that something has changed.
  fileprivate func changes(_ before: ControlSnapshot) -> Bool {
    response.editing != nil || response.change != nil || after.value != before.value
      || after.presentedValue != before.presentedValue || after.size != before.size
      || after.upper?.value != before.upper?.value
  }

  /// The kind of the event in words.
  fileprivate func kind(_ before: ControlSnapshot) -> String {
    func touch(_ name: String, _ id: Int?) -> String {
      tracked == nil || id == tracked ? name : name + " of another touch"
    }
    switch event {
    case .down(let point, let id): return touch(point.isUsable ? "down" : "bad down", id)
    case .move(let point, let id): return touch(point.isUsable ? "move" : "bad move", id)
    case .up(let point?, let id): return touch(point.isUsable ? "up" : "bad up", id)
    case .up(nil, let id): return touch("up without a place", id)
    case .cancel(let id?): return touch("cancel of a touch", id)
    case .cancel(nil): return "cancel"
    case .revert: return "revert"
    case .resize(let size): return size == before.size ? "resize to the same size" : "resize"
    case .set(let value):
      return value.isNaN
        ? "set of NaN" : value == before.value ? "set of the present value" : "set"
    case .thumbs(.set(let lower, let upper)):
      return lower.isNaN || upper.isNaN ? "set of NaN" : "set"
    case .wait(let seconds): return seconds > 0 && seconds.isFinite ? "wait" : "wait for nothing"
    case .adjust(let way), .thumbs(.adjust(_, let way)): return "adjust \(way)"
    }
  }
}
