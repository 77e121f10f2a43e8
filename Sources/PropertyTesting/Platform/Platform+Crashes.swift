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
  /// The end of the text that the process wrote to standard error.
  package let output: String

  /// An address in a program or library.
  package struct Function: Sendable, Hashable, CustomStringConvertible {
    /// The file name of the program or library.
    let image: String
    /// The distance of the address from the start of the image.
    let offset: UInt
    /// The name of the function, if the image has it.
    let name: String?

    /// The name of the function, or the distance from the start of the image, which tools like
    /// `addr2line` take.
    package var description: String {
      let number = "0x" + String(offset, radix: 16)
      return name.map { "\($0) (\(image) + \(number))" } ?? "\(image) + \(number)"
    }
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
    let functions = record.addresses.map { Platform.function(at: $0) }
    // The handler of the signal comes first; the system called it.
    let below = functions.drop { !($0?.isOfSystem ?? true) }.dropFirst()
    function = below.first.flatMap(\.self)
    caller = below.first { $0?.isOfSystem == false }.flatMap(\.self)
  }
}

extension Crash.Function {
  /// The beginnings of the names of libraries that belong to Swift or the system.
  private static let systemImages = [
    "libswift", "lib_FoundationICU", "libFoundation", "Foundation", "CoreFoundation",
    "libdispatch", "libBlocksRuntime", "libsystem_", "libobjc", "libdyld", "dyld", "ld-", "libc.",
    "libc-", "libc++", "libstdc++", "libm.", "libgcc_s", "libpthread", "linux-vdso",
  ]

  fileprivate var isOfSystem: Bool { Self.systemImages.contains { image.hasPrefix($0) } }
}

extension Platform {
  /// A list of addresses that a child process writes when a signal ends it, and that its parent reads.
  final class CrashRecord {
    /// The number of the signal, the number of addresses, and the addresses.
    private let memory: UnsafeMutablePointer<UInt>
    fileprivate static let capacity = 62

    /// An empty record, or `nil` if there is no memory for it.
    init?() {
      guard let memory = Platform.share(UInt.self, count: Self.capacity + 2) else { return nil }
      self.memory = memory
      // A child process must not make these.
      _ = Platform.backtrace
      _ = Platform.signalStack
    }

    deinit { Platform.unshare(memory, count: Self.capacity + 2) }

    /// The signal that ended, or is about to end, the child process.
    var signal: Int32? { memory[0] > 0 ? Int32(memory[0]) : nil }

    /// The addresses, innermost first.
    fileprivate var addresses: [UInt] {
      (0..<min(Int(memory[1]), Self.capacity)).map { memory[$0 + 2] }
    }

    /// Lets signals that end this process write this record first.
    ///
    /// The handlers replace those that write a backtrace, which would take seconds.
    func writeWhenSignalled() {
      let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGSYS]
      for number in signals { Platform.reset(number) }
      guard Platform.backtrace != nil else { return }
      Platform.crashMemory = memory
      Platform.useSignalStack()
      for number in signals { Platform.handle(number) }
    }
  }

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  /// The function `backtrace` of the C library; `nil` if there is none.
  ///
  /// Its first call allocates memory, which the handler of a signal must not do, so it is called here.
  private static let backtrace: Backtrace? = {
    guard let symbol = symbol("backtrace") else { return nil }
    let backtrace = unsafeBitCast(symbol, to: Backtrace.self)
    var address: UnsafeMutableRawPointer?
    _ = backtrace(&address, 1)
    return backtrace
  }()

  /// The memory of the record of this child process.
  nonisolated(unsafe) private static var crashMemory: UnsafeMutablePointer<UInt>?

  private static let signalStackSize = 1 << 17
  nonisolated(unsafe) private static let signalStack =
    UnsafeMutableRawPointer.allocate(byteCount: signalStackSize, alignment: 16)

  /// Makes handlers of signals use a stack of their own, because the usual stack may be full.
  private static func useSignalStack() {
    var stack = stack_t()
    stack.ss_sp = signalStack
    stack.ss_size = signalStackSize
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  /// Writes the record of this child process, then ends the process by the signal `number`.
  ///
  /// - Parameter number: The number of the signal that is handled.
  private static func crash(_ number: Int32) {
    if let memory = crashMemory, let backtrace {
      memory[0] = UInt(number)
      // A pointer is as long as a word, so the addresses are written in their final place.
      let list = UnsafeMutableRawPointer(memory + 2)
        .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
      memory[1] = UInt(max(0, backtrace(list, Int32(CrashRecord.capacity))))
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func reset(_ number: Int32) { signal(number, SIG_DFL) }

  private static func handle(_ number: Int32) {
    #if canImport(Glibc)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Platform.crash($0) }
      action.sa_flags = SA_ONSTACK | SA_NODEFER
      sigaction(number, &action, nil)
    #elseif canImport(Darwin)
      var action = sigaction()
      action.__sigaction_u.__sa_handler = { Platform.crash($0) }
      action.sa_flags = SA_ONSTACK | SA_NODEFER
      sigaction(number, &action, nil)
    #endif
  }
}

// MARK: - Symbols

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

  /// Returns the function that contains `address`, or `nil` if the address belongs to no image.
  fileprivate static func function(at address: UInt) -> Crash.Function? {
    typealias Lookup = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32
    guard let symbol = symbol("dladdr") else { return nil }
    var found = SymbolInformation()
    let lookup = unsafeBitCast(symbol, to: Lookup.self)
    guard lookup(UnsafeRawPointer(bitPattern: address), &found) != 0, let image = found.image
    else { return nil }
    let path = String(cString: image)
    return Crash.Function(
      image: path.split(separator: "/").last.map(String.init) ?? path,
      offset: address - UInt(bitPattern: found.base),
      name: found.name.map { demangled(String(cString: $0)) })
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
