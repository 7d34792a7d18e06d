// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RefreshRuntime
public import UIKit

#if canImport(DeviceSessions)
  public import DeviceSessions
#endif

/// The surroundings of a list that only a view controller, or a test, can change.
@MainActor
public protocol DeviceSurroundings: AnyObject {
  /// Adds to the safe area above the list.
  func setAdditionalTop(_ height: Double)
  func setKeyboard(isShown: Bool)
  func makeKeyboardPullable(in list: UIScrollView)
  func dropDelegate(of list: UIScrollView)
  /// The time since the start of the session.
  var seconds: Double { get }
}

/// Records a list as a trace: each notification with the state of the list and of its controls.
///
/// A line is one that `refreshgen simulate` reads, with more keys. A notification that changes
/// nothing has no key `e`. A class, since observers refer to it.
@MainActor
public final class DeviceRecorder {
  public let session: DeviceSession
  public private(set) var lines: [String] = []
  private let list: UIScrollView
  private unowned let surroundings: any DeviceSurroundings
  private let clock: any RefreshClock
  private var observations: [NSKeyValueObservation] = []
  /// The insets that the app wants.
  private var own = UIEdgeInsets.zero
  private var last = Last()
  private var notices = 0
  /// Whether the end of the current turn is recorded.
  private var awaitsTurn = false
  private let hidden = CountingView(frame: .zero)
  private weak var superview: UIView?

  // What the app has been asked to do.
  private var actions: ArraySlice<DeviceAction>
  private var awaited: [DeviceAction] = []
  private var saved: (inset: UIEdgeInsets, own: UIEdgeInsets)?
  private var keptTop: Double?
  private var insistedTop: Double?
  private var rival: UIView?
  private var nested: UIScrollView?

  private struct Last: Equatable {
    var offset = 0.0
    var viewport = 0.0
    var content = 0.0
    var top = 0.0
    var bottom = 0.0
    var isPanned = false
    var isInWindow = true
  }

  public init(
    _ session: DeviceSession,
    of list: UIScrollView,
    in surroundings: any DeviceSurroundings,
    clock: any RefreshClock = SystemClock.shared
  ) {
    self.session = session
    actions = session.actions[...]
    self.list = list
    self.surroundings = surroundings
    self.clock = clock
  }

  /// Begins to record; the scene is the first line.
  public func start() {
    last = reading
    lines.append(
      """
      {"viewport":\(last.viewport),"content":\(last.content),"inset":\(Self.json(last.top, last.bottom)),\
      "offset":\(last.offset),"window":true,"scale":\(list.traitCollection.displayScale)}
      """
    )
    if session.hasControls && list.headerController == nil { attach() }
    observe()
  }

  private func attach() {
    // The list owns the controls, which must not own the recorder.
    let refresh: @MainActor (RefreshController) -> Void = { [weak self] in
      self?.endInASecond($0)
    }
    if session.controls == .levels {
      DeviceLevelHeader.attach(to: list, clock: clock, onRefresh: refresh)
    } else {
      DeviceHeader.attach(to: list, clock: clock, onRefresh: refresh)
      DeviceFooter.attach(to: list, clock: clock, onRefresh: refresh)
    }
  }

  private var controller: RefreshController? {
    session.controls == .footer ? list.footerController : list.headerController
  }

  private func endInASecond(_ controller: RefreshController) {
    // Some sessions end the refresh themselves.
    guard !session.actions.contains(where: \.finishes) else { return }
    _ = clock.schedule(after: 1) { [weak self] in
      // The line precedes those of the changes that the end causes.
      self?.note("end", event: "end")
      controller.end()
    }
  }

