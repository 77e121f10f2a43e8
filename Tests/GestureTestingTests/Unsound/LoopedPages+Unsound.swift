/// Pages that a flick turns the other way around.
enum ReversedPages: LoopDesign { static let isReversed = true }

/// Pages of which the last one is never reached.
enum LostLastPage: LoopDesign { static let last = 3.0 }
