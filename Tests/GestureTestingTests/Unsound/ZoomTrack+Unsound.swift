/// A zoom slider that takes a swipe beside its thumb for a tap.
enum SwipedZoom: ZoomTrackDesign { static let tolerance = Double.infinity }
