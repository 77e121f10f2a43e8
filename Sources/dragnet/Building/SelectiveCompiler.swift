import Foundation

/// A script that takes the place of `swiftc` in builds with libFuzzer.
///
/// It compiles the modules of Dragnet that draw and judge cases without libFuzzer's counters. They are not
/// the code under test: their counters slow down each execution, and tell libFuzzer of inputs that do nothing
/// new in the code under test. FuzzTest instruments selectively, too.
///
/// SwiftPM takes the path of the compiler from the variable `SWIFT_EXEC`, and looks for libraries of the
/// toolchain beside it. Therefore the script lies in a folder of its own beside a link to them.
struct SelectiveCompiler {
  /// The script.
  private let file: URL

  /// The modules that draw and judge cases.
  static let harness: Set = [
    "DragnetTesting", "FuzzDriver", "GestureDomains", "GestureLaws", "GestureTesting",
    "PropertyTesting",
  ]

  /// Whether the builds of this platform use the script.
  static let isSupported: Bool = {
    #if os(Linux)
      return true
    #else
      return false
    #endif
  }()

  /// Writes the script, unless it exists.
  ///
  /// - Parameters:
  ///   - package: The package that is built. Its own modules are the code under test.
  ///   - compiler: The `swiftc` that the script runs.
  ///   - scratch: The build folder, which contains the script.
  /// - Throws: ``CommandFailure`` if the script cannot be written.
  init(
    for package: PackageManifest, of compiler: URL, in scratch: URL
  ) throws(CommandFailure) {
    let folder = try scratch.appending(path: "compiler/usr/bin").made()
    let link = folder.deletingLastPathComponent().appending(path: "lib")
    let libraries = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib")
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: link.path)) != libraries.path {
      try? files.removeItem(at: link)
      try? files.createSymbolicLink(at: link, withDestinationURL: libraries)
    }
    file = folder.appending(path: "swiftc")
    let modules = SelectiveCompiler.harness.subtracting(package.targets.map(\.name))
    let script = SelectiveCompiler.script(modules.sorted(), compiler.path)
    // SwiftPM would compile everything again with a script that has just been written.
    if (try? String(contentsOf: file, encoding: .utf8)) == script, file.isExecutable { return }
    // Another command may be about to run the script.
    let hidden = folder.appending(path: ".\(UUID().uuidString)")
    try hidden.write(script.utf8)
    guard chmod(hidden.path, 0o755) == 0, rename(hidden.path, file.path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(hidden.path)
      throw CommandFailure(.inputOutput, "\(file.path): cannot be written: \(reason)")
    }
  }

  /// The variable by which SwiftPM finds the script.
  var environment: [String: String] { ["SWIFT_EXEC": file.path] }

  /// Returns the text of the script.
  ///
  /// - Parameters:
  ///   - modules: The modules that have no counters; they may be none.
  ///   - compiler: The path of the compiler.
  /// - Returns: A script of a POSIX shell.
  static func script(_ modules: [String], _ compiler: String) -> String {
    """
    #!/bin/sh
    # Compiles the modules of Dragnet that draw and judge cases without libFuzzer's counters.
    # Written by `dragnet`.
    module= previous=
    for argument; do
      if [ "$previous" = -module-name ]; then module=$argument; fi
      previous=$argument
    done
    case " \(modules.joined(separator: " ")) " in
    *" ${module:-/} "*)
      # Each argument moves to the end, except for those about libFuzzer. An argument for the compiler proper
      # follows -Xfrontend, which is kept until then.
      kept=
      for argument; do
        shift
        case $argument in
        -sanitize=fuzzer)
          kept=
          continue
          ;;
        -sanitize=fuzzer,*) argument=-sanitize=${argument#-sanitize=fuzzer,} ;;
        -sanitize=*,fuzzer) argument=${argument%,fuzzer} ;;
        esac
        if [ "$kept" ]; then set -- "$@" "$kept"; fi
        kept=
        if [ "$argument" = -Xfrontend ]; then kept=$argument; else set -- "$@" "$argument"; fi
      done
      ;;
    esac
    exec '\(compiler.replacing("'", with: "'\\''"))' "$@"

    """
  }
}
