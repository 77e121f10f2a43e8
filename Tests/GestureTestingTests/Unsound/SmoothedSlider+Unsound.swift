/// A drawing that comes from 0 after each resize.
enum RestartedDrawing: SmoothDesign { static let startsAnew = true }
