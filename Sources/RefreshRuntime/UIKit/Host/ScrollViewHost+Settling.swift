#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Handling a layout, after which bars, sizes, insets and content are consistent.
  extension ScrollViewHost {
    func settle() {
      guard scrollView != nil else { return }
      guard !isBusy else {
        hasMissed = true
        return
      }
      event(isLayout: true) {
        isSettling = true
        defer { isSettling = false }
        takeScale()
        look()
        guard isInWindow else {
          if hasOpenScroll && !isUnsettled {
            for edge in RefreshEdge.allCases { settle(edge, false) }
          }
          hasOpenScroll = false
          return
        }
        let wasUnsettled = isUnsettled
        isUnsettled = false
        running = []
        if wasUnsettled { placeViews() }
        for edge in RefreshEdge.allCases { settle(edge, wasUnsettled) }
        hasOpenScroll = false
        finger.forgetWay()
        flush()
        for edge in RefreshEdge.allCases { noteClampedSight(of: edge) }
        settled = seen
        settled.offset = scrollView?.contentOffset ?? .zero
        layoutOffset = settled.offset
      }
    }

    /// Updates the screen scale.
    private func takeScale() {
      let scale = scrollView?.traitCollection.displayScale ?? 0
      guard scale != points.scale else { return }
      points.scale = scale
      // The host never causes a change of scale, so the change counts as a new event.
      bound = WriteBound()
      account.rescale()
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        let side = axis(of: edge).side(of: edge)
        account[side].wanted = points.pixel(CGFloat(controller.machine.addedInset))
      }
    }

    private func settle(_ edge: RefreshEdge, _ wasUnsettled: Bool) {
      guard let controller = controllers[edge] else { return }
      let isStill = isStill
      if wasUnsettled { owedSights.insert(edge) }
      if openSights.remove(edge) != nil && !wasUnsettled { noteSight(of: controller) }
      if edge.isFar && hasGrown(along: edge) { stayWithNewRows(at: edge) }
      if isStill && owedSights.remove(edge) != nil { restoreSight(of: controller) }
      if wasUnsettled {
        if finger.isDown || !controller.startsWithoutFinger {
          controller.send(.insetsChanged)
        }
        if !finger.isDown { controller.displaced(reading(at: edge)) }
      } else if hasOpenScroll, isStill, controller.startsWithoutFinger {
        scrollAtLast(controller)
      }
      if isStill { payReturn(of: edge) }
      if !controller.phase.isRevealed { sight[edge] = nil }
      show(edge)
    }

    /// Whether rows were added since the last layout.
    ///
    /// With another size across the scroll axis, the content may be longer without any new rows.
    private func hasGrown(along edge: RefreshEdge) -> Bool {
      edge.isHorizontal
        ? seen.content.width - settled.content.width > points.tolerance
          && points.areSame(seen.size.height, settled.size.height)
        : seen.content.height - settled.content.height > points.tolerance
          && points.areSame(seen.size.width, settled.size.width)
    }

    /// Keeps the list at its offset after rows were added, even if the control is then out of view.
    private func stayWithNewRows(at edge: RefreshEdge) {
      (sight[edge], owedReveals[edge]) = (nil, nil)
      guard let view = scrollView else { return }
      let list = list(view, along: edge, at: view.contentOffset)
      // A list past its edges cannot keep its offset, and still has to scroll back.
      let tolerance = Double(points.tolerance)
      if list.offset > list.firstOffset - tolerance && list.offset < list.lastOffset + tolerance {
        owedReturns.remove(edge)
      }
    }

    /// Records a larger visible part of a control, caused by a clamped offset or another control.
    private func noteClampedSight(of edge: RefreshEdge) {
      guard let controller = controllers[edge] else { return }
      let before = sight[edge] ?? 0
      noteSight(of: controller)
      if let now = sight[edge], now < before { sight[edge] = before }
    }

    /// Whether the list is at rest without a finger.
    private var isStill: Bool {
      guard let view = scrollView else { return false }
      return !finger.isDown && !view.isTracking && !view.isDecelerating && !view.isDragging
    }

    /// Whether the list was past one of its edges and has only been moved back to that edge.
    private func isClamped(_ view: UIScrollView, along edge: RefreshEdge) -> Bool {
      let before = list(view, along: edge, at: settled.offset).offset
      let now = list(view, along: edge, at: view.contentOffset)
      let target = min(max(before, now.firstOffset), now.lastOffset)
      return target != before && points.areBeside(CGFloat(now.offset), CGFloat(target))
    }

    /// The list at an offset, with all of its insets.
    private func list(
      _ view: UIScrollView,
      along edge: RefreshEdge,
      at offset: CGPoint
    ) -> ScrollReading {
      axis(of: edge).reading(of: view, offset: offset, insets: view.adjustedContentInset)
    }

    /// Handles a scroll without a finger and without any other change, probably by the user.
    private func scrollAtLast(_ controller: RefreshController) {
      guard let view = scrollView else { return }
      let edge = controller.edge
      // A reload may change the offset and then restore it.
      let offset = view.contentOffset
      let isBack =
        points.areSame(offset, settled.offset) || points.areSame(offset, layoutOffset)
      if !controller.phase.isArmed, isBack || isClamped(view, along: edge) {
        return controller.displaced(reading(at: edge))
      }
      let before = self.reading(at: edge, in: view, offset: settled.offset).offset
      var reading = reading(at: edge)
      let isOutward = edge.isOutward(from: before, to: reading.offset)
      let isAssisted =
        controller.machine.behavior.trigger.kind == .reach && UIAccessibility.isVoiceOverRunning
      reading.isDragging = isAssisted
      controller.scrolled(reading)
      if isAssisted && isOutward { controller.send(.released) }
    }

    /// Scrolls a control back into view after a change of bars, sizes or insets.
    private func restoreSight(of controller: RefreshController) {
      let edge = controller.edge
      let side = axis(of: edge).side(of: edge)
      let (part, other) = (intendedPart(of: edge), intendedPart(of: edge.opposite))
      guard part > 0, let wanted = sight[edge], !account[side].isContested, !isInSight(edge)
      else { return }
      // If the content has grown, the list can show only one of its two refreshing controls.
      guard part > other || part == other && !isInSight(edge.opposite) else {
        sight[edge] = nil
        return
      }
      let rest = controller.machine.behavior.rest(in: reading(at: edge))
      write(offset: edge.offset(atPull: wanted, from: rest), at: edge)
    }

    /// The fraction of a refreshing control that is intended to be visible, from 0 to 1.
    private func intendedPart(of edge: RefreshEdge) -> Double {
      guard let controller = controllers[edge], controller.phase.isRevealed,
        let wanted = sight[edge], wanted > 0.5
      else { return 0 }
      return wanted / controller.machine.shownHeight
    }

    /// Whether as much of a refreshing control is visible as intended.
    private func isInSight(_ edge: RefreshEdge) -> Bool {
      guard intendedPart(of: edge) > 0, let wanted = sight[edge],
        let pull = controllers[edge]?.machine.behavior.pull(in: reading(at: edge))
      else { return false }
      return pull >= wanted || points.areBeside(CGFloat(pull), CGFloat(wanted))
    }

    // MARK: Deferred scrolls

    /// Performs a reveal that was deferred while a finger held the list.
    func payReveal(of edge: RefreshEdge) {
      guard let animation = owedReveals.removeValue(forKey: edge),
        let controller = controllers[edge], controller.phase.isRevealed
      else { return }
      let target = controller.machine.revealOffset(in: reading(at: edge))
      scroll(to: target, at: edge, animation: animation)
    }

    /// Scrolls back a list that still shows a control after its retraction.
    func payReturn(of edge: RefreshEdge) {
      guard owedReturns.contains(edge), let controller = controllers[edge], isInWindow else {
        return
      }
      guard !controller.phase.isRevealed else {
        owedReturns.remove(edge)
        return
      }
      guard !edge.isFar || controller.phase != .ending else { return }
      owedReturns.remove(edge)
      let behavior = controller.machine.behavior
      let reading = reading(at: edge)
      let pull = behavior.pull(in: reading)
      let isKept = owedRests.remove(edge) != nil
      guard pull > Double(points.tolerance) || isKept else { return }
      UIView.performWithoutAnimation { write(offset: behavior.rest(in: reading), at: edge) }
    }

    /// Requests a layout if scrolls are deferred: the layout performs them.
    func phaseMayHaveChanged() {
      let isShown = controllers.values.contains { $0.phase.isRevealed && sight[$0.edge] == nil }
      if !owedReturns.isEmpty || isShown { setNeedsLayout() }
    }

    // MARK: Window

    func windowChanged() {
      if window == nil {
        owedReveals = [:]
        isTold = false
        event { tell(.detached) }
      } else {
        account.calm()
        unsettle()
        look()
      }
    }

    /// Notifies the controls once the list is visible on screen.
    func arrive() {
      guard isInWindow, !isTold else { return }
      isTold = true
      takeScale()
      // A control that was armed before the list left the screen does not stay armed.
      if !finger.isDown { for edge in RefreshEdge.allCases { controllers[edge]?.disarm() } }
      tell(.attached)
    }
  }
#endif
