/// The declared behaviour of a control, which decides whether and how each law applies.
///
/// The defaults fit the ordinary slider. A control that behaves differently by design says so:
///
///     var traits = ControlTraits(range: 0...100, drag: .absolute)
///     traits.precision = .single   // it computes with `Float`
///     traits.minimumDistance = 10  // a touch must move by 10 points before it drags
///
///     try ProgressSlider(.init(step: 0.5)).traits.stops?.count  // 3
///     FatSlider().traits.rest                                   // 0: the slider is sticky
public struct ControlTraits: Sendable, Hashable {
  /// The bounds of the value.
  public var range: ClosedRange<Double>
  /// The way in which the value grows along the track.
  public var scale: Scale.Kind
  /// The values that a gesture can reach; `nil` if it can reach the whole range.
  ///
  /// The initializer also makes them the ``detents``; a later assignment does not.
  public var stops: Snapping? {
    get { large.stops }
    set { large.stops = newValue }
  }
  /// The stops to which the value snaps when a drag ends; `nil` if the value stays where the touch leaves it.
  ///
  /// During the drag, and after a `set`, the value may be anywhere. A cancelled drag of one value that keeps it leads to a
  /// stop, too. A `set` of another value, and a touch beside the thumb, may also go to such a stop. Adjustments do not know
  /// these stops: declare ``keySteps`` if the keys go from stop to stop. Leave ``stops`` `nil`.
  public var stopsOnRelease: Snapping? {
    get { large.stopsOnRelease }
    set { large.stopsOnRelease = newValue }
  }
  /// Whether a `set` between two ``stops`` leads to one of them; false if only touches and adjustments lead to stops.
  ///
  /// A control with two values always rounds them.
  public var roundsSets = true
  /// The values that give feedback when the value crosses them; `nil` without feedback.
  ///
  /// If the initializer gets `nil`, the stops are the detents. A control with stops and without feedback sets this
  /// property to `nil` afterwards.
  public var detents: Snapping? {
    get { large.detents }
    set { large.detents = newValue }
  }
  /// The way in which a touch moves the value.
  public var drag: Drag
  /// The area where a touch must go down to be tracked.
  public var grabArea: GrabArea
  /// The direction in which the fraction grows.
  public var direction: Direction
  /// The value to which a sticky control returns after every gesture; `nil` if it is not sticky.
  ///
  /// It returns at once, or with time if it ``changesOverTime``, as a lever with a spring does. A ``Drag/relative`` drag
  /// with a ``minimumDistance`` may ignore a motion toward the bound where the control rests, as a pull to refresh does.
  public var rest: Double?
  /// The effect of a cancelled gesture on the value, unless the control is sticky.
  public var onCancel: CancelPolicy
  /// The effect of a motion past an end, in a drag by translation or a relative drag.
  public var overshoot: Overshoot
  /// The exactness of the values.
  public var precision = Precision.double
  /// The distance by which the place of a value may differ from that of the touch, in points.
  ///
  /// 1 for a control that rounds coordinates to whole points; 5 for a control that holds its value at a
  /// mark while the touch is within 5 points of it. The distance does not grow with the number of motions, and a touch
  /// in the middle of the thumb holds it all the same. A touch at an end of the track sets the bound, however near a mark is.
  public var resolution = 0.0
  /// Whether multiplying all lengths by two, those of the configuration included, changes no value.
  ///
  /// It changes values if the control has a length of its own in points, such as the width of a thumb.
  public var scalesWithSize = false
  /// Whether the value grows along the track in a way of its own, neither linearly nor exponentially.
  ///
  /// Then ``Control/fraction`` alone says where a value lies, and ``scale`` does not count.
  public var hasOwnScale = false
  /// The way in which the control finds the stop of a value.
  public var stepRounding = StepRounding.nearest
  /// Whether a touch beside a thumb that can be grabbed sets the value, and then moves the thumb by
  /// translation from there.
  ///
  /// If a drag must be recognised, the thumb jumps then: to the touch, or to its `down` and on by the motion since.
  /// With stops, it goes on from the touch, or from the stop that the touch has set.
  public var holdsAfterJump = false
  /// Whether a touch on the thumb of an ``Drag/absolute`` control, or of one that is ``Drag/grabbedOrTapped``, changes
  /// nothing before it moves, and then brings the middle of the thumb to it.
  public var thumbStaysAtDown = false
  /// Whether the value goes on at one bound from the other, as on a compass.
  ///
  /// Both bounds are the same place, as 0 and 360 degrees, and the track is a whole turn. Stops may also go on with the
  /// first a step after the last, as the hours 0 to 23 do; those of ``stopsOnRelease`` contain both bounds. A `set` beyond a
  /// bound gives the bound, as for other controls. A control that knows only one of both bounds gives that one for the
  /// other. Keys go on around, or stop at the bounds.
  public var wraps = false
  /// The distance from its `down` that a touch must reach to drag, in points, in every direction or along the track.
  ///
  /// In a drag by translation, it does not count toward the value; see ``dragStart``. That of a held thumb may count, from
  /// the `down` or from a later `set` or resize, so that the thumb keeps its place under the finger. An absolute drag goes
  /// to the touch as soon as the touch has reached it. Until then, the value stays. A touch that catches a value that
  /// ``changesOverTime`` may drag at once.
  public var minimumDistance = 0.0
  /// The seconds that a touch must be down to drag.
  public var minimumTime = 0.0
  /// The place from which motion counts, in a drag that must first cover ``minimumDistance``.
  public var dragStart = DragStart.atTheDistance
  /// Whether a touch that first moves across the track is given up, so that a page can scroll.
  ///
  /// If ``minimumDistance`` is 0, the first motion decides, else the motion that has covered it, along or across. If it
  /// leads both along and across, the control may decide either way. The `down` of an ``Drag/absolute`` control may set
  /// the value all the same, as an `<input type="range">` of a page does: that is ``Tap/seeksAtOnce``.
  /// The control may cancel such a gesture at a `move` or an `up`, or ignore the touch until it ends.
  public var yieldsToScrolling = false
  /// The speed of a relative drag away from its `down`.
  ///
  /// It depends on the place of the touch alone: after a way across and back, motion counts as before.
  public var scrubbing = Scrubbing.alongTheWay
  /// Whether motion across the track counts in a ``Drag/relative`` drag as motion along it does.
  ///
  /// Up leads to the upper bound on a horizontal track, as on a knob that a touch drags right or up. Right
  /// does on a vertical track.
  public var followsBothAxes = false
  /// The seconds for which the control may put off a `move` that follows another; 0 if it never does.
  ///
  /// An `up` applies the last place. A control whose timer applies it while the touch rests also ``changesOverTime``.
  public var samplingInterval = 0.0
  /// The effect of a touch that can tap; `nil` for that of ``drag``: a touch that can only tap goes to
  /// the touch or toggles, and any other touch that does not drag changes nothing.
  public var tap: Tap?
  /// The distance from its `down` at which a touch is no longer a tap, in points; for a ``Drag/tapped`` control, the
  /// distance outside its bounds.
  ///
  /// A control that can only be tapped, a row of stars too, may take a touch that comes back for a tap, as a button
  /// does.
  public var tapTolerance = Double.infinity
  /// The seconds after its `down` from which a touch is no longer a tap.
  public var tapTime = Double.infinity
  /// The seconds after the end of a touch in which a second touch may do something else, such as reset
  /// the value.
  ///
  /// A touch that moves beyond ``tapTolerance``, or is down for ``tapTime``, is not the first tap of two.
  public var doubleTapTime = 0.0
  /// The value that a double tap sets within ``doubleTapTime``; `nil` if it has another effect.
  public var doubleTapValue: Double?
  /// Whether a control that ``turns`` stays at an end of its range until the touch comes back there.
  ///
  /// A control that adds up turns may leave the end as soon as the touch turns back. It may also ignore a touch more than
  /// half its range away. Otherwise it may go on at the other end beyond the gap.
  public var staysAtEnds = false
  /// Whether a ``Drag/custom`` drag turns the control around the middle of its bounds, or around its ``pivot``.
  ///
  /// A clockwise turn leads to the upper bound, a counterclockwise turn if ``direction`` is right to left.
  /// The value may follow the angle of the touch, or the angle by which the touch has moved. A slow turn leads
  /// as far as a quick one, and a whole turn leads a value that ``wraps`` back to where it was. Without ``wraps``, turns
  /// lead to both ends. How far from its ring or its middle a touch still turns the control is a matter of its own, but
  /// motion straight toward the middle, or away from it, turns nothing.
  public var turns = false
  /// The point around which a control that ``turns`` is turned, in parts of the size of its bounds: their middle,
  /// or (0.5, 1) for half a dial around the middle of the lower edge.
  public var pivot = GesturePoint(x: 0.5, y: 0.5)
  /// The part of the track that the thumb of a slide to unlock must cover; `nil` for any other control.
  ///
  /// A ``Drag/custom`` drag moves the thumb by translation. When the touch lifts off, the value becomes the
  /// upper bound if the thumb has covered this part of the way from the lower bound, else the lower bound. A touch that
  /// does not move covers nothing.
  public var latch: Double?
  /// Whether the drawing may go beyond an end of the track, or the thumb off the track, while a touch pulls it there.
  public var hasElasticEnds = false
  /// Whether a `wait` may change the value: after a flick, at a held button, or as the value glides to a tap.
  ///
  /// A `wait` may report such a change. A `set` ends a flight, but not a button that is still held, and a touch that holds
  /// the thumb stops a flight or a glide. A cancelled touch may lead the value back over time. A value that plays on without a touch is the program's, which sets it. As long as
  /// the value goes on, or will go on while the touch rests, each response says ``Response/isAnimating``. Without that, a
  /// program sends no more `wait` events, and laws take the value as one that does not change over time.
  public var changesOverTime = false
  /// Whether the value changes only as a touch lifts off, and until then ``Control/presentedValue`` alone follows the touch.
  ///
  /// A seek bar with a preview does so, and a `UISlider` that is not continuous. ``drag`` says how the drawing follows the
  /// touch: laws judge it as they judge the value of another control, unless the control ``hasOwnScale``, has a
  /// ``samplingInterval``, or shows the place of a ``tap`` at its `down`. It may lie between two ``stops``. A touch that has
  /// dragged commits the place that is drawn as it lifts off, or a stop of ``stopsOnRelease`` near it. A cancelled touch
  /// changes nothing.
  ///
  /// A `set` of the present value changes nothing, whatever the control draws. A `set` of another value changes the value at
  /// once, and a drag by motion goes on from it; the preview of an ``Drag/absolute`` drag may stay under the touch. After a
  /// touch, the drawing may glide to the value, and another touch may catch it on its way. The ``detents``, and the text,
  /// are those of the value. Switches and controls with two values do not declare it.
  public var changesOnRelease = false
  /// Whether the control keeps more from a gesture than its value: a mute button the volume before, for
  /// example, or a drawing the focus.
  ///
  /// Otherwise a control after a gesture acts and looks as a new control of the same size and value does.
  public var remembersGestures = false
  /// The steps by which keyboards move the value, in its units; `nil` if they move it by one stop or, without stops, by a
  /// tenth of the track; see ``GestureEvent/Adjustment``.
  public var keySteps: KeySteps? {
    get { large.keySteps }
    set { large.keySteps = newValue }
  }
  /// Whether keyboards move the value by steps that no other trait describes, or not at all.
  ///
  /// Keys that lead one way must lead the other way, too, and to both ends. Declare ``keySteps`` if they add numbers to the
  /// value.
  public var hasOwnAdjustments = false
  /// Whether the user can change the value.
  ///
  /// A disabled control tracks no touch, and ignores adjustments.
  public var isEnabled = true
  /// The distance from its `down` that a touch must reach so that ``onCancel`` applies, in points.
  ///
  /// The value reverts if a touch is cancelled before. 0 if the policy always applies.
  public var slop = 10.0
  /// The value at which the fill begins, such as 0 for a balance of −1 to 1; `nil` if it begins at the start
  /// of the track.
  public var fillOrigin: Double?
  /// The distance by which the thumb may overhang an end of the bounds, in points.
  public var overhang = 0.0
  /// The seconds after which the drawing is within a hundredth of the range of its target; `nil` if it may take any time.
  public var settlingTime: Double?
  /// The wave of the bars; `nil` without bars that rise.
  public var wave: Wave?
  /// The width of the lines of a symbol like that of ``MorphToggle``, in points; `nil` without a symbol.
  ///
  /// The symbol is a cross if the control is off and an arrow if it is on, with a ring around the thumb.
  /// Its outline begins with the left half, from the foot up.
  public var stroke: Double?
  /// The behaviour of two thumbs; `nil` for a control with a single value.
  public var thumbs: ThumbTraits? {
    get { large.thumbs }
    set { large.thumbs = newValue }
  }
  /// The size of the control before it is laid out.
  public var initialSize: GestureSize
  /// The parts that copies share.
  private var large = LargeTraits()

  /// Declares the behaviour of a control.
  public init(
    range: ClosedRange<Double> = 0...1, scale: Scale.Kind = .linear, stops: Snapping? = nil,
    detents: Snapping? = nil, drag: Drag, grabArea: GrabArea = .anywhere,
    direction: Direction = .leftToRight, rest: Double? = nil, onCancel: CancelPolicy = .keeps,
    overshoot: Overshoot = .accumulates, minimumDistance: Double = 0,
    tapTolerance: Double = .infinity, slop: Double = 10, overhang: Double = 0,
    settlingTime: Double? = nil, wave: Wave? = nil, stroke: Double? = nil,
    initialSize: GestureSize = .zero
  ) {
    self.range = range
    self.scale = scale
    self.drag = drag
    self.grabArea = grabArea
    self.direction = direction
    self.rest = rest
    self.onCancel = onCancel
    self.overshoot = overshoot
    self.minimumDistance = minimumDistance
    self.tapTolerance = tapTolerance
    self.slop = slop
    self.overhang = overhang
    self.settlingTime = settlingTime
    self.wave = wave
    self.stroke = stroke
    self.initialSize = initialSize
    large = LargeTraits(.init(stops: stops, detents: detents ?? stops))
  }
}
