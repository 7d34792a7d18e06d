// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(DeviceCheck) public import RefreshRuntime
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
  /// The height of what covers the bottom of the screen.
  var keyboardHeight: Double { get }
  func makeKeyboardPullable(in list: UIScrollView)
  func dropDelegate(of list: UIScrollView)
  /// Changes to dark mode and the largest text, or back.
  func setTraits(areChanged: Bool, of list: UIScrollView)
  /// Keeps the main thread busy.
  func pause(_ seconds: Double)
  /// Replaces the list, and calls `follow` of the recorder.
  func exchangeList()
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
  private(set) var list: UIScrollView
  unowned let surroundings: any DeviceSurroundings
  let clock: any RefreshClock
  private var observations: [NSKeyValueObservation] = []
  /// The insets that the app wants.
  var own = UIEdgeInsets.zero
  private var last = Last()
  private var notices = 0
  /// How often the list has scrolled.
  private(set) var scrolls = 0
  /// How long each scroll keeps the main thread busy.
  var hitch: Double?
  /// Whether the end of the current turn is recorded.
  var awaitsTurn = false
  let hidden = CountingView(frame: .zero)
  weak var superview: UIView?

  // What the app has been asked to do.
  var actions: ArraySlice<DeviceAction>
  var awaited: [DeviceAction] = []
  var saved: (inset: UIEdgeInsets, own: UIEdgeInsets)?
  var keptTop: Double?
  var insistedTop: Double?
  var rival: UIView?
  var nested: UIScrollView?
  var dropping: [UIScrollView] = []
  var dropped: [Weak] = []
  var replaced: [Weak] = []

  /// A list that may be gone.
  struct Weak {
    weak var list: UIScrollView?
  }

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
      {"viewport":\(last.viewport),"content":\(last.content),"inset":\(Self.json((last.top, last.bottom))),\
      "offset":\(last.offset),"window":true,"scale":\(list.traitCollection.displayScale)}
      """
    )
    if session.hasControls && list.headerController == nil { attach() }
    observe()
  }

  func attach() {
    // The list owns the controls, which must not own the recorder.
    let refresh: @MainActor (RefreshRun) -> Void = { [weak self] in
      self?.endLater($0)
    }
    switch session.controls {
    case .levels: DeviceLevelHeader.attach(to: list, clock: clock, onRefresh: refresh)
    case .leading: DeviceLeadingHeader.attach(to: list, clock: clock, onRefresh: refresh)
    case .header, .footer, .none:
      DeviceHeader.attach(to: list, clock: clock, onRefresh: refresh)
      DeviceFooter.attach(to: list, clock: clock, onRefresh: refresh)
    }
  }

  /// Records another list from now on, which the app shows in place of the first one.
  public func follow(_ list: UIScrollView) {
    replaced.append(Weak(list: self.list))
    self.list = list
    own = .zero
    observe()
    note("followed")
  }

  /// Records whether the list of a screen above has a control of its own.
  public func pushed(_ other: UIScrollView?) {
    let isOther = other?.headerController != nil && other !== list
    note("pushed", value: isOther ? "another control" : "no other control")
  }

  var controller: RefreshController? {
    session.controls == .footer ? list.footerController : list.headerController
  }

  public func endLater(_ refresh: RefreshRun) {
    // Some sessions end the refresh themselves.
    guard !session.actions.contains(where: \.finishes) else { return }
    _ = clock.schedule(after: session.refreshTime) { [weak self] in
      // The line precedes those of the changes that the end causes.
      self?.note("end", event: "end")
      refresh.end()
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
    scrolls += 1
    note("didScroll")
    if let hitch { surroundings.pause(hitch) }
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
    if old.isPanned && !now.isPanned {
      append(name, #""e":"drop""#)
      performReleased()
    }
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
    let (start, end) = along(adjusted)
    return Last(
      offset: along(list.contentOffset),
      viewport: along(list.bounds.size),
      content: along(list.contentSize),
      top: start - added.top,
      bottom: end - added.bottom,
      isPanned: state == .began || state == .changed,
      isInWindow: list.window != nil
    )
  }

  /// The insets that the controls have added.
  private var addedInsets: (top: Double, bottom: Double) {
    guard session.hasControls else { return (0, 0) }
    let (inset, own) = (along(list.contentInset), along(own))
    return (inset.0 - own.0, inset.1 - own.1)
  }

  // A list that scrolls sideways is recorded as if its left end were the top.

  private func along(_ point: CGPoint) -> Double {
    session.controls == .leading ? point.x : point.y
  }

  private func along(_ size: CGSize) -> Double {
    session.controls == .leading ? size.width : size.height
  }

  private func along(_ insets: UIEdgeInsets) -> (Double, Double) {
    session.controls == .leading ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private func append(_ name: String, _ event: String?) {
    let (offset, adjusted) = (along(list.contentOffset), along(list.adjustedContentInset))
    let pan = list.panGestureRecognizer
    let controller = controller
    var line = #"{"t":\#(surroundings.seconds),"i":\#(notices),"n":"\#(name)""#
    if let event { line += "," + event }
    if list.window?.windowScene?.activationState == .background { line += #","background":true"# }
    line += #","list":{"offset":\#(offset),"height":\#(along(list.bounds.size))"#
    line += #","content":\#(along(list.contentSize))"#
    line += #","inset":\#(Self.json(along(list.contentInset)))"#
    line += #","own":\#(Self.json(along(own)))"#
    line += #","adjusted":\#(Self.json(adjusted))"#
    line += #","tracking":\#(list.isTracking),"dragging":\#(list.isDragging)"#
    line += #","decelerating":\#(list.isDecelerating),"pan":\#(pan.state.rawValue)"#
    line += #","finger":\#(along(pan.translation(in: list)))}"#
    if let controller {
      let counts = controller.counts
      line += #","obs":{"state":"\#(controller.state.name)","top":\#(adjusted.0)"#
      line += #","bottom":\#(adjusted.1),"offset":\#(offset)"#
      line += #","fired":\#(counts.actions),"completed":\#(counts.completions)}"#
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
      if session.controls == .leading {
        let isOutside = view.frame.origin.x < 0 || view.frame.origin.x >= list.contentSize.width
        return !view.isHidden && view.frame.size.width == height && isOutside
      }
      let end = isFooter ? view.frame.origin.y >= list.contentSize.height - 1 : true
      let start = isFooter || view.frame.origin.y < 0
      return !view.isHidden && view.frame.size.height == height && start && end
    }
    return view.map { view in
      let (origin, offset) = (view.frame.origin, list.contentOffset)
      return (origin.x - offset.x, origin.y - offset.y, view.frame.size.height)
    }
  }

  private static func json(_ ends: (Double, Double)) -> String {
    #"{"top":\#(ends.0),"bottom":\#(ends.1)}"#
  }
}
