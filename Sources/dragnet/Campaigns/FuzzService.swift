/// A service that runs fuzz targets for months.
enum FuzzService: String, CaseIterable, Sendable {
  /// Workflows of GitHub that run ClusterFuzz's engine.
  case clusterfuzzlite
  /// Google's machines, for open source projects.
  case ossFuzz = "oss-fuzz"
}
