/// A bar that declares a double click and knows none, which a double click in the middle does not show.
enum DeafBar: ResettableBarDesign { static let resets = false }
