import GestureLaws

extension ControlKind {
  /// ``PublishedFatSlider``.
  public static let publishedFatSlider = publishedFatSlider(bugs: .all)
  /// ``PublishedMeshingSlider``.
  public static let publishedMeshingSlider = publishedMeshingSlider(bugs: .all)
  /// ``PublishedProgressSlider``.
  public static let publishedProgressSlider = publishedProgressSlider(bugs: .all)
  /// ``PublishedStepSlider``.
  public static let publishedStepSlider = publishedStepSlider(bugs: .all)
  /// ``PublishedMorphToggle``.
  public static let publishedMorphToggle = publishedMorphToggle(bugs: .all)

  /// The controls as others published them.
  public static let specimens = [
    publishedFatSlider, publishedMeshingSlider, publishedProgressSlider, publishedStepSlider,
    publishedMorphToggle,
  ]

  /// ``PublishedFatSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: What is wrong with it; with nothing it keeps every law.
  /// - Returns: The kind.
  public static func publishedFatSlider(bugs: BugSet<PublishedFatSlider.Bug>) -> ControlKind {
    var configuration = PublishedFatSlider.Configuration()
    configuration.bugs = bugs
    return ControlKind("published-fat-slider", PublishedFatSlider.self, configuration)
  }

  /// ``PublishedMeshingSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: What is wrong with it; with nothing it keeps every law.
  /// - Returns: The kind.
  public static func publishedMeshingSlider(
    bugs: BugSet<PublishedMeshingSlider.Bug>
  ) -> ControlKind {
    var configuration = PublishedMeshingSlider.Configuration()
    configuration.bugs = bugs
    return ControlKind("published-meshing-slider", PublishedMeshingSlider.self, configuration)
  }

  /// ``PublishedProgressSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: What is wrong with it; with nothing it keeps every law.
  /// - Returns: The kind.
  public static func publishedProgressSlider(
    bugs: BugSet<PublishedProgressSlider.Bug>
  ) -> ControlKind {
    var configuration = PublishedProgressSlider.Configuration()
    configuration.bugs = bugs
    return ControlKind("published-progress-slider", PublishedProgressSlider.self, configuration)
  }

  /// ``PublishedStepSlider`` with some of its bugs.
  ///
  /// - Parameter bugs: What is wrong with it; with nothing it keeps every law.
  /// - Returns: The kind.
  public static func publishedStepSlider(bugs: BugSet<PublishedStepSlider.Bug>) -> ControlKind {
    var configuration = PublishedStepSlider.Configuration()
    configuration.bugs = bugs
    return ControlKind("published-step-slider", PublishedStepSlider.self, configuration)
  }

  /// ``PublishedMorphToggle`` with some of its bugs.
  ///
  /// - Parameter bugs: What is wrong with it; with nothing it keeps every law.
  /// - Returns: The kind.
  public static func publishedMorphToggle(bugs: BugSet<PublishedMorphToggle.Bug>) -> ControlKind {
    var configuration = PublishedMorphToggle.Configuration()
    configuration.bugs = bugs
    return ControlKind("published-morph-toggle", PublishedMorphToggle.self, configuration)
  }
}
