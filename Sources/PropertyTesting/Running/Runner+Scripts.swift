/// The replay of kept scripts: the cases of a property that has a text of its own for them.
extension Runner {
  /// Replays the scripts in the folder of the check, and notes how they differ from what they expect.
  mutating func replayScripts() {
    guard let kept = property.kept, let target = property.madeTarget(named: kept.check) else {
      return
    }
    var scripts: [(path: String, script: ScriptReplay.Script)] = []
    for path in kept.scripts {
      do throws(CaseError) {
        if let script = try target.keptCase(CaseCorpus.bytes(of: path)) {
          scripts.append((path, ScriptReplay.Script(script, ending: target.ending)))
        } else {
          let owner = target.control ?? target.name
          caseProblems.append(CaseProblem(path, "the script belongs to no \(owner)"))
        }
      } catch {
        caseProblems.append(CaseProblem(path, error))
      }
    }
    let problems = ScriptReplay(settings).problems(of: scripts.map(\.script))
    for ((path, _), problems) in zip(scripts, problems) {
      caseProblems += problems.map { problem in
        let law = problem.law.map { "\($0): " } ?? ""
        let place = problem.line.map { "\(path):\($0)" } ?? path
        return CaseProblem(place, "\(law)\(problem.message)")
      }
    }
  }
}

extension CaseProblem {
  fileprivate init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }
}
