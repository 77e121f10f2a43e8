/// A timeline that goes on without a finger.
enum EndlessEdge: EdgeDesign { static let endsWithItsTouch = false }
