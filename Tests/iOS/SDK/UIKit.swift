// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import UIKit

extension UIEdgeInsets: Equatable, @unchecked Sendable {
  public static let zero = UIEdgeInsets()
  public static func == (one: UIEdgeInsets, other: UIEdgeInsets) -> Bool { one.top == other.top }
}

extension NSLayoutXAxisAnchor {
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    equalTo anchor: NSLayoutXAxisAnchor,
    constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor,
    constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

extension NSLayoutDimension {
  public func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

extension NSLayoutYAxisAnchor {
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@available(iOS 13.0, *)
extension UIKeyCommand {
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) { self.init() }
}

@available(iOS 13.0, *)
extension UIAction {
  public convenience init(handler: @escaping (UIAction) -> Void) { self.init() }
}

extension UIFont {
  public struct TextStyle: Sendable, Equatable {
    public static let largeTitle = TextStyle()
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
    public static let headline = TextStyle()
    public static let subheadline = TextStyle()
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
  }

  public struct Weight: Sendable, Equatable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

@available(iOS 11.0, *)
open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let staticText = UIAccessibilityTraits(rawValue: 2)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 4)
}

extension UIView {
  public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
}

public enum UIAccessibility {
  public struct Notification: Sendable, Equatable {
    public static let announcement = Notification()
  }

  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}

public struct UIContentSizeCategory: Sendable, Equatable {
  public static let extraSmall = UIContentSizeCategory()
  public static let small = UIContentSizeCategory()
  public static let medium = UIContentSizeCategory()
  public static let extraLarge = UIContentSizeCategory()
  public static let extraExtraLarge = UIContentSizeCategory()
  public static let extraExtraExtraLarge = UIContentSizeCategory()
  public static let accessibilityMedium = UIContentSizeCategory()
  public static let accessibilityLarge = UIContentSizeCategory()
  public static let accessibilityExtraLarge = UIContentSizeCategory()
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory()
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory()
}

extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { .extraSmall }
}

@available(iOS 15.0, *)
extension UIView {
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
}

public func CACurrentMediaTime() -> TimeInterval { 0 }

open class RunLoop: NSObject {
  public struct Mode: Sendable, Equatable {
    public static let common = Mode()
  }

  public class var main: RunLoop { RunLoop() }
}

extension CADisplayLink {
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
}

public final class CGColorSpace {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}

public final class CGColor {
  public var components: [CGFloat]? { nil }
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: AnyObject?
  ) -> CGColor? { nil }
}

public final class CGImage {}

public class CGPath {}

public class CGMutablePath: CGPath {
  public override init() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat
  ) {}
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {}
  public func closeSubpath() {}
}

extension UIColor {
  public var cgColor: CGColor { CGColor() }
}

extension UIImage {
  public var cgImage: CGImage? { nil }
}

extension CALayer {
  public var backgroundColor: CGColor? {
    get { nil }
    set {}
  }
}

public struct CAShapeLayerLineCap: Sendable, Equatable {
  public static let butt = CAShapeLayerLineCap()
  public static let round = CAShapeLayerLineCap()
}

public struct CAShapeLayerLineJoin: Sendable, Equatable {
  public static let round = CAShapeLayerLineJoin()
}

extension CAShapeLayer {
  public var path: CGPath? {
    get { nil }
    set {}
  }
  public var fillColor: CGColor? {
    get { nil }
    set {}
  }
  public var strokeColor: CGColor? {
    get { nil }
    set {}
  }
  public var lineCap: CAShapeLayerLineCap {
    get { .butt }
    set {}
  }
  public var lineJoin: CAShapeLayerLineJoin {
    get { .round }
    set {}
  }
}

extension CAGradientLayer {
  public var colors: [Any]? {
    get { nil }
    set {}
  }
}
