import GestureEngine

extension Law where Subject == GestureScript {
  /// A regression that reads back as another script guards nothing.
  ///
  /// No control can break this law of the text, so it is not part of ``LawBook/controls``.
  package static var textRoundTrip: Law {
    Law("J3", "text", "the text of a script reads back as the same script, bit for bit") { script in
      do throws(DragError) {
        let file = try DragFile(reading: script.text, kinds: [script.kind])
        guard case .gestures(let again) = file.subject, again.isIdentical(to: script) else {
          return Breach("the text reads back as another script")
        }
        return nil
      } catch {
        return Breach("the text does not parse: \(error.description)")
      }
    }
  }
}

extension Law where Subject == HostScript {
  /// A regression that reads back as another script guards nothing.
  package static var textRoundTrip: Law {
    Law("J3", "text", "the text of a script reads back as the same script, bit for bit") { script in
      do throws(DragError) {
        let file = try DragFile(reading: script.text, kinds: [], hosts: [script.kind])
        guard case .inputs(let again) = file.subject, again.isIdentical(to: script) else {
          return Breach("the text reads back as another script")
        }
        return nil
      } catch {
        return Breach("the text does not parse: \(error.description)")
      }
    }
  }
}
