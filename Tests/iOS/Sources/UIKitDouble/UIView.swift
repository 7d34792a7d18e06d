// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIView: UIResponder, KeyValueObserving {
  public let observers = ObserverList()

  public let layer = CALayer()
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  /// The tint of the view itself; without one, the view has that of its superview.
  private var ownTint: UIColor?

  open var tintColor: UIColor? {
    get { ownTint ?? superview?.tintColor }
    set {
      ownTint = newValue
      tellOfTint()
    }
  }

  private func tellOfTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellOfTint() }
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var maximumContentSizeCategory: UIContentSizeCategory?

  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// The controller whose view this is.
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }

  // As in UIKit, it does not keep the superview, and is no weak reference either: in the superview's
  // dealloc it is still there.
  private unowned(unsafe) var unsafeSuperview: UIView?
  public var superview: UIView? { unsafeSuperview }
  public private(set) var subviews: [UIView] = []

  var position: CGPoint
  var size: CGSize
  var needsLayout = true
  /// What the constraints of this view are, by what they set.
  var constraints: [ConstrainedEdge: ConstrainedTo] = [:]
  /// What the constraints with a constant are, by what they set.
  var distances: [ConstrainedEdge: ConstrainedTo] = [:]
  /// Traits that a test has given to this view and what is in it.
  public var ownTraits: UITraitCollection? {
    didSet { tellOfTraits(oldValue ?? superview?.traitCollection ?? UITraitCollection()) }
  }

  public init(frame: CGRect) {
    position = frame.origin
    size = frame.size
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    position = .zero
    size = .zero
    super.init()
  }

  isolated deinit {
    // The order of UIKit's dealloc: the subviews are told, one by one, by a view that is half gone.
    while let view = subviews.last {
      view.willMove(toSuperview: nil)
      subviews.removeAll { $0 === view }
      view.unsafeSuperview = nil
      view.didMoveToSuperview()
      view.tellOfWindow()
    }
  }

  open var frame: CGRect {
    get { CGRect(origin: position, size: size) }
    // The frame of a view with a transform is undefined, and may not be set.
    set { if transform == .identity { setFrame(newValue) } }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      let center = self.center
      setFrame(CGRect(origin: position, size: newValue.size))
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: position.x + size.width / 2, y: position.y + size.height / 2) }
    set { position = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  func setFrame(_ frame: CGRect) {
    let isResized = frame.size != size
    position = frame.origin
    size = frame.size
    if isResized {
      needsLayout = true
      for view in subviews where !view.constraints.isEmpty { view.needsLayout = true }
      sizeDidChange()
    }
  }

  /// What a kind of view does when its size is another one.
  func sizeDidChange() {}

  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

  open var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? UITraitCollection()
  }

  open var safeAreaInsets: UIEdgeInsets {
    window == nil ? .zero : superview?.safeAreaInsets ?? .zero
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - 1
    insertSubview(view, at: index + 1)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    let hadWindow = view.window
    view.willMove(toSuperview: self)
    if window !== hadWindow { view.tellOfWindowToCome(window) }
    if let old = view.superview { old.subviews.removeAll { $0 === view } }
    subviews.insert(view, at: min(index, subviews.count))
    view.unsafeSuperview = self
    view.needsLayout = true
    needsLayout = true
    Writes.asOthers { view.didMoveToSuperview() }
    if view.window !== hadWindow { view.tellOfWindow() }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    // The superview lets go of it, but not before it is done.
    withExtendedLifetime(self) {
      willMove(toSuperview: nil)
      let hadWindow = window
      if hadWindow != nil { tellOfWindowToCome(nil) }
      superview.subviews.removeAll { $0 === self }
      unsafeSuperview = nil
      Writes.asOthers { didMoveToSuperview() }
      if hadWindow != nil { tellOfWindow() }
    }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    needsLayout = true
  }

  /// The recognizers that have been added.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func tintColorDidChange() {}
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out what has asked for it, in this view and below.
  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutLimit {
      guard layOutOnce() else { return }
    }
    Writes.noted.unsettledLayouts += 1
  }

  private static let layoutLimit = 12

  /// Whether hidden subviews are laid out.
  var laysOutHidden: Bool { true }

  /// One pass; answers whether there was anything to lay out.
  func layOutOnce() -> Bool {
    var hasLaidOut = false
    if needsLayout {
      needsLayout = false
      hasLaidOut = true
      for view in subviews { view.applyConstraints(in: self) }
      layoutSubviews()
    }
    for view in subviews where view.superview === self && (!view.isHidden || laysOutHidden) {
      hasLaidOut = view.layOutOnce() || hasLaidOut
    }
    return hasLaidOut
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// The view that a touch at a point of this one goes to.
  func touched(at point: CGPoint) -> UIView {
    let hit = subviews.last { view in
      let end = CGPoint(x: view.position.x + view.size.width, y: view.position.y + view.size.height)
      return view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0.01
        && point.x >= view.position.x && point.x < end.x
        && point.y >= view.position.y && point.y < end.y
    }
    guard let hit else { return self }
    return hit.touched(at: CGPoint(x: point.x - hit.position.x, y: point.y - hit.position.y))
  }

  private var originInWindow: CGPoint {
    let own = CGPoint(x: position.x - bounds.origin.x, y: position.y - bounds.origin.y)
    guard let superview else { return own }
    let parent = superview.originInWindow
    return CGPoint(x: parent.x + own.x, y: parent.y + own.y)
  }

  private func tellOfWindowToCome(_ window: UIWindow?) {
    Writes.asOthers { willMove(toWindow: window) }
    for view in subviews { view.tellOfWindowToCome(window) }
  }

  func tellOfWindow() {
    Writes.asOthers { didMoveToWindow() }
    for view in subviews where view.superview === self { view.tellOfWindow() }
  }

  /// Whether a change of the safe area notifies subviews.
  var handsSafeArea: Bool { true }

  /// Tells this view and those in it that the safe area is another one.
  public func tellOfSafeArea() {
    safeAreaInsetsDidChange()
    guard handsSafeArea else { return }
    for view in subviews where view.superview === self { view.tellOfSafeArea() }
  }

  private func tellOfTraits(_ old: UITraitCollection) {
    Writes.asOthers { traitCollectionDidChange(old) }
    for view in subviews where view.superview === self { view.tellOfTraits(old) }
  }
}

open class UIWindow: UIView {
  open var windowScene: UIWindowScene? = UIWindowScene()

  /// The end of a turn: what observers of the run loop do, and the layout of the frame.
  open override func layoutIfNeeded() {
    Turns.end { super.layoutIfNeeded() }
  }
}

@MainActor
open class UIScene {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public var activationState = ActivationState.foregroundActive
}

open class UIWindowScene: UIScene {}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

public struct UIContentSizeCategory: Sendable, Equatable {
  public let rawValue: String

  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge"
  )
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge"
  )
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge"
  )
}
