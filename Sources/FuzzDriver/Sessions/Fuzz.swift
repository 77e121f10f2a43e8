import CFuzzDriver
@_exported public import PropertyTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Searches with libFuzzer for a case that breaks a property, and then ends the process.
///
/// This is the whole of a fuzz executable:
///
///     import FuzzDriver
///     import RunLengths
///
///     @main enum RoundTrip {
///       static func main() {
///         fuzz(Property("unpacking undoes packing", .strings) { unpacked(packed($0)) == $0 })
///       }
///     }
///
/// The command line is libFuzzer's: folders of inputs, and options such as `-max_total_time=60`. Its
/// inputs are choice words, little-endian, and any bytes are a case. What the property labels counts
/// as coverage, and inputs change by the meaning of their words; see ``StructuredMutator``. A case that
/// breaks the property is reported on standard error, and then the process traps, so that libFuzzer
/// saves the input.
///
/// The last line of such a report lets ClusterFuzz tell failures apart by law. Laws in the file
/// `NAME.known-laws` beside the executable `NAME`, one on each line, are left out; at its end a search names
/// those that no input broke.
///
/// The environment variable `DRAGNET_STRATEGY=bytes` turns off both the counting and the changing, for
/// comparison. `DRAGNET_CPU_SECONDS=10` stops the search after 10 seconds of CPU time. With
/// `DRAGNET_REQUEST`, the path of a request, the executable searches for nothing and answers; the command
/// `dragnet` uses this to show, judge and minimize cases of any package. The process ends
/// with status 64 and one line on standard error if a `DRAGNET_` variable is unknown or malformed, or if
/// the executable was built without `--sanitize=fuzzer`.
///
/// - Parameter property: The property.
public func fuzz<Value>(_ property: Property<Value>) -> Never { fuzz(AnyProperty(property)) }

/// Searches with libFuzzer for a case that breaks a property, and then ends the process.
///
/// - Parameter property: The property; see ``fuzz(_:)-(Property<Value>)``.
public func fuzz(_ property: AnyProperty) -> Never {
  let executable = CommandLine.arguments.first?.split(separator: "/").last
  let target = property.target(
    of: CaseText.Owner(.target, executable.map(String.init) ?? property.name))
  FuzzSession.start { _ in target }
}

/// The session whose inputs libFuzzer runs; libFuzzer calls its hooks on one thread.
nonisolated(unsafe) private var current: FuzzSession?

extension FuzzSession {
  /// Answers the request of another process, or else hands the command line of this process to
  /// libFuzzer; ends the process with the status of either.
  ///
  /// - Parameter make: Makes the target from the environment variables; an error ends the process with
  ///   status 64.
  package static func start(_ make: (DragnetVariables) throws -> any AnsweringTarget) -> Never {
    do {
      let variables = try DragnetVariables.current()
      let target = try make(variables)
      if let path = variables.request {
        let file = RequestFile(path)
        do throws(CaseError) {
          answer(try AnswerRequest(file.json), in: file, target, variables)
        } catch {
          file.refuse(error)
        }
      }
      restartWithoutBacktraces()
      exit(try search(target, variables, CommandLine.arguments))
    } catch {
      complain("dragnet: \((error as? CaseError)?.message ?? "\(error)")")
      exit(64)
    }
  }

  /// Starts this program again without Swift's handlers of crashes.
  ///
  /// libFuzzer leaves handlers alone that exist before it starts, and then saves no input. The command
  /// `dragnet` sets the variable itself; a fuzzing service does not.
  private static func restartWithoutBacktraces() {
    #if os(Linux)
      guard getenv("SWIFT_BACKTRACE") == nil, let program = Platform.executablePath else { return }
      setenv("SWIFT_BACKTRACE", "enable=no", 0)
      var arguments = CommandLine.arguments.map { strdup($0) }
      arguments.append(nil)
      // Only a program that cannot be started again goes on here.
      execv(program, arguments)
    #endif
  }

