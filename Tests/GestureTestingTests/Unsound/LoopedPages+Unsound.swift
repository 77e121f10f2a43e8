/// Pages that a flick turns the other way around.
enum ReversedPages: LoopDesign { static let isReversed = true }

/// Pages that skip the last page.
enum LostLastPage: LoopDesign { static let last = 3.0 }
