/// A property whose value type is forgotten: what a runner, a shrinker and a fuzz driver execute.
///
/// Its closures are made where the value type is known, so that client code is specialised and the
/// loops over them are not generic.
public struct AnyProperty {
  /// The law's name.
  public let name: String
  /// What its failures are remembered under; the name, unless there is something more telling.
  public var identity: String
  /// Draws and judges, and keeps nothing.
  @usableFromInline var run: (inout ChoiceSource) -> Verdict
  /// Draws and rehearses, and keeps nothing; see ``rehearsal``.
  @usableFromInline let rehearse: (inout ChoiceSource) -> Verdict
  /// Draws, and keeps nothing: what is read is all that is wanted.
  @usableFromInline let read: (inout ChoiceSource) -> Void
  /// Draws, and keeps the value to be judged and described later.
  @usableFromInline let draw: (inout ChoiceSource) throws(Discard) -> Drawn
  /// The cases to try first, with their words where they have any.
  @usableFromInline let examples: [(Drawn, ChoiceSequence?)]
  /// Whether the property draws while it judges, see ``init(_:drawing:)``.
  @usableFromInline let isDirect: Bool

  /// A drawn value, its type forgotten.
  @usableFromInline struct Drawn {
    @usableFromInline let judge: () -> Verdict
    @usableFromInline let describe: () -> String
    /// The value as Swift code, see ``Counterexample/literal``.
    @usableFromInline let literal: () -> String?

    @inlinable init(
      judge: @escaping () -> Verdict, describe: @escaping () -> String,
      literal: @escaping () -> String? = { nil }
    ) {
      self.judge = judge
      self.describe = describe
      self.literal = literal
    }
  }

  /// Forgets the value type of `property`.
  @inlinable public init<Value>(_ property: Property<Value>) {
    self.init(
      property.name, property.domain, examples: property.examples, rehearse: property.rehearse,
      verdict: property.judge)
  }

  /// Forgets the value type of a property given by its parts.
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - domain: What it is to hold for.
  ///   - examples: Values to try before any others.
  ///   - rehearse: What has to be done before a value can be judged, see ``rehearsal``.
  ///   - judge: Judges a value.
  @inlinable public init<Value>(
    _ name: String, _ domain: Domain<Value>, examples: [Value] = [],
    rehearse: @escaping (Value) -> Void = { _ in }, verdict judge: @escaping (Value) -> Verdict
  ) {
    self.name = name
    identity = name
    run = { source in
      do throws(Discard) {
        return judge(try domain.draw(from: &source))
      } catch {
        return .discarded
      }
    }
    self.rehearse = { source in
      do throws(Discard) {
        rehearse(try domain.draw(from: &source))
        return .holds
      } catch {
        return .discarded
      }
    }
    read = { source in _ = try? domain.draw(from: &source) }
    func drawn(_ value: Value) -> Drawn {
      Drawn(
        judge: { judge(value) }, describe: { describe(value) },
        literal: { PropertyTesting.literal(value) })
    }
    draw = { source throws(Discard) in drawn(try domain.draw(from: &source)) }
    self.examples = examples.map { (drawn($0), domain.encode($0)) }
    isDirect = false
  }
}