  private func observe() {
    observations = [
      list.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.note("offset") }
      },
      list.observe(\.bounds) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.note("bounds") }
      },
      list.observe(\.frame) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.note("frame") }
      },
      list.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.note("content") }
      },
      list.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated {
          self?.note("inset")
          self?.insist()
        }
      },
    ]
  }

  // MARK: Lines

  /// The list has notified its delegate, which the app forwards.
  public func didScroll() {
    note("didScroll")
    if let rival { list.bringSubviewToFront(rival) }
    performAwaited()
  }

  public func didLayOut() {
    note("layout")
    if let keptTop, list.contentInset.top != keptTop { write { $0.contentInset.top = keptTop } }
  }

  /// A turn of the run loop ends, as its observers are told.
  public func turnEnds() {
    guard awaitsTurn else { return }
    awaitsTurn = false
    note("turn")
  }

  /// Records the state of the list under the name of a notification.
  ///
  /// If a part of the state has changed without a notification, a line for the change comes first.
  public func note(_ name: String, event: String? = nil, value: String? = nil) {
    let now = reading
    let old = last
    let count = lines.count
    last = now
    notices += 1
    if now.isInWindow != old.isInWindow {
      append(name, #""e":"window","attached":\#(now.isInWindow)"#)
    }
    if now.viewport != old.viewport { append(name, #""e":"viewport","h":\#(now.viewport)"#) }
    if now.content != old.content { append(name, #""e":"content","h":\#(now.content)"#) }
    if now.top != old.top || now.bottom != old.bottom {
      append(name, #""e":"inset","top":\#(now.top),"bottom":\#(now.bottom)"#)
    }
    // A release comes before the offsets of the deceleration.
    if old.isPanned && !now.isPanned { append(name, #""e":"drop""#) }
    if now.offset != old.offset {
      append(name, #""e":"scroll","y":\#(now.offset),"drag":\#(now.isPanned)"#)
    }
    if let event { append(name, #""e":"\#(event)""#) }
    if let value { append(name, #""value":"\#(value)""#) }
    if lines.count == count { append(name, nil) }
  }

  private var reading: Last {
    let added = addedInsets
    let adjusted = list.adjustedContentInset
    let state = list.panGestureRecognizer.state
    return Last(
      offset: list.contentOffset.y,
      viewport: list.bounds.size.height,
      content: list.contentSize.height,
      top: adjusted.top - added.top,
      bottom: adjusted.bottom - added.bottom,
      isPanned: state == .began || state == .changed,
      isInWindow: list.window != nil
    )
  }

  /// The insets that the controls have added.
  private var addedInsets: (top: Double, bottom: Double) {
    guard session.hasControls else { return (0, 0) }
    return (list.contentInset.top - own.top, list.contentInset.bottom - own.bottom)
  }

  private func append(_ name: String, _ event: String?) {
    let adjusted = list.adjustedContentInset
    let pan = list.panGestureRecognizer
    let controller = controller
    var line = #"{"t":\#(surroundings.seconds),"i":\#(notices),"n":"\#(name)""#
    if let event { line += "," + event }
    line += #","list":{"offset":\#(list.contentOffset.y),"height":\#(list.bounds.size.height)"#
    line += #","content":\#(list.contentSize.height)"#
    line += #","inset":\#(Self.json(list.contentInset.top, list.contentInset.bottom))"#
    line += #","own":\#(Self.json(own.top, own.bottom))"#
    line += #","adjusted":\#(Self.json(adjusted.top, adjusted.bottom))"#
    line += #","tracking":\#(list.isTracking),"dragging":\#(list.isDragging)"#
    line += #","decelerating":\#(list.isDecelerating),"pan":\#(pan.state.rawValue)"#
    line += #","finger":\#(pan.translation(in: list).y)}"#
    if let controller {
      line += #","obs":{"state":"\#(controller.phase.name)","top":\#(adjusted.top)"#
      line += #","bottom":\#(adjusted.bottom),"offset":\#(list.contentOffset.y)"#
      line += #","fired":\#(controller.actionCount),"completed":\#(controller.completionCount)}"#
      if let frame = controlFrame {
        line += #","frame":{"x":\#(frame.x),"y":\#(frame.y),"h":\#(frame.height)}"#
      }
    }
    lines.append(line + "}")
  }

  /// The frame of the control on screen, relative to the list's own frame.
  private var controlFrame: (x: Double, y: Double, height: Double)? {
    let isFooter = session.controls == .footer
    let height = isFooter ? DeviceFooter.behavior.height : DeviceHeader.behavior.height
    // A control is a subview before or after the rows, and has its own height.
    let view = list.subviews.last { view in
      let end = isFooter ? view.frame.origin.y >= list.contentSize.height - 1 : true
      let start = isFooter || view.frame.origin.y < 0
      return !view.isHidden && view.frame.size.height == height && start && end
    }
    return view.map { view in
      let (origin, offset) = (view.frame.origin, list.contentOffset)
      return (origin.x - offset.x, origin.y - offset.y, view.frame.size.height)
    }
  }

  private static func json(_ top: Double, _ bottom: Double) -> String {
    #"{"top":\#(top),"bottom":\#(bottom)}"#
  }
}

// MARK: What the app does

extension DeviceRecorder {
  /// Does the next thing that the session asks of the app.
  public func act() {
    if let action = actions.popFirst() { perform(action) }
  }

  private func perform(_ action: DeviceAction) {
    switch action {
    case .whenPulled, .whenDecelerating: awaited.append(action)
    case .together(let actions): for action in actions { perform(action) }
    case .keepingOffset(let action):
      let offset = list.contentOffset
      perform(action)
      write { $0.contentOffset = offset }
    case .animated(let action): UIView.animate(withDuration: 0.3) { self.perform(action) }
    case .offset, .animatedOffset, .addOffset, .offsetAtEnd, .content, .pages, .width, .addHeight,
      .anchor, .bounces, .adjustment:
      changeList(action)
    case .offsetBetweenPixels:
      changeList(action)
      // The list may have been laid out in the write.
      list.setNeedsLayout()
      awaitsTurn = true
    case .bottom, .addTop, .addBottom, .save, .restore, .keepTop, .insistOnTop: changeInsets(action)
    case .begin, .finish, .openLevel, .closeLevel, .attach, .detach, .system:
      changeControls(action)
    case .safeArea, .keyboard, .pullableKeyboard, .leaveWindow, .enterWindow, .changeSuperview,
      .nest, .rival, .dropDelegate, .clearSubviews, .cancelPan, .hide, .animate, .tellHidden,
      .tellNested:
      changeSurroundings(action)
    }
  }

  /// Does what had to wait for the list to come so far.
  private func performAwaited() {
    let over = -list.adjustedContentInset.top - list.contentOffset.y
    let index = awaited.firstIndex { action in
      switch action {
      case .whenPulled(let distance, _): list.isTracking && over > distance
      case .whenDecelerating(let distance, _):
        list.isDecelerating && !list.isTracking && over > distance
      default: false
      }
    }
    guard let index else { return }
    switch awaited.remove(at: index) {
    case .whenPulled(_, let action), .whenDecelerating(_, let action): perform(action)
    default: break
    }
  }

  private func changeList(_ action: DeviceAction) {
    let (x, y) = (list.contentOffset.x, list.contentOffset.y)
    let pixel = 1 / max(list.traitCollection.displayScale, 1)
    // Between two pixels, nearer to the greater one.
    let between = 100 + pixel * 0.8
    write(asked: action == .offsetBetweenPixels ? between : nil) { list in
      switch action {
      case .offset(let value): list.contentOffset = CGPoint(x: x, y: value)
      case .animatedOffset(let value):
        list.setContentOffset(CGPoint(x: x, y: value), animated: true)
      case .addOffset(let value): list.contentOffset = CGPoint(x: x, y: y + value)
      case .offsetAtEnd:
        let end = list.contentSize.height + list.adjustedContentInset.bottom
        list.contentOffset = CGPoint(x: x, y: end - list.bounds.size.height)
      case .offsetBetweenPixels: list.contentOffset = CGPoint(x: 0, y: between)
      case .content(let height):
        list.contentSize = CGSize(width: list.contentSize.width, height: height)
      case .pages(let count):
        list.isPagingEnabled = true
        let height = list.bounds.size.height * Double(count)
        list.contentSize = CGSize(width: list.contentSize.width, height: height)
      case .width(let width):
        list.contentSize = CGSize(width: width, height: list.contentSize.height)
        list.contentOffset = CGPoint(x: (width - list.bounds.size.width) / 2, y: y)
      case .addHeight(let height): list.frame.size.height += height
      case .anchor(let part):
        if #available(iOS 17.4, *) { list.contentAlignmentPoint = CGPoint(x: 0, y: part) }
      case .bounces(let bounces): list.alwaysBounceVertical = bounces
      case .adjustment(let adjustment):
        list.contentInsetAdjustmentBehavior = adjustment == .never ? .never : .automatic
      default: break
      }
    }
  }

  private func changeInsets(_ action: DeviceAction) {
    write { list in
      switch action {
      case .bottom(let value):
        own.bottom = value
        list.contentInset.bottom = value
      case .addTop(let value):
        own.top += value
        list.contentInset.top += value
      case .addBottom(let value):
        own.bottom += value
        list.contentInset.bottom += value
      case .save: saved = (list.contentInset, own)
      case .restore:
        guard let saved else { break }
        own = saved.own
        list.contentInset = saved.inset
      case .keepTop(let value):
        (own.top, keptTop) = (value, value)
        list.contentInset.top = value
      case .insistOnTop(let value):
        (own.top, insistedTop) = (value, value)
        list.contentInset.top = value
      default: break
      }
    }
  }

  private func insist() {
    if let insistedTop, list.contentInset.top != insistedTop { list.contentInset.top = insistedTop }
  }

  private func changeControls(_ action: DeviceAction) {
    switch action {
    case .begin:
      note("begin", event: "begin")
      controller?.begin()
    case .finish:
      note("end", event: "end")
      controller?.end()
    case .openLevel:
      note("open", event: "openSecondLevel")
      controller?.openSecondLevel()
    case .closeLevel:
      note("close", event: "closeSecondLevel")
      controller?.closeSecondLevel()
    case .attach: attach()
    case .detach:
      list.headerController?.detach()
      list.footerController?.detach()
      note("detached", value: list.alwaysBounceVertical ? "bounces" : "does not bounce")
    case .system(let begins):
      write { list in
        if list.refreshControl == nil { list.refreshControl = UIRefreshControl() }
        if begins {
          list.refreshControl?.beginRefreshing()
        } else {
          list.refreshControl?.endRefreshing()
        }
      }
    default: break
    }
  }

  private func changeSurroundings(_ action: DeviceAction) {
    switch action {
    case .safeArea(let height):
      hidden.safeAreas = 0
      surroundings.setAdditionalTop(height)
      note("safeArea")
    case .keyboard(let isShown):
      surroundings.setKeyboard(isShown: isShown)
    case .pullableKeyboard: surroundings.makeKeyboardPullable(in: list)
    case .nest:
      let frame = CGRect(origin: .zero, size: CGSize(width: list.bounds.size.width, height: 600))
      let inner = UIScrollView(frame: frame)
      inner.contentSize = CGSize(width: frame.size.width, height: 1000)
      inner.alwaysBounceVertical = true
      list.addSubview(inner)
      DeviceHeader.attach(to: inner, clock: clock, onRefresh: { _ in })
      nested = inner
    case .leaveWindow:
      superview = list.superview
      list.removeFromSuperview()
      note("left")
    case .enterWindow:
      superview?.addSubview(list)
      note("returned")
    case .changeSuperview:
      guard let old = list.superview else { break }
      let view = UIView(frame: old.bounds)
      old.addSubview(view)
      view.addSubview(list)
      note("moved")
    case .rival:
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      list.addSubview(view)
      rival = view
    case .dropDelegate: surroundings.dropDelegate(of: list)
    case .cancelPan:
      list.panGestureRecognizer.isEnabled = false
      list.panGestureRecognizer.isEnabled = true
    case .clearSubviews:
      for view in list.subviews { view.removeFromSuperview() }
      note("cleared")
    case .hide:
      hidden.isHidden = true
      hidden.frame = CGRect(origin: list.contentOffset, size: list.bounds.size)
      list.addSubview(hidden)
      hidden.setNeedsLayout()
    case .animate:
      UIView.animate(withDuration: 0.05, delay: 0, options: []) {
        self.hidden.alpha = 0.5
      } completion: { [weak self] isFinished in
        self?.note("completion", value: isFinished ? "finished" : "interrupted")
      }
    case .tellHidden:
      note("hidden", value: hidden.layouts > 0 ? "laid out" : "left out")
      note("subview", value: hidden.safeAreas > 0 ? "told" : "left out")
    case .tellNested: note("nested", value: "\(nested?.headerController?.actionCount ?? 0)")
    default: break
    }
  }

  /// Writes to the list as the app, and records the value that the list has afterwards.
  private func write(asked: Double? = nil, _ body: (UIScrollView) -> Void) {
    note("writes")
    body(list)
    note("wrote", value: asked.map { "\($0)" } ?? "")
  }
}

extension DeviceAction {
  /// Whether the app ends the refresh.
  var finishes: Bool {
    switch self {
    case .finish: true
    case .together(let actions): actions.contains(where: \.finishes)
    default: false
    }
  }
}

/// Counts its layouts, and how often its safe area changes.
final class CountingView: UIView {
  private(set) var layouts = 0
  var safeAreas = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreas += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
