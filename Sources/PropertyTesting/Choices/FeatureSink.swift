/// The receiver of labels and scores.
@usableFromInline package enum Features {
  /// The receiver in the current task; `nil` outside a run.
  @TaskLocal @usableFromInline package static var sink: (any FeatureSink)?
}

/// A type that receives the labels and scores of test cases, and the places where they are discarded.
///
/// A test case may call it from several tasks at the same time.
@usableFromInline package protocol FeatureSink: AnyObject, Sendable {
  /// The current case has this label; may be called several times in a case.
  func label(_ label: String)
  /// The current case has this numeric label; may be called several times in a case.
  func label(_ code: UInt32)
  /// Whether ``label(_:value:)`` has an effect.
  var wantsValues: Bool { get }
  /// The current case has this value of a label.
  func label(_ label: String, value: Double)
  /// The current case has this score with this name, which may be empty.
  func maximize(_ score: Double, _ name: String)
  /// The current case is being discarded at this place.
  func discard(at site: DiscardSite)
  /// Whether ``endWatching()`` may return `false`.
  var isSelective: Bool { get }
  /// The code under test begins.
  func beginWatching()
  /// The code under test has ended; returns whether the case deserves every check.
  func endWatching() -> Bool
}

extension FeatureSink {
  /// Ignores the label.
  @usableFromInline package func label(_ code: UInt32) {}

  /// Whether ``label(_:value:)`` has an effect: `false`.
  @usableFromInline package var wantsValues: Bool { false }

  /// Ignores the value.
  @usableFromInline package func label(_ label: String, value: Double) {}

  /// Ignores the score.
  @usableFromInline package func maximize(_ score: Double, _ name: String) {}

  /// Ignores the place.
  @usableFromInline package func discard(at site: DiscardSite) {}

  /// `false`: every case deserves every check.
  @usableFromInline package var isSelective: Bool { false }

  /// Watches nothing.
  @usableFromInline package func beginWatching() {}

  /// Returns `true`.
  @usableFromInline package func endWatching() -> Bool { true }
}

extension Features {
  /// Whether the search may ask for the cheap checks of a case alone; see ``watch(_:)``.
  package static var isSelective: Bool { sink?.isSelective ?? false }

  /// Runs the code under test, whose coverage alone guides a search by libFuzzer.
  ///
  /// - Parameter body: Runs the code under test, and labels the case.
  /// - Returns: The result, and whether the case deserves every check. That is always so outside libFuzzer;
  ///   a search that runs many similar cases saves the expensive checks for those that show something new,
  ///   and for a sample.
  package static func watch<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) -> (result: Swift.Result<Result, Failure>, deservesAllChecks: Bool) {
    guard let sink else { return (Swift.Result(catching: body), true) }
    sink.beginWatching()
    let result = Swift.Result(catching: body)
    return (result, sink.endWatching())
  }
}

/// The place of a call that discards test cases.
@usableFromInline package struct DiscardSite: Sendable, CustomStringConvertible {
  /// The name of the function, such as "filter".
  let function: StaticString
  let fileID: StaticString
  let line: UInt

  /// A call of `function` at `line` of the file with this identifier.
  package init(_ function: StaticString, _ fileID: StaticString, _ line: UInt) {
    (self.function, self.fileID, self.line) = (function, fileID, line)
  }

  /// The function and the place, such as "filter at ListTests/ReverseTests.swift:12".
  ///
  /// Without a line, the place is not known.
  @usableFromInline package var description: String {
    line == 0 ? "\(function)" : "\(function) at \(fileID):\(line)"
  }
}

extension DiscardSite: Hashable {
  /// Whether both are the same call; literals of the same text count as different if they were compiled
  /// into different places.
  @usableFromInline package static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.fileID.utf8Start == b.fileID.utf8Start
      && a.function.utf8Start == b.function.utf8Start
  }

  /// Feeds the line and the address of the file's name to `hasher`.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.utf8Start)
  }
}
