import GestureEngine
public import GestureLaws
public import PropertyTesting

extension Property where Value == HostScript {
  /// A host obeys its laws in every script, whatever the owner of the value does.
  ///
  ///     @Test func `my binding obeys the laws`() {
  ///       check(.laws(of: HostKind("my-binding", .fatSlider, .init()) { MyBinding($0, $1) }))
  ///     }
  ///
  /// Where only a name like `.fatSlider` is given, `.laws(of: .fatSlider)` means the laws of the control;
  /// `Property<HostScript>.laws(of: .fatSlider)` means those of its host.
  ///
  /// - Parameters:
  ///   - kind: The kind of host.
  ///   - known: The short names of laws to leave out, because the host is known to break them.
  /// - Returns: The property; its labels name the situations of a script.
  @_disfavoredOverload
  public static func laws(of kind: HostKind, except known: Set<String> = []) -> Property {
    let book = HostLawBook.hosts.without(known)
    let (rehearsal, quick) = (
      Rehearsal<HostScript> { _ = book.findings(in: $0, most: 1) }, book.quick
    )
    var property = Property(kind.name, .hostScripts(of: kind)) { script in
      EventLabels.count(
        script.steps.map { step in
          if case .input(let input) = step.action { input.text } else { "configure" }
        })
      return Verdict(book.firstFinding(in: script, quick: quick), in: script)
    }
    .rehearsed { rehearsal.play($0) }
    property.makeTarget = { property, judged, name in
      ScriptTarget<HostScript>(kind, name: name, except: known, laws: (property, judged))
    }
    return property
  }
}

extension HostLawBook {
  /// Plays and labels a script, and returns the first law that it breaks.
  ///
  /// A search may ask for the laws of `quick` alone. Every law judges a script that breaks one of these, so
  /// that the finding is the same as without a search.
  fileprivate func firstFinding(in script: HostScript, quick: HostLawBook) -> Finding? {
    let (result, deservesAll) = Features.watch { () throws(ConfigurationError) in
      let trial = try HostTrial(script)
      if let sink = Features.sink {
        for label in trial.trace.labels { sink.label(label) }
        trial.trace.forEachState { sink.label($0) }
      }
      return trial
    }
    guard case .success(let trial) = result else {
      label("a configuration was refused")
      return nil
    }
    if !deservesAll {
      trial.playsProbe = false
      if quick.findings(of: trial, most: 1).isEmpty { return nil }
      trial.playsProbe = true
    }
    return findings(of: trial, most: 1).first
  }
}
