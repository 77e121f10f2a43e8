import GestureEngine

extension Law where Subject == Trial {
  /// A regression that reads back as another script guards nothing.
  public static var textRoundTrip: Law {
    Law("J3", "text", "the text of a script reads back as the same script, bit for bit") { trial in
      do throws(DragError) {
        let file = try DragFile(reading: trial.script.text, kinds: [trial.script.kind])
        guard case .gestures(let script) = file.subject, script.isIdentical(to: trial.script)
        else { return Breach("its text reads back as another script") }
        return nil
      } catch {
        return Breach("its text does not parse: \(error.description)")
      }
    }
  }
}
