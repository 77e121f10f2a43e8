import GestureEngine
import GestureLaws

extension Filmstrip {
  /// The filmstrip as an SVG file.
  public var svg: String {
    drawing(named: nil, excerpt(within: Room.ofPage), withFindings: true).file
  }

  /// Returns the filmstrip as an element of a page.
  ///
  /// - Parameters:
  ///   - name: The beginning of the identifiers of the frames, which end with their numbers.
  ///   - excerpt: The part of the filmstrip that the page shows.
  /// - Returns: An SVG element.
  func part(named name: String, _ excerpt: Excerpt) -> String {
    drawing(named: name, excerpt, withFindings: false).part
  }

  /// The size of each frame in points.
  var frameSize: GestureSize { Frame.size(on: stage) }

  /// The style rules of a filmstrip.
  static let css = String(decoding: PackageResources.strip_css, as: UTF8.self)

  /// The width of each frame in points.
  static let frameWidth = 228.0
  private static let (margin, gap, mostColumns) = (20.0, 18.0, 4)

  /// Returns the filmstrip.
  ///
  /// - Parameters:
  ///   - name: The beginning of the identifiers of the frames; `nil` outside of pages.
  ///   - excerpt: The part of the filmstrip that is drawn.
  ///   - withFindings: Whether the picture lists the broken laws below the frames.
  /// - Returns: The picture.
  private func drawing(
    named name: String?, _ excerpt: Excerpt, withFindings: Bool
  ) -> Drawing {
    let (shown, events, grain) = (excerpt.shown, excerpt.events, excerpt.grain)
    let frame = Frame.size(on: stage)
    let columns = Swift.min(Filmstrip.mostColumns, Swift.max(3, shown.count))
    let width =
      Double(columns) * (frame.width + Filmstrip.gap) - Filmstrip.gap + 2 * Filmstrip.margin
    let inner = width - 2 * Filmstrip.margin
    var parts: [Element] = []
    var y = Filmstrip.margin
    func add(_ part: Element, height: Double, x: Double = 0) {
      parts.append(
        Element(
          "g", ["transform": "translate(\((Filmstrip.margin + x).svg) \(y.svg))"], [part]))
      y += height
    }
    add(headline(width: inner), height: isTitled ? 58 : 40)
    if let gaps = gaps(in: excerpt, ofPage: name != nil) {
      add(Words.line(gaps, at: GesturePoint(x: 0, y: 4), .quiet), height: 18)
    }
    for (index, picture) in shown.map({ frames[$0] }).enumerated() {
      let column = index % columns
      let isLast = column == columns - 1 || index == shown.count - 1
      add(
        picture.element(on: stage, name: name.map { "\($0)-\(picture.number)" }, grain),
        height: isLast ? frame.height + 12 : 0, x: Double(column) * (frame.width + Filmstrip.gap))
    }
    if let plot, !frames.isEmpty {
      add(plot.element(width: inner, named: name, of: events, grain), height: Plot.height)
    }
    if let name, let between = between(name, excerpt) { parts.append(between) }
    let notes = notes(withFindings ? findings : [], width: inner)
    for note in notes { add(note, height: 20) }
    let size = GestureSize(width: width, height: y + Filmstrip.margin - (notes.isEmpty ? 8 : 0))
    let ground = Element(
      "rect", ["class": "ground", "width": size.width.svg, "height": size.height.svg])
    return Drawing(
      title: "\(title), \(verdict)", size: size, gradients: frames.flatMap(\.scene.gradients),
      style: Filmstrip.css, elements: [ground] + parts)
  }

  /// Returns the pictures between the frames, which are visible only when a page plays them.
  ///
  /// The pictures before frame 6 have the identifiers `NAME-6-1`, `NAME-6-2` and so on.
  private func between(_ name: String, _ excerpt: Excerpt) -> Element? {
    let grain = excerpt.grain
    let hidden = Set(excerpt.events).subtracting(excerpt.shown).sorted().map {
      frames[$0].element(on: stage, name: "\(name)-\(frames[$0].number)", grain)
    }
    let moving = excerpt.events.flatMap { event in
      passage(before: event, grain).map { number, picture in
        picture.element(on: stage, name: "\(name)-\(picture.number)-\(number)", grain)
      }
    }
    return hidden.isEmpty && moving.isEmpty ? nil : Element("defs", [:], hidden + moving)
  }

