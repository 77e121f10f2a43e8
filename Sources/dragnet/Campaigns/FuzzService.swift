/// A service or an engine that runs fuzz targets for months.
enum FuzzService: String, CaseIterable, Sendable {
  /// Workflows of GitHub that run ClusterFuzz's engine.
  case clusterfuzzlite
  /// Google's machines, for open source projects.
  case ossFuzz = "oss-fuzz"
  /// AFL++ on machines of one's own.
  case afl = "afl++"

  /// Whether targets are built in an image, which contains nothing but the repository.
  var buildsInImage: Bool { self != .afl }
}
