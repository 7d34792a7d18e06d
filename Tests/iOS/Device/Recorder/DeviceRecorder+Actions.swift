// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(DeviceCheck) import RefreshRuntime
import UIKit

#if canImport(DeviceSessions)
  import DeviceSessions
#endif

/// What the app does.
extension DeviceRecorder {
  /// Does the next thing that the session asks of the app.
  public func act() {
    guard let action = actions.popFirst() else { return }
    note("act")
    perform(action)
  }

  private func perform(_ action: DeviceAction) {
    switch action {
    case .whenPulled, .whenStill, .whenDecelerating, .whenReleased: awaited.append(action)
    case .together(let actions): for action in actions { perform(action) }
    case .later(let seconds, let action):
      _ = clock.schedule(after: seconds) { [weak self] in self?.perform(action) }
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
    case .begin, .finish, .openLevel, .closeLevel, .attach, .detach, .system, .performOffered,
      .scrollPage:
      changeControls(action)
    case .safeArea, .keyboard, .pullableKeyboard, .leaveWindow, .enterWindow, .changeSuperview,
      .nest, .rival, .dropDelegate, .clearSubviews, .cancelPan, .hide, .animate, .tellHidden,
      .tellNested:
      changeSurroundings(action)
    case .traits, .hitches, .exchange, .addLists, .dropLists, .tellTraits, .tellDropped,
      .tellReplaced, .tellKeyboard:
      changeScreen(action)
    }
  }

  /// Does what had to wait for the list to come so far.
  func performAwaited() {
    let over = -list.adjustedContentInset.top - list.contentOffset.y
    let index = awaited.firstIndex { action in
      switch action {
      case .whenPulled(let distance, _), .whenStill(let distance, _):
        list.isTracking && over > distance
      case .whenDecelerating(let distance, _):
        list.isDecelerating && !list.isTracking && over > distance
      default: false
      }
    }
    guard let index else { return }
    switch awaited[index] {
    case .whenStill(_, let action): performIfStill(action)
    case .whenPulled(_, let action), .whenDecelerating(_, let action):
      awaited.remove(at: index)
      perform(action)
    default: break
    }
  }

  /// Does, in the next turn, what had to wait for a finger to be lifted.
  func performReleased() {
    for case .whenReleased(let action) in awaited {
      _ = clock.schedule(after: 0) { [weak self] in self?.perform(action) }
    }
    awaited.removeAll { if case .whenReleased = $0 { true } else { false } }
  }

  /// Does something once the list has not scrolled under the finger for a while.
  private func performIfStill(_ action: DeviceAction) {
    let before = scrolls
    _ = clock.schedule(after: 0.4) { [weak self] in
      guard let self, scrolls == before, list.isTracking else { return }
      awaited = []
      perform(action)
    }
  }

  private func changeList(_ action: DeviceAction) {
    let (x, y) = (list.contentOffset.x, list.contentOffset.y)
    let pixel = 1 / max(list.traitCollection.displayScale, 1)
    // Between two pixels, nearer to the greater one.
    let between = 100 + pixel * 0.8
    write(asked: action == .offsetBetweenPixels ? between : nil) { list in
      switch action {
      case .offset(let value):
        list.contentOffset =
          session.controls == .leading ? CGPoint(x: value, y: y) : CGPoint(x: x, y: value)
      case .animatedOffset(let value):
        list.setContentOffset(CGPoint(x: x, y: value), animated: true)
      case .addOffset(let value): list.contentOffset = CGPoint(x: x, y: y + value)
      case .offsetAtEnd:
        let (content, size) = (list.contentSize, list.bounds.size)
        let insets = list.adjustedContentInset
        list.contentOffset =
          session.controls == .leading
          ? CGPoint(x: content.width + insets.right - size.width, y: y)
          : CGPoint(x: x, y: content.height + insets.bottom - size.height)
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

  func insist() {
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
    case .performOffered:
      let action = list.accessibilityCustomActions?.first
      note("offered", value: action?.name ?? "nothing")
      if let action { _ = action.actionHandler?(action) }
    case .scrollPage(let isDown):
      note("page", value: list.accessibilityScroll(isDown ? .down : .up) ? "scrolls" : "stays")
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
    case .tellNested: note("nested", value: "\(nested?.headerController?.counts.actions ?? 0)")
    default: break
    }
  }

  private func changeScreen(_ action: DeviceAction) {
    switch action {
    case .traits(let areChanged): surroundings.setTraits(areChanged: areChanged, of: list)
    case .tellTraits:
      let traits = list.traitCollection
      let isLarge = traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge
      let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
      note("traits", value: "\(style), \(isLarge ? "largest" : "other") text")
    case .tellKeyboard: note("keyboard", value: "\(surroundings.keyboardHeight)")
    case .hitches(let seconds): hitch = seconds
    case .exchange: surroundings.exchangeList()
    case .tellReplaced:
      let count = replaced.filter { $0.list?.headerController != nil }.count
      note("replaced", value: "\(count) of \(replaced.count)")
    case .addLists:
      for index in 0..<3 {
        let other = UIScrollView(
          frame: CGRect(x: 8, y: 100 + 110 * Double(index), width: 90, height: 100)
        )
        other.contentSize = CGSize(width: 90, height: 1000)
        list.superview?.addSubview(other)
        let controller = DeviceHeader.attach(to: other, clock: clock, onRefresh: { _ in })
        if index > 0 { controller.begin() }
        dropping.append(other)
      }
    case .dropLists:
      dropping.last?.headerController?.end()
      dropped = dropping.map { Weak(list: $0) }
      note(
        "dropped",
        value: dropping.compactMap { $0.headerController?.state.name }.joined(separator: " ")
      )
      for other in dropping { other.removeFromSuperview() }
      dropping = []
    case .tellDropped:
      note("left", value: "\(dropped.filter { $0.list != nil }.count) of \(dropped.count)")
    default: break
    }
  }

  /// Writes to the list as the app, and records the value that the list has afterwards.
  func write(asked: Double? = nil, _ body: (UIScrollView) -> Void) {
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
    case .later(_, let action): action.finishes
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
