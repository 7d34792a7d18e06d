import RefreshRuntime
import RefreshWorld
public import UIKit

/// A scroll view of UIKit that does what a simulated list does.
///
/// It has none of the double's own state: what is written goes to the list, and what is read comes
/// from there.
final class StagedTable: UITableView {
  /// The stage, as long as its list is there: the task of an action may end after both.
  var stage: UIKitStage? {
    get { builder?.isStanding == true ? builder : nil }
    set { builder = newValue }
  }
  private weak var builder: UIKitStage?

  init() {
    super.init(frame: .zero)
    // The list counts in fractions of a pixel.
    switches.scale = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var contentOffset: CGPoint {
    get { stage?.contentOffset ?? super.contentOffset }
    set { if let stage { stage.contentOffset = newValue } else { super.contentOffset = newValue } }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  override var contentSize: CGSize {
    get { stage?.contentSize ?? super.contentSize }
    set { if let stage { stage.contentSize = newValue } else { super.contentSize = newValue } }
  }

  override var contentInset: UIEdgeInsets {
    get { stage?.contentInset ?? super.contentInset }
    set { if let stage { stage.contentInset = newValue } else { super.contentInset = newValue } }
  }

  override var adjustedContentInset: UIEdgeInsets {
    guard let stage else { return super.adjustedContentInset }
    let (inset, system) = (stage.contentInset, stage.system)
    return UIEdgeInsets(
      top: inset.top + system.top,
      left: inset.left + system.left,
      bottom: inset.bottom + system.bottom,
      right: inset.right + system.right
    )
  }

  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: stage?.viewport ?? frame.size) }
    set {}
  }

  override var isDragging: Bool { stage?.isDragging ?? false }
  override var isTracking: Bool { isDragging }
  override var isDecelerating: Bool { stage?.isDecelerating ?? false }
}

/// A simulated list that a scroll view of UIKit shows.
///
/// What fingers and physics do to the list, the scroll view reports as UIKit would; what the app or
/// the adapter writes to the scroll view, the list does.
@MainActor
public final class UIKitStage: SimulatedScrollMirror {
  /// The scroll view.
  public let scrollView: UIScrollView
  /// What it stands in when it is on screen.
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The list, or an empty one: the task of an action may release the list on another thread, also
  /// while the scroll view is read.
  private var list: SimulatedScrollView { shownList ?? emptyList }
  private weak var shownList: SimulatedScrollView?
  private lazy var emptyList = SimulatedScrollView(content: 0)
  private let isHorizontal: Bool
  private var lastViewport: Double
  private var lastOffset: Double
  private var wasDragging = false

  /// Makes a scroll view that shows `list`, which from then on keeps both.
  public init(_ list: SimulatedScrollView, isHorizontal: Bool = false) {
    shownList = list
    self.isHorizontal = isHorizontal
    lastViewport = list.viewport
    lastOffset = list.offset
    let table = StagedTable()
    scrollView = table
    table.stage = self
    table.isSideways = isHorizontal
    list.mirror = self
    moveToWindow()
    endFrame()
  }

  /// Whether the list that it shows is there.
  var isStanding: Bool { shownList != nil }

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
          left: CGFloat(list.start - systemEnds.start),
          right: CGFloat(list.end - systemEnds.end)
        )
        : UIEdgeInsets(
          top: CGFloat(list.start - systemEnds.start),
          bottom: CGFloat(list.end - systemEnds.end)
        )
    }
    set {
      noteAnimation()
      let start = Double(isHorizontal ? newValue.left : newValue.top) + systemEnds.start
      let end = Double(isHorizontal ? newValue.right : newValue.bottom) + systemEnds.end
      list.setInsets(start: start, end: end)
    }
  }

  /// The visible part of the control.
  public var viewport: CGSize {
    isHorizontal
      ? CGSize(width: list.viewport, height: 200) : CGSize(width: 390, height: list.viewport)
  }

  /// Whether a finger holds it.
  public var isDragging: Bool { list.isDragging }

  /// Whether it moves by itself.
  var isDecelerating: Bool { list.list.isDecelerating }

  /// Changes what bars and the safe area take away.
  public func setSystemInsets(start: Double, end: Double) {
    let inset = scrollView.contentInset
    scrollView.systemInsets =
      isHorizontal
      ? UIEdgeInsets(left: CGFloat(start), right: CGFloat(end))
      : UIEdgeInsets(top: CGFloat(start), bottom: CGFloat(end))
    isSilent = true
    contentInset = inset
    isSilent = false
    scrollView.tellOfSafeArea()
    endFrame()
  }

  private var isSilent = false

  /// What the system adds.
  var system: UIEdgeInsets {
    scrollView.contentInsetAdjustmentBehavior == .never ? .zero : scrollView.systemInsets
  }

  private var systemEnds: (start: Double, end: Double) {
    isHorizontal
      ? (Double(system.left), Double(system.right)) : (Double(system.top), Double(system.bottom))
  }

  func simulated(_ event: RefreshEvent) {
    guard !isSilent else { return }
    switch event {
    case .scrolled:
      moveFinger()
      scrollView.observers.notify(.contentOffset)
    case .released: endPan()
    case .contentChanged: scrollView.observers.notify(.contentSize)
    case .insetsChanged:
      let hasGrown = list.viewport != lastViewport
      lastViewport = list.viewport
      scrollView.observers.notify(hasGrown ? .bounds : .contentInset)
    case .attached, .detached: moveToWindow()
    default: break
    }
    endTurn()
  }

  /// The end of a turn of the run loop, for a list that may be off screen.
  public func endFrame() {
    Turns.end { scrollView.layoutIfNeeded() }
  }

  private var isEndingTurn = false

  /// What was asked for in a turn is laid out at its end.
  private func endTurn() {
    guard !isEndingTurn, UIView.currentAnimation == nil else { return }
    isEndingTurn = true
    endFrame()
    isEndingTurn = false
  }

  /// The list's offset is where its finger is.
  private func moveFinger() {
    let distance = list.offset - lastOffset
    lastOffset = list.offset
    let pan = scrollView.panGestureRecognizer
    guard list.isDragging else {
      // A list that moves without the finger that was there has lost it without a report.
      if wasDragging { pan.rest() }
      wasDragging = false
      return
    }
    // A finger that has the list where it was has moved all the same, and back.
    let way = CGFloat(distance == 0 ? -1e-3 : -distance)
    pan.move(by: isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way))
    pan.enter(wasDragging ? .changed : .began)
    wasDragging = true
  }

  private func endPan() {
    wasDragging = false
    scrollView.panGestureRecognizer.enter(.ended)
    scrollView.panGestureRecognizer.rest()
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
      // What goes along with an animation has none of its own.
      if !UIView.isWithoutAnimation { list.lastAnimation = nil }
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
