extension AnyProperty {
  /// A property that draws what it needs as it goes along.
  ///
  ///     AnyProperty("the largest is below 900") { draw throws(Discard) in
  ///       let count: Int = try draw(.integers(in: 1...100))
  ///       let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
  ///       return numbers.max()! < 900 ? .holds : .fails(PropertyFailure(law: "below 900"))
  ///     }
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - body: Draws and judges; a thrown ``Discard`` discards the case.
  public init(
    _ name: String, drawing body: @escaping (inout ChoiceSource) throws(Discard) -> Verdict
  ) {
    self.name = name
    identity = name
    run = { source in
      do throws(Discard) {
        return try body(&source)
      } catch {
        return .discarded
      }
    }
    rehearse = run
    read = { source in _ = try? body(&source) }
    draw = { source throws(Discard) in
      let values = DrawnValues(before: source.transcript.observer)
      source.transcript.observer = values
      let verdict = try body(&source)
      return Drawn(judge: { verdict }, describe: { values.text })
    }
    examples = []
    isDirect = true
  }
}

extension ChoiceSource {
  /// Draws a value of `domain`; what was drawn is named in the report.
  ///
  ///     let numbers: [Int] = try draw(.array(of: .integers, count: 3))
  ///
  /// - Parameter domain: What to draw from.
  /// - Returns: A value of the domain.
  /// - Throws: ``Discard`` where the words lead to no value.
  public mutating func callAsFunction<Value>(_ domain: Domain<Value>) throws(Discard) -> Value {
    let value = try drawPart(domain)
    transcript.observer?.didDraw(describe(value))
    return value
  }
}

/// An observer that collects the values that a property draws directly, for the report.
private final class DrawnValues: ChoiceObserver {
  private var values: [String] = []
  private let next: (any ChoiceObserver)?

  /// Creates an observer that passes every event on to `next`.
  init(before next: (any ChoiceObserver)?) { self.next = next }

  /// The values drawn so far.
  var text: String { values.joined(separator: ", ") }

  func didRead(_ choice: Choice) { next?.didRead(choice) }

  func didClose(_ span: ChoiceSpan) { next?.didClose(span) }

  func didRetract(to recording: ChoiceRecording) { next?.didRetract(to: recording) }

  func didDraw(_ value: String) {
    values.append(value)
    next?.didDraw(value)
  }
}
