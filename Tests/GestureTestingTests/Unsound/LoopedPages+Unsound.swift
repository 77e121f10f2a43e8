/// Pages that a flick turns the other way around.
enum ReversedPages: LoopDesign { static let isReversed = true }

/// Pages that skip the last page.
enum LostLastPage: LoopDesign { static let last = 3.0 }

/// Pages that a drag leaves between two of them.
enum HangingPages: LoopDesign { static let hangs = true }

/// Pages that a cancelled drag leaves between two of them.
enum TornPages: LoopDesign { static let hangsWhenCancelled = true }
