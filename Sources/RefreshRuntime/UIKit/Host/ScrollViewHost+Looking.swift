#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Interpreting changes of the scroll view.
  ///
  /// After each notification, the host compares the scroll view with its last known state, and
  /// reports the difference to the controls. A change of the offset by a finger is a scroll; a
  /// change by bars, keyboards, sizes or reloads is not.
  extension ScrollViewHost {
    /// The state of a list: its insets without added insets, its sizes and its offset.
    struct Surroundings: Equatable {
      var insets = UIEdgeInsets.zero
      var size = CGSize.zero
      var content = CGSize.zero
      var offset = CGPoint.zero
      /// The app's inset at the top, which `insets` include.
      var ownerTop: CGFloat = 0
    }

    /// Handles one event, with a limited number of writes.
    ///
    /// Consecutive layouts count as one event, since each may be a reaction to the previous write.
    func event(isLayout: Bool = false, _ body: () -> Void) {
      if depth == 0 && !isAnswering {
        if !(isLayout && wasLayout) { bound = WriteBound() }
        wasLayout = isLayout
      }
      depth += 1
      body()
      // Changes that occurred during a write or another `look` are handled now.
      if depth == 1, hasMissed {
        hasMissed = false
        batch { takeIn() }
        flush()
        if isUnsettled { setNeedsLayout() }
      }
      depth -= 1
    }

    /// Performs the requests of a control after one event, with a limited number of writes.
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

    /// Handles changes of the list since the last call.
    func look() {
      guard let scrollView else { return }
      guard !isBusy else {
        hasMissed = true
        finger.noteEnd(of: scrollView.panGestureRecognizer)
        return
      }
      event {
        batch { takeIn() }
        flush()
      }
    }

    /// True while the host writes or handles changes; the state of the list may be incomplete then.
    var isBusy: Bool { isWriting || isLooking }

    /// Runs `body` without writing insets; the caller then writes them once with `flush()`.
    func batch(_ body: () -> Void) {
      let wasLooking = isLooking
      isLooking = true
      defer { isLooking = wasLooking }
      body()
    }

    private func takeIn() {
      guard let view = scrollView else { return }
      let isRewritten = account.see(view.contentInset)
      let movement = finger.look(at: view.panGestureRecognizer, in: view)
      let hasScrolled = view.contentOffset != seen.offset
      if isInWindow && !isTold { arrive() }
      if movement.hasBegun { begunByFinger() }
      // A canceled gesture is not a release.
      if movement.end == .cancelled {
        for edge in RefreshEdge.allCases { controllers[edge]?.disarm() }
      }
      noteSurroundings(of: view, movement, isRewritten)
      if hasScrolled || movement.isLost || awaitsScroll(movement) {
        scrolled(view, movement.isDown, by: finger.takeWay())
      } else if movement.hasMoved {
        movedInPlace(movement)
        // The scroll that belongs to this movement occurs before the next layout, if at all.
        setNeedsLayout()
      }
      // When the list leaves its window, UIKit cancels the gesture. For the controls, the drag ends
      // only when the list is back in a window.
      if let end = movement.end, isInWindow || end == .lifted { ended(end) }
    }

    /// Whether the finger has lifted, but an armed control waits for a scroll to start its refresh.
    private func awaitsScroll(_ movement: FingerTrack.Movement) -> Bool {
      !movement.isDown && movement.end == nil
        && controllers.values.contains { $0.phase.isArmed }
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
      insets.top -= title.length(in: view)
      let old = seen
      let isSame =
        ScrollPoints.areEqual(insets, old.insets) && view.bounds.size == old.size
        && view.contentSize == old.content
      // The host never causes a change of size, so the change counts as a new event, even if it
      // becomes visible only at layout.
      if view.bounds.size != old.size || view.contentSize != old.content { bound = WriteBound() }
      seen = Surroundings(
        insets: isSame ? old.insets : insets,
        size: view.bounds.size,
        content: view.contentSize,
        offset: view.contentOffset,
        ownerTop: account[.top].owner
      )
      guard !isSame || isRewritten else { return }
      unsettle()
      placeViews()
    }

    /// Records that the insets have changed; the change is interpreted after the next layout.
    func unsettle() {
      isUnsettled = true
      setNeedsLayout()
    }

    /// Distinguishes the stretch of a large title from other changes of the top inset.
    private func followTitle(
      to top: CGFloat,
      _ movement: FingerTrack.Movement,
      in view: UIScrollView
    ) {
      guard controllers[.top] != nil, account[.top].owner == seen.ownerTop else { return }
      // The stretch of an earlier motion does not count for a new one.
      if movement.hasBegun || title.length(in: view) == 0 { title = TitleStretch() }
      title.follow(
        top: top,
        edge: seen.insets.top,
        added: account[.top].added,
        pull: -view.contentOffset.y - seen.insets.top - account[.top].added,
        isMoving: movement.isDown || view.isDecelerating,
        points
      )
    }

    // MARK: Scrolls

    private func scrolled(_ view: UIScrollView, _ isHeld: Bool, by way: CGPoint) {
      if isHeld || view.isDecelerating || hasOwnMove { settled.offset = view.contentOffset }
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        if hasOwnMove && !isHeld {
          // A refreshing control has already adapted its inset to the new offset.
          if !controller.phase.isRevealed { controller.displaced(reading(at: edge)) }
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

    /// Handles a scroll by a deceleration, or a jump during it when bars, sizes or content change.
    ///
    /// A deceleration changes the offset once per layout. Further changes before the next layout
    /// are jumps, such as those of a reload.
    private func ranByItself(_ controller: RefreshController) {
      let reading = reading(at: controller.edge)
      let hasRun = controller.startsWithoutFinger && !running.insert(controller.edge).inserted
      if isUnsettled || hasRun {
        controller.displaced(reading)
      } else {
        controller.scrolled(reading)
      }
      if controller.startsWithoutFinger && !isSettling { setNeedsLayout() }
      noteSight(of: controller)
    }

    /// Handles a movement of the finger whose scroll has not occurred yet, or never will.
    ///
    /// If the list has been moved back in the meantime, the movement is ignored, and only a scroll
    /// changes the pull.
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
      let isOutward = edge.isFar == (way > 0)
      let counted = isOutward ? pull : pullOnWayBack(pull, of: controller)
      if counted == pull {
        lastPull[edge] = pull
      } else {
        reading.offset = edge.offset(atPull: counted - pull, from: reading.offset)
      }
      // After a programmatic scroll, the list may move outward although the finger moves inward.
      if !isOutward && controller.startsWithoutFinger { controller.displaced(reading) }
      controller.scrolled(reading)
      noteSight(of: controller)
    }

    /// The pull while a finger moves back toward rest: at most the previous pull.
    private func pullOnWayBack(_ pull: Double, of controller: RefreshController) -> Double {
      min(pull, lastPull[controller.edge] ?? pull)
    }

    /// Handles a change of the offset by the app, a key, a wheel, a new size or a new inset.
    private func scrolledByNobody(_ controller: RefreshController) {
      if controller.startsWithoutFinger {
        // Only the next layout shows whether the change results from a new size or inset.
        hasOpenScroll = true
        if !isSettling { setNeedsLayout() }
        if controller.phase == .refreshing { controller.displaced(reading(at: controller.edge)) }
      } else {
        controller.scrolled(reading(at: controller.edge))
      }
      guard controller.phase.isRevealed else { return }
      // The next layout records the visible part of the control, unless sizes or insets have
      // changed.
      openSights.insert(controller.edge)
      if !isSettling { setNeedsLayout() }
    }

    private func ended(_ end: FingerTrack.End) {
      var started: Set<RefreshEdge> = []
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        let wasRevealed = controller.phase.isRevealed
        let reading = reading(at: edge)
        let staysArmed = controller.machine.staysArmed(in: reading)
        if displaced.contains(edge) && !staysArmed { controller.disarm() }
        // A canceled gesture sends no release; `displaced` ends the drag instead.
        if end == .cancelled {
          controller.displaced(reading)
        } else {
          controller.send(.released)
          controller.settled(reading)
        }
        if !wasRevealed && controller.phase.isRevealed { started.insert(edge) }
        show(edge)
      }
      // Only the refresh that this finger has started is revealed.
      if !started.isEmpty { owedReveals = owedReveals.filter { started.contains($0.key) } }
      for edge in RefreshEdge.allCases { payReveal(of: edge) }
    }

    /// Records how much of a control is visible after an intended scroll.
    func noteSight(of controller: RefreshController) {
      let behavior = controller.machine.behavior
      guard controller.phase.isRevealed, behavior.style == .pull else { return }
      let pull = behavior.pull(in: reading(at: controller.edge))
      sight[controller.edge] = min(max(pull, 0), controller.machine.shownHeight)
    }

    func show(_ edge: RefreshEdge) {
      guard let view = views[edge], let controller = controllers[edge] else { return }
      view.follow(controller)
      if controller.machine.behavior.style == .overlay { place(view) }
    }
  }
#endif
