internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// What each event does.
extension ScenePlayer {
  func perform(_ event: RandomEvent) {
    switch event {
    case .touch(let trackpad): world.outside("touch") { $0.touchDown(onTrackpad: trackpad) }
    case .hold(let index): hold(index)
    case .tap(let index): tap(index)
    case .move(let way): world.outside("move \(way)") { $0.fingerMoves(by: axis.way(way)) }
    case .moveTo(let value, _):
      world.outside("move to \(value)") {
        let point = axis.point(at: value, in: $0)
        $0.fingerMoves(to: axis.isHorizontal ? point.x : point.y)
      }
    case .lift where world.list.isZooming, .endPinch: endPinch()
    case .pinch(let times): pinch(to: times)
    case .lift(let velocity):
      fingerWillLift(isInner: false)
      world.outside("lift") { $0.lift(velocity: axis.isMirrored ? -velocity : velocity) }
    case .cancel: world.outside("cancel") { $0.cancelTouch() }
    case .touchInner: world.outside("inner touch") { _ in innerList?.touchDown() }
    case .moveInner(let way): world.outside("inner move") { _ in innerList?.fingerMoves(by: way) }
    case .liftInner:
      fingerWillLift(isInner: true)
      world.outside("inner lift") { _ in innerList?.lift() }
    case .moveWithBar(let way, let barFirst): moveWithBar(way, barFirst)
    case .moveWithKeyboard(let way): moveWithKeyboard(way)
    case .offset(let value):
      world.outside("offset \(value)") { $0.contentOffset = axis.point(at: value, in: $0) }
    case .shift(let way):
      world.outside("shift \(way)") {
        $0.contentOffset = axis.point(at: axis.offset(of: $0) + way, in: $0)
      }
    case .scroll(let value):
      world.outside("scroll \(value)") {
        $0.setContentOffset(axis.point(at: value, in: $0), animated: true)
      }
    case .across(let value):
      // In a deceleration, nothing tells it from a frame.
      if wasDecelerating { cause = .frame }
      world.outside("across \(value)") { $0.contentOffset.x = value }
    case .bounds(let value):
      world.outside("bounds \(value)") { $0.bounds.origin = axis.point(at: value, in: $0) }
    case .reload(let content):
      world.outside("reload") { list in
        let offset = list.contentOffset
        // In a deceleration, nothing tells the first scroll from one of its frames.
        if wasDecelerating { cause = .frame }
        list.contentOffset = axis.point(at: 0, in: list)
        cause = .surroundings
        setLength(content, of: list)
        list.contentOffset = offset
      }
    case .write, .rewrite, .add, .takeBack, .takeBackAll, .save, .restore, .writeBack, .declare:
      world.event("an owner") { performOwner(event) }
    case .keyboard(let keyboard, let height): performKeyboard(keyboard, height)
    case .page(let isBack): page(isBack)
    case .action(let index): performAction(index)
    case .safe, .safeFar, .content, .size, .rotate, .window, .reparent, .adjust, .scale, .traits,
      .background, .voiceOver, .reduceMotion, .system, .bounce, .present:
      performSurroundings(event)
    case .start, .begin, .end, .reset, .enable, .hide, .detach, .level, .replace, .react, .clear:
      performApp(event)
    case .notice(let index):
      let keys = [ObservedKey.contentOffset, .contentInset, .contentSize, .bounds]
      world.outside("notice") { $0.observers.notify(keys[index]) }
    case .layout: world.outside("layout") { $0.setNeedsLayout() }
    case .animated(let event, let isAnimated):
      if isAnimated {
        UIView.animate(withDuration: 0.25) { self.perform(event) }
      } else {
        UIView.performWithoutAnimation { self.perform(event) }
      }
    case .together(let one, let other):
      for event in [one, other] {
        cause = cause(of: event)
        perform(event)
      }
    case .turn, .wait, .rest, .refresh, .retire, .death: break
    case .control, .exchange, .addOwn: preconditionFailure("only lives have '\(event)'")
    }
  }

