/// A record of the cases that a check tries, as JSON Lines in the format of Hypothesis's observability,
/// which the viewer Tyche reads.
///
///     DRAGNET_TESTED=tested swift test --filter ParserTests
///
/// The file of a check has a line for each case that the search judged or discarded, with the value, its
/// labels and their values, and the number of its words. Shrinking adds no lines. After
/// 100,000 lines the record ends, and a last line of the type `info` says so.
///
/// A line names its check as the list of fuzz targets does, because viewers merge the cases of checks with
/// the same name, such as two checks of one test. A case that fails names its law in words.
struct TestedCases {
  private let path: String
  private let property: String
  private let start: Double
  /// The laws in words by their short names.
  private let laws: [String: String]
  private var lines: [String] = []
  /// Whether the run has more cases than the record.
  private var isCut = false

  /// The greatest number of lines, which limits the memory of a long run.
  private static let mostLines = 100_000

  /// A record of the cases of a property, in a file in `folder`.
  init(of property: AnyProperty, in folder: String) {
    self.property = property.identity
    path = "\(folder)/\(Platform.fileName(for: property.identity)).jsonl"
    start = Platform.wallTime
    let entries = property.madeTarget(named: property.identity)?.lawEntries ?? []
    laws = Dictionary(entries.map { ($0.law, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - value: The value as text; `nil` if the domain discarded the case.
  ///   - found: The labels of the case, their values, and the place where it was discarded.
  ///   - words: The number of words.
  ///   - phase: The phase of the run that tried the case.
  mutating func add(
    _ verdict: Verdict, _ value: String?,
    _ found: (labels: [String], values: [String: Double], site: String?), words: Int,
    phase: RunSettings.Phase
  ) {
    guard lines.count < Self.mostLines else {
      if !isCut { lines.append(cutLine) }
      isCut = true
      return
    }
    var features = JSONObject()
    features["number of words"] = .raw("\(words)")
    for label in found.labels { features[label] = .string("") }
    for (label, value) in found.values.sorted(by: { $0.key < $1.key }) {
      features[label] = .number(value)
    }
    var object = JSONObject()
    object["type"] = .string("test_case")
    object["run_start"] = .raw("\(start)")
    object["property"] = .string(property)
    object["status"] = .string(Self.status(of: verdict))
    object["status_reason"] = .string(
      verdict.failure.map { laws[$0.law] ?? $0.law } ?? found.site ?? "")
    object["representation"] = .string(value ?? "")
    object["arguments"] = .object(JSONObject())
    object["how_generated"] = .string("in the phase \(phase.rawValue)")
    object["features"] = .object(features)
    object["coverage"] = .raw("null")
    object["metadata"] = .object(JSONObject())
    lines.append("\(JSON.object(object))\n")
  }

  /// The line that says that the record ends before the run.
  private var cutLine: String {
    var object = JSONObject()
    object["type"] = .string("info")
    object["run_start"] = .raw("\(start)")
    object["property"] = .string(property)
    object["title"] = .string("The record is cut")
    object["content"] = .string("It has the first \(Self.mostLines) cases of the run.")
    return "\(JSON.object(object))\n"
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
