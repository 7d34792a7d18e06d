// Declared as Core Animation declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public import Foundation

/// The time of the double's frames, which a test sets.
public enum MediaTime {
  @MainActor public static var now: TimeInterval = 0
}

@MainActor
public func CACurrentMediaTime() -> TimeInterval { MediaTime.now }

/// The display links that run.
@MainActor
public enum DisplayLinks {
  /// What is called before each frame, until it returns false.
  public static var running: [@MainActor () -> Bool] = []

  /// Shows a frame.
  public static func showFrame(at time: TimeInterval) {
    MediaTime.now = time
    let links = running
    running = []
    running = links.filter { $0() } + running
  }
}

@MainActor
open class CALayer {
  open var zPosition: CGFloat = 0

  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var opacity: Float = 1
  open var isHidden = false
  open var cornerRadius: CGFloat = 0
  open var mask: CALayer?
  open var contents: Any?
  open var backgroundColor: CGColor?
  public private(set) var transform = CGAffineTransform.identity
  public private(set) var sublayers: [CALayer] = []
  public private(set) weak var superlayer: CALayer?
  public private(set) var animations: [CAAnimation] = []

  public init() {}

  open func setAffineTransform(_ m: CGAffineTransform) { transform = m }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers.append(layer)
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Nothing is ever drawn, so that no layer is on screen in the middle of an animation.
  open func presentation() -> Self? { nil }

  open func add(_ anim: CAAnimation, forKey key: String?) { animations.append(anim) }
}

@MainActor
open class CAAnimation {
  public init() {}
}

open class CATransition: CAAnimation {}

public struct CAShapeLayerLineCap: Sendable, Equatable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}

public struct CAShapeLayerLineJoin: Sendable, Equatable {
  public let rawValue: String

  public static let round = CAShapeLayerLineJoin(rawValue: "round")
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.round
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
}

@MainActor
public enum CATransaction {
  private static var depth = 0
  /// Whether changes of layers are animated.
  public private(set) static var animates = true

  public static func begin() { depth += 1 }

  public static func commit() {
    depth -= 1
    if depth == 0 { animates = true }
  }

  public static func setDisableActions(_ flag: Bool) { animates = !flag }
}

public struct CGColorSpace: Sendable {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}

public struct CGColor: Sendable, Equatable {
  public let components: [CGFloat]?

  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: AnyObject?
  ) -> CGColor? { self }
}

public struct CGImage: Sendable {}

public class CGPath {
  /// The commands of the path.
  public fileprivate(set) var commands: [String] = []
}

public class CGMutablePath: CGPath {
  public override init() {}

  public func move(to point: CGPoint) { commands.append("M\(point.x) \(point.y)") }
  public func addLine(to point: CGPoint) { commands.append("L\(point.x) \(point.y)") }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    commands.append("C\(control1.x) \(control1.y) \(control2.x) \(control2.y) \(end.x) \(end.y)")
  }

  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat
  ) {
    commands.append("A\(center.x) \(center.y) \(radius) \(startAngle) \(delta)")
  }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    commands.append(
      "R\(rect.origin.x) \(rect.origin.y) \(rect.width) \(rect.height) \(cornerWidth)"
    )
  }

  public func closeSubpath() { commands.append("Z") }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(components: parts) }
}

extension UIImage {
  public var cgImage: CGImage? { CGImage() }
}