  private func moveWithBar(_ way: CGFloat, _ barFirst: Bool) {
    world.outside("move with the bar") { list in
      let side = axis.side(isFar: false)
      var insets = list.systemInsets
      let old = insets[side]
      insets[side] = min(140, max(88, insets[side] + way))
      let change = insets[side] - old
      // The finger pulls the list before the bar may be told.
      let isTitle = isLikeTitle(change) || isLikeTitle(change - way)
      // A bar that expands goes with the list, and not with the finger.
      let isOther = !scene.hasExpandingBar
      if isOther && barFirst && isTitle { Judged.skip() }
      if isOther && barFirst && !isTitle { list.setSystemInsets(insets) }
      list.fingerMoves(by: axis.way(way))
      guard isOther, !barFirst else { return }
      if isLikeTitle(insets[side] - old) { Judged.skip() } else { list.setSystemInsets(insets) }
    }
  }

  /// A finger rests on a control, and only then may move.
  private func hold(_ index: Int) {
    guard let one = watched(index), !one.isInner, let view = one.view, !view.isHidden else {
      return
    }
    let middle = CGPoint(
      x: view.frame.origin.x + view.frame.size.width / 2,
      y: view.frame.origin.y + view.frame.size.height / 2
    )
    world.outside("hold") { $0.touchDown(restingAt: middle) }
    world.expect(!world.list.isHeld, "O: a finger that rests on a control scrolls no list")
  }

  /// A finger taps a control that is on screen and takes touches; with VoiceOver, it activates the control.
  private func tap(_ index: Int) {
    guard let one = watched(index), let view = one.view, view.window != nil, !view.isHidden
    else { return }
    world.event("tap") {
      one.activationBegins()
      if UIAccessibility.isVoiceOverRunning {
        _ = view.accessibilityActivate()
      } else if view.isUserInteractionEnabled {
        view.gestureRecognizers?.first?.enter(.ended)
      }
      one.activationEnds()
    }
  }

  /// The size of the content that no fingers zoom.
  private var unzoomed: CGSize {
    axis.isHorizontal
      ? CGSize(width: scene.content, height: 200)
      : CGSize(width: scene.scrollsAcross ? 2000 : 390, height: scene.content)
  }

  private func pinch(to times: CGFloat) {
    world.outside("pinch \(times)") {
      $0.pinch(to: CGSize(width: unzoomed.width * times, height: unzoomed.height * times))
    }
  }

  private func endPinch() {
    guard world.list.isZooming else { return }
    fingerWillLift(isInner: false)
    world.outside("end of the pinch") {
      $0.endPinch(at: $0.contentSize.width < unzoomed.width ? unzoomed : nil)
    }
  }

  func setLength(_ length: CGFloat, of list: UIScrollView) {
    var size = list.contentSize
    if list.isSideways { size.width = length } else { size.height = length }
    list.contentSize = size
  }

  // MARK: Surroundings

