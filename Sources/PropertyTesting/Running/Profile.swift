/// A kind of run, such as the run of a change in CI, which decides on settings of its checks.
///
///     DRAGNET_PROFILE=nightly swift test
///
/// | Profile | Effect on checks |
/// |---|---|
/// | `local` | none; this is the default |
/// | `ci` | the seed is that of the commit, no failures are stored, and each report is attached to its test |
/// | `nightly` | as `ci`, but the seed is that of the day, and there are ten times as many cases |
///
/// So a run of CI can be repeated: every check of a commit has the same cases. The seed is derived from the
/// commit that is checked out in the repository of the check, or from the day (UTC) if there is none. A
/// setting of a check and `DRAGNET_SEED` go before it.
///
/// Any other name is a profile of your own, for which a trait of tests or suites gives the settings:
///
///     extension RunProfile {
///       static let soak: RunProfile = "soak"
///     }
///
///     @Suite(.property(in: .soak, cases: 1_000_000)) struct SoakTests {
///       @Test func `no text grows`() {
///         check(.strings) { text in formatted(text).utf8.count <= text.utf8.count }
///       }
///     }
///
/// A profile of your own exists as soon as its value is made. Swift Testing makes the traits of all tests
/// before the first test begins. XCTest has no traits, so there `override class func setUp()` can make the
/// value: `_ = RunProfile.soak`. A check reports a `DRAGNET_PROFILE` that does not exist, with the names of
/// all profiles, and runs nothing: a misspelt name is no profile without effect.
public struct RunProfile: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name, as in `DRAGNET_PROFILE`.
  public let name: String

  /// The profile with a name of letters, digits, hyphens and underscores, which exists from now on.
  public init(_ name: String) {
    self.init(unmade: name)
    Self.made.withLock { _ = $0.insert(name) }
  }

  /// The profile with the name in a variable, which may not exist.
  init(unmade name: String) { self.name = name }

  /// The profile with the name in the literal.
  public init(stringLiteral name: String) { self.init(name) }

  /// The profile of runs by hand.
  public static let local: RunProfile = "local"
  /// The profile of runs of CI.
  public static let ci: RunProfile = "ci"
  /// The profile of long runs of CI.
  public static let nightly: RunProfile = "nightly"

  /// The profiles that always exist.
  private static let ready: [RunProfile] = [.local, .ci, .nightly]
  /// The names of all profiles that have been made.
  private static let made = Platform.Lock<Set<String>>([])

  /// Checks that this profile exists.
  ///
  /// - Throws: ``VariableError`` with the names of all profiles.
  func checkExistence() throws(VariableError) {
    let ready = Self.ready.map(\.name)
    let made = Self.made.withLock { $0 }
    guard !ready.contains(name), !made.contains(name) else { return }
    let names = ready + made.subtracting(ready).sorted()
    throw VariableError(
      "DRAGNET_PROFILE is \"\(name)\"; it must be \(names.joined(separator: ", ")), or a profile that "
        + "the tests make, as .property(in: \"\(name)\") does")
  }

  /// The factor by which `nightly` raises the number of cases.
  private static let nightlyFactor = 10

  /// Applies the effect of this profile to the settings of a check.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - filePath: The source file of the check.
  func apply(to settings: inout RunSettings, in filePath: String) {
    guard self == .ci || self == .nightly else { return }
    if settings.failureStorage == .default { settings.failureStorage = .none }
    settings.attachesReport = true
    if self == .nightly {
      let (cases, isTooLarge) = settings.cases.multipliedReportingOverflow(by: Self.nightlyFactor)
      settings.cases = isTooLarge ? .max : cases
    }
    guard settings.seed == nil else { return }
    let (seed, origin) = derivedSeed(in: filePath)
    settings.seed = seed
    Platform.sayOnce(
      "dragnet: profile \(name), DRAGNET_SEED=\(seed), which is that of \(origin)", about: origin)
  }

  /// The seed of this profile, and the commit or the day that it comes from.
  private func derivedSeed(in filePath: String) -> (seed: UInt64, origin: String) {
    let commit = self == .ci ? Commit.hash(above: filePath) : nil
    let origin = commit.map { "commit \($0.prefix(Commit.shortLength))" } ?? "\(Platform.date)"
    // A short number is easy to type.
    return (Platform.hash(of: origin) % 1_000_000_000, origin)
  }
}

/// The commit that is checked out in a repository.
enum Commit {
  /// The number of digits of a short hash.
  static let shortLength = 12

  /// Returns the hash of the commit of the repository that contains a file.
  ///
  /// - Parameter filePath: The path of the file.
  /// - Returns: `nil` if no folder above the file is a repository with a commit.
  static func hash(above filePath: String) -> String? {
    var folder = FailureFolder.parent(of: filePath[...])
    while !folder.isEmpty {
      let path = "\(folder)/.git"
      if Platform.exists(path) { return hash(inRepository: gitFolder(path, in: folder)) }
      folder = FailureFolder.parent(of: folder)
    }
    return nil
  }

  /// Returns the folder of the repository; `.git` is a file with its path in a work tree.
  private static func gitFolder(_ path: String, in folder: Substring) -> String {
    guard let target = line(of: path), target.hasPrefix("gitdir: ") else { return path }
    return absolute(target.dropFirst("gitdir: ".count), in: folder)
  }

  private static func hash(inRepository git: String) -> String? {
    guard let head = line(of: "\(git)/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let name = head.dropFirst("ref: ".count)
    // The branches of a work tree are in the folder of its repository.
    let common = line(of: "\(git)/commondir").map { absolute($0[...], in: git[...]) } ?? git
    if let hash = line(of: "\(common)/\(name)") { return hash }
    let packed = (Platform.contents(of: "\(common)/packed-refs") ?? "").split(separator: "\n")
    return packed.first { $0.hasSuffix(" \(name)") }?.split(separator: " ").first.map(String.init)
  }

  private static func absolute(_ path: Substring, in folder: Substring) -> String {
    path.hasPrefix("/") ? String(path) : "\(folder)/\(path)"
  }

  /// Returns the first line of a file; `nil` if there is none.
  private static func line(of path: String) -> String? {
    Platform.contents(of: path)?.split(separator: "\n").first.map(String.init)
  }
}
