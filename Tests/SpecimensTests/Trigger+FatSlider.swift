import Specimens

extension Trigger {
  static let fatSlider = triggers(
    of: .fatSlider, mendedIn: .fatSlider,
    [
      (.zeroWidth, "size 0 44; down 5 22", "A2"),
      (.zeroWidth, "size 0 44; down 5 22", "A4"),
      (.badSample, "size 300 44; down 210 22; move nan 22", "A3"),
      (.touchingMoves, "set isSticky false; size 300 44; down 95 22", "D1"),
      (.setIsNotDrawn, "size 300 44; value 0.5", "B7"),
      (.notBackToTheStart, "set value 0.5; size 300 44; down 150 22; move 200 22; up", "D12"),
      (.staysOnCancel, "size 300 44; down 50 22; move 200 22; cancel", "D12"),
      (.reportsNoChange, "size 300 44; down 0 22; move 10 22; move 20 22", "E1"),
      (.lastMoveLost, "set isSticky false; size 300 44; down 50 22; move 100 22; up 200 22", "D8"),
      (.noKeyboard, "size 300 44; adjust up", "E5"),
      (.singlePrecision, "size 300 44; down 151.1 22", "B3"),
      (
        .singlePrecision, "set value 0.9; size 300 44; down 230 22; move 231.1 22; move 232.3 22",
        "D2"
      ),
      (.minusZero, "set value -0; size 300 44", "A7"),
    ] as [(PublishedFatSlider.Bug, String, String)])
}
