#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Returns the address of a function of the C library or of another loaded library.
  static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
      dlsym(nil, name)
    #endif
  }

  /// The result of `dladdr`, which Swift does not import on Linux.
  private struct SymbolInformation {
    var image: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var name: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
  }

  /// Finds the function that contains an address.
  ///
  /// - Parameters:
  ///   - address: An address in a function.
  ///   - isReturn: Whether a call returns to the address.
  /// - Returns: The function; `nil` if the address belongs to no image.
  static func function(at address: UInt, isReturn: Bool = false) -> Crash.Function? {
    typealias Lookup = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32
    guard let symbol = symbol("dladdr") else { return nil }
    var found = SymbolInformation()
    let lookup = unsafeBitCast(symbol, to: Lookup.self)
    guard lookup(UnsafeRawPointer(bitPattern: address), &found) != 0, let image = found.image
    else { return nil }
    return Crash.Function(
      path: String(cString: image), offset: address - UInt(bitPattern: found.base),
      name: found.name.map { demangled(String(cString: $0)) }, isReturn: isReturn)
  }

  /// Returns the Swift name of a mangled symbol; other names are returned as they are.
  private static func demangled(_ name: String) -> String {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let symbol = symbol("swift_demangle"),
      let text = unsafeBitCast(symbol, to: Demangle.self)(name, name.utf8.count, nil, nil, 0)
    else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

// MARK: - Lines

extension Platform {
  /// The code at an address, as the debug information of its image has it.
  struct SourcePlace: Sendable {
    /// The file and line; `nil` if they are unknown.
    var line: String?
    /// The error that a trap there reports, such as "Index out of range"; `nil` if there is none.
    ///
    /// Optimized code traps without a message. The compiler names the trap as an inlined function instead.
    var failure: String?
  }

  /// The places that were looked up, by their addresses.
  private static let sourcePlaces = Lock<[Crash.Function: SourcePlace]>([:])

  /// Returns the code at an address, from the debug information of its image.
  ///
  /// Code that the compiler has copied there from another package, such as the standard library, counts as
  /// the line that calls it. Takes about a tenth of a second the first time. Only Linux knows lines, and
  /// only if `llvm-symbolizer` belongs to the toolchain or is on the path.
  static func sourcePlace(of function: Crash.Function) -> SourcePlace {
    if let known = sourcePlaces.withLock({ $0[function] }) { return known }
    let place = symbolized(function)
    sourcePlaces.withLock { $0[function] = place }
    return place
  }

  private static func symbolized(_ function: Crash.Function) -> SourcePlace {
    #if os(Linux)
      // A return address may belong to the line after the call.
      let address = function.offset - (function.isReturn && function.offset > 0 ? 1 : 0)
      let command =
        "\(symbolizer) --obj=\(quoted(function.path)) 0x" + String(address, radix: 16)
      guard let output = output(ofCommand: command + " 2>/dev/null") else { return SourcePlace() }
      return place(inSymbols: output)
    #else
      return SourcePlace()
    #endif
  }

  /// Returns the place in the output of `llvm-symbolizer`.
  ///
  /// The output has a line with the name and a line FILE:LINE:COLUMN for each of the inlined functions, the
  /// innermost first.
  static func place(inSymbols output: String) -> SourcePlace {
    var place = SourcePlace()
    let mark = "Swift runtime failure: "
    for line in output.split(separator: "\n") {
      if place.failure == nil, line.hasPrefix(mark) {
        place.failure = String(line.dropFirst(mark.count))
      }
      let parts = line.split(separator: ":")
      guard parts.count == 3, let number = Int(parts[1]), number > 0, Int(parts[2]) != nil else {
        continue
      }
      let path = String(parts[0])
      if access(path, R_OK) == 0 {
        place.line = "\(shortPath(path)):\(number)"
        break
      }
    }
    return place
  }

  #if os(Linux)
    /// The quoted path of `llvm-symbolizer` in the toolchain of this process, or else its name.
    private static let symbolizer: String = {
      let tool = "llvm-symbolizer"
      guard let core = symbol("swift_demangle"),
        let library = function(at: UInt(bitPattern: core))?.path
      else { return tool }
      // usr/lib/swift/linux/libswiftCore.so belongs to usr/bin/llvm-symbolizer.
      let folder = library.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
      let path = "\(folder)/bin/\(tool)"
      return access(path, X_OK) == 0 ? quoted(path) : tool
    }()

    /// Returns a word of a shell command with this text.
    private static func quoted(_ text: String) -> String {
      let parts: [Substring] = text.split(separator: "'", omittingEmptySubsequences: false)
      return "'" + parts.joined(separator: #"'\''"#) + "'"
    }

    /// Returns the standard output of a shell command, or `nil` if it cannot run.
    private static func output(ofCommand command: String) -> String? {
      guard let pipe = popen(command, "r") else { return nil }
      defer { pclose(pipe) }
      var bytes: [UInt8] = []
      var byte = getc(pipe)
      while byte != EOF {
        bytes.append(UInt8(truncatingIfNeeded: byte))
        byte = getc(pipe)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  #endif
}
