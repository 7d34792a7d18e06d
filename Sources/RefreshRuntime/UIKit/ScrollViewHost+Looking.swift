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
      /// The owner's inset at the top, which `insets` have in them.
      var ownerTop: CGFloat = 0
    }

    /// Does what one event asks for; what it writes is bound.
    ///
    /// Layouts in a row are one event, since each may be the answer to what the one before has written.
    func event(isLayout: Bool = false, _ body: () -> Void) {
      if depth == 0 && !isAnswering {
        if !(isLayout && wasLayout) { bound = WriteBound() }
        wasLayout = isLayout
      }
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

    /// Does all that a control asks for in answer to one event; what it writes is bound as one.
    func answer(_ body: () -> Void) {
      let wasAnswering = isAnswering
      if !wasAnswering && depth == 0 {
        bound = WriteBound()
        wasLayout = false
      }
      isAnswering = true
      body()
      isAnswering = wasAnswering
    }

    /// Looks at the list, if it may have changed.
    func look() {
      guard let scrollView else { return }
      guard !isBusy else {
        hasMissed = true
        finger.noteEnd(of: scrollView.panGestureRecognizer)
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
      if movement.end == .cancelled {
        for edge in RefreshEdge.allCases { controllers[edge]?.disarm() }
      }
      noteSurroundings(of: view, movement, isRewritten)
      if hasScrolled || movement.isLost || awaitsScroll(movement) {
        scrolled(view, movement.isDown, by: finger.takeWay())
      } else if movement.hasMoved {
        movedInPlace(movement)
        // A scroll of this finger comes before the next layout, if at all.
        setNeedsLayout()
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
      followTitle(to: insets.top, movement, in: view)
      insets.top -= title.length
      let isSame =
        points.areSame(insets, seen.insets) && points.areSame(view.bounds.size, seen.size)
        && points.areSame(view.contentSize, seen.content)
      let old = seen
      // Of another size a list may tell nobody but its layout; no write of the host can be the cause.
      if view.bounds.size != old.size || view.contentSize != old.content { bound = WriteBound() }
      seen = Surroundings(
        insets: isSame ? old.insets : insets,
        size: view.bounds.size,
        content: view.contentSize,
        offset: view.contentOffset,
        ownerTop: account.owner.top
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

    /// Tells a bar that grows with the pull from one that is another one, or from an owner's write.
    private func followTitle(
      to top: CGFloat,
      _ movement: FingerTrack.Movement,
      in view: UIScrollView
    ) {
      let isMoving = movement.isDown || view.isDecelerating
      if controllers[.top] != nil, account.owner.top == seen.ownerTop {
        title.follow(
          top: top,
          edge: seen.insets.top,
          offset: view.contentOffset.y,
          isMoving: isMoving,
          points
        )
      }
      if !isMoving && !view.isTracking { title.stand(at: view.contentOffset.y) }
    }

    // MARK: Scrolls

    private func scrolled(_ view: UIScrollView, _ isHeld: Bool, by way: CGPoint) {
      if isHeld || view.isDecelerating || hasOwnMove { settled.offset = view.contentOffset }
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        if hasOwnMove && !isHeld {
          // What refreshes has said itself where it wants to be.
          if controller.phase != .refreshing { controller.displaced(reading(at: edge)) }
        } else if isHeld {
          scrolledUnderFinger(controller, by: axis(of: edge).way(of: way))
        } else if view.isDecelerating {
          if controller.isRevealing { continue }
          ranByItself(controller)
        } else if !isUnsettled {
          scrolledByNobody(controller)
        }
        show(edge)
      }
      hasOwnMove = false
    }

    /// A scroll by the list's own motion, or a jump in it as bars, sizes or content change.
    private func ranByItself(_ controller: RefreshController) {
      let reading = reading(at: controller.edge)
      if isUnsettled { controller.displaced(reading) } else { controller.scrolled(reading) }
      noteSight(of: controller)
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
        if !isUnsettled {
          displaced.insert(edge)
          noteSight(of: controller)
        }
        controller.displaced(reading(at: edge))
        return
      }
      displaced.remove(edge)
      var reading = reading(at: edge)
      let pull = controller.machine.behavior.pull(in: reading)
      let isOutward = edge.isFar ? way > 0 : way < 0
      let counted = isOutward ? pull : pullOnWayBack(pull, of: controller)
      if counted == pull {
        lastPull[edge] = pull
      } else {
        reading.offset += edge.isFar ? counted - pull : pull - counted
      }
      // A list that has been put elsewhere may move outward under a finger that moves inward.
      if !isOutward && controller.startsWithoutFinger { controller.displaced(reading) }
      controller.scrolled(reading)
      noteSight(of: controller)
    }

    /// The pull of a finger on its way back, which is no more than before, wherever the list has been put.
    private func pullOnWayBack(_ pull: Double, of controller: RefreshController) -> Double {
      min(pull, lastPull[controller.edge] ?? pull)
    }

    /// A scroll without a finger: by the app, a key or a wheel, or a change of size or inset.
    private func scrolledByNobody(_ controller: RefreshController) {
      if controller.startsWithoutFinger {
        // What came with another size or inset is told from it when the list is laid out.
        hasOpenScroll = true
        if !isSettling { setNeedsLayout() }
        if controller.phase == .refreshing { controller.displaced(reading(at: controller.edge)) }
      } else {
        controller.scrolled(reading(at: controller.edge))
      }
      guard controller.phase == .refreshing else { return }
      // So is how much of the control somebody wants to see.
      openSights.insert(controller.edge)
      if !isSettling { setNeedsLayout() }
    }

    private func ended(_ end: FingerTrack.End) {
      var started: Set<RefreshEdge> = []
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        let wasRefreshing = controller.phase == .refreshing
        let reading = reading(at: edge)
        let behavior = controller.machine.behavior
        let isStillPast = behavior.isPast(behavior.pull(in: reading), wasPast: true)
        if displaced.contains(edge) && !isStillPast { controller.disarm() }
        if end == .lifted || controller.phase == .refreshing { controller.send(.released) }
        // A control that still believed in a finger would wait for it to leave.
        if end == .cancelled && controller.phase != .refreshing {
          controller.displaced(reading)
        } else {
          controller.settled(reading)
        }
        if !wasRefreshing && controller.phase == .refreshing { started.insert(edge) }
        show(edge)
      }
      // What the finger has started is seen, and not what has begun elsewhere meanwhile.
      if !started.isEmpty { owedReveals = owedReveals.filter { started.contains($0.key) } }
      for edge in RefreshEdge.allCases { payReveal(of: edge) }
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
