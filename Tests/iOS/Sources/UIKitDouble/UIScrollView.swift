// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The list behind a scroll view, which moves as fingers and physics have it.
@MainActor
public protocol ScrollViewBackend: AnyObject {
  /// Where the viewport starts.
  var contentOffset: CGPoint { get set }
  /// How much content there is.
  var contentSize: CGSize { get set }
  /// The insets around the content, but for the system's.
  var contentInset: UIEdgeInsets { get set }
  /// How much is in sight.
  var viewport: CGSize { get }
  /// Whether a finger holds the content.
  var isDragging: Bool { get }
}

open class UIScrollView: UIView {
  /// What moves the content; without one, only the app does.
  public weak var backend: (any ScrollViewBackend)?
  /// What bars and the like take away, as the safe area tells.
  public var systemInsets = UIEdgeInsets.zero

  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var refreshControl: UIRefreshControl?
  public let panGestureRecognizer = UIPanGestureRecognizer()

  private var ownOffset = CGPoint.zero
  private var ownSize = CGSize.zero
  private var ownInset = UIEdgeInsets.zero

  open var contentOffset: CGPoint {
    get { backend?.contentOffset ?? ownOffset }
    set { set(\.contentOffset, \.ownOffset, newValue, .contentOffset) }
  }

  open var contentSize: CGSize {
    get { backend?.contentSize ?? ownSize }
    set { set(\.contentSize, \.ownSize, newValue, .contentSize) }
  }

  open var contentInset: UIEdgeInsets {
    get { backend?.contentInset ?? ownInset }
    set { set(\.contentInset, \.ownInset, newValue, .contentInset) }
  }

  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let inset = contentInset
    return UIEdgeInsets(
      top: inset.top + systemInsets.top,
      left: inset.left + systemInsets.left,
      bottom: inset.bottom + systemInsets.bottom,
      right: inset.right + systemInsets.right
    )
  }

  open var isDragging: Bool { backend?.isDragging ?? false }
  open var isTracking: Bool { isDragging }

  open override var bounds: CGRect {
    CGRect(origin: contentOffset, size: backend?.viewport ?? frame.size)
  }

  @available(iOS 17.4, *)
  open var bouncesVertically: Bool {
    get { true }
    set {}
  }

  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {}

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// A backend tells of its changes by itself.
  private func set<Value>(
    _ backendPath: ReferenceWritableKeyPath<any ScrollViewBackend, Value>,
    _ ownPath: ReferenceWritableKeyPath<UIScrollView, Value>,
    _ value: Value,
    _ key: ObservedKey
  ) {
    if let backend {
      backend[keyPath: backendPath] = value
    } else {
      self[keyPath: ownPath] = value
      observers.notify(key)
    }
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

open class UITableView: UIScrollView {}

open class UICollectionView: UIScrollView {}

open class UITextView: UIScrollView {}

open class UIRefreshControl: UIControl {}