  /// Returns the parts of the script that an excerpt leaves out, in words; `nil` if it has everything.
  private func gaps(in excerpt: Excerpt, ofPage isPage: Bool) -> String? {
    var gaps: [String] = []
    if excerpt.shown.count < frames.count {
      gaps.append("\(excerpt.shown.count) of \(frames.count) events are drawn")
      if isPage, excerpt.events.count < frames.count {
        gaps.append("\(excerpt.events.count) are in this page")
      }
    }
    if excerpt.grain > .none {
      let unit = excerpt.grain == .point ? "a point" : "\(excerpt.grain.distance) points"
      gaps.append("details within \(unit) are drawn together")
    }
    return gaps.isEmpty ? nil : gaps.joined(separator: ", ")
  }

  /// The result of the script in a few words.
  var verdict: String {
    if refusal != nil { return "not played" }
    switch findings.count {
    case 0: return "every law holds"
    case 1: return "1 law broken"
    default: return "\(findings.count) laws broken"
    }
  }

  /// Whether the script was played and every law holds.
  var isFine: Bool { refusal == nil && findings.isEmpty }

  /// Whether the script has a title of its own.
  private var isTitled: Bool { title != control }

  private func headline(width: Double) -> Element {
    let heading = Words.fitted(title, Int((width - 160) / 10.5))
    let names = Words.line(heading, at: GesturePoint(x: 0, y: 18), .title)
    let start = isTitled ? 0 : Double(heading.count) * 9.6 + 16
    let columns = Swift.max(0, Int((width - start - 150) / Words.codeWidth))
    let parts = (isTitled ? [control] : []) + settings
    let configured = Words.line(
      Words.fitted(parts.joined(separator: "; "), columns),
      at: GesturePoint(x: start, y: isTitled ? 38 : 18), .quiet)
    let length = Double(verdict.count) * 6.8 + 24
    let pill = Element(
      "g", ["transform": "translate(\((width - length).svg) 0)"],
      [
        Element(
          "rect",
          [
            "class": isFine ? "badge fine" : "badge", "width": length.svg, "height": "24",
            "rx": "12",
          ]),
        Element(
          "text",
          ["class": "badge-words", "x": (length / 2).svg, "y": "16.5", "text-anchor": "middle"],
          words: verdict),
      ])
    return Element("g", [:], [names, configured, pill])
  }

  /// Returns the lines below the plot: the refusal and the findings.
  private func notes(_ findings: [Finding], width: Double) -> [Element] {
    let columns = Int((width - 30) / 7)
    func lines(_ text: String, _ style: Words.Style, x: Double) -> [Element] {
      Words.wrapped(text, columns).map { Words.line($0, at: GesturePoint(x: x, y: 16), style) }
    }
    let small = findings.filter { $0.breach.contrast?.isRounding == true }
    let isFolded = small.count < findings.count
    let names = small.map(\.law).joined(separator: ", ")
    let folded =
      isFolded && !small.isEmpty ? lines("Roundings break \(names), too.", .quiet, x: 0) : []
    return lines(refusal ?? "", .broken, x: 0)
      + findings.filter { !isFolded || !small.contains($0) }.flatMap { finding in
        lines(
          "\(finding.title), \(finding.place(in: self)): \(finding.breach.message)", .broken, x: 0)
          + lines(finding.sentence, .quiet, x: 30)
      } + folded
  }
}

extension Finding {
  /// Returns the place where the law breaks, in words.
  func place(in strip: Filmstrip?) -> String {
    guard let step = breach.step else { return "the whole script" }
    let isPlayed = strip.map { $0.frames.indices.contains(step) && $0.frames[step].laws != nil }
    return "event \(step + 1)" + (isPlayed == true ? ", which the law plays" : "")
  }
}
