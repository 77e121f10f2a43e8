public import ControlHost
public import GestureEngine

/// A hosted control with its owner, and a sequence of inputs with their times: a test case of a host.
///
///     let script = try HostScript("size 300 44; key right; bound 0.5", for: .progressSlider)
///     try script.play().value  // 0.5
public struct HostScript: Sendable {
  /// An action on a host: an input, or a field of the configuration that changes.
  public enum Action: Sendable, Hashable {
    /// An input.
    case input(HostInput)
    /// A field of the configuration changes while the control lives.
    case configure(Setting)
  }

  /// An action and its time.
  public struct Step: Sendable, Hashable {
    /// The time in seconds.
    public var time: Double
    /// The action.
    public var action: Action

    /// Creates a step of a script.
    public init(at time: Double, _ action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// The kind of the host and its control.
  public var kind: HostKind
  /// The fields that are set, in the order in which they are written.
  public var settings: [Setting]
  /// The use of values that the owner binds during a gesture.
  public var policy: OwnerPolicy
  /// The owner, which answers the changes.
  public var owner: HostOwner
  /// The steps in order.
  public var steps: [Step]

  /// Creates a script.
  public init(
    kind: HostKind, settings: [Setting] = [], policy: OwnerPolicy = .holds,
    owner: HostOwner = .none, steps: [Step]
  ) {
    self.kind = kind
    self.settings = settings
    self.policy = policy
    self.owner = owner
    self.steps = steps
  }

  /// Makes the host and plays the steps to it, with the answers of the owner.
  ///
  /// - Returns: The effects of every step and the visible state after it.
  /// - Throws: `ConfigurationError` where the configuration is refused.
  public func play() throws(ConfigurationError) -> HostTrace {
    try stage().play(steps, owner).trace
  }

  /// Makes the host, before its first input.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  func stage() throws(ConfigurationError) -> HostStage { try kind.start(settings, policy) }

  /// Returns a script with the same host and owner and other steps.
  ///
  /// - Parameter steps: The steps of the new script.
  /// - Returns: The new script.
  public func with(steps: [Step]) -> HostScript {
    HostScript(kind: kind, settings: settings, policy: policy, owner: owner, steps: steps)
  }

  /// Returns the script of a kind that logs every host it makes and everything played to it.
  ///
  /// - Parameter log: The log.
  /// - Returns: The same script of that kind.
  package func logged(in log: PlayLog) -> HostScript {
    var script = self
    script.kind = HostKind(kind, loggingTo: log)
    return script
  }

  /// Whether both scripts are equal, bit for bit; all NaNs count as equal.
  public func isIdentical(to other: HostScript) -> Bool {
    kind.name == other.kind.name && settings == other.settings && policy == other.policy
      && owner == other.owner && steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.isIdentical(to: $1) }
  }
}

extension HostScript.Step {
  /// Whether both steps are equal, bit for bit; all NaNs count as equal.
  func isIdentical(to other: HostScript.Step) -> Bool {
    guard time.isIdentical(to: other.time) else { return false }
    return switch (action, other.action) {
    case (.input(let a), .input(let b)): a.isIdentical(to: b)
    case (.configure(let a), .configure(let b)): a == b
    case (.input, .configure), (.configure, .input): false
    }
  }
}

extension HostInput {
  /// Whether both inputs are equal, bit for bit; all NaNs count as equal.
  public func isIdentical(to other: HostInput) -> Bool {
    switch (self, other) {
    case (.pointer(let a, let i), .pointer(let b, let j)): i == j && a.isIdentical(to: b)
    case (.scroll(let a), .scroll(let b)), (.bound(let a), .bound(let b)): a.isIdentical(to: b)
    case (.laidOut(let a), .laidOut(let b)): a.isIdentical(to: b)
    case (.boundPair(let a, let b), .boundPair(let c, let d)):
      a.isIdentical(to: c) && b.isIdentical(to: d)
    case (.lost, _), (.key, _), (.enabled, _), (.frame, _), (.focused, _): self == other
    case (.pointer, _), (.scroll, _), (.bound, _), (.boundPair, _), (.laidOut, _): false
    }
  }
}

extension HostInput.Pointer {
  /// Whether both actions are equal, bit for bit; all NaNs count as equal.
  fileprivate func isIdentical(to other: HostInput.Pointer) -> Bool {
    switch (self, other) {
    case (.down(let a), .down(let b)), (.move(let a), .move(let b)): a.isIdentical(to: b)
    case (.up(let a), .up(let b)): a.isIdentical(to: b)
    case (.cancel, .cancel): true
    case (.down, _), (.move, _), (.up, _), (.cancel, _): false
    }
  }
}
