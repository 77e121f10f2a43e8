import Foundation

/// A package with fuzz executables, as a fuzzing service or another engine builds it.
///
/// A service builds an image, in which the script `build.sh` writes the executables and their corpora to
/// the folder `$OUT`.
struct CampaignProject {
  /// A file to write.
  struct File {
    /// The path, relative to the package.
    var path: String
    /// The contents.
    var text: String
  }

  /// The name of the project, which is also the name of its folder in the image.
  let name: String
  /// The folder of Dragnet where the service builds, as a word of a shell script.
  let dragnet: String
  /// The URL of the repository; `nil` if it is not known.
  let repository: String?
  /// The version of Swift.
  let swift: String

  /// Reads the package.
  ///
  /// - Parameters:
  ///   - checkout: The checkout of the package.
  ///   - service: The service or the engine.
  ///   - repository: The URL of the repository; `nil` for that of the remote repository `origin`.
  /// - Throws: ``CommandFailure`` if the manifest is malformed, or if the package gets Dragnet from a
  ///   folder that the image does not have.
  init(
    _ checkout: Checkout, for service: FuzzService, repository: String?
  ) async throws(CommandFailure) {
    let manifest = try await checkout.fuzzManifest()
    let package =
      checkout.hasPackage
      ? try await checkout.manifest().name
      : checkout.root.lastPathComponent
    name = CampaignProject.projectName(for: package)
    dragnet = try CampaignProject.dragnet(of: manifest, checkout, for: service)
    swift = try await checkout.toolchain().version ?? CampaignProject.oldestSwift
    if let repository {
      self.repository = repository
    } else {
      let remote = try await Program(
        .name("git"), ["-C", checkout.root.path, "remote", "get-url", "origin"],
        environment: ChildEnvironment.ofTool)
      self.repository =
        remote.status == 0
        ? remote.lines.last.flatMap { CampaignProject.publicURL(of: String($0)) } : nil
    }
  }

  /// The oldest version of Swift that compiles Dragnet.
  private static let oldestSwift = "6.3"

  /// Returns a name for a project: lower case letters, digits and hyphens.
  static func projectName(for package: String) -> String {
    let letters = package.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return name.isEmpty ? "project" : name
  }

  /// Returns the folder of Dragnet where the service builds.
  private static func dragnet(
    of manifest: PackageManifest, _ checkout: Checkout, for service: FuzzService
  ) throws(CommandFailure) -> String {
    let products = ["FuzzDriver", "FuzzTargets", "GestureTesting"]
    let package = manifest.targets.flatMap { $0.dependencies ?? [] }
      .first { products.contains($0.name) }?.package
    let used = manifest.dependencies.first { $0.identity == package?.lowercased() }
    guard let used = used ?? manifest.dependencies.first(where: \.hasDragnet) else {
      throw CommandFailure(
        .usage, "no target of Fuzz/Package.swift uses the product FuzzDriver of Dragnet")
    }
    guard let path = used.path else {
      // SwiftPM names a checkout after the last part of the URL.
      return "\"$WORK/build-$SANITIZER/checkouts/\(used.checkoutName)\""
    }
    let place = URL(filePath: path).standardizedFileURL.path
    let root = checkout.root.standardizedFileURL.path
    if place == root { return "." }
    guard place.hasPrefix(root + "/") else {
      if !service.buildsInImage { return place.shellQuoted }
      throw CommandFailure(
        .usage,
        """
        Fuzz/Package.swift depends on Dragnet in \(place), which is outside of this package, so an \
        image does not have it; depend on a URL, or on a folder of this package
        """)
    }
    return String(place.dropFirst(root.count + 1)).shellQuoted
  }

