import PropertyTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The part of an executable that answers a request about its test cases.
///
/// The cases run in this process, one after the other. Before each case the answer says that it
/// begins. If a case traps, hangs or exhausts the memory, the process that asked therefore knows which
/// one it is, and asks again about the others.
struct Responder {
  private let request: AnswerRequest
  private let target: any AnsweringTarget
  private let answer: AnswerFile
  /// Reports a failing case of a check; `nil` for an executable.
  private let report: ((Counterexample) -> RunReport)?

  /// Answers a request about a target, and ends the process.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - file: The file of the request.
  ///   - target: The target.
  ///   - report: Reports a failing case of a check; `nil` for an executable.
  ///   - search: Searches with libFuzzer, and returns its exit status.
  static func answer(
    _ request: AnswerRequest, in file: RequestFile, _ target: any AnsweringTarget,
    report: ((Counterexample) -> RunReport)?, search: () throws(CaseError) -> Int32
  ) -> Never {
    do throws(CaseError) {
      if request.question == .list {
        file.answer.write(target.entry(of: nil))
        exit(0)
      }
      if let name = request.target, name != target.name {
        throw CaseError("this program has no target \(name)")
      }
      file.answer.write([
        "dragnet": AnswerRequest.versionMember, "target": .string(target.name),
        "ending": target.ending.json,
      ])
      if request.question == .fuzz { exit(try search()) }
      // libFuzzer, which has handlers of its own, would not replace these.
      Platform.announceCrashes()
      Responder(request: request, target: target, answer: file.answer, report: report)
        .respond()
      exit(0)
    } catch {
      file.refuse(error)
    }
  }

  private func respond() {
    if request.question == .sample {
      let property = target.property(except: [])
      let samples = (0..<request.calls).map { property.randomCase($0, seed: 1).description }
      return answer.write(["samples": .array(samples.map { .string($0) })])
    }
    if request.question == .shares {
      let laws = target.lawEntries(ofCases: request.calls, seed: request.seed)
      return answer.write(["laws": .array(laws.map(\.json))])
    }
    if request.question == .search { return search() }
    for (index, entry) in request.cases.enumerated() {
      let number = JSON.raw("\(index)")
      do {
        let kept = try keptCase(entry)
        answer.write(["begin": number, "expectsEnd": .raw("\(kept?.expectsEnd ?? false)")])
        try respond(about: entry, kept, number)
      } catch {
        answer.write(["case": number, "error": .object(error.members)])
      }
    }
  }

  /// Reads the case of a file; returns `nil` for words, and for the case of another target.
  private func keptCase(_ entry: AnswerRequest.Case) throws(CaseError) -> KeptCase? {
    guard case .file(let path) = entry else { return nil }
    return try target.keptCase(try readFile(path))
  }
}

// MARK: - Questions

extension Responder {
  private func respond(
    about entry: AnswerRequest.Case, _ kept: KeptCase?, _ number: JSON
  ) throws(CaseError) {
    switch request.question {
    case .list, .sample, .shares, .search, .fuzz: break
    case .show: show(canonical(entry, kept), kept, number)
    case .judge: judge(try encoded(entry, kept), number)
    case .replay:
      let problems = try run(entry, kept).problems()
      answer.write(["case": number, "problems": .array(problems.map { .object($0.members) })])
    case .explain:
      let explanation = try run(entry, kept).explanation(request.isDrawn)
      answer.write([
        "case": number, "film": explanation.film ?? .raw("null"),
        "broken": .array(explanation.broken.map { .object($0.members) }),
      ])
    case .encode:
      guard case .file(let path) = entry, kept != nil else {
        throw CaseError("only the text of a case of \(target.name) can be encoded again")
      }
      let text = try target.encodeAgain(try readFile(path))
      answer.write(["case": number, "text": .string(text)])
    case .minimize: minimize(try encoded(entry, kept), number)
    }
  }

  /// Returns the words that the case reads, in canonical form; `nil` if it cannot be encoded.
  private func canonical(_ entry: AnswerRequest.Case, _ kept: KeptCase?) -> ChoiceSequence? {
    guard case .words(let words) = entry else { return kept?.words }
    return target.property(except: []).canonical(words)
  }

  private func encoded(
    _ entry: AnswerRequest.Case, _ kept: KeptCase?
  ) throws(CaseError) -> ChoiceSequence {
    guard let words = canonical(entry, kept) else {
      throw CaseError(
        "choice words of \(target.name) cannot encode this case; it may be too long")
    }
    return words
  }

