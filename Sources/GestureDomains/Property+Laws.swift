import GestureEngine
import GestureLaws
import PropertyTesting

extension Property where Value == GestureScript {
  /// A control obeys its laws, whatever is done to it.
  ///
  ///     @Test func `a volume knob obeys the laws`() {
  ///       check(.laws(of: ControlKind("volume-knob", VolumeKnob.self)))
  ///     }
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - known: The short names of laws not to try, because it is known that they are broken.
  /// - Returns: The property, with what the scripts reach as its features.
  public static func laws(of kind: ControlKind, except known: Set<String> = []) -> Property {
    let book = LawBook.controls.without(known)
    let rehearsal = Rehearsal(book)
    return Property(kind.name, .scripts(of: kind)) { script in
      var isRefused = true
      let findings = book.findings(
        in: script, most: 1,
        observe: { trace in
          isRefused = false
          guard let sink = Features.sink else { return }
          for label in trace.labels { sink.label(label.name) }
          trace.forEachState { sink.label($0) }
        })
      label("a configuration was refused", if: isRefused)
      return Verdict(findings.first, in: script)
    }
    .rehearsed { rehearsal.play($0) }
  }
}

extension Verdict {
  /// The verdict on a script that breaks a law, or none.
  init(_ finding: Finding?, in script: GestureScript) {
    guard let finding else {
      self = .holds
      return
    }
    let place = finding.breach.step.map { "event \($0 + 1), \(script.events[$0].text)" }
    self = .fails(
      PropertyFailure(
        law: finding.law, place: place ?? "the whole script",
        message: "\(finding.breach.message) (\(finding.sentence))"))
  }
}

extension Verdict {
  /// The verdict of one law on a subject.
  init<Subject>(_ law: Law<Subject>, on subject: Subject) {
    guard let breach = law.breach(by: subject) else {
      self = .holds
      return
    }
    self = .fails(PropertyFailure(law: law.id, message: "\(breach.message) (\(law.sentence))"))
  }
}

extension Property {
  /// Every value of a domain obeys the given laws.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - domain: What is judged.
  ///   - laws: The laws, in the order in which they are tried.
  ///   - known: The short names of laws not to try.
  /// - Returns: The property.
  public static func laws(
    _ name: String, _ domain: Domain<Value>, _ laws: [Law<Value>], except known: Set<String> = []
  ) -> Property {
    Property(name, domain) { test in
      for law in laws where !known.contains(law.id) {
        let verdict = Verdict(law, on: test)
        if verdict != .holds { return verdict }
      }
      return .holds
    }
  }
}

extension Property where Value == SnappingCase {
  /// Snapping obeys its laws.
  ///
  /// - Parameter known: The short names of laws not to try.
  /// - Returns: The property.
  public static func snappingLaws(except known: Set<String> = []) -> Property {
    .laws("snapping", .snappingCases, Law.snapping, except: known)
  }
}

extension Property where Value == ScaleCase {
  /// Scales obey their laws.
  ///
  /// - Parameter known: The short names of laws not to try.
  /// - Returns: The property.
  public static func scaleLaws(except known: Set<String> = []) -> Property {
    .laws("scale", .scaleCases, Law.scale, except: known)
  }
}

extension Property where Value == SpringCase {
  /// Springs obey their laws.
  ///
  /// - Parameter known: The short names of laws not to try.
  /// - Returns: The property.
  public static func springLaws(except known: Set<String> = []) -> Property {
    .laws("spring", .springCases, Law.spring, except: known)
  }
}

extension Property where Value == FineScrubbingCase {
  /// Fine scrubbing obeys its laws.
  ///
  /// - Parameter known: The short names of laws not to try.
  /// - Returns: The property.
  public static func fineScrubbingLaws(except known: Set<String> = []) -> Property {
    .laws("fine-scrubbing", .fineScrubbingCases, Law.fineScrubbing, except: known)
  }
}

extension Property where Value == TimingCurveCase {
  /// Timing curves obey their laws.
  ///
  /// - Parameter known: The short names of laws not to try.
  /// - Returns: The property.
  public static func timingCurveLaws(except known: Set<String> = []) -> Property {
    .laws("timing-curve", .timingCurveCases, Law.timingCurve, except: known)
  }
}

extension Property where Value == DragText {
  /// Reading `.drag` text never traps, and what it reads is written so that it reads back the same.
  ///
  /// - Parameter kinds: The kinds of control that a text may name.
  /// - Returns: The property.
  public static func dragText(kinds: [ControlKind]) -> Property {
    Property("drag-text", .texts(of: dragWords(kinds))) { text in
      guard let file = try? DragFile(reading: text.bytes, kinds: kinds) else {
        label("a text that does not parse")
        return .holds
      }
      guard case .gestures(let script) = file.subject else {
        label("words of a target")
        return .holds
      }
      label("a script")
      return Verdict(Law.textRoundTrip, on: script)
    }
  }

  private static func dragWords(_ kinds: [ControlKind]) -> [String] {
    let head = "\ndragnet 1\ncontrol"
    let fields = kinds.flatMap { kind in kind.fields.map { "\nset \($0.name)" } }
    let events = [
      "down", "move", "up", "cancel", "size", "value", "wait", "adjust", "expect", "set",
    ]
    let rest = [
      "0", "1", "-0", "0.1", "300", "1e-320", "1e999", "0x1p-52", "inf", "-inf", "nan", "@1", "@-7",
      "value", "change", "detents", "editing", "broken", "refused", "±", "yes", "no", "began",
      "committed", "true", "false", "none", "thumb", "anywhere", "rightToLeft", "0...35", "A2",
      "target", "words", "deadbeef", "#", ";", "\n", "\r", "\t", "\u{7f}", "é",
    ]
    return [head] + kinds.map { head + " " + $0.name } + events.map { "\n" + $0 } + fields + rest
  }
}
