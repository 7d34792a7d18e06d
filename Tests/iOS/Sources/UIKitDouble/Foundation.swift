// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

public struct CGAffineTransform: Sendable, Equatable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0

  public init() {}

  public init(rotationAngle angle: CGFloat) {
    (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  }

  public static let identity = CGAffineTransform()

  /// The angle of a rotation, in radians.
  public var angle: CGFloat { atan2(b, a) }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var moved = self
    moved.tx += a * x + c * y
    moved.ty += b * x + d * y
    return moved
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    let turn = CGAffineTransform(rotationAngle: angle)
    var turned = self
    (turned.a, turned.b) = (a * turn.a + c * turn.b, b * turn.a + d * turn.b)
    (turned.c, turned.d) = (a * turn.c + c * turn.d, b * turn.c + d * turn.d)
    return turned
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var scaled = self
    (scaled.a, scaled.b, scaled.c, scaled.d) = (a * x, b * x, c * y, d * y)
    return scaled
  }
}

/// Writes how long ago something was; Foundation has it on Apple's systems only.
public final class RelativeDateTimeFormatter {
  public init() {}

  public func localizedString(for date: Date, relativeTo other: Date) -> String {
    "\(Int(other.timeIntervalSince(date))) seconds ago"
  }
}
