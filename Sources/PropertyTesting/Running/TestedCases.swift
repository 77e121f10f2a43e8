/// A record of the cases that a check tries, as JSON Lines in the format of Hypothesis's observability,
/// which the viewer Tyche reads.
///
///     DRAGNET_TESTED=tested swift test --filter ParserTests
///
/// The file of a check has a line for each case that the search judged or discarded, with the value, its
/// labels, and the number of its words. Shrinking adds no lines.
struct TestedCases {
  private let path: String
  private let property: String
  private let start: Double
  private var lines: [String] = []

  /// The greatest number of lines, which limits the memory of a long run.
  private static let mostLines = 100_000

  /// A record of the cases of a property, in a file in `folder`.
  init(of property: AnyProperty, in folder: String) {
    self.property = property.name
    path = "\(folder)/\(Platform.fileName(for: property.identity)).jsonl"
    start = Platform.wallTime
  }

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - value: The value as text; `nil` if the domain discarded the case.
  ///   - labels: The labels of the case.
  ///   - words: The number of words.
  ///   - phase: The phase of the run that tried the case.
  mutating func add(
    _ verdict: Verdict, _ value: String?, labels: [String], words: Int, phase: RunSettings.Phase
  ) {
    guard lines.count < Self.mostLines else { return }
    var features = JSONObject()
    features["number of words"] = .raw("\(words)")
    for label in labels { features[label] = .string("") }
    var object = JSONObject()
    object["type"] = .string("test_case")
    object["run_start"] = .raw("\(start)")
    object["property"] = .string(property)
    object["status"] = .string(Self.status(of: verdict))
    object["status_reason"] = .string(verdict.failure?.law ?? "")
    object["representation"] = .string(value ?? "")
    object["arguments"] = .object(JSONObject())
    object["how_generated"] = .string("in the phase \(phase.rawValue)")
    object["features"] = .object(features)
    object["coverage"] = .raw("null")
    object["timing"] = .object(JSONObject())
    object["metadata"] = .object(JSONObject())
    lines.append("\(JSON.object(object))\n")
  }

  private static func status(of verdict: Verdict) -> String {
    switch verdict {
    case .holds: "passed"
    case .fails: "failed"
    case .discarded: "gave_up"
    }
  }

  /// Writes the file, which replaces that of an earlier run.
  func save() {
    do throws(Platform.SystemError) {
      try Platform.save(lines.joined(), to: path)
    } catch {
      Platform.sayOnce("the tested cases were not written: \(error)", about: path)
    }
  }
}
