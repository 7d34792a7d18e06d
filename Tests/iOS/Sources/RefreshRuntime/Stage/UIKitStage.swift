public import UIKit

/// A simulated list that a scroll view of UIKit shows.
///
/// What fingers and physics do to the list, the scroll view reports as UIKit would; what the app or
/// the adapter writes to the scroll view, the list does.
@MainActor
public final class UIKitStage: ScrollViewBackend, SimulatedScrollMirror {
  /// The scroll view.
  public let scrollView: UIScrollView
  /// What it stands in when it is on screen.
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private unowned let list: SimulatedScrollView
  private let isHorizontal: Bool
  private var lastViewport: Double

  /// Makes `scrollView` show `list`, which from then on keeps both.
  public init(
    _ list: SimulatedScrollView,
    in scrollView: UIScrollView = UITableView(),
    isHorizontal: Bool = false
  ) {
    self.list = list
    self.scrollView = scrollView
    self.isHorizontal = isHorizontal
    lastViewport = list.viewport
    scrollView.backend = self
    list.mirror = self
    moveToWindow()
  }

  /// Where the list stands.
  public var contentOffset: CGPoint {
    get { isHorizontal ? CGPoint(x: list.offset, y: 0) : CGPoint(x: 0, y: list.offset) }
    set {
      noteAnimation()
      list.scroll(to: Double(isHorizontal ? newValue.x : newValue.y), dragging: list.isDragging)
    }
  }

  /// How long it is; its width means nothing.
  public var contentSize: CGSize {
    get {
      isHorizontal
        ? CGSize(width: list.content, height: 200) : CGSize(width: 390, height: list.content)
    }
    set { list.content = Double(isHorizontal ? newValue.width : newValue.height) }
  }

  /// The list's insets, without what the system takes.
  public var contentInset: UIEdgeInsets {
    get {
      isHorizontal
        ? UIEdgeInsets(
          left: CGFloat(list.start - system.start),
          right: CGFloat(list.end - system.end)
        )
        : UIEdgeInsets(
          top: CGFloat(list.start - system.start),
          bottom: CGFloat(list.end - system.end)
        )
    }
    set {
      noteAnimation()
      let start = Double(isHorizontal ? newValue.left : newValue.top) + system.start
      let end = Double(isHorizontal ? newValue.right : newValue.bottom) + system.end
      list.setInsets(start: start, end: end)
    }
  }

  /// How much of it is in sight.
  public var viewport: CGSize {
    isHorizontal
      ? CGSize(width: list.viewport, height: 200) : CGSize(width: 390, height: list.viewport)
  }

  /// Whether a finger holds it.
  public var isDragging: Bool { list.isDragging }

  /// Changes what bars and the safe area take away, of which UIKit tells nobody but the scroll view's
  /// delegate and subclass.
  public func setSystemInsets(start: Double, end: Double) {
    let inset = scrollView.contentInset
    scrollView.systemInsets =
      isHorizontal
      ? UIEdgeInsets(left: CGFloat(start), right: CGFloat(end))
      : UIEdgeInsets(top: CGFloat(start), bottom: CGFloat(end))
    isSilent = true
    contentInset = inset
    isSilent = false
  }

  private var isSilent = false

  private var system: (start: Double, end: Double) {
    guard scrollView.contentInsetAdjustmentBehavior != .never else { return (0, 0) }
    let insets = scrollView.systemInsets
    return isHorizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  func simulated(_ event: RefreshEvent) {
    guard !isSilent else { return }
    switch event {
    case .scrolled: scrollView.observers.notify(.contentOffset)
    case .released: scrollView.panGestureRecognizer.enter(.ended)
    case .contentChanged: scrollView.observers.notify(.contentSize)
    case .insetsChanged:
      let hasGrown = list.viewport != lastViewport
      lastViewport = list.viewport
      scrollView.observers.notify(hasGrown ? .bounds : .contentInset)
    case .attached, .detached: moveToWindow()
    default: break
    }
  }

  private func moveToWindow() {
    if list.isInWindow {
      window.addSubview(scrollView)
    } else {
      scrollView.removeFromSuperview()
    }
  }

  private func noteAnimation() {
    guard let requested = UIView.currentAnimation else {
      list.lastAnimation = nil
      return
    }
    let curve: RefreshCurve =
      if let damping = requested.damping {
        .spring(damping: Double(damping))
      } else {
        switch requested.options.intersection(.curves) {
        case .curveLinear: .linear
        case .curveEaseIn: .easeIn
        case .curveEaseOut: .easeOut
        default: .easeInOut
        }
      }
    list.lastAnimation = RefreshAnimation(duration: requested.duration, curve: curve)
  }
}
