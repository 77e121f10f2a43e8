import Testing

/// Expects `body` to record an issue whose text contains `text`, such as the name of a law.
func expectIssue(_ text: String, _ body: () -> Void) {
  withKnownIssue("\(text)") {
    body()
  } matching: {
    "\($0)".contains(text)
  }
}
