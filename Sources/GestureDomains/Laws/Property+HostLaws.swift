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
    var property = Property(kind.name, .hostScripts(of: kind)) { script in
      var isRefused = true
      EventLabels.count(
        script.steps.map { step in
          if case .input(let input) = step.action { input.text } else { "configure" }
        })
      let findings = book.findings(
        in: script, most: 1,
        inspect: { trace in
          isRefused = false
          guard let sink = Features.sink else { return }
          for label in trace.labels { sink.label(label) }
          trace.forEachState { sink.label($0) }
        })
      label("a configuration was refused", if: isRefused)
      return Verdict(findings.first, in: script)
    }
    property.makeTarget = { property, judged, name in
      HostTarget(kind, name: name, except: known, laws: (property, judged))
    }
    return property
  }
}

extension Verdict {
  /// The verdict on a script of a host, given the law that it breaks, if any.
  init(_ finding: Finding?, in script: HostScript) {
    guard let finding else {
      self = .holds
      return
    }
    let place = finding.breach.step.map { "input \($0 + 1), \(script.text(ofStep: $0))" }
    self = .fails(
      PropertyFailure(
        law: finding.law, place: place ?? "the whole script",
        message: "\(finding.breach.message) (\(finding.sentence))"))
  }
}
