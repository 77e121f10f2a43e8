/// A button that stops where its touch trembles.
enum ShyConfirmation: ConfirmationDesign { static let stopsAtMotions = true }
