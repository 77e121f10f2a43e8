/// The replay of kept scripts: the cases of a property that has a text of its own for them.
extension Runner {
  /// Replays the scripts in the folder of the check, and notes how they differ from what they expect.
  ///
  /// A script that traps or hangs does so in a child process, and the others still run.
  mutating func replayScripts() {
    guard let kept = property.kept, let target = property.madeTarget(named: kept.check) else {
      return
    }
    for path in kept.scripts { caseProblems += problems(of: path, target) }
  }

  private func problems(of path: String, _ target: any AnsweringTarget) -> [CaseProblem] {
    do throws(CaseError) {
      guard let script = try target.keptCase(CaseCorpus.bytes(of: path)) else {
        return [CaseProblem(path, "the script belongs to no \(target.control ?? target.name)")]
      }
      if settings.isolation != .off, !Platform.isDebugged, let end = end(of: script) {
        let law = target.ending
        return script.expectsEnd
          ? [] : [CaseProblem(path, "\(law.law): \(end) (\(law.name): \(law.sentence))")]
      }
      return script.problems().map { problem in
        let law = problem.law.map { "\($0): " } ?? ""
        let place = problem.line.map { "\(path):\($0)" } ?? path
        return CaseProblem(place, "\(law)\(problem.message)")
      }
    } catch {
      return [CaseProblem(path, error)]
    }
  }

  /// Returns how a script ends a child process; `nil` if it does not, or if there can be none.
  private func end(of script: KeptCase) -> String? {
    let children = ChildRunner(property, caseTimeLimit: settings.caseTimeLimit)
    let end = try? ChildAttempts.end(seconds: children.seconds) {
      _ = script.problems()
      return 0
    }
    switch end {
    case .exited, nil: return nil
    case .crashed(let crash): return crash.message
    case .hung: return "it does not end"
    }
  }
}

extension CaseProblem {
  fileprivate init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }
}
