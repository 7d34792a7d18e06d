// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIRefreshControl: UIControl {
  /// How often a scroll view was given another one while the one before was at work.
  public static var exchangesWhileActive = 0
  /// How often one was felt.
  public static var haptics = 0
  /// How often a refresh was ended while a finger was on the list.
  public static var endsUnderFinger = 0
  /// How often one that did not refresh was ended.
  public static var idleEnds = 0
  /// How often one was ended before all its targets had heard that it fired.
  public static var endsWhileFiring = 0
  /// The room of one that refreshes.
  static let height: CGFloat = 60

  weak var scrollView: UIScrollView?
  /// Whether a finger has pulled the edge into view, or it is firing.
  public var isPulled = false
  public private(set) var isRefreshing = false
  /// How often code has begun a refresh; how often it was ignored, off window.
  public private(set) var begins = 0
  public private(set) var ignoredBegins = 0
  /// Whether its haptic is lost, since it was written to before it was in a list.
  public private(set) var hasLostHaptic = false
  /// Whether a background makes its height follow the pull.
  public private(set) var isStretched = false
  /// What UIKit draws, which it shows again in each layout.
  public let systemView = UIView(frame: .zero)
  /// The inset that it adds.
  private(set) var room: CGFloat = 0
  /// The part of the room that is not in the list's own inset.
  var systemRoom: CGFloat { scrollView?.switches.hasRoomInContentInset == true ? 0 : room }
  /// Whether the list scrolls out of the room, which goes after that.
  private(set) var isLeaving = false
  private var wasLaidOut = false
  /// The time since a refresh has begun or ended.
  private var secondsSinceChange = Double.infinity
  /// Whether the room stays after the refresh, because of an alert, until another refresh ends.
  public private(set) var isStuck = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    super.insertSubview(systemView, at: 0)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override var tintColor: UIColor? {
    didSet { noteWrite() }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      isStretched = true
      noteWrite()
    }
  }

  open var attributedTitle: NSAttributedString? {
    didSet { noteWrite() }
  }

  open override var frame: CGRect {
    didSet { noteWrite() }
  }

  /// The haptic of one that is written to before it is in a list is lost.
  private func noteWrite() {
    if scrollView == nil { hasLostHaptic = true }
  }

  // MARK: The list

  func enter(_ list: UIScrollView) {
    scrollView = list
    goToHost()
    // What is written before it is in a list is lost.
    if hasLostHaptic { tintColor = .label }
    place()
  }

  /// A list hosts it, or a container of the navigation bar above, which other views then lie beside.
  func goToHost() {
    guard let scrollView else { return }
    guard let bar = scrollView.controlBar else { return scrollView.insertSubview(self, at: 0) }
    if scrollView.window != nil || scrollView.barKeepsControl {
      bar.addSubview(self)
    } else {
      removeFromSuperview()
    }
    place()
  }

  func leaveList() {
    takeRoom(0)
    removeFromSuperview()
    scrollView = nil
    (isRefreshing, isStuck) = (false, false)
  }

  /// It hangs at the top of what the pull uncovers, and is hidden at rest.
  func place() {
    guard let scrollView else { return }
    let pull = scrollView.range.low + room - scrollView.position1
    isHidden = pull <= 0 && !isRefreshing
    let isFlat = scrollView.switches.startsFlat && !wasLaidOut
    let isStretched = isStretched || scrollView.switches.body.stretchesControl
    let height = isStretched ? max(pull, 0.5) : isFlat ? 0 : Self.height
    let isInBar = superview !== scrollView
    let place = CGRect(
      x: 0,
      y: isInBar ? 0 : min(-Self.height, -pull),
      width: isInBar ? superview?.size.width ?? 0 : scrollView.size.width,
      height: height
    )
    if frame != place { frame = place }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
    systemView.isHidden = false
    systemView.alpha = 1
    if scrollView?.switches.tintReset == .atLayout { super.tintColor = nil }
    if subviews.last !== systemView { bringSubviewToFront(systemView) }
  }

  // MARK: Refreshing

  open func beginRefreshing() {
    guard window != nil || scrollView?.switches.beginsOffscreen != false else {
      ignoredBegins += 1
      return
    }
    guard !isRefreshing else { return }
    begins += 1
    isRefreshing = true
    refreshChanged()
    comeWithRoom()
  }

  /// Does what a pull past its distance does, and a scroll of VoiceOver at the top.
  func trigger() {
    guard !isRefreshing else { return }
    isPulled = true
    isRefreshing = true
    refreshChanged()
    let isUnderFinger = scrollView?.isTouched == true
    if scrollView?.switches.systemPull == .insetsAndFeels, isUnderFinger { Self.haptics += 1 }
    if scrollView?.switches.roomStart != .atLift || !isUnderFinger { comeWithRoom() }
    sendActions(for: .valueChanged)
    isPulled = false
  }

  /// The finger has lifted.
  func lifted() {
    if isRefreshing { comeWithRoom() } else if room > 0 { closeRoom() }
  }

  func timePasses(_ seconds: Double) {
    secondsSinceChange += seconds
  }

  /// An alert is shown over the list.
  public func alertIsShown() {
    guard let scrollView, scrollView.switches.staysUnderAlert, secondsSinceChange < 0.5 else {
      return
    }
    isStuck = true
    if !isRefreshing { takeRoom(Self.height) }
  }

  private func refreshChanged() {
    if Writes.isTraced { print("  \(isRefreshing ? "begins" : "ends") to refresh") }
    secondsSinceChange = 0
    (isStuck, isLeaving) = (false, false)
    if scrollView?.switches.tintReset == .atRefresh { super.tintColor = nil }
  }

  open func endRefreshing() {
    guard isRefreshing else {
      Self.idleEnds += 1
      scrollView?.motion = nil
      return
    }
    // Of two fingers on a trackpad, only the gesture tells.
    if let list = scrollView, list.isTracking || list.isPanned {
      Self.endsUnderFinger += 1
    }
    if isPulled { Self.endsWhileFiring += 1 }
    isRefreshing = false
    let mustStay = isStuck
    refreshChanged()
    isStuck = mustStay
    let isLate =
      scrollView?.switches.roomEnd == .inLaterFrame
      || scrollView?.switches.systemPull == .insetsAndFeels && isPulled
    guard isLate else { return closeRoom() }
    Turns.inLaterFrame { [weak self] in self?.closeRoom() }
  }

  private func comeWithRoom() {
    switch scrollView?.switches.roomStart {
    case .inLaterFrame:
      Turns.inLaterFrame { [weak self] in self?.openRoom(by: Self.height) }
    // A content inset that is animated has its last value at once, as each animated property.
    case .inSteps where scrollView?.switches.hasRoomInContentInset == false: grow()
    case .atTrigger, .atLift, .inSteps, nil: openRoom(by: Self.height)
    }
  }

  private func grow() {
    guard isRefreshing, room < Self.height else { return }
    openRoom(by: Self.height / 4)
    Turns.inLaterFrame { [weak self] in self?.grow() }
  }

  private func openRoom(by height: CGFloat) {
    guard isRefreshing, room < Self.height, let scrollView else { return }
    let grown = min(room + height, Self.height)
    let jump = grown - room
    takeRoom(grown)
    if scrollView.isTouched, scrollView.switches.jumpsAtTrigger {
      scrollView.jumpUnderFinger(by: -jump)
    }
  }

  private func closeRoom() {
    guard !isRefreshing, !isStuck, let scrollView else { return }
    let (switches, isTouched) = (scrollView.switches, scrollView.isTouched)
    if switches.roomEnd == .atLift && isTouched { return }
    if switches.body.scrollsBeforeEnd {
      let mustWait = isLeaving ? scrollView.isScrollingAnimated : scrollView.scrollsOut(of: room)
      isLeaving = mustWait
      if mustWait { return Turns.inLaterFrame { [weak self] in self?.closeRoom() } }
    }
    let isInSteps = [.inSteps, .interrupted].contains(switches.roomEnd)
    if isInSteps && !switches.hasRoomInContentInset {
      if switches.roomEnd != .interrupted || !isTouched { takeRoom(max(room - Self.height / 4, 0)) }
      if room > 0 { return Turns.inLaterFrame { [weak self] in self?.closeRoom() } }
    }
    takeRoom(0)
    scrollView.returnFromRefresh()
  }

  private func takeRoom(_ room: CGFloat) {
    let change = room - self.room
    guard change != 0, let scrollView else { return }
    self.room = room
    Writes.asOthers {
      Writes.asWorld {
        if scrollView.switches.hasRoomInContentInset {
          scrollView.contentInset.top += change
        } else {
          scrollView.systemChanged()
        }
      }
    }
  }
}
