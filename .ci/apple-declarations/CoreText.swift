// The declarations of Core Text that the shells use, after Apple's documentation.
// https://developer.apple.com/documentation/coretext

@_exported import CoreGraphics

public final class CTFont {}
public final class CTLine {}

public enum CTFontUIFontType: UInt32, Sendable { case system, emphasizedSystem }

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? { fatalError() }

public let kCTFontAttributeName: CFString = ""
public let kCTForegroundColorAttributeName: CFString = ""

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  fatalError()
}

public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { fatalError() }

public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}
