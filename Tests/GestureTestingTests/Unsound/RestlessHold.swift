/// A handle that no finger holds still enough.
enum RestlessHold: HoldDesign { static let needsRest = true }
