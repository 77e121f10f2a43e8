import Foundation
import Subprocess

/// The tools of the Swift toolchain that builds the fuzz targets.
///
/// The tools of another LLVM may not read the formats that this toolchain's compiler writes. The
/// compiler itself says where its toolchain is, because the `swiftc` in `PATH` may be a link to a
/// program that only selects a toolchain, as it is with swiftly and with Xcode.
struct Toolchain: Sendable {
  /// The folders that may contain the tools, in the order in which they are searched.
  let folders: [URL]
  /// The compiler's answer about its target; `nil` if it does not give one.
  private let info: TargetInfo?

  /// Finds the toolchain of the first `swiftc` in `PATH`, or of Xcode if `PATH` has none.
  ///
  /// - Throws: ``CommandFailure`` if there is no `swiftc`.
  init() async throws(CommandFailure) {
    var found = Toolchain.inPath("swiftc")
    if found == nil { found = try await Toolchain.inXcode("swiftc") }
    guard let compiler = found else { throw CommandFailure(.internalError, "no swiftc in PATH") }
    let resolved = compiler.resolvingSymlinksInPath()
    info = try await Toolchain.info(of: compiler)
    // TOOLCHAIN/usr/lib/swift and TOOLCHAIN/usr/bin
    let own = info.map { info in
      URL(filePath: info.paths.runtimeResourcePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin")
    }
    folders = [own, resolved.deletingLastPathComponent(), compiler.deletingLastPathComponent()]
      .compactMap { $0?.standardizedFileURL }
  }

  /// The part of the output of `swiftc -print-target-info` that is needed here.
  private struct TargetInfo: Decodable, Sendable {
    struct Paths: Decodable, Sendable { var runtimeResourcePath: String }
    struct Target: Decodable, Sendable { var triple: String }

    var paths: Paths
    var target: Target?
    var compilerVersion: String?
  }

  /// Asks a compiler about its target.
  ///
  /// - Returns: The answer; `nil` if the compiler does not give one.
  private static func info(of compiler: URL) async throws(CommandFailure) -> TargetInfo? {
    let info: Program
    do {
      info = try await Program(
        .at(compiler), ["-print-target-info"], environment: ChildEnvironment.ofTool, seconds: 60)
    } catch {
      try await Termination.check()
      return nil
    }
    guard info.status == 0 else { return nil }
    return try? JSONDecoder().decode(TargetInfo.self, from: info.output)
  }

  /// The version of a released compiler, such as 6.3.1; `nil` for another one.
  var version: String? {
    let release = info?.compilerVersion?.firstMatch(of: #/swift-([0-9.]+)-RELEASE/#)
    return (release?.1).map(String.init)
  }

  /// Returns the place of a library of the compiler's runtime.
  private func runtimeLibrary(_ name: String) -> URL {
    let architecture = info?.target?.triple.prefix { $0 != "-" } ?? "x86_64"
    #if canImport(Darwin)
      let file = "darwin/libclang_rt.\(name)_osx.a"
    #else
      let file = "linux/libclang_rt.\(name)-\(architecture).a"
    #endif
    let resources = info?.paths.runtimeResourcePath ?? "the toolchain"
    return URL(filePath: resources).appending(path: "clang/lib").appending(path: file)
  }

  /// The names of the modules that belong to the toolchain, such as Foundation and Testing.
  var modules: Set<String> {
    guard let resources = info?.paths.runtimeResourcePath else { return [] }
    let found = FileManager.default.enumerator(
      at: URL(filePath: resources), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swiftmodule" else { continue }
      names.insert(file.deletingPathExtension().lastPathComponent)
      found?.skipDescendants()
    }
    return names
  }

  /// The library that tells libFuzzer what functions such as `memcmp` compare; `nil` if there is none.
  var fuzzerInterceptors: URL? {
    let library = runtimeLibrary("fuzzer_interceptors")
    return library.exists ? library : nil
  }

  /// Returns the library of libFuzzer without its `main`.
  ///
  /// - Throws: ``CommandFailure`` that says which toolchain has it if this one does not.
  func fuzzerLibrary() throws(CommandFailure) -> URL {
    let library = runtimeLibrary("fuzzer_no_main")
    guard library.exists else {
      throw CommandFailure(
        .usage,
        """
        this toolchain has no libFuzzer: there is no \(library.path)
        Xcode's toolchains and some packages of Linux distributions leave it out. Install a toolchain \
        of swift.org, for example by `swiftly install 6.3`, and select it by `swiftly use 6.3`, by its \
        usr/bin folder at the beginning of PATH, or on macOS by TOOLCHAINS=org.swift.630
        """)
    }
    return library
  }

  /// Returns the first program of a name in `PATH`.
  static func inPath(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { $0.isExecutable && !$0.isFolder }
  }

  /// Returns the program of a name in the toolchain that Xcode has selected.
  private static func inXcode(_ name: String) async throws(CommandFailure) -> URL? {
    guard let xcrun = inPath("xcrun") else { return nil }
    let search = try await Program(
      .at(xcrun), ["--find", name], environment: ChildEnvironment.ofTool, seconds: 60)
    guard search.status == 0, let path = search.lines.last else { return nil }
    let found = URL(filePath: String(path))
    return found.isExecutable ? found : nil
  }

  /// Returns the path of a tool.
  ///
  /// - Throws: ``CommandFailure`` with the searched folders if the tool is missing.
  func find(_ tool: String) async throws(CommandFailure) -> URL {
    if let found = folders.lazy.map({ $0.appending(path: tool) }).first(where: \.isExecutable) {
      return found
    }
    if let found = try await Toolchain.inXcode(tool) { return found }
    var searched: [String] = []
    for folder in folders.map(\.path) where !searched.contains(folder) { searched.append(folder) }
    throw CommandFailure(.internalError, "no \(tool) in \(searched.joined(separator: " or "))")
  }

  /// Runs a tool that must succeed.
  ///
  /// - Parameters:
  ///   - tool: The name of the tool.
  ///   - arguments: Its arguments.
  /// - Returns: The program that has run.
  /// - Throws: ``CommandFailure`` if the tool is missing or fails, or prints more than 256 MiB.
  func run(_ tool: String, _ arguments: [String]) async throws(CommandFailure) -> Program {
    let program = try await Program(
      .at(find(tool)), arguments, environment: ChildEnvironment.ofTool, keeping: 1 << 28)
    guard program.status == 0 else {
      throw CommandFailure(.internalError, "\(tool) failed:\n" + program.end())
    }
    guard !program.isCut else {
      throw CommandFailure(.internalError, "\(tool) printed more than 256 MiB")
    }
    return program
  }
}
