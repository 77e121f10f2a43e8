import GestureEngine
public import GestureLaws
public import PropertyTesting

extension Property where Value == GestureScript {
  /// A control obeys its laws in every script.
  ///
  ///     @Test func `a volume knob obeys the laws`() {
  ///       check(.laws(of: ControlKind("volume-knob", VolumeKnob.self)))
  ///     }
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - known: The short names of laws to leave out, because the control is known to break them.
  ///   - scripts: Scripts to try before any others.
  /// - Returns: The property; its labels are those of the traces.
  public static func laws(
    of kind: ControlKind, except known: Set<String> = [], scripts: [GestureScript] = []
  ) -> Property {
    let book = LawBook.controls.without(known)
    let (rehearsal, quick) = (
      Rehearsal<GestureScript> { _ = book.findings(in: $0, most: 1) }, book.quick
    )
    var property = Property(kind.name, .scripts(of: kind)) { script in
      EventLabels.count(script.events.map(\.text))
      return Verdict(book.firstFinding(in: script, quick: quick), in: script)
    }
    .rehearsed { rehearsal.play($0) }
    // Traps and values out of their range come first.
    property.ranking = book.laws.map(\.id)
    property.makeTarget = { property, judged, name in
      ScriptTarget<GestureScript>(kind, name: name, except: known, laws: (property, judged))
    }
    return scripts.reduce(property) { $0.examples($1) }
  }

  /// A control obeys its laws in every script; the given texts are tried first.
  ///
  ///     @Test func `my slider obeys the laws of sliders`() throws {
  ///       let slider = ControlKind("my-slider", MySlider.self)
  ///       try check(.laws(of: slider, scripts: ["down 0 0", "size 300 44; down 50 22; up"]))
  ///     }
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - known: The short names of laws to leave out, because the control is known to break them.
  ///   - texts: `.drag` texts, which need no lines `dragnet` and `control`.
  /// - Returns: The property.
  /// - Throws: `DragError` for a text that does not parse.
  public static func laws(
    of kind: ControlKind, except known: Set<String> = [], scripts texts: [String]
  ) throws(DragError) -> Property {
    var scripts: [GestureScript] = []
    for text in texts { scripts.append(try GestureScript(text, for: kind)) }
    return laws(of: kind, except: known, scripts: scripts)
  }
}

extension Property {
  /// Every value of a domain obeys the given laws.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - domain: The values.
  ///   - laws: The laws, in the order in which they are tried.
  ///   - known: The short names of laws to leave out.
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

extension LawBook {
  /// Plays and labels a script, and returns the first law that it breaks.
  ///
  /// A search may ask for the laws of `quick` alone. Every law judges a script that breaks one of these, so
  /// that the finding is the same as without a search.
  fileprivate func firstFinding(in script: GestureScript, quick: LawBook) -> Finding? {
    let isSelective = Features.isSelective
    let (result, deservesAll) = Features.watch { () throws(ConfigurationError) in
      let trial = try Trial(script, drawing: !isSelective)
      if let sink = Features.sink {
        for label in trial.trace.labels { sink.label(label.name) }
        trial.trace.forEachState { sink.label($0) }
        EventLabels.noteEnd(trial.trace)
      }
      return trial
    }
    switch result {
    case .failure(let error):
      label("a configuration was refused")
      guard deservesAll else { return nil }
      return findings(of: Refusal(script: script, error: error), most: 1).first
    case .success(let trial):
      guard isSelective else { return findings(of: trial, most: 1).first }
      if !deservesAll, quick.findings(of: trial, most: 1).isEmpty { return nil }
      return findings(in: script, most: 1).first
    }
  }
}

extension Verdict {
  /// The verdict of one law on a subject.
  package init<Subject>(_ law: Law<Subject>, on subject: Subject) {
    guard let breach = law.breach(by: subject) else {
      self = .holds
      return
    }
    self = .fails(PropertyFailure(law: law.id, message: "\(breach.message) (\(law.sentence))"))
  }
}

extension Breach {
  /// The script beside the one that is judged, as the end of a report; empty without such a script.
  var probeText: String { probe.map { "; beside it was played: \($0)" } ?? "" }
}