  private func performSurroundings(_ event: RandomEvent) {
    switch event {
    case .size where !isBarAtEnd, .rotate where !isBarAtEnd: return Judged.skip()
    case .size, .rotate: knownBar = nil
    default: break
    }
    switch event {
    case .safe(let value): setSafe(value, isFar: false)
    case .safeFar(let value): setSafe(value, isFar: true)
    case .content(let length): world.outside("content \(length)") { setLength(length, of: $0) }
    case .size(let width, let height):
      world.outside("size \(width) \(height)") {
        $0.frame = CGRect(x: 0, y: 0, width: width, height: height)
      }
    case .rotate(let order, let landscape): rotate(order, landscape)
    case .window: changeWindow()
    case .reparent: reparent()
    case .present(let isPopover): world.presentSheet(isPopover: isPopover)
    case .adjust(let value):
      world.outside("adjust") { list in
        let behavior = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: value) ?? .automatic
        let change = list.systemPart(adjusting: behavior).top - list.systemPart.top
        guard !isLikeTitle(change, isNotified: true) else { return Judged.skip() }
        list.contentInsetAdjustmentBehavior = behavior
      }
    case .scale(let scale):
      world.outside("scale \(scale)") { list in
        list.switches.scale = scale
        innerList?.switches.scale = scale
        world.window.ownTraits = UITraitCollection(displayScale: scale)
      }
    case .traits:
      // Rows stay as high as they are, so that only controls become higher and lower.
      world.outside("dark, with large texts, or not") { list in
        let isDark = world.window.traitCollection.userInterfaceStyle == .dark
        world.window.ownTraits = UITraitCollection(
          userInterfaceStyle: isDark ? .light : .dark,
          displayScale: list.switches.scale,
          preferredContentSizeCategory: isDark ? .large : .accessibilityExtraExtraExtraLarge
        )
      }
    case .background:
      let state = world.window.windowScene?.activationState
      world.window.windowScene?.activationState =
        state == .background ? .foregroundActive : .background
    case .voiceOver: UIAccessibility.isVoiceOverRunning.toggle()
    case .reduceMotion: UIAccessibility.isReduceMotionEnabled.toggle()
    case .system(let begins): setSystemControl(begins)
    case .bounce(let isOn):
      world.outside("bounce \(isOn)") { list in
        if axis.isHorizontal {
          list.alwaysBounceHorizontal = isOn
        } else {
          list.alwaysBounceVertical = isOn
        }
      }
    default: break
    }
  }

  private func setSafe(_ value: CGFloat, isFar: Bool) {
    world.outside("safe \(value)") { list in
      var insets = list.systemInsets
      let side = axis.side(isFar: isFar)
      guard isFar || !isLikeTitle(value - insets[side]) else { return Judged.skip() }
      if !isFar && scene.hasExpandingBar { return setExpandingBar(to: value) }
      insets[side] = value
      list.setSystemInsets(insets)
    }
  }

  private func setSystemControl(_ begins: Bool) {
    world.outside("system's control \(begins)") { list in
      // The app's control replaces a transparent one.
      if list.refreshControl.map({ type(of: $0) != UIRefreshControl.self }) ?? true {
        list.refreshControl = UIRefreshControl(frame: .zero)
      }
      guard !axis.isHorizontal, list.refreshControl?.isRefreshing != begins else { return }
      guard !isLikeTitle(begins ? 60 : -60, isNotified: false) else { return Judged.skip() }
      (knownBar, isBarChanged) = (nil, true)
      if begins {
        for one in all where one.isInSystem { one.loads += 1 }
        list.refreshControl?.beginRefreshing()
      } else {
        list.refreshControl?.endRefreshing()
      }
      // As with any part of the system's, the offset is written, whether it follows or stays.
      list.observers.notify(.contentOffset)
    }
  }

  /// Whether a bar that changes so looks like a large title's that grows with the pull.
  ///
  /// A bounce that jumps with its edge is pulled by as much as the bar grows. Without a notification
  /// before the jump, a list at its edge then looks as if its title had been stretched, for one frame.
  /// So does a foreign list that still says that it decelerates, which a layout clamps.
  private func isLikeTitle(_ change: CGFloat, isNotified: Bool? = nil) -> Bool {
    let list = world.list
    var pull = -list.contentOffset.y - list.adjustedContentInset.top
    let jumps = list.isDecelerating && list.switches.bounceChange == .jumps
    if !(isNotified ?? list.switches.handsSafeArea) {
      if jumps { pull += change } else { pull += list.moveInLayout(afterGrowthBy: change) }
    }
    // A title may be told a frame late.
    let late = pull + list.contentOffset.y - list.offsetBefore.y
    return !axis.isHorizontal && (list.isTouched || list.isDecelerating)
      && min(abs(change - pull), abs(change - late)) < 1.2 / list.switches.scale
  }

  /// Size, safe area and content change in one turn, in one of the six orders.
  private func rotate(_ order: Int, _ landscape: Bool) {
    let steps = Scenes.permutations([0, 1, 2])[order]
    world.outside("rotate") { list in
      for step in steps {
        switch step {
        case 0:
          let (width, height): (CGFloat, CGFloat) = landscape ? (844, 390) : (390, 844)
          list.frame = CGRect(x: 0, y: 0, width: width, height: height)
        case 1:
          var insets = list.systemInsets
          let (side, top) = (axis.side(isFar: false), landscape ? 53 : scene.top)
          // A bar that expands keeps its height.
          if scene.hasExpandingBar { continue }
          guard !isLikeTitle(top - insets[side]) else {
            Judged.skip()
            continue
          }
          insets[side] = top
          list.setSystemInsets(insets)
        default: setLength(landscape ? 2600 : 3000, of: list)
        }
      }
    }
  }

  private func changeWindow() {
    if world.list.window == nil {
      world.outside("enter the window") { world.window.addSubview($0) }
    } else {
      world.outside("leave the window") { $0.removeFromSuperview() }
    }
  }

  private func reparent() {
    guard world.list.window != nil else { return }
    world.outside("another superview") { list in
      let holder = UIView(frame: world.window.frame)
      world.window.addSubview(holder)
      holder.addSubview(list)
      for view in world.window.subviews where view !== holder && view !== list {
        view.removeFromSuperview()
      }
    }
  }

  // MARK: Assistive technologies

  private func page(_ isBack: Bool) {
    guard !isLikeTitle(60, isNotified: false) else { return Judged.skip() }
    world.event("page", mayWrite: true) {
      activate {
        _ = UIAccessibility.scroll(at: world.list, isBack ? .up : .down)
        // As with any part of the system's, the offset is written, whether it follows or stays.
        world.list.observers.notify(.contentOffset)
      }
    }
  }

  private func performAction(_ index: Int) {
    let actions = UIAccessibility.actions(at: world.list)
    guard !actions.isEmpty else { return }
    let action = actions[index % actions.count]
    world.event("action") {
      activate { _ = action.actionHandler?(action) }
      // Another control may have waited for the first scroll without a finger.
      world.answers += max(all.count { $0.changes > 0 } - 1, 0)
    }
  }

  /// Does what may activate any of the list's controls.
  private func activate(_ body: () -> Void) {
    let here = all.filter { !$0.isInner }
    for one in here { one.activationBegins() }
    body()
    for one in here { one.activationEnds() }
  }

  // MARK: The app

  private func performApp(_ event: RandomEvent) {
    switch event {
    case .start: attachControls()
    case .begin(let index):
      guard let one = watched(index) else { return }
      // A refresh that runs on may follow at once.
      world.event("begin") {
        one.begin()
        // Another control may have waited for the first scroll without a finger.
        world.answers += all.count { $0 !== one && $0.changes > 0 }
      }
    case .end(let index, let outcome):
      guard let one = watched(index) else { return }
      world.event("end \(outcome)") { _ = one.control.end(outcome) }
    case .reset(let index): world.event("reset") { watched(index)?.control.reset() }
    case .enable(let index, let isOn):
      world.event("enable \(isOn)") { watched(index)?.control.isEnabled = isOn }
    case .hide(let index, let isOn):
      world.event("hide \(isOn)") { watched(index)?.control.isHidden = isOn }
    case .detach(let index): world.event("detach") { watched(index)?.control.detach() }
    case .level(let index, let opens):
      world.event(opens ? "open" : "close") { watched(index)?.setSecondLevel(open: opens) }
    case .replace(let index, let seed):
      guard let slot = RandomDesign.Slot(rawValue: index), watched[slot] != nil else { return }
      guard slot == .inner || isBarAtEnd else { return Judged.skip() }
      var random = WorldRandom(seed: seed)
      let edge = slot == .inner ? .top : axis.edge(isFar: slot == .far)
      attach(RandomDesign(at: edge, using: &random), in: slot)
    case .react(let index, let reaction):
      watched(index)?.reaction = { [weak self] in
        self?.react(index, reaction)
      }
    case .clear(let part): clear(part)
    default: break
    }
  }

  func watched(_ index: Int) -> WatchedControl? {
    RandomDesign.Slot(rawValue: index).flatMap { watched[$0] }
  }

  /// What the app does from within a change of phase.
  private func react(_ index: Int, _ reaction: RandomEvent.Reaction) {
    guard let one = watched(index), !isOver else { return }
    hasReacted = true
    world.answers += 1
    switch reaction {
    case .begin: one.begin()
    case .end: one.control.end()
    case .detach: one.control.detach()
    case .write: performOwner(.write(30, far: true))
    case .scroll:
      // What a finger starts is reported after what it does to the control at the other end.
      switch cause {
      case .finger, .lift: break
      default: cause = .scroll
      }
      Writes.asWorld { world.list.contentOffset = axis.point(at: 0, in: world.list) }
    case .leave: Writes.asWorld { world.list.removeFromSuperview() }
    case .die: break
    }
  }

  private func clear(_ part: Int) {
    let views = world.list.subviews.filter { $0 !== innerList && !($0 is UIRefreshControl) }
    let removed: [UIView]
    switch part {
    case 0: removed = views
    case 1: removed = views.filter(\.isHidden).prefix(1).map { $0 }
    case 2: removed = views.filter { !$0.isHidden }.suffix(1).map { $0 }
    default:
      world.outside("clear \(part)") { _ in
        if let view = views.first(where: { !$0.isHidden }) { world.window.addSubview(view) }
      }
      return
    }
    // Each is an event: a control that is still there may show itself as another one leaves.
    for view in removed { world.outside("clear \(part)") { _ in view.removeFromSuperview() } }
  }
}