  /// Returns the files for a service.
  func files(for service: FuzzService) -> [File] {
    switch service {
    case .clusterfuzzlite:
      [
        File(path: ".clusterfuzzlite/Dockerfile", text: dockerfile(copies: true)),
        File(path: ".clusterfuzzlite/build.sh", text: buildScript),
        File(path: ".clusterfuzzlite/project.yaml", text: "language: swift\n"),
        File(path: ".github/workflows/clusterfuzzlite.yml", text: CampaignProject.workflow),
      ]
    case .ossFuzz:
      [
        File(path: "oss-fuzz/projects/\(name)/Dockerfile", text: dockerfile(copies: false)),
        File(path: "oss-fuzz/projects/\(name)/build.sh", text: buildScript),
        File(path: "oss-fuzz/projects/\(name)/project.yaml", text: projectFile),
      ]
    case .afl: filesForAFL
    }
  }

  /// Returns the places of the files in which the user has to write something.
  func gaps(for service: FuzzService) -> [String] {
    switch service {
    case .clusterfuzzlite, .afl: []
    case .ossFuzz:
      ["the addresses in oss-fuzz/projects/\(name)/project.yaml"]
        + (repository == nil
          ? [
            "the URL of the repository in oss-fuzz/projects/\(name)/Dockerfile",
            "the URL of the repository in oss-fuzz/projects/\(name)/project.yaml",
          ] : [])
    }
  }

  /// The URL of the repository, or a mark for the user.
  private var repositoryURL: String { repository ?? "https://example.org/FILL-IN" }
}

// MARK: - Contents

extension CampaignProject {
  private func dockerfile(copies: Bool) -> String {
    let source =
      copies
      ? "COPY . $SRC/\(name)\nCOPY .clusterfuzzlite/build.sh $SRC/"
      : "RUN git clone --depth 1 --recurse-submodules \(repositoryURL) $SRC/\(name)\nCOPY build.sh $SRC/"
    return """
      FROM gcr.io/oss-fuzz-base/base-builder-swift:ubuntu-24-04

      # The image has an older Swift.
      ARG SWIFT=\(swift)
      RUN mkdir -p /opt/swift && \\
          curl -sSfL https://download.swift.org/swift-$SWIFT-release/ubuntu2404/swift-$SWIFT-RELEASE/swift-$SWIFT-RELEASE-ubuntu24.04.tar.gz | \\
          tar xz -C /opt/swift --strip-components=1
      ENV SWIFT_HOME=/opt/swift/usr

      \(source)
      WORKDIR $SRC/\(name)

      """
  }

  private var projectFile: String {
    """
    homepage: "\(repositoryURL)"
    language: swift
    base_os_version: ubuntu-24-04
    main_repo: "\(repositoryURL)"
    primary_contact: "FILL-IN@example.org"
    fuzzing_engines:
      - libfuzzer
    sanitizers:
      - address

    """
  }

  /// The lines of a script that build the command `dragnet`.
  var toolSection: String {
    """
    # Where the command exists already, DRAGNET is its path.
    if [ -z "${DRAGNET:-}" ]; then
      tool=(--package-path \(dragnet) --product dragnet --scratch-path "$WORK/dragnet")
      swift build "${tool[@]}"
      DRAGNET="$(swift build "${tool[@]}" --show-bin-path)/dragnet"
    fi
    """
  }

