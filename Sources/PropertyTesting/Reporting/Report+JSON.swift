extension Report {
  /// The report as one line of JSON.
  ///
  /// Keys: `property, outcome` (held, failed, allDiscarded)`, seed, cases, discards, features`; for a
  /// failure also `law, place, message, value, words, again, firstValue, casesToFirst, shrinkCalls,
  /// isSmallest`.
  public var json: String {
    var members: [(String, String)] = [("property", quoted(result.property))]
    switch result.outcome {
    case .held: members.append(("outcome", quoted("held")))
    case .allDiscarded: members.append(("outcome", quoted("allDiscarded")))
    case .failed(let found):
      members += [
        ("outcome", quoted("failed")),
        ("law", quoted(found.failure.law)),
        ("place", quoted(found.failure.place)),
        ("message", quoted(found.failure.message)),
        ("value", quoted(found.value)),
        ("words", found.choices.map { quoted($0.description) } ?? "null"),
        ("again", quoted(replayLine)),
        ("firstValue", quoted(found.firstValue)),
        ("casesToFirst", "\(found.casesToFirst)"),
        ("shrinkCalls", "\(found.shrinkCalls)"),
        ("isSmallest", "\(found.isSmallest)"),
      ]
    }
    let features = result.features.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)):\($0.value)" }
    members += [
      ("seed", "\(result.seed)"), ("cases", "\(result.cases)"),
      ("discards", "\(result.discards)"),
      ("features", "{\(features.joined(separator: ","))}"),
    ]
    return "{" + members.map { "\(quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }
}

/// `text` as a JSON string.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
