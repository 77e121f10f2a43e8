/// Dots that a touch drags before it has rested.
enum EagerDots: DotsDesign { static let dragsAtOnce = true }

/// Dots that take a swipe for a tap.
enum SwipedDots: DotsDesign { static let stepsBySwipes = true }

/// Dots that take a touch of any length for a tap.
enum PressedDots: DotsDesign { static let longestTap = Double.infinity }
