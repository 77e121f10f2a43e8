#if canImport(CoreGraphics) && canImport(CoreText)
  package import CoreGraphics
  import CoreText
  import Foundation
  package import GestureEngine

  extension ControlScene {
    /// Draws the scene, with the origin at the top left.
    ///
    /// - Parameters:
    ///   - context: The context to draw in.
    ///   - palette: The colours.
    ///   - appearance: The circumstances that select the colours.
    ///   - direction: The direction in which the value of the control grows.
    package func draw(
      in context: CGContext, palette: Palette, appearance: Palette.Appearance,
      along direction: Direction
    ) {
      let shades = palette.shades(in: appearance)
      context.saveGState()
      context.setAlpha(palette.opacity(in: appearance))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for shape in shapes {
        let coloring = shape.coloring(in: shades, along: direction, size: size)
        shape.draw(in: context, coloring, shadow: shades.shadow)
      }
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  extension SceneShape {
    fileprivate func draw(
      in context: CGContext, _ coloring: Palette.Coloring, shadow tint: Palette.Tint
    ) {
      guard isDrawable, frame.size.width >= 0, frame.size.height >= 0 else { return }
      context.saveGState()
      defer { context.restoreGState() }
      if let clip { context.clip(to: CGRect(clip)) }
      context.setAlpha(opacity)
      if let shadow {
        context.setShadow(
          offset: CGSize(width: shadow.shift, height: shadow.drop), blur: 2 * shadow.radius,
          color: CGColor.color(tint))
      }
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { context.endTransparencyLayer() }
      context.translateBy(x: frame.center.x, y: frame.center.y)
      context.rotate(by: rotation * .pi / 180)
      context.translateBy(x: -frame.center.x, y: -frame.center.y)
      if case .text(let text, let alignment) = outline {
        draw(text, alignment, CGColor.color(coloring.tints[0]), in: context)
        return
      }
      context.addPath(path)
      context.clip()
      context.draw(coloring)
    }

    private var path: CGPath {
      let rect = CGRect(frame)
      switch outline {
      case .rectangle, .text: return CGPath(rect: rect, transform: nil)
      case .capsule:
        let radius = Swift.min(rect.width, rect.height) / 2
        return CGPath(
          roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      case .ellipse: return CGPath(ellipseIn: rect, transform: nil)
      case .path(let points):
        let path = CGMutablePath()
        path.addLines(
          between: points.map {
            CGPoint(x: frame.origin.x + $0.x, y: frame.origin.y + $0.y)
          })
        path.closeSubpath()
        return path
      }
    }

    private func draw(
      _ text: String, _ alignment: Outline.Alignment, _ color: CGColor, in context: CGContext
    ) {
      let font = CTFontCreateUIFontForLanguage(.emphasizedSystem, frame.size.height * 0.85, nil)
      let attributes: [NSAttributedString.Key: Any] = [
        NSAttributedString.Key(kCTFontAttributeName as String): font as Any,
        NSAttributedString.Key(kCTForegroundColorAttributeName as String): color,
      ]
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: text, attributes: attributes) as CFAttributedString)
      var (ascent, descent) = (CGFloat(0), CGFloat(0))
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      let room = frame.size.width - width
      let indent: Double =
        switch alignment {
        case .left: 0
        case .center: room / 2
        case .right: room
        }
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(
        x: frame.origin.x + indent, y: frame.center.y + (ascent - descent) / 2)
      CTLineDraw(line, context)
    }
  }

  extension CGContext {
    fileprivate func draw(_ coloring: Palette.Coloring) {
      // A gradient needs two colours.
      let tints = coloring.tints.count == 1 ? coloring.tints + coloring.tints : coloring.tints
      let components = tints.flatMap {
        [$0.red, $0.green, $0.blue, $0.opacity].map { CGFloat($0) }
      }
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let gradient = CGGradient(
          colorSpace: space, colorComponents: components, locations: nil, count: tints.count)
      else { return }
      drawLinearGradient(
        gradient, start: CGPoint(x: coloring.start.x, y: coloring.start.y),
        end: CGPoint(x: coloring.end.x, y: coloring.end.y),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  extension CGColor {
    fileprivate static func color(_ tint: Palette.Tint) -> CGColor {
      CGColor(srgbRed: tint.red, green: tint.green, blue: tint.blue, alpha: tint.opacity)
    }
  }

  extension CGRect {
    fileprivate init(_ rect: GestureRect) {
      self.init(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }
#endif
