// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What of a view a constraint can set here.
enum ConstrainedEdge: Sendable {
  case top
  case leading
  case trailing
  case width
  case height
  /// What is taken and not solved.
  case other
}

/// What an edge has to equal.
struct ConstrainedTo {
  weak var item: AnyObject?
  var edge: ConstrainedEdge
  /// The distance from the edge; a constraint with a constant is noted, and not solved.
  var constant: CGFloat?
}

@MainActor
public class NSLayoutAnchor<AnchorType: AnyObject> {
  weak var item: AnyObject?
  let edge: ConstrainedEdge

  init(_ item: AnyObject?, _ edge: ConstrainedEdge) {
    self.item = item
    self.edge = edge
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(item as? UIView, edge, ConstrainedTo(item: anchor.item, edge: anchor.edge))
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item as? UIView,
      edge,
      ConstrainedTo(item: anchor.item, edge: anchor.edge, constant: constant)
    )
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(nil, .other, ConstrainedTo(item: nil, edge: .other))
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

@MainActor
public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  private weak var view: UIView?
  private let edge: ConstrainedEdge
  private let target: ConstrainedTo

  init(_ view: UIView?, _ edge: ConstrainedEdge, _ target: ConstrainedTo) {
    self.view = view
    self.edge = edge
    self.target = target
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.edge != .other {
      guard constraint.target.constant == nil else {
        constraint.view?.distances[constraint.edge] = constraint.target
        continue
      }
      constraint.view?.constraints[constraint.edge] = constraint.target
      constraint.view?.superview?.setNeedsLayout()
    }
  }
}

extension NSLayoutConstraint {
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.target.constant != nil {
      constraint.view?.distances[constraint.edge] = nil
    }
  }
}

@MainActor
public final class UILayoutGuide {
  /// The scroll view whose frame this is, if it is one's.
  weak var frameOf: UIScrollView?

  init(frameOf view: UIScrollView? = nil) {
    frameOf = view
  }

  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .other) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// What the constraints say about the distance from the leading edge of a layout guide.
  public var leadingDistance: CGFloat? { distance(at: .leading) }
  /// What the constraints say about the distance from the trailing edge of a layout guide.
  public var trailingDistance: CGFloat? { distance(at: .trailing) }

  /// What the constraints say about the distance from the trailing edge to the leading edge of a view.
  public func distance(to view: UIView) -> CGFloat? {
    guard let target = distances[.trailing], target.edge == .leading, target.item === view else {
      return nil
    }
    return target.constant
  }

  private func distance(at edge: ConstrainedEdge) -> CGFloat? {
    guard let target = distances[edge], target.edge == edge else { return nil }
    return target.constant
  }

  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .other) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .other) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// Puts the view where its constraints to a frame layout guide, or to its superview, have it.
  func applyConstraints(in parent: UIView) {
    guard !constraints.isEmpty, !translatesAutoresizingMaskIntoConstraints else { return }
    var frame = frame
    for (edge, target) in constraints {
      let scrollView = (target.item as? UILayoutGuide)?.frameOf
      guard let view = scrollView ?? (target.item === parent ? parent : nil) else { continue }
      switch edge {
      case .top: frame.origin.y = view.bounds.origin.y
      case .leading: frame.origin.x = view.bounds.origin.x
      case .width: frame.size.width = view.bounds.size.width
      case .height: frame.size.height = view.bounds.size.height
      case .trailing, .other: break
      }
    }
    // As in UIKit, it sets bounds and center, and not the frame.
    if frame.size != size { bounds.size = frame.size }
    let middle = CGPoint(
      x: frame.origin.x + frame.size.width / 2,
      y: frame.origin.y + frame.size.height / 2
    )
    if middle != center { center = middle }
  }
}
