public import PropertyTesting
public import Testing

/// Checks that `holds` is true whatever it draws; if it is not, the test fails at this line.
///
///     check { draw in
///       let count = try draw(.integers(in: 1...100))
///       let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
///       return numbers.count == count
///     }
///
/// - Parameters:
///   - name: The law's name, for the report; the test's own if it is not given.
///   - settings: How to run; the environment overrides them.
///   - sourceLocation: Where a failure is marked.
///   - holds: Draws and judges; it fails where it returns `false` or throws.
public func check(
  _ name: String? = nil, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  holds: (_ draw: inout ChoiceSource) throws -> Bool
) {
  guard let settings = RunSettings(checking: settings) else { return }
  let law = name ?? currentTestName
  let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
  withoutActuallyEscaping(holds) { holds in
    var property = AnyProperty(law) { source throws(Discard) in
      let outcome = Result { try holds(&source) }
      if case .failure(let error) = outcome, let discard = error as? Discard { throw discard }
      return Verdict(of: law, at: place) { try outcome.get() }
    }
    property.identity = identity(of: law, at: sourceLocation)
    record(property.run(settings), at: sourceLocation)
  }
}
