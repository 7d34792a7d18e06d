// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIView: UIResponder, KeyValueObserving {
  public let observers = ObserverList()

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var traitCollection = UITraitCollection()

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    let hadWindow = view.window
    if let old = view.superview { old.subviews.removeAll { $0 === view } }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if view.window !== hadWindow { view.tellOfWindow() }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    // The superview lets go of it, but not before it is done.
    withExtendedLifetime(self) {
      willMove(toSuperview: nil)
      let hadWindow = window
      superview.subviews.removeAll { $0 === self }
      self.superview = nil
      didMoveToSuperview()
      if hadWindow != nil { tellOfWindow() }
    }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func accessibilityActivate() -> Bool { false }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  private var originInWindow: CGPoint {
    guard let superview else { return frame.origin }
    let parent = superview.originInWindow
    let scrolled = superview.bounds.origin
    return CGPoint(
      x: parent.x + frame.origin.x - scrolled.x,
      y: parent.y + frame.origin.y - scrolled.y
    )
  }

  private func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }
}

open class UIWindow: UIView {}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
