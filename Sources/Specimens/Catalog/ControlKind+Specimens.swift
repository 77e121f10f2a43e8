import GestureEngine
import GestureLaws

extension ControlKind {
  /// The kind of ``PublishedFatSlider`` with all its bugs.
  public static let publishedFatSlider = publishedFatSlider(bugs: .all)
  /// The kind of ``PublishedMeshingSlider`` with all its bugs.
  public static let publishedMeshingSlider = publishedMeshingSlider(bugs: .all)
  /// The kind of ``PublishedProgressSlider`` with all its bugs.
  public static let publishedProgressSlider = publishedProgressSlider(bugs: .all)
  /// The kind of ``PublishedStepSlider`` with all its bugs.
  public static let publishedStepSlider = publishedStepSlider(bugs: .all)
  /// The kind of ``PublishedMorphToggle`` with all its bugs.
  public static let publishedMorphToggle = publishedMorphToggle(bugs: .all)
  /// The kind of ``PublishedRangeSlider`` with all its bugs.
  public static let publishedRangeSlider = publishedRangeSlider(bugs: .all)

  /// The kinds of the published controls with all their bugs.
  public static let specimens = [
    publishedFatSlider, publishedMeshingSlider, publishedProgressSlider, publishedStepSlider,
    publishedMorphToggle, publishedRangeSlider,
  ]

  /// Returns the kind of ``PublishedFatSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the control obeys every law.
  /// - Returns: The kind.
  public static func publishedFatSlider(bugs: BugSet<PublishedFatSlider.Bug>) -> ControlKind {
    ControlKind("published-fat-slider", PublishedFatSlider.self, bugs: bugs)
  }

  /// Returns the kind of ``PublishedMeshingSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the control obeys every law.
  /// - Returns: The kind.
  public static func publishedMeshingSlider(
    bugs: BugSet<PublishedMeshingSlider.Bug>
  ) -> ControlKind {
    ControlKind("published-meshing-slider", PublishedMeshingSlider.self, bugs: bugs)
  }

  /// Returns the kind of ``PublishedProgressSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the control obeys every law.
  /// - Returns: The kind.
  public static func publishedProgressSlider(
    bugs: BugSet<PublishedProgressSlider.Bug>
  ) -> ControlKind {
    ControlKind("published-progress-slider", PublishedProgressSlider.self, bugs: bugs)
  }

  /// Returns the kind of ``PublishedStepSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the control obeys every law.
  /// - Returns: The kind.
  public static func publishedStepSlider(bugs: BugSet<PublishedStepSlider.Bug>) -> ControlKind {
    ControlKind("published-step-slider", PublishedStepSlider.self, bugs: bugs)
  }

  /// Returns the kind of ``PublishedMorphToggle`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the control obeys every law.
  /// - Returns: The kind.
  public static func publishedMorphToggle(bugs: BugSet<PublishedMorphToggle.Bug>) -> ControlKind {
    ControlKind("published-morph-toggle", PublishedMorphToggle.self, bugs: bugs)
  }

  /// Returns the kind of ``PublishedRangeSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the control obeys every law.
  /// - Returns: The kind.
  public static func publishedRangeSlider(bugs: BugSet<PublishedRangeSlider.Bug>) -> ControlKind {
    ControlKind("published-range-slider", PublishedRangeSlider.self, bugs: bugs)
  }

  private init<C: Control>(
    _ name: String, _ type: C.Type, bugs: BugSet<C.Configuration.Bug>
  ) where C.Configuration: PublishedConfiguration {
    var configuration = C.Configuration()
    configuration.bugs = bugs
    self.init(name, type, configuration)
  }
}
