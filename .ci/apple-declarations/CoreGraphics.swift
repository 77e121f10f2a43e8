// The declarations of Core Graphics that the shells use, after Apple's documentation.
// https://developer.apple.com/documentation/coregraphics

@_exported import Foundation

public final class CGContext {
  public var textMatrix: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  public var textPosition: CGPoint {
    get { fatalError() }
    set {}
  }
  public func saveGState() {}
  public func restoreGState() {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  public func endTransparencyLayer() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func addPath(_ path: CGPath) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public class CGPath {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
  init() {}
}

public final class CGMutablePath: CGPath {
  public override init() { super.init() }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}

public final class CGColor {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public final class CGColorSpace {
  public static var sRGB: CFString { fatalError() }
  public init?(name: CFString) {}
}

public final class CGGradient {
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { fatalError() }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { fatalError() }
}

public struct CGAffineTransform: Sendable {
  public init(scaleX sx: CGFloat, y sy: CGFloat) {}
  public static var identity: CGAffineTransform { fatalError() }
}

// On Apple's platforms these types are bridged to those of Foundation.
public typealias CFString = String
public typealias CFDictionary = NSDictionary
public typealias CFAttributedString = NSAttributedString
