/// A question about targets and their cases, which one process asks another.
///
/// The raw value is the member `ask` of a request.
package enum CaseQuestion: String, CaseIterable, Encodable, Sendable {
  /// Asks which targets there are.
  case list
  /// Asks for the words, the text and the value of each case.
  case show
  /// Asks whether the property holds in each case.
  case judge
  /// Asks whether each kept case behaves as its text expects.
  case replay
  /// Asks what happens in each case, and which laws it breaks.
  case explain
  /// Asks for the text of each kept case with words that draw the noted value.
  case encode
  /// Asks for the smallest case that fails like this one.
  case minimize
  /// Asks for random cases of the domain.
  case sample
  /// Asks how many random cases each law judges.
  case shares
  /// Asks whether a search among random cases finds a failure.
  case search
  /// Asks whether libFuzzer finds a case that fails.
  case fuzz

  /// The version of requests and answers.
  package static let version = 1
}
