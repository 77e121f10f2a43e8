import PropertyTesting

extension AnsweringTarget {
  /// The members of an answer that lists this target.
  ///
  /// - Parameter check: The check that the target is; `nil` for an executable.
  /// - Returns: The members of a JSON object.
  func entry(of check: CheckDescription?) -> JSONObject {
    var entry = JSONObject()
    entry["dragnet"] = AnswerRequest.versionMember
    entry["target"] = .string(name)
    entry["summary"] = .string(summary)
    entry["specimen"] = .raw("\(isSpecimen)")
    entry["laws"] = .array(lawEntries.map(\.json))
    entry["ending"] = ending.json
    if let control { entry["control"] = .string(control) }
    if !bugs.isEmpty { entry["bugs"] = .array(bugs.map(\.json)) }
    check?.add(to: &entry)
    return entry
  }
}

extension CheckDescription {
  /// Adds the members that only checks have.
  fileprivate func add(to entry: inout JSONObject) {
    entry["test"] = .optional(test)
    entry["library"] = .string(library.rawValue)
    entry["file"] = .string(file)
    entry["line"] = .raw("\(line)")
    if let values { entry["values"] = .string(values) }
    entry["isAsync"] = .raw("\(isAsync)")
    if let obstacle { entry["obstacle"] = .string(obstacle) }
  }
}

extension BugEntry {
  /// The entry as JSON.
  var json: JSON {
    var object = JSONObject()
    object["name"] = .string(name)
    object["laws"] = .array(laws.map { .string($0) })
    return .object(object)
  }
}

extension LawEntry {
  /// The entry as JSON.
  var json: JSON {
    var object = JSONObject()
    object["law"] = .string(law)
    object["name"] = .string(name)
    object["sentence"] = .string(sentence)
    object["exemption"] = .optional(exemption)
    if let judged { object["judged"] = .raw("\(judged)") }
    if let exempt { object["exempt"] = .raw("\(exempt)") }
    return .object(object)
  }
}

extension PropertyFailure {
  /// The failure as members of a JSON object.
  var members: JSONObject {
    var object = JSONObject()
    object["law"] = .string(law)
    object["place"] = .string(place)
    object["message"] = .string(message)
    return object
  }
}

extension ReplayProblem {
  /// The problem as members of a JSON object.
  var members: JSONObject {
    var object = JSONObject()
    object["line"] = .optional(line)
    object["law"] = .optional(law)
    object["message"] = .string(message)
    return object
  }
}

extension CaseError {
  /// The error as members of a JSON object.
  var members: JSONObject {
    var object = JSONObject()
    object["line"] = .optional(line)
    object["column"] = .optional(column)
    object["message"] = .string(message)
    return object
  }
}

extension CaseExplanation.Broken {
  /// The broken law as members of a JSON object.
  var members: JSONObject {
    var object = JSONObject()
    object["law"] = .string(law)
    object["sentence"] = .optional(sentence)
    object["message"] = .string(message)
    object["place"] = .optional(place)
    object["event"] = .optional(event)
    return object
  }
}

extension JSON {
  /// A number, or null for `nil`.
  fileprivate static func optional(_ number: Int?) -> JSON {
    .raw(number.map { "\($0)" } ?? "null")
  }
}
