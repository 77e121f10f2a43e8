import GestureEngine

extension Law where Subject == GestureScript {
  /// A regression that reads back as another script guards nothing.
  ///
  /// It is a law of the text, not of a control: no control can break it, so it is judged where texts
  /// are.
  public static var textRoundTrip: Law {
    Law("J3", "text", "the text of a script reads back as the same script, bit for bit") { script in
      do throws(DragError) {
        let file = try DragFile(reading: script.text, kinds: [script.kind])
        guard case .gestures(let again) = file.subject, again.isIdentical(to: script) else {
          return Breach("its text reads back as another script")
        }
        return nil
      } catch {
        return Breach("its text does not parse: \(error.description)")
      }
    }
  }
}
