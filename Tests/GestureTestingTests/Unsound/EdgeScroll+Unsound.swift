/// A timeline that goes on without a finger.
enum EndlessEdge: EdgeDesign { static let endsWithItsTouch = false }

/// A timeline that goes on to the right at both edges.
enum RightwardEdge: EdgeDesign { static let wayAtTheStart = 1.0 }
