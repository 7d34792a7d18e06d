#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// What the host makes of what it sees of its scroll view.
  ///
  /// Every occasion is the same: the host looks, compares with what it last saw, and tells the controls
  /// what that was. An offset that a finger moved is a scroll; one that bars, keyboards, sizes or
  /// reloads moved is none.
  extension ScrollViewHost {
    /// What lies around the content of a list, but for what controls add, and where the list stands.
    struct Surroundings: Equatable {
      var insets = UIEdgeInsets.zero
      var size = CGSize.zero
      var content = CGSize.zero
      var offset = CGPoint.zero
    }

    /// Does what one event asks for; what it writes is bound.
    func event(_ body: () -> Void) {
      if depth == 0 { bound = WriteBound() }
      depth += 1
      body()
      // What happened within a write or another look is seen when that is done.
      if depth == 1, hasMissed {
        hasMissed = false
        lookOnce()
        flush()
        if isUnsettled { setNeedsLayout() }
      }
      depth -= 1
    }

    /// Looks at the list, if it may have changed.
    func look() {
      guard scrollView != nil else { return }
      guard !isBusy else {
        hasMissed = true
        return
      }
      event {
        lookOnce()
        flush()
      }
    }

    /// Whether the host is in the middle of something, and what it would see is half done.
    var isBusy: Bool { isWriting || isLooking }

    private func lookOnce() {
      isLooking = true
      defer { isLooking = false }
      takeIn()
    }

    private func takeIn() {
      guard let view = scrollView else { return }
      let isRewritten = account.see(view.contentInset)
      let movement = finger.look(at: view.panGestureRecognizer, in: view)
      let hasScrolled = view.contentOffset != seen.offset
      if isInWindow && !isTold { arrive() }
      if movement.hasBegun { begunByFinger() }
      // A finger that was taken away has not let go, whatever the list does about it.
      if movement.end == .cancelled { for one in controllers.values { one.disarm() } }
      noteSurroundings(of: view, movement, isRewritten)
      if hasScrolled || movement.isLost || awaitsScroll(movement) {
        scrolled(view, movement.isDown, by: finger.takeWay())
      } else if movement.hasMoved {
        movedInPlace(movement)
      }
      // A list that leaves its window loses its finger; that is told when it is back.
      if let end = movement.end, isInWindow || end == .lifted { ended(end) }
    }

    /// Whether a control that was armed starts with the next scroll without a finger, as which counts
    /// whatever is told of the list.
    private func awaitsScroll(_ movement: FingerTrack.Movement) -> Bool {
      !movement.isDown && movement.end == nil
        && controllers.values.contains { $0.phase == .armed }
    }

    private func begunByFinger() {
      account.calm()
      lastPull = [:]
      displaced = []
      owedReturns = []
      owedRests = []
    }

    private func noteSurroundings(
      of view: UIScrollView,
      _ movement: FingerTrack.Movement,
      _ isRewritten: Bool
    ) {
      var insets = account.withoutAdded(view.adjustedContentInset)
      followTitle(to: insets.top - seen.insets.top, movement, in: view)
      insets.top -= stretch
      let isSame =
        points.areSame(insets, seen.insets) && points.areSame(view.bounds.size, seen.size)
        && points.areSame(view.contentSize, seen.content)
      let old = seen
      seen = Surroundings(
        insets: isSame ? old.insets : insets,
        size: view.bounds.size,
        content: view.contentSize,
        offset: view.contentOffset
      )
      guard !isSame || isRewritten else { return }
      unsettle()
      placeViews()
    }

    /// What is around the content has changed: what that means is told when it has settled.
    func unsettle() {
      isUnsettled = true
      setNeedsLayout()
    }

    /// Tells a bar that grows with the pull from one that is another one.
    private func followTitle(
      to change: CGFloat,
      _ movement: FingerTrack.Movement,
      in view: UIScrollView
    ) {
      let growth = change - stretch
      guard abs(growth) >= points.tolerance, controllers[.top] != nil else { return }
      if growth > 0 {
        // What grows with the pull grows by no more than it, and leaves nothing of it.
        let pull = -view.contentOffset.y - seen.insets.top
        let isPulled = finger.isDown && pull > 0 && abs(pull - change) < 1 + points.tolerance
        if isPulled { stretch = change }
      } else if stretch > 0 {
        stretch = max(0, stretch + growth)
      }
    }

    // MARK: Scrolls

    private func scrolled(_ view: UIScrollView, _ isHeld: Bool, by way: CGPoint) {
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        if hasOwnMove && !isHeld {
          // What refreshes has said itself where it wants to be.
          if controller.phase != .refreshing { controller.displaced(reading(at: edge)) }
        } else if isHeld {
          scrolledUnderFinger(controller, by: axis(of: edge).way(of: way))
        } else if view.isDecelerating {
          if controller.isRevealing { continue }
          controller.scrolled(reading(at: edge))
          noteSight(of: controller)
        } else if !isUnsettled {
          scrolledByNobody(controller)
        }
        show(edge)
      }
      hasOwnMove = false
    }

    /// A finger that moves, of whose scroll there is nothing to be seen yet, or never will be.
    ///
    /// Where the list has been put back meanwhile, only the scroll says how far it is pulled.
    private func movedInPlace(_ movement: FingerTrack.Movement) {
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        let pull = controller.machine.behavior.pull(in: reading(at: edge))
        guard pull >= lastPull[edge] ?? pull else { continue }
        scrolledUnderFinger(controller, by: axis(of: edge).way(of: movement.way))
      }
    }

    private func scrolledUnderFinger(_ controller: RefreshController, by way: CGFloat) {
      let edge = controller.edge
      guard way != 0 else {
        if !isUnsettled { displaced.insert(edge) }
        controller.displaced(reading(at: edge))
        return
      }
      displaced.remove(edge)
      var reading = reading(at: edge)
      // A finger on its way back arms nothing, wherever the list has been put meanwhile.
      let pull = controller.machine.behavior.pull(in: reading)
      let isOutward = edge.isFar ? way > 0 : way < 0
      if !isOutward, let last = lastPull[edge], pull > last {
        reading.offset += edge.isFar ? last - pull : pull - last
      } else {
        lastPull[edge] = pull
      }
      controller.scrolled(reading)
      noteSight(of: controller)
    }

    /// A scroll by the app, by a key or by a wheel, or one that is none at all.
    private func scrolledByNobody(_ controller: RefreshController) {
      if controller.startsWithoutFinger {
        // What came with another size or inset is told from it when the list is laid out.
        hasOpenScroll = true
        setNeedsLayout()
        if controller.phase == .refreshing { controller.displaced(reading(at: controller.edge)) }
      } else {
        controller.scrolled(reading(at: controller.edge))
      }
      noteSight(of: controller)
    }

    private func ended(_ end: FingerTrack.End) {
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        let reading = reading(at: edge)
        let behavior = controller.machine.behavior
        let isStillPast = behavior.isPast(behavior.pull(in: reading), wasPast: true)
        if displaced.contains(edge) && !isStillPast { controller.disarm() }
        if end == .lifted || controller.phase == .refreshing { controller.send(.released) }
        controller.settled(reading)
        show(edge)
        payReveal(of: edge)
      }
    }

    /// How much of a control is in sight now, by somebody's will.
    func noteSight(of controller: RefreshController) {
      let behavior = controller.machine.behavior
      guard controller.phase == .refreshing, behavior.style == .pull else { return }
      let pull = behavior.pull(in: reading(at: controller.edge))
      sight[controller.edge] = min(max(pull, 0), behavior.height)
    }

    func show(_ edge: RefreshEdge) {
      guard let view = views[edge], let controller = controllers[edge] else { return }
      view.follow(controller)
      if controller.machine.behavior.style == .overlay { place(view) }
    }
  }
#endif
