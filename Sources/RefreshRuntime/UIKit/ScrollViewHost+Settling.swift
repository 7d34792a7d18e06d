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
      event {
        points.scale = scrollView?.traitCollection.displayScale ?? 0
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
        flush()
      }
    }

    private func settle(_ edge: RefreshEdge, _ wasUnsettled: Bool) {
      guard let view = scrollView, let controller = controllers[edge] else { return }
      let isStill = !finger.isDown && !view.isDecelerating && !view.isDragging
      if wasUnsettled {
        if isStill { restoreSight(of: controller) }
        if finger.isDown || !controller.startsWithoutFinger {
          controller.send(.insetsChanged)
        }
        if !finger.isDown { controller.displaced(reading(at: edge)) }
      } else if hasOpenScroll, isStill, controller.startsWithoutFinger {
        scrollAtLast(controller)
      }
      if isStill { payReturn(of: edge) }
      show(edge)
    }

    /// A scroll by nobody's finger that came alone: the user's, as far as can be told.
    private func scrollAtLast(_ controller: RefreshController) {
      var reading = reading(at: controller.edge)
      let isAssisted =
        controller.machine.behavior.trigger.kind == .reach && UIAccessibility.isVoiceOverRunning
      reading.isDragging = isAssisted
      controller.scrolled(reading)
      if isAssisted { controller.send(.released) }
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
      if !owedReturns.isEmpty { setNeedsLayout() }
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
      points.scale = scrollView?.traitCollection.displayScale ?? 0
      // The finger that armed a control has not followed the list through another screen.
      if !finger.isDown { for controller in controllers.values { controller.disarm() } }
      tell(.attached)
    }
  }
#endif