  /// Returns the case to run, by way of its text if it is given as words.
  private func run(_ entry: AnswerRequest.Case, _ kept: KeptCase?) throws(CaseError) -> KeptCase {
    if let kept { return kept }
    if case .words(let words) = entry,
      let text = target.text(of: target.property(except: []).canonical(words)),
      let kept = try target.keptCase(Array(text.utf8))
    {
      return kept
    }
    let line = target.control.map { ", whose scripts have the line `control \($0)`" } ?? ""
    throw CaseError("this is no case of \(target.name)\(line)")
  }

  private func show(_ words: ChoiceSequence?, _ kept: KeptCase?, _ number: JSON) {
    let text = words.flatMap { target.text(of: $0) }
    let shown = words.map { target.property(except: []).value(of: $0) }
    var found: RunReport?
    if let report, let shown, let failure = request.failure {
      found = report(
        Counterexample(
          failure: failure, value: shown.text, literal: shown.literal, choices: words))
    }
    answer.write([
      "case": number, "words": .optional(words?.description), "text": .optional(text),
      "value": .optional(shown?.text),
      "annotation": .optional(request.failure.map { target.annotation(of: $0) }),
      "again": .optional(found?.replayLine),
      "keep": .optional(found?.regressionTest),
      "expectsFailure": .raw("\(kept?.expectsFailure ?? false)"),
      "brokenLaws": .array((kept?.brokenLaws ?? []).map { .string($0) }),
    ])
  }

  private func judge(_ words: ChoiceSequence, _ number: JSON) {
    let property = target.property(except: request.known)
    let failure = property.verdict(on: words, except: request.known).failure
    answer.write([
      "case": number, "words": .string(words.description),
      "failure": failure.map { .object($0.members) } ?? .raw("null"),
    ])
  }

  /// Searches random cases for a failure, and writes a line before each case.
  ///
  /// If a case ends the process, the lines therefore say how many cases there were.
  private func search() {
    let property = target.property(except: request.known).judging { judge in
      answer.write(["draw": .raw("true")])
      let verdict = judge()
      if verdict.failure != nil {
        answer.write(["found": .raw("true")])
        exit(0)
      }
      return verdict
    }
    _ = property.run(
      RunSettings(
        seed: request.seed, cases: request.calls, caseTimeLimit: nil, isolation: .off,
        failureStorage: .none))
    answer.write(["found": .raw("false")])
  }

  /// Shrinks a case, and writes each case before it runs and each that fails alike.
  ///
  /// Some cases that are not simpler are tried to learn about others. Only this process knows which are
  /// simpler, because the words of texts and lists of bytes are compared unpacked.
  private func minimize(_ words: ChoiceSequence, _ number: JSON) {
    guard let failure = request.failure else { return judge(words, number) }
    let property = target.property(except: request.known)
    // Unpacked; the first draw is that of the case itself.
    var best: ChoiceSequence?
    var drawn = words
    func outcome(of choices: ChoiceSequence) -> PropertyFailure? {
      if let isFailing = request.judged[choices] { return isFailing ? failure : nil }
      answer.write(["try": .string(choices.description), "isSimpler": .raw("\(isSimpler())")])
      let found = property.verdict(on: choices, except: request.known).failure
      guard let found, !request.isEnd, found.isSame(as: failure) else { return nil }
      answer.write(["fails": .string(choices.description), "failure": .object(found.members)])
      return found
    }
    func isSimpler() -> Bool { best.map { drawn < $0 } ?? false }
    let shrinker = Shrinker(
      callLimit: request.calls,
      draw: { choices in
        answer.write(["draw": .raw("true")])
        let recording = property.unpackedRecording(of: choices)
        drawn = recording?.choices ?? drawn
        best = best ?? drawn
        return recording
      },
      judge: { choices in
        let found = outcome(of: choices)
        if found != nil && isSimpler() { best = drawn }
        return found
      })
    let result = shrinker.shrink(words, failure)
    answer.write([
      "case": number, "words": .string(result.choices.description),
      "failure": .object(result.failure.members), "calls": .raw("\(result.calls)"),
      "isFinished": .raw("\(result.isFinished)"),
    ])
  }
}

extension AnyProperty {
  /// Returns the words that drawing `choices` reads.
  fileprivate func canonical(_ choices: ChoiceSequence) -> ChoiceSequence {
    choices.words.withUnsafeBytes { recording(of: $0).choices }
  }

  /// Judges a case, which holds if it only breaks a law to leave out.
  fileprivate func verdict(on choices: ChoiceSequence, except known: Set<String>) -> Verdict {
    choices.words.withUnsafeBytes { judge($0) }.leavingOut(known)
  }
}

extension Verdict {
  /// This verdict, or that the property holds if it fails by one of these laws.
  func leavingOut(_ known: Set<String>) -> Verdict {
    failure.map { known.contains($0.law) } == true ? .holds : self
  }
}
