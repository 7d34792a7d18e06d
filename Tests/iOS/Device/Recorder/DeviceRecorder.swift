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
  /// The insets that the app has written.
  private var own = UIEdgeInsets.zero
  private var last = Last()
  private var actions = 0
  private var notices = 0
  private var isDisturbed = false
  private let hidden = CountingView(frame: .zero)
  private weak var superview: UIView?

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
    if session.hasControls && list.headerController == nil {
      // The list owns the controls, which must not own the recorder.
      let refresh: @MainActor (RefreshController) -> Void = { [weak self] in
        self?.endInASecond($0)
      }
      DeviceHeader.attach(to: list, clock: clock, onRefresh: refresh)
      DeviceFooter.attach(to: list, clock: clock, onRefresh: refresh)
    }
    observe()
  }

  private func endInASecond(_ controller: RefreshController) {
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
        MainActor.assumeIsolated { self?.note("inset") }
      },
    ]
  }

  // MARK: Lines

  /// The list has notified its delegate, which the app forwards.
  public func didScroll() {
    note("didScroll")
    disturb()
  }

  public func didLayOut() {
    note("layout")
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
    let controller = session == .footer ? list.footerController : list.headerController
    var line = #"{"t":\#(surroundings.seconds),"i":\#(notices),"n":"\#(name)""#
    if let event { line += "," + event }
    line += #","list":{"offset":\#(list.contentOffset.y),"height":\#(list.bounds.size.height)"#
    line += #","content":\#(list.contentSize.height)"#
    line += #","inset":\#(Self.json(list.contentInset.top, list.contentInset.bottom))"#
    line += #","adjusted":\#(Self.json(adjusted.top, adjusted.bottom))"#
    line += #","tracking":\#(list.isTracking),"dragging":\#(list.isDragging)"#
    line += #","decelerating":\#(list.isDecelerating),"pan":\#(pan.state.rawValue)"#
    line += #","finger":\#(pan.translation(in: list).y)}"#
    if let controller {
      line += #","obs":{"state":"\#(controller.phase.name)","top":\#(adjusted.top)"#
      line += #","bottom":\#(adjusted.bottom),"offset":\#(list.contentOffset.y)"#
      line += #","fired":\#(controller.actionCount),"completed":\#(controller.completionCount)}"#
      if let frame = controlFrame { line += #","frame":{"y":\#(frame.y),"h":\#(frame.height)}"# }
    }
    lines.append(line + "}")
  }

  /// The frame of the control on screen, relative to the list's own frame.
  private var controlFrame: (y: Double, height: Double)? {
    let height = session == .footer ? DeviceFooter.behavior.height : DeviceHeader.behavior.height
    // A control is a subview before or after the rows, and has its own height.
    let view = list.subviews.last { view in
      let end = session == .footer ? view.frame.origin.y >= list.contentSize.height - 1 : true
      let start = session == .footer || view.frame.origin.y < 0
      return !view.isHidden && view.frame.size.height == height && start && end
    }
    return view.map { ($0.frame.origin.y - list.contentOffset.y, $0.frame.size.height) }
  }

  private static func json(_ top: Double, _ bottom: Double) -> String {
    #"{"top":\#(top),"bottom":\#(bottom)}"#
  }
}

// MARK: What the app does

extension DeviceRecorder {
  /// Does the next thing that the session asks of the app.
  public func act() {
    actions += 1
    switch (session, actions) {
    case (.fling, _): write { $0.contentOffset = CGPoint(x: 0, y: 2000) }
    case (.footer, _), (.shrink, 1):
      write {
        let adjusted = $0.adjustedContentInset
        let end = $0.contentSize.height + adjusted.bottom - $0.bounds.size.height
        $0.contentOffset = CGPoint(x: 0, y: end)
      }
    case (.shrink, _):
      write { $0.contentSize = CGSize(width: $0.contentSize.width, height: 1200) }
    case (.searchBar, _): write { $0.contentOffset = CGPoint(x: 0, y: 150) }
    case (.safeArea, 1):
      hidden.isHidden = true
      hidden.frame = CGRect(origin: list.contentOffset, size: list.bounds.size)
      list.addSubview(hidden)
    case (.safeArea, 2):
      hidden.safeAreas = 0
      surroundings.setAdditionalTop(20)
      note("safeArea")
    case (.safeArea, _): note("subview", value: hidden.safeAreas > 0 ? "told" : "left out")
    case (.window, 1):
      superview = list.superview
      list.removeFromSuperview()
      note("left")
    case (.window, _):
      superview?.addSubview(list)
      note("returned")
    case (.writes, _): actForWrites()
    case (.keyboard, 1): surroundings.setKeyboard(isShown: true)
    case (.keyboard, 2):
      write { $0.contentInset.bottom += 10 }
    case (.keyboard, _): surroundings.setKeyboard(isShown: false)
    default: break
    }
  }

  private func actForWrites() {
    let pixel = 1 / max(list.traitCollection.displayScale, 1)
    switch actions {
    case 1:
      // Between two pixels, nearer to the greater one.
      write(asked: 100 + pixel * 0.8) { $0.contentOffset = CGPoint(x: 0, y: 100 + pixel * 0.8) }
    case 2:
      list.addSubview(hidden)
      hidden.isHidden = true
      hidden.setNeedsLayout()
      UIView.animate(withDuration: 0.05, delay: 0, options: []) {
        self.hidden.alpha = 0.5
      } completion: { [weak self] isFinished in
        self?.note("completion", value: isFinished ? "finished" : "interrupted")
      }
    default: note("hidden", value: hidden.layouts > 0 ? "laid out" : "left out")
    }
  }

  /// Writes to the list as the app, and records the value that the list has afterwards.
  private func write(asked: Double? = nil, _ body: (UIScrollView) -> Void) {
    let inset = list.contentInset
    note("writes")
    body(list)
    own.top += list.contentInset.top - inset.top
    own.bottom += list.contentInset.bottom - inset.bottom
    note("wrote", value: asked.map { "\($0)" } ?? "")
  }

  /// Changes the inset once, under a finger or in a bounce.
  private func disturb() {
    guard !isDisturbed else { return }
    let over = -list.adjustedContentInset.top - list.contentOffset.y
    switch session {
    case .heldInset where list.isTracking && over > 40:
      isDisturbed = true
      write { $0.contentInset.top += 100 }
    case .bounce where list.isDecelerating && !list.isTracking && over > 30:
      isDisturbed = true
      write { $0.contentInset.top += 60 }
    default: break
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
