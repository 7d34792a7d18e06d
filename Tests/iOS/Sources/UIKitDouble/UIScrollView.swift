// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIScrollView: UIView {
  /// How this one behaves where UIKit may behave in several ways.
  public var switches = Switches()
  /// The insets of bars, which are the safe area; `setSystemInsets` also notifies the views.
  public var systemInsets = UIEdgeInsets.zero
  /// What a keyboard covers, where the system makes room for it.
  public internal(set) var keyboardOverlap: CGFloat = 0
  /// The keyboard that is shown by `setKeyboard`.
  var keyboard: ShownKeyboard?
  /// Whether the bar above has a large title.
  public var hasLargeTitle = false
  /// The heights between which the bar above expands as the list scrolls to its top.
  public var expandingBar: ClosedRange<CGFloat>? {
    get { bar }
    set {
      let range = range
      bar = newValue
      expandBar()
      if window != nil { rangeChanged(from: range, isSystem: true) }
    }
  }
  private var bar: ClosedRange<CGFloat>?
  /// Whether insets that are written have no effect, as in a list of SwiftUI.
  public var ignoresInsets = false
  /// What the list's owner does in the setter of its inset.
  public var onInsetWrite: (@MainActor (UIScrollView) -> Void)?
  /// What the delegate does when the list has scrolled.
  public var onScroll: (@MainActor (UIScrollView) -> Void)?
  /// What the list's owner does when it lays out.
  public var onLayout: (@MainActor (UIScrollView) -> Void)?
  /// Whether the list scrolls sideways.
  public var isSideways = false

  public let panGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(frameOf: self)

  /// The insets that have been in force, the latest last.
  public private(set) var insetHistory: [UIEdgeInsets] = [.zero]

  var offset = CGPoint.zero
  /// Where the list was before its last move.
  public internal(set) var offsetBefore = CGPoint.zero
  /// Where content lies that is smaller than the list.
  var alignment = CGPoint.zero
  var inset = UIEdgeInsets.zero
  var content = CGSize.zero
  /// By how much a large title's bar has grown with the pull.
  public internal(set) var titleGrowth: CGFloat = 0
  var lastAdjusted = UIEdgeInsets.zero
  var mustClamp = false
  var finger: Finger?
  /// Where the app lets the list land after a drag, if it decides.
  public var landing: CGFloat?
  var isLanding = false
  /// Whether a fling comes from past an edge, and keeps its speed until it has crossed the edge.
  var isFling = false
  var motion: Motion?
  /// The time since a write of the offset has stopped the list, which goes on to say that it decelerates.
  var secondsSinceStop: Double?
  /// Where a motion is between two pixels.
  var exact: CGFloat?
  private var depth = 0
  private var isInLayout = false
  private var isDying = false

  open var isTracking: Bool { finger?.isTracking ?? false }
  open var isDragging: Bool { finger?.isDragging ?? false }
  open var isDecelerating: Bool { isRunning || secondsSinceStop != nil }
  /// Whether it decelerates indeed.
  var isRunning: Bool { motion?.isFree ?? false || isLanding }

  isolated deinit {
    isDying = true
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      Writes.asOthers { observers.notify(.contentInsetAdjustmentBehavior) }
      systemChanged()
    }
  }

  open var alwaysBounceVertical = false {
    didSet {
      Writes.asOthers { observers.notify(.alwaysBounceVertical) }
      systemChanged()
    }
  }

  open var alwaysBounceHorizontal = false {
    didSet {
      Writes.asOthers { observers.notify(.alwaysBounceHorizontal) }
      systemChanged()
    }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      if let old = oldValue, old !== refreshControl, old.isRefreshing || old.isPulled {
        UIRefreshControl.exchangesWhileActive += 1
      }
      if oldValue !== refreshControl {
        oldValue?.leaveList()
        refreshControl?.enter(self)
      }
      adjustedMayHaveChanged()
    }
  }

  /// The container of the navigation bar that hosts the system's control, in place of the list.
  public weak var controlBar: UIView? {
    didSet { if controlBar !== oldValue { refreshControl?.goToHost() } }
  }
  /// Whether the container keeps the control of a list that leaves its window.
  public var barKeepsControl = false

  open var contentOffset: CGPoint {
    get { offset }
    set {
      write(of: \.offsets) {
        if switches.body.stopsAtWrites { stopFling() }
        move(to: snapped(newValue))
      }
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    write(of: \.offsets) {
      let target = snapped(contentOffset)
      if switches.body.stopsAtWrites { stopFling() }
      if animated {
        isLanding = false
        motion = .scroll(to: target, remaining: 0.3)
      } else {
        isLanding = false
        motion = nil
        move(to: target)
      }
    }
  }

  open var contentSize: CGSize {
    get { content }
    set {
      write(of: nil) {
        content = newValue
        tell(.contentSize)
        adjustedMayHaveChanged()
        // It ends an overshoot, whatever holds it or brings it back.
        clamp(after: .size)
      }
    }
  }

  open var contentInset: UIEdgeInsets {
    get { inset }
    set {
      write(of: \.insets) {
        let range = self.range
        inset = newValue
        if bar != nil { needsLayout = true }
        insetHistory.append(newValue)
        if Writes.isTraced { print("  inset \(Writes.author) \(newValue)") }
        tell(.contentInset)
        if let onInsetWrite { Writes.asWorld { onInsetWrite(self) } }
        adjustedMayHaveChanged()
        rangeChanged(from: range, isSystem: false)
      }
    }
  }

  open var adjustedContentInset: UIEdgeInsets {
    let system = systemPart
    guard !ignoresInsets else { return system }
    return UIEdgeInsets(
      top: inset.top + system.top,
      left: inset.left + system.left,
      bottom: inset.bottom + system.bottom,
      right: inset.right + system.right
    )
  }

  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: size) }
    set {
      if newValue.size != size { setFrame(CGRect(origin: position, size: newValue.size)) }
      guard newValue.origin != offset else { return }
      // It moves the content behind the delegate's back.
      offset = snapped(newValue.origin)
      needsLayout = true
      if switches.sizeNotice == .bounds { tell(.bounds) }
    }
  }

  override func sizeDidChange() {
    switch switches.sizeNotice {
    case .frame: tell(.frame)
    case .bounds: tell(.bounds)
    case .none: break
    }
    let range = self.range
    adjustedMayHaveChanged()
    rangeChanged(from: range, isSystem: false)
  }

  override var laysOutHidden: Bool { switches.laysOutHidden }
  override var handsSafeArea: Bool { switches.handsSafeArea }

  open var bounces = true

  open func adjustedContentInsetDidChange() {}

  open var isPagingEnabled = false

  open override var safeAreaInsets: UIEdgeInsets {
    guard window != nil || switches.offWindow == .kept else { return .zero }
    return systemInsets
  }

  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false

  @available(iOS 17.4, *)
  open var contentAlignmentPoint: CGPoint {
    get { alignment }
    set {
      let range = range
      alignment = newValue
      rangeChanged(from: range, isSystem: true)
    }
  }

  @available(iOS 17.4, *)
  open var bouncesVertically: Bool {
    get { true }
    set {}
  }

  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {
    motion = nil
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if controlBar != nil { refreshControl?.goToHost() }
    if window == nil {
      let hadFinger = finger != nil || motion != nil
      motion = nil
      // A recognizer whose view leaves its window is canceled.
      cancelTouch()
      growTitle()
      // What it was in the middle of is over at once.
      if hadFinger { clampNow() }
    }
    systemChanged()
  }

  override func layOutOnce() -> Bool {
    let wasInLayout = isInLayout
    isInLayout = true
    defer { isInLayout = wasInLayout }
    return super.layOutOnce()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    expandBar()
    if switches.titleNotice == .atLayout { growTitle(at: offset.y) }
    refreshControl?.place()
    if switches.body.clampsInEachLayout {
      clampInLayout()
    } else if mustClamp && switches.clamping == .atLayout {
      clampNow()
    }
    if let onLayout { Writes.asWorld { onLayout(self) } }
  }

  /// Scrolls by a page; past the top, it does what a pull of the system's control does.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard !isSideways else { return false }
    let page = size.height * 0.8
    switch direction {
    case .up, .previous:
      guard position1 > range.low + 0.5 else {
        refreshControl?.trigger()
        return refreshControl != nil
      }
      motion = nil
      move(to: point(at: max(range.low, position1 - page)))
    case .down, .next:
      guard position1 < range.high - 0.5 else { return false }
      motion = nil
      move(to: point(at: min(range.high, position1 + page)))
    case .left, .right: return false
    }
    return true
  }

  // MARK: Effects of a change

  /// A write from outside, by any owner.
  func write(of count: WritableKeyPath<Writes, Int>?, _ body: () -> Void) {
    if isDying { Writes.noted.inDeath += 1 }
    if let count, Writes.author == .control {
      Writes.noted[keyPath: count] += 1
      if isInLayout { Writes.noted.inLayout += 1 }
    }
    if Writes.author == .world { Writes.noted.byWorld += 1 }
    // Deeper, a real one would be about to overflow the stack.
    guard depth < 20 else { return }
    depth += 1
    Writes.noted.depth = max(Writes.noted.depth, depth)
    let (start, byWorld) = (position1, Writes.noted.byWorld)
    body()
    depth -= 1
    // What others answer to the write is theirs.
    if Writes.author == .control, position1 != start, Writes.noted.byWorld == byWorld {
      noteMove(from: start, isOffset: count == \.offsets)
    }
  }

  private func noteMove(from start: CGFloat, isOffset: Bool) {
    let move = Writes.Move(
      list: ObjectIdentifier(self),
      start: start,
      end: position1,
      isOffset: isOffset,
      range: range,
      isUnderFinger: isPanned
    )
    Writes.noted.moves.append(move)
    if Writes.isTraced { print("  moved \(move.start) \(move.end)") }
  }

  /// Tells observers of a key, as often as the switch says.
  func tell(_ key: ObservedKey) {
    Writes.asOthers {
      for _ in 0..<switches.noticesPerChange { observers.notify(key) }
    }
  }

  /// Goes to an offset, and says so.
  func move(to point: CGPoint) {
    if switches.titleNotice == .beforeOffset { growTitle(at: point.y) }
    if point != offset { offsetBefore = offset }
    offset = point
    if Writes.isTraced { print("  offset \(Writes.author) \(point.x) \(point.y)") }
    needsLayout = true
    growTitle()
    if switches.barLayout == .beforeObservers { expandBar() }
    if switches.observersFirst { tell(.contentOffset) }
    if switches.tellsBoundsOnScroll { tell(.bounds) }
    if switches.barLayout == .inDidScroll { expandBar() }
    if let onScroll { Writes.asWorld { onScroll(self) } }
    if !switches.observersFirst { tell(.contentOffset) }
    if switches.laysOutInWrites, window != nil { layoutIfNeeded() }
  }

  /// Tells subclass and delegate of other adjusted insets, if they are.
  @discardableResult
  func adjustedMayHaveChanged() -> Bool {
    let adjusted = adjustedContentInset
    guard adjusted != lastAdjusted else { return false }
    lastAdjusted = adjusted
    Writes.asOthers { adjustedContentInsetDidChange() }
    return true
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

open class UITableView: UIScrollView {
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
}

@MainActor
open class UICollectionViewLayout {
  public init() {}

  /// Layouts of apps flip; those of UIKit do not, unless a subclass says so.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

open class UICollectionView: UIScrollView {
  open var collectionViewLayout = UICollectionViewLayout()

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
}

open class UITextView: UIScrollView {}
