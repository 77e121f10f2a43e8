extension RunReport {
  /// The report as one line of JSON.
  ///
  /// The keys are `property`, `outcome` (`held`, `failed`, `untested`, `uncovered`, `outdated`, `fixed` or
  /// `cancelled`), `seed`, `cases`, `casesAfter`, `discards`, `isExhaustive` and `labels`. With known failures there are
  /// also `knownCases` and `fixed`; with scores there are `scores`, and with statistics `values`, whose members
  /// have `cases`, `least`, `greatest` and `mean`. A failure also has `law`,
  /// `place`, `message`, `value`, `literal`, `words`, `keep`, `again`, `firstValue`, `casesToFirst`,
  /// `shrinkCalls`, `isSmallest`, `freeParts`, and `others`: a list of objects with these keys except
  /// `again`. A flaky failure also has `failures` and `replays`, and a failure whose shrinking was cut short
  /// `shrinkEnd`. A failure of kept cases has `keptFiles`, their paths. Further keys are `caseProblems` (a list
  /// of objects with `file` and `message`), `reason` of an untested property, `undecidedLabels`, and `discardSites`
  /// where cases were discarded at known places.
  public var json: String {
    var object = JSONObject()
    object["property"] = .string(result.property)
    object["outcome"] = .string(outcomeName)
    if let found = result.counterexample {
      describe(found, in: &object)
      object["again"] = .string(replayLine)
      object["others"] = .array(
        result.others.map { other in
          var object = JSONObject()
          describe(other, in: &object)
          return .object(object)
        })
    }
    object["seed"] = .raw("\(result.seed)")
    object["cases"] = .raw("\(result.cases)")
    object["casesAfter"] = .raw("\(result.casesAfter)")
    object["discards"] = .raw("\(result.discards)")
    object["isExhaustive"] = .raw("\(result.isExhaustive)")
    object["labels"] = .object(counts(result.labels))
    if !result.values.isEmpty {
      var values = JSONObject()
      for (label, range) in result.values.sorted(by: { $0.key < $1.key }) {
        var object = JSONObject()
        object["cases"] = .raw("\(range.count)")
        object["least"] = .number(range.least)
        object["greatest"] = .number(range.greatest)
        object["mean"] = .number(range.mean)
        values[label] = .object(object)
      }
      object["values"] = .object(values)
    }
    if !result.scores.isEmpty {
      var scores = JSONObject()
      for (name, score) in result.scores.sorted(by: { $0.key < $1.key }) {
        scores[name] = .number(score)
      }
      object["scores"] = .object(scores)
    }
    if !result.knownCases.isEmpty || !result.fixed.isEmpty {
      object["knownCases"] = .object(counts(result.knownCases))
      object["fixed"] = .array(result.fixed.map { .string($0) })
    }
    if !result.caseProblems.isEmpty {
      object["caseProblems"] = .array(
        result.caseProblems.map { problem in
          var object = JSONObject()
          object["file"] = .string(problem.path)
          object["message"] = .string(problem.message)
          return .object(object)
        })
    }
    if case .untested(let reason) = result.outcome { object["reason"] = .string(reason.name) }
    if !result.undecidedLabels.isEmpty {
      object["undecidedLabels"] = .array(
        result.undecidedLabels.keys.sorted().map { .string($0) })
    }
    if !result.discardSites.isEmpty {
      object["discardSites"] = .object(counts(result.discardSites))
    }
    return JSON.object(object).description
  }

  private func counts(_ counts: [String: Int]) -> JSONObject {
    var object = JSONObject()
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { object[name] = .raw("\(count)") }
    return object
  }

  private var outcomeName: String {
    switch result.outcome {
    case .held: "held"
    case .failed: "failed"
    case .untested: "untested"
    case .uncovered: "uncovered"
    case .outdated: "outdated"
    case .fixed: "fixed"
    case .cancelled: "cancelled"
    }
  }

  private func describe(_ found: Counterexample, in object: inout JSONObject) {
    object["law"] = .string(found.failure.law)
    object["place"] = .string(found.failure.place)
    object["message"] = .string(found.failure.message)
    object["value"] = .string(found.value)
    object["literal"] = found.literal.map { .string($0) } ?? .raw("null")
    object["words"] = found.choices.map { .string($0.description) } ?? .raw("null")
    object["keep"] = .string(regression(of: found))
    object["firstValue"] = .string(found.firstValue)
    object["casesToFirst"] = .raw("\(found.casesToFirst)")
    object["shrinkCalls"] = .raw("\(found.shrinkCalls)")
    object["isSmallest"] = .raw("\(found.isSmallest)")
    if let end = found.shrinkEnd { object["shrinkEnd"] = .string(end.rawValue) }
    if !found.keptFiles.isEmpty {
      object["keptFiles"] = .array(found.keptFiles.map { .string($0) })
    }
    object["freeParts"] = .array(found.freeParts.map { .string($0.name) })
    if let flaky = found.flakiness {
      object["failures"] = .raw("\(flaky.failures)")
      object["replays"] = .raw("\(flaky.replays)")
    }
  }
}

extension RunResult.Shortfall {
  fileprivate var name: String {
    switch self {
    case .noCases: "noCases"
    case .discards: "discards"
    case .time: "time"
    case .slowDraws: "slowDraws"
    case .largeCases: "largeCases"
    }
  }
}
