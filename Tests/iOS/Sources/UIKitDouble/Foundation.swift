// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

/// A rotation, as far as the double needs one.
public struct CGAffineTransform: Sendable, Equatable {
  /// The angle in radians.
  public var angle: CGFloat

  public init(rotationAngle angle: CGFloat) {
    self.angle = angle
  }

  public static let identity = CGAffineTransform(rotationAngle: 0)
}

/// Writes how long ago something was; Foundation has it on Apple's systems only.
public final class RelativeDateTimeFormatter {
  public init() {}

  public func localizedString(for date: Date, relativeTo other: Date) -> String {
    "\(Int(other.timeIntervalSince(date))) seconds ago"
  }
}
