/// A slide that confirms from half of its track on, and says seven tenths.
enum EarlyConfirmation: TimedUnlockDesign { static let part = 0.5 }
