#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// What the host does once a list has been laid out, when bars, sizes, insets and content agree again.
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
        if wasUnsettled { placeViews() }
        for edge in RefreshEdge.allCases { settle(edge, wasUnsettled) }
        hasOpenScroll = false
        finger.forgetWay()
        flush()
        for edge in RefreshEdge.allCases { noteClampedSight(of: edge) }
        settled = seen
        settled.offset = scrollView?.contentOffset ?? .zero
      }
    }

    /// Takes over the pixels of the screen that the list is on.
    private func takeScale() {
      let scale = scrollView?.traitCollection.displayScale ?? 0
      guard scale != points.scale else { return }
      points.scale = scale
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
      // Rows have come, which is what the user has waited for: the list stays with them.
      if edge.isFar && hasGrown(along: edge) { (sight[edge], owedReveals[edge]) = (nil, nil) }
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
      if controller.phase != .refreshing { sight[edge] = nil }
      show(edge)
    }

    /// Whether content has come since the last layout, with no other size of the list as the cause.
    private func hasGrown(along edge: RefreshEdge) -> Bool {
      let (now, before) = (seen.content, settled.content)
      let growth = edge.isHorizontal ? now.width - before.width : now.height - before.height
      return growth > points.tolerance && points.areSame(seen.size, settled.size)
    }

    /// Notes how much of a control a clamp, or another control, has brought into sight.
    private func noteClampedSight(of edge: RefreshEdge) {
      guard let controller = controllers[edge] else { return }
      let before = sight[edge] ?? 0
      noteSight(of: controller)
      if let now = sight[edge], now < before { sight[edge] = before }
    }

    /// Whether the list stands, and no finger holds it.
    private var isStill: Bool {
      guard let view = scrollView else { return false }
      return !finger.isDown && !view.isTracking && !view.isDecelerating && !view.isDragging
    }

    /// Whether the list was out of its range, and has done no more than go back into it.
    private func isClamped(_ view: UIScrollView, along edge: RefreshEdge) -> Bool {
      let (insets, size, content) = (view.adjustedContentInset, view.bounds.size, view.contentSize)
      let (low, length, before, now) =
        edge.isHorizontal
        ? (
          -insets.left, content.width + insets.right - size.width, settled.offset.x,
          view.contentOffset.x
        )
        : (
          -insets.top, content.height + insets.bottom - size.height, settled.offset.y,
          view.contentOffset.y
        )
      let target = min(max(before, low), max(length, low))
      return target != before && points.areBeside(now, target)
    }

    /// A scroll by nobody's finger that came alone: the user's, as far as can be told.
    private func scrollAtLast(_ controller: RefreshController) {
      guard let view = scrollView else { return }
      let edge = controller.edge
      // A reload may show another place for an instant.
      let isBack = points.areSame(view.contentOffset, settled.offset)
      if controller.phase != .armed, isBack || isClamped(view, along: edge) {
        return controller.displaced(reading(at: edge))
      }
      let before = self.reading(at: edge, in: view, offset: settled.offset).offset
      var reading = reading(at: edge)
      let isOutward = edge.isFar ? reading.offset > before : reading.offset < before
      let isAssisted =
        controller.machine.behavior.trigger.kind == .reach && UIAccessibility.isVoiceOverRunning
      reading.isDragging = isAssisted
      controller.scrolled(reading)
      if isAssisted && isOutward { controller.send(.released) }
    }

    /// Brings back into sight what a change around the content has taken out of it.
    private func restoreSight(of controller: RefreshController) {
      let edge = controller.edge
      let behavior = controller.machine.behavior
      let side = axis(of: edge).side(of: edge)
      guard controller.phase == .refreshing, let wanted = sight[edge], wanted > 0.5,
        !account[side].isContested
      else { return }
      let reading = reading(at: edge)
      let pull = behavior.pull(in: reading)
      guard pull < wanted, !points.areBeside(CGFloat(pull), CGFloat(wanted)) else { return }
      let rest = behavior.rest(in: reading)
      write(offset: edge.isFar ? rest + wanted : rest - wanted, at: edge)
    }

    // MARK: What is owed

    /// Shows a control that could not move the list under the finger.
    func payReveal(of edge: RefreshEdge) {
      guard let animation = owedReveals.removeValue(forKey: edge),
        let controller = controllers[edge], controller.phase == .refreshing
      else { return }
      let target = controller.machine.behavior.revealOffset(in: reading(at: edge))
      scroll(to: target, at: edge, animation: animation)
    }

    /// Takes a list back that still shows a control which has left, as nothing else would.
    func payReturn(of edge: RefreshEdge) {
      guard owedReturns.contains(edge), let controller = controllers[edge], isInWindow else {
        return
      }
      guard controller.phase != .refreshing else {
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

    /// Sees to it that what is owed is looked after with the next layout.
    func phaseMayHaveChanged() {
      let isShown = controllers.values.contains { $0.phase == .refreshing && sight[$0.edge] == nil }
      if !owedReturns.isEmpty || isShown { setNeedsLayout() }
    }

    // MARK: Window

    func windowChanged() {
      if window == nil {
        owedReveals = [:]
        isTold = false
        tell(.detached)
      } else {
        account.calm()
        unsettle()
        arrive()
      }
    }

    /// Tells the controls that there is something to be seen of the list, as soon as there is.
    func arrive() {
      guard isInWindow, !isTold else { return }
      isTold = true
      takeScale()
      // The finger that armed a control has not followed the list through another screen.
      if !finger.isDown { for edge in RefreshEdge.allCases { controllers[edge]?.disarm() } }
      tell(.attached)
    }
  }
#endif