  /// Answers a request about a target, and ends the process.
  static func answer(
    _ request: AnswerRequest, in file: RequestFile, _ target: any AnsweringTarget,
    _ variables: DragnetVariables, report: ((Counterexample) -> RunReport)? = nil
  ) -> Never {
    Responder.answer(request, in: file, target, report: report) { () throws(CaseError) in
      let program = request.program ?? CommandLine.arguments.first ?? target.name
      return try search(target, variables, [program] + request.arguments, report: report)
    }
  }

  /// Searches with libFuzzer on this thread.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - variables: The settings of the search.
  ///   - commandLine: The path of a program, and the arguments of libFuzzer.
  ///   - report: Reports a failing case of a check; `nil` for an executable.
  /// - Returns: The exit status of libFuzzer, which itself ends the process in most cases.
  /// - Throws: ``CaseError`` in a program without libFuzzer.
  private static func search(
    _ target: any AnsweringTarget, _ variables: DragnetVariables, _ commandLine: [String],
    report: ((Counterexample) -> RunReport)? = nil
  ) throws(CaseError) -> CInt {
    guard dragnet_has_fuzzer() else {
      throw CaseError(
        "this program has no libFuzzer; build it with swift build --sanitize=fuzzer -c release, "
          + "and search the checks of a test bundle with dragnet fuzz")
    }
    let known = variables.knownLaws ?? []
    let listed = KnownLaws { target.property(except: known.union($0)) }
    let session = FuzzSession(
      target.property(except: known.union(listed?.names ?? [])), variables, name: target.name,
      listed: listed, dictionary: try DictionaryText.strings(ofCommandLine: commandLine),
      judgesAll: commandLine.contains { $0.hasPrefix("-minimize_crash") },
      text: target.reportText,
      report: report)
    session.install()
    dragnet_keep_memory()
    // The mutator redraws nearly every second input. Of five changes in a row, most would change a new case
    // instead of the corpus. libFuzzer keeps each shorter form of an input that it has read from a folder as
    // one more file, so that most of a long search would go to reading them all again. Its entropic schedule
    // prefers inputs with rare features; with this mutator, its older schedule, which prefers later inputs, finds
    // more features in as much time. Without a mutator, its hooks do nothing, but libFuzzer stops growing inputs
    // slowly; this restores its own default. An option of the user's comes later and wins.
    let defaults =
      session.mutator == nil
      ? ["-len_control=100"] : ["-mutate_depth=1", "-reduce_inputs=0", "-entropic=0"]
    // A library that AFL++ loads sees no command line.
    let words = [commandLine.first ?? target.name] + defaults + commandLine.dropFirst()
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    return arguments.withUnsafeMutableBufferPointer {
      dragnet_fuzz(CInt(words.count), $0.baseAddress!)
    }
  }

  /// Makes libFuzzer's hooks run, change and cross inputs with this session from now on.
  func install() {
    current = self
    dragnet_install { data, count in
      current?.run(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)) ?? 0
    }
    dragnet_install_trap_marker { message, messageLength, file, fileLength, line in
      let text = { String(decoding: UnsafeBufferPointer(start: $0, count: $1), as: UTF8.self) }
      current?.mark(trap: text(message, messageLength), file: text(file, fileLength), line: line)
    }
    atexit { for text in current?.complaints ?? [] { complain(text) } }
    guard mutator != nil else { return dragnet_install_mutator(nil, nil) }
    dragnet_install_mutator(
      { data, count, limit, seed in
        let buffer = UnsafeMutableRawBufferPointer(start: data, count: limit)
        current?.noteMutation()
        return current?.mutator?.mutate(buffer, count: count, seed: UInt64(seed)) ?? 0
      },
      { first, firstCount, second, secondCount, out, limit, seed in
        current?.noteMutation()
        return current?.mutator?.cross(
          UnsafeRawBufferPointer(start: first, count: firstCount),
          UnsafeRawBufferPointer(start: second, count: secondCount),
          into: UnsafeMutableRawBufferPointer(start: out, count: limit), seed: UInt64(seed)) ?? 0
      })
  }
}
