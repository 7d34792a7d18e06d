// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Constraints are taken and not solved: nothing here is drawn.
@MainActor
public class NSLayoutAnchor<AnchorType: AnyObject> {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor
public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor
public final class UILayoutGuide {
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}
