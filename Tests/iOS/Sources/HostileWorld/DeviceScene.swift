// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RefreshCore
public import RefreshRuntime
public import RefreshTesting
public import UIKit

/// A list on a screen, with all that lies around it, and what has gone wrong so far.
///
/// Each thing that happens is an event: when it is over, what the control wrote meanwhile is counted.
/// A class, as the owners of the list and the control share one scene.
@MainActor
public final class DeviceScene {
  public let clock = VirtualClock()
  public let window: UIWindow
  public private(set) var list: UIScrollView
  public private(set) var controls: [RefreshController] = []
  /// How often each control was felt or heard.
  public var haptics: Int { UIFeedbackGenerator.felt.count { $0 != "prepared" } }
  public var announcements: [String] { UIAccessibility.announcements }
  /// What does not hold.
  public private(set) var failures: [String] = []
  /// What happened, in words.
  public private(set) var history: [String] = []

  /// Called when an event is over, before what was written in it is forgotten.
  var onEvent: ((String) -> Void)?
  /// How often the app has answered a control in this event, with a call or a write of its own.
  var answers = 0
  /// How many controls have another height since the last call, which each shows with a write of its own.
  var newHeights: (() -> Int)?
  /// Whether no control may write in a layout.
  var judgesLayouts = true
  /// How many lists there are, each of which may be written to.
  var listCount = 1

  /// The screen over which a sheet shows the list.
  private var presenter: UIViewController?

  public var switches: Switches { list.switches }

  /// The standard list: 390 by 844, content of 3000, below a bar that ends on a third of a point.
  public init(
    _ switches: Switches = Switches(),
    list: UIScrollView = UITableView(),
    content: CGFloat = 3000,
    top: CGFloat = 355.0 / 3,
    bottom: CGFloat = 34,
    isShown: Bool = true
  ) {
    UIFeedbackGenerator.felt = []
    UIAccessibility.announcements = []
    UIAccessibility.isVoiceOverRunning = false
    UIAccessibility.isReduceMotionEnabled = false
    UIView.requestedAnimations = []
    UIView.dueCompletions = []
    UIView.completion = switches.completion
    Turns.frameOrder = switches.frameOrder
    Turns.hasUpdateLinks = switches.hasUpdateLinks
    Turns.count = 0
    Turns.onFrame = nil
    UIRefreshControl.haptics = 0
    UIRefreshControl.exchangesWhileActive = 0
    Writes.noted = Writes()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.ownTraits = UITraitCollection(displayScale: switches.scale)
    self.list = list
    Writes.asWorld {
      list.switches = switches
      list.frame = window.frame
      list.systemInsets = UIEdgeInsets(top: top, bottom: bottom)
      list.contentSize = CGSize(width: 390, height: content)
      if isShown { window.addSubview(list) }
      list.contentOffset = CGPoint(x: 0, y: -top)
    }
    turn()
    Writes.noted = Writes()
  }

  /// Lets go of the list, which nothing but the window holds.
  public func dropList() {
    let old = list
    list = UIScrollView(frame: .zero)
    _ = consume old
    window.subviews.first?.removeFromSuperview()
  }

  /// Shows the list in a sheet, or in a popover, which is a sheet on a phone.
  public func presentSheet(isPopover: Bool = false) {
    let (presenter, controller) = (UIViewController(), UIViewController())
    if isPopover {
      presenter.presentPopover(controller)
    } else {
      presenter.presentSheet(controller)
    }
    self.presenter = presenter
    outside("sheet") { list in
      controller.view = UIView(frame: window.frame)
      controller.view.addSubview(list)
      window.addSubview(controller.view)
      // A list that appears rests at its top, whatever the switches say of later changes.
      list.contentOffset.y = -list.adjustedContentInset.top
    }
    turn()
  }

  func forgetControls() {
    controls = []
  }

  // MARK: Controls

  @discardableResult
  public func attach(_ design: any RefreshDesign.Type) -> RefreshController {
    var made: RefreshController?
    event("attach \(design)", mayWrite: true) {
      made = Self.attach(design, to: self.list, self.clock)
    }
    guard let made else { preconditionFailure("an event always happens") }
    controls.append(made)
    return made
  }

  /// Attaches a control whose action does nothing but end the refresh before, which is over.
  static func attach<Design: RefreshDesign>(
    _ design: Design.Type,
    to list: UIScrollView,
    _ clock: VirtualClock
  ) -> RefreshController {
    var last: RefreshRun?
    return design.attach(to: list, clock: clock) { refresh in
      last?.end(.exhausted)
      last = refresh
    }
  }

  // MARK: Events

  /// Lets something happen, and looks at what the control wrote in answer.
  public func event(_ name: String, mayWrite: Bool = false, _ body: () -> Void) {
    history.append(name)
    if Writes.isTraced { print(name) }
    Writes.noted = Writes()
    answers = 0
    _ = newHeights?()
    body()
    answers += newHeights?() ?? 0
    checkQuiet(name, mayWrite: mayWrite)
    onEvent?(name)
  }

