/// A page of help that belongs to no single command.
enum HelpTopic: String, CaseIterable {
  /// The exit statuses of all commands.
  case exitCodes = "exit-codes"
  /// The environment variables of checks and of fuzz executables.
  case variables
  /// The files that the commands read and write.
  case files

  /// The names of all topics, with commas.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The page.
  var text: String {
    switch self {
    case .exitCodes: HelpTopic.exitCodesText
    case .variables: HelpTopic.variablesText
    case .files: HelpTopic.filesText
    }
  }

  private static let exitCodesText = """
    Every command ends with one of these statuses.

    \(table([
      ["0", "success"],
      ["1", "a law was broken, a check failed, or a case does not do what it expects"],
      ["64", "the command line or an environment variable is wrong"],
      ["65", "a file does not parse, or the targets do not build"],
      ["70", "a bug in Dragnet, a tool that it needs failed, or a search tested nothing"],
      ["74", "a file, folder or port cannot be used"],
      ["130", "a signal ended the command; it then ends by that signal"],
    ]).indented())

    """

  /// What each environment variable sets, in the order in which people need them.
  static let checkVariables: [(name: String, meaning: String)] = [
    ("DRAGNET_SEED", "the seed of the random cases of each check"),
    ("DRAGNET_CASES", "the number of cases of each check"),
    ("DRAGNET_SECONDS", "the time that each check searches"),
    ("DRAGNET_REPLAY", "the words of the only case that each check runs"),
    ("DRAGNET_KEEP", "the name of the file in which a check keeps its failure"),
    ("DRAGNET_PROFILE", "the profile of the run: local, ci, nightly or one of a trait"),
    ("DRAGNET_VERBOSE", "1: checks that hold print their statistics"),
    ("DRAGNET_CASE_SECONDS", "the longest time of a case, or none"),
    ("DRAGNET_ISOLATION", "the cases that run in a child process first"),
    ("DRAGNET_SHARED_FAILURES", "a folder with failures of other machines, which is only read"),
    ("DRAGNET_TESTED", "a folder for the record of all cases"),
  ]

  /// What the environment variables set that fuzz executables read, or the commands.
  static let fuzzVariables: [(name: String, meaning: String)] = [
    ("DRAGNET_STRATEGY", "structured, or bytes for libFuzzer without our mutator"),
    ("DRAGNET_CPU_SECONDS", "the CPU time after which the executable stops"),
    ("DRAGNET_KNOWN_LAWS", "the laws that it does not report, one on each line"),
    ("DRAGNET_BUGS", "the bugs of a specimen, with commas; empty for no bugs"),
    ("DRAGNET_REQUEST", "the file of a request that it answers"),
    ("DRAGNET_BASELINE", "the part of the property that it runs, to measure the others"),
    ("DRAGNET_DOCTOR", "the way in which it fails on purpose"),
  ]

  private static let variablesText = """
    Checks read these environment variables. If a variable whose name begins with DRAGNET_ is
    unknown or malformed, each check fails and runs nothing.

    \(table(checkVariables.map { [$0.name, $0.meaning] }).indented())

    Fuzz executables also read these. The commands set them, and pass on only DRAGNET_BUGS.

    \(table(fuzzVariables.map { [$0.name, $0.meaning] }).indented())

    """

  private static let filesText = """
    To commit:

    \(table([
      ["Corpus/TARGET/NAME.drag", "a gesture script; its first line is dragnet 1"],
      ["Corpus/TARGET/NAME.case", "the case of another property; its first line is dragnet case 1"],
      ["Corpus/TARGET/known-laws", "the laws that a search must not report"],
      ["Tests/…/Corpus/TEST/NAME.case", "a case of the check in a test, which each run replays"],
      ["Fuzz/", "a package of fuzz executables"],
    ]).indented())

    Not to commit, below .dragnet/ in the package:

    \(table([
      ["corpus/TARGET/", "the inputs that fuzzing has found, as bytes"],
      ["artifacts/TARGET/", "failing inputs, as bytes; explain, minimize and keep read them"],
      ["searches/TARGET.json", "the effort of the last search, for corpus stats"],
      ["runs/", "a folder of each search; the next run recovers killed ones"],
      ["failures/", "the failures of checks, which the next run tries first"],
      ["literals/TARGET.dict", "the constants of the sources that a search puts into cases"],
      ["build/, build-SANITIZER/", "the test bundles with the counters of libFuzzer"],
      ["build-coverage/, build-tested/", "the test bundles of coverage and of tested"],
      ["checks/", "the list of the checks of each test bundle"],
      ["doctor/", "the programs that doctor has found to search"],
      ["baseline/TARGET/", "the cases of fuzz --baseline"],
      ["tested/, tested.html", "the records of tested, and its page"],
      ["afl++/", "the build and the inputs of the scripts of export afl++"],
    ]).indented())

    A gesture script has one statement on each line, or several with semicolons between them:

      dragnet 1
      control fat-slider
      set isSticky false       # the configuration, before the first event
      size 300 44
      down 50 22
      move 150 22
      expect value 0.5
      up 150 22

    The events are down X Y [@ID], move X Y [@ID], up [X Y] [@ID], cancel [@ID], revert,
    size W H, value V, wait S, and adjust up, down, pageUp, pageDown, fineUp, fineDown, minimum
    or maximum. Expectations are expect value V [± T], change yes or no, detents N,
    thumb lower, upper or none, editing began, committed, cancelled or none, broken LAW and
    refused FIELD.

    A script of a host has inputs at times, and what the owner of the control does:

      dragnet 1
      control host-fat-slider
      policy holds
      owner echoes
      size 300 44
      at 1
      down 50 22
      at 1.016
      move 150 22
      expect effects changed 0.5 draw

    The inputs are down, move, up and cancel as above, lost [@ID], key NAME [fine],
    scroll NOTCHES, size W H, bound VALUE or bound LOWER UPPER, focus lower or upper,
    enabled yes or no, frame, and configure FIELD VALUE. The policies are holds, ignores and
    rebases; the owners are none, echoes, rounds, lags, refuses and plays.

    A .case file has the words of the case, and its value as a comment:

      dragnet case 1
      check MeanTests.a mean lies between the ends
      # [1, 9223372036854775807]
      words 0 1 1 fffffffffffffffd 0

    It ends with expect fails if the case is known to fail.

    """
}
