/// The traits that are large, of which most controls declare few: copies share them until one of them changes.
///
/// Laws and controls copy ``ControlTraits`` at every step, and these would be most of the bytes to copy.
struct LargeTraits: Sendable, Hashable {
  /// The traits.
  struct Parts: Sendable, Hashable {
    var stops: Snapping?
    var stopsOnRelease: Snapping?
    var detents: Snapping?
    var thumbs: ThumbTraits?
    var keySteps: ControlTraits.KeySteps?
  }

  /// The memory of ``Parts``.
  private final class Storage: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  /// The memory; `nil` if no trait is declared.
  private let storage: Storage?

  /// Creates traits; no memory is needed if all of them are `nil`.
  init(_ parts: Parts = Parts()) {
    let isEmpty =
      parts.stops == nil && parts.stopsOnRelease == nil && parts.detents == nil
      && parts.thumbs == nil && parts.keySteps == nil
    storage = isEmpty ? nil : Storage(parts)
  }

  var stops: Snapping? {
    get { storage?.parts.stops }
    set { parts.stops = newValue }
  }
  var stopsOnRelease: Snapping? {
    get { storage?.parts.stopsOnRelease }
    set { parts.stopsOnRelease = newValue }
  }
  var detents: Snapping? {
    get { storage?.parts.detents }
    set { parts.detents = newValue }
  }
  var thumbs: ThumbTraits? {
    get { storage?.parts.thumbs }
    set { parts.thumbs = newValue }
  }
  var keySteps: ControlTraits.KeySteps? {
    get { storage?.parts.keySteps }
    set { parts.keySteps = newValue }
  }

  /// All of the traits; a change gives them memory of their own.
  private var parts: Parts {
    get { storage?.parts ?? Parts() }
    set { self = LargeTraits(newValue) }
  }

  static func == (one: LargeTraits, other: LargeTraits) -> Bool {
    one.storage === other.storage || one.parts == other.parts
  }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
