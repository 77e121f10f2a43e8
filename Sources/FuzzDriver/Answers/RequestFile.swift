import CFuzzDriver
import PropertyTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a request, with the file of its answer.
struct RequestFile: Sendable {
  /// The request as JSON.
  let json: JSON
  /// The file of the answer.
  let answer: AnswerFile

  /// Opens a request; ends this process with status 64 if it is malformed.
  ///
  /// From now on this process ends with the process that asked, if the request names it: nothing else
  /// limits the time of a case.
  init(_ path: String) {
    dragnet_ignore_leaks()
    do throws(CaseError) {
      guard let json = JSON(String(decoding: try readFile(path), as: UTF8.self)) else {
        throw CaseError("\(path) is not JSON")
      }
      if let asker = json["asker"].integer { Platform.end(with: asker) }
      guard let answer = json["answer"].string.flatMap({ AnswerFile($0) }) else {
        throw CaseError("the file `answer` of \(path) cannot be written")
      }
      (self.json, self.answer) = (json, answer)
    } catch {
      Self.end(with: error)
    }
    guard json["dragnet"].integer == CaseQuestion.version else {
      refuse(
        CaseError(
          "the request has version \(json["dragnet"]), but this program answers version "
            + "\(CaseQuestion.version); build both from the same version of Dragnet"))
    }
  }

  /// Answers with an error, and ends this process with status 64.
  func refuse(_ error: CaseError) -> Never {
    // Whoever asked reads the answer, not this error output.
    answer.write(["dragnet": AnswerRequest.versionMember, "error": .object(error.members)])
    Self.end(with: error)
  }

  private static func end(with error: CaseError) -> Never {
    complain("dragnet: the request cannot be answered: \(error.message)")
    exit(64)
  }
}
