#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signal that ended a process, and the functions that were running.
package struct Crash: Sendable, Hashable {
  /// The number of the signal.
  package let signal: Int32
  /// The innermost function.
  package let function: Function?
  /// The innermost function outside the libraries of Swift and the system.
  ///
  /// The standard library reports most errors in a line of its own code. This is the caller's place.
  package let caller: Function?
  /// Whether the stack of the process had no room for another call.
  package let isStackOverflow: Bool
  /// The end of the text that the process wrote to standard error.
  package let output: String

  /// An address in a program or library.
  package struct Function: Sendable, Hashable, CustomStringConvertible {
    /// The path of the program or library.
    let path: String
    /// The distance of the address from the start of the image.
    let offset: UInt
    /// The name of the function, if the image has it.
    let name: String?
    /// Whether the address is the one to which a call returns, and not the one that failed.
    let isReturn: Bool

    /// The file name of the program or library.
    var image: String {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
      return String(path[path.utf8.index(after: slash)...])
    }

    /// The name of the function, or the distance from the start of the image, which tools like
    /// `addr2line` take.
    package var description: String {
      let number = "0x" + String(offset, radix: 16)
      return name.map { "\($0) (\(image) + \(number))" } ?? "\(image) + \(number)"
    }

    /// The line of the code or, if the image does not say it, the description.
    var place: String { Platform.sourcePlace(of: self).line ?? description }

    /// The error that a trap of optimized code reports there; `nil` if it is unknown.
    var failure: String? { Platform.sourcePlace(of: self).failure }
  }

  /// The name of the signal, such as `SIGSEGV`.
  package var signalName: String {
    let names: [Int32: String] = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGFPE: "SIGFPE",
      SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGSYS: "SIGSYS", SIGPIPE: "SIGPIPE",
      SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    ]
    return names[signal] ?? "signal \(signal)"
  }

  /// Whether somebody outside the process sent the signal, such as a user who pressed Ctrl-C.
  var isFromOutside: Bool {
    [SIGHUP, SIGINT, SIGQUIT, SIGKILL, SIGTERM].contains(signal)
  }

  /// A crash with this signal, whose place `record` holds.
  init(_ signal: Int32, _ record: Platform.CrashRecord, output: String) {
    self.signal = signal
    self.output = output
    isStackOverflow = record.isStackOverflow
    let functions = record.functions
    if isStackOverflow {
      // The innermost function depends on the depth, the functions that call each other do not.
      function = Self.recurring(in: functions)
      caller = function
    } else {
      function = functions.first.flatMap(\.self)
      caller = record.caller
    }
  }

  /// Returns the function that calls itself or is called by the functions that it calls; of several, the
  /// first in its image.
  private static func recurring(in functions: [Function?]) -> Function? {
    let own = functions.compactMap(\.self).filter { !$0.isOfSystem }
    let counts = Dictionary(own.map { ($0, 1) }, uniquingKeysWith: +)
    // The last round may be cut, so a function of the cycle may be counted once less than others.
    let most = counts.values.max() ?? 0
    return counts.filter { $0.value >= most - 1 }.keys
      .min { ($0.image, $0.offset) < ($1.image, $1.offset) }
  }
}

extension Crash.Function {
  /// The beginnings of the names of libraries that belong to Swift or the system.
  private static let systemImages = [
    "libswift", "lib_FoundationICU", "libFoundation", "Foundation", "CoreFoundation",
    "libdispatch", "libBlocksRuntime", "libsystem_", "libobjc", "libdyld", "dyld", "ld-", "libc.",
    "libc-", "libc++", "libstdc++", "libm.", "libgcc_s", "libpthread", "linux-vdso",
  ]

  /// Whether the address lies in a library of Swift or the system.
  var isOfSystem: Bool {
    let image = image
    return Self.systemImages.contains { image.hasPrefix($0) }
  }
}

// MARK: - Announcements

extension Crash {
  /// A line with which a process says how it ends, for the process that started it.
  ///
  ///     dragnet: the process ends by SIGSEGV at call 0x1f20 /path/to/program
  package struct Announcement {
    /// The name of the signal, or that the stack is full.
    private let signal: String
    /// The innermost function outside the libraries of Swift and the system.
    fileprivate let caller: Function?

    private static let mark = "dragnet: the process ends by "

    /// The name of the signal, with the error that the code reports by it; or that the stack is full.
    package var reason: String { signal + (caller?.failure.map { ": \($0)" } ?? "") }

    /// The line of the code, or else the function; `nil` if it is unknown.
    package var place: String? { caller?.place }

    /// Reads a line; `nil` if it is no announcement.
    package init?(_ line: some StringProtocol) {
      guard line.hasPrefix(Self.mark) else { return nil }
      let parts = line.dropFirst(Self.mark.count).split(separator: " at ", maxSplits: 1)
      guard let signal = parts.first else { return nil }
      self.signal = String(signal)
      let words = parts.dropFirst().first?.split(separator: " ", maxSplits: 2) ?? []
      guard words.count == 3, let offset = UInt(words[1].dropFirst(2), radix: 16) else {
        caller = nil
        return
      }
      caller = Function(
        path: String(words[2]), offset: offset, name: nil, isReturn: words[0] == "call")
    }

    fileprivate init(_ crash: Crash) {
      signal = crash.isStackOverflow ? "stack overflow" : crash.signalName
      caller = crash.caller
    }

    /// The line.
    fileprivate var text: String {
      let place = caller.map { caller in
        " at \(caller.isReturn ? "call" : "address") 0x\(String(caller.offset, radix: 16)) "
          + caller.path
      }
      return Self.mark + signal + (place ?? "")
    }
  }

  /// The line with which the process that crashes says so.
  var announcement: String { Announcement(self).text }
}