  private var buildScript: String {
    """
    #!/bin/bash -eu
    # Builds the executables of Fuzz/ for ClusterFuzz. $OUT receives each executable with its options, its
    # corpus, the constants of the sources as its dictionary, and the laws that its corpus shows to be broken.
    # Written by `dragnet export`.
    cd "$SRC/\(name)"
    if [ -n "${SWIFT_HOME:-}" ]; then export PATH="$SWIFT_HOME/bin:$PATH"; fi
    # The base image installs a symbolizer for Swift here. The compiler flags that it suggests rename `main`.
    if command -v precompile_swift > /dev/null; then . precompile_swift; fi
    # SwiftPM obeys $CC, but the coverage profiles of two compilers do not fit together.
    unset CC CXX

    flags=(
      --package-path Fuzz -c release --scratch-path "$WORK/build-$SANITIZER"
      --sanitize=fuzzer --static-swift-stdlib
      # Traps have a mark with their message, by which ClusterFuzz tells them apart.
      -Xlinker --wrap=_swift_stdlib_reportFatalErrorInFile)
    # The mutator learns what the code under test compares: its functions replace those of libFuzzer.
    for name in \(Instrumentation.notedFunctions.joined(separator: " ")); do
      function="dragnet_$name"
      flags+=(-Xlinker "--wrap=__sanitizer_$name"
        -Xlinker "--defsym=__wrap___sanitizer_$name=DEFINED($function)?$function:__real___sanitizer_$name")
    done
    case $SANITIZER in
      # Of two --sanitize, the compiler uses only the last one.
      address | thread) flags+=(-Xswiftc "-sanitize=fuzzer,$SANITIZER" -Xcc "-fsanitize=$SANITIZER") ;;
      coverage) flags+=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping) ;;
      none) ;;
      *)
        echo "the Swift compiler has no sanitizer $SANITIZER on Linux" >&2
        exit 1
        ;;
    esac
    swift build "${flags[@]}"
    built=$(swift build "${flags[@]}" --show-bin-path)

    \(toolSection)

    # A folder of inputs for each target. Targets that are known to fail have none.
    rm -rf "$WORK/corpus"
    "$DRAGNET" corpus export --executables "$built" --to "$WORK/corpus"
    shopt -s nullglob
    for folder in "$WORK"/corpus/*/; do
      name=$(basename "$folder")
      cp "$built/$name" "$OUT/"
      printf '[libfuzzer]\\nmax_len = \(FuzzProcess.longestInput)\\n' > "$OUT/$name.options"
      rm -f "$OUT/${name}_seed_corpus.zip" "$OUT/$name".{dict,known-laws}
      if [ -n "$(ls -A "$folder")" ]; then
        zip -q -r -j "$OUT/${name}_seed_corpus.zip" "$folder"
      fi
      for file in "$WORK/corpus/$name".{dict,known-laws}; do
        if [ -f "$file" ]; then cp "$file" "$OUT/"; fi
      done
    done

    """
  }

  private static let workflow = """
    name: ClusterFuzzLite
    on:
      pull_request:
      schedule:
        - cron: '0 */6 * * *'
    permissions: read-all
    jobs:
      fuzz:
        runs-on: ubuntu-latest
        strategy:
          fail-fast: false
          matrix:
            include:
              # Ten minutes for what a pull request changes.
              - { mode: code-change, sanitizer: address, seconds: 600, event: pull_request }
              # An hour for every target, then a smaller corpus, then a report of the coverage.
              - { mode: batch, sanitizer: address, seconds: 3600, event: schedule }
              - { mode: prune, sanitizer: address, seconds: 600, event: schedule }
              - { mode: coverage, sanitizer: coverage, seconds: 600, event: schedule }
        steps:
          - if: github.event_name == matrix.event
            uses: google/clusterfuzzlite/actions/build_fuzzers@v1
            with:
              language: swift
              github-token: ${{ secrets.GITHUB_TOKEN }}
              sanitizer: ${{ matrix.sanitizer }}
          - if: github.event_name == matrix.event
            uses: google/clusterfuzzlite/actions/run_fuzzers@v1
            with:
              language: swift
              github-token: ${{ secrets.GITHUB_TOKEN }}
              sanitizer: ${{ matrix.sanitizer }}
              mode: ${{ matrix.mode }}
              fuzz-seconds: ${{ matrix.seconds }}
              minimize-crashes: true
              report-timeouts: true

    """
}

extension PackageManifest.Dependency {
  /// Whether the sources of Dragnet lie in the folder of this package.
  fileprivate var hasDragnet: Bool {
    path.map { URL(filePath: $0).appending(path: "Sources/PropertyTesting").isFolder } ?? false
  }

  /// The name of the folder of the checkout, for a package with a URL.
  fileprivate var checkoutName: String {
    let last = (url ?? identity).split(separator: "/").last.map(String.init) ?? identity
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