  /// Something that the app, the system or a finger does.
  public func outside(_ name: String, _ body: (UIScrollView) -> Void) {
    event(name) { Writes.asWorld { body(list) } }
  }

  private func checkQuiet(_ name: String, mayWrite: Bool) {
    let writes = Writes.noted
    // What owners write in a layout is an event, too, and so is each step of a bar.
    // What happens in one turn in three steps is three events.
    // A list whose window goes enters another one and leaves it.
    let together = name.hasPrefix("move with") || name == "the window goes" ? 2 : 1
    // Two controls and their host are removed one by one.
    let isThreefold = ["reload", "rotate", "clear 0"].contains(name)
    // A layout that takes a control out of view is answered twice.
    let isRefused = name == "turn" && list.ignoresInsets
    let steps = (isThreefold ? 3 : together) + answers + (isRefused ? 1 : 0)
    let inner = name == "turn" ? writes.byWorld + writes.barSteps : 0
    let bound = steps * listCount * (mayWrite ? 4 : 2) + 2 * inner
    expect(writes.insets <= bound, "Q: \(writes.insets) writes of insets at '\(name)'")
    let most = steps * listCount * (mayWrite ? 2 : 1) + inner
    expect(writes.offsets <= most, "Q: \(writes.offsets) of the offset at '\(name)'")
    expect(writes.depth <= 3, "Q: writes nested \(writes.depth) deep at '\(name)'")
    expect(writes.inDeath == 0, "X: a write to a list in dealloc at '\(name)'")
    expect(
      writes.inLayout == 0 || !judgesLayouts,
      "T9: \(writes.inLayout) writes in a layout at '\(name)'"
    )
    for move in writes.moves where move.isUnderFinger && move.isOffset {
      expect(false, "J: from \(move.start) to \(move.end) under the finger at '\(name)'")
    }
  }

  /// The end of a turn of the run loop: layouts and completions.
  public func turn() {
    event("turn") {
      Writes.asWorld {
        let due = UIView.dueCompletions
        UIView.dueCompletions = []
        for completion in due { completion() }
      }
      window.layoutIfNeeded()
    }
    expect(Writes.noted.unsettledLayouts == 0, "Q: a layout that never settles")
  }

  /// Time passes, frame by frame as long as the list moves or UIKit has something to do.
  public func wait(_ seconds: Double) {
    var left = seconds
    while left > 1e-9 {
      let step = list.isMoving || Turns.awaitsFrame ? min(left, 1.0 / 120) : left
      event("wait \(step)", mayWrite: true) { clock.advance(by: step) }
      event("frame") { Writes.asWorld { list.frame(after: step) } }
      turn()
      left -= step
    }
  }

  /// Lets the list run until it stands.
  public func rest() {
    for _ in 0..<1200 where list.isMoving { wait(1.0 / 120) }
    turn()
  }

  // MARK: Observation

  public var offset: CGFloat { list.contentOffset.y }
  public var inset: UIEdgeInsets { list.contentInset }
  /// Half a pixel.
  public var half: CGFloat { 0.51 / max(switches.scale, 1) }

  public func isNear(_ one: CGFloat, _ other: CGFloat, within: CGFloat? = nil) -> Bool {
    abs(one - other) <= within ?? half
  }

  public func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { failures.append(text()) }
  }

  /// Adds the failures of another device.
  public func adopt(_ other: DeviceScene) {
    failures += other.failures
  }

  /// Whether the system brings a list back to its top that it has moved off window.
  public var returnsToTop: Bool { switches.offWindow == .kept || switches.topChange == .follows }

  /// R: the list has its owner's insets.
  public func expectInset(top: CGFloat = 0, bottom: CGFloat = 0, _ place: String = "") {
    expect(isNear(inset.top, top), "R: top inset \(inset.top), the owner's is \(top) \(place)")
    expect(isNear(inset.bottom, bottom), "R: bottom \(inset.bottom), not \(bottom) \(place)")
  }

  /// P: the list stands at `value`.
  public func expectOffset(_ value: CGFloat, _ place: String = "") {
    expect(isNear(offset, value, within: 1), "P: offset \(offset), expected \(value) \(place)")
  }

  /// P: the control is visible below an edge, and no farther in unless nothing clamps the list.
  public func expectInSight(below edge: CGFloat, _ height: CGFloat = 60, _ place: String = "") {
    let isFarther = switches.clamping != .atOnce && offset < -edge - height
    expect(
      isFarther || isNear(offset, -edge - height, within: 1),
      "P: offset \(offset), expected \(-edge - height) \(place)"
    )
  }

  package func expectPhase(_ phase: RefreshPhase, _ index: Int = 0, _ place: String = "") {
    let found = controls[index].phase
    expect(found == phase, "O: \(found), expected \(phase) \(place)")
  }

  public func expectActions(_ count: Int, of index: Int) {
    expectActions(count, index)
  }

  public func expectActions(_ count: Int, _ index: Int = 0, _ place: String = "") {
    let found = controls[index].actionCount
    expect(found == count, "O: \(found) actions, expected \(count) \(place)")
  }
}
