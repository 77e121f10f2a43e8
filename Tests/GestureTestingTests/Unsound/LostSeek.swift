/// A bar that forgets the last place of a quick drag.
enum LostSeek: SeekDesign { static let seeksAtTheEnd = false }
