#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// All writes to the scroll view.
  extension ScrollViewHost {
    func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      let side = axis(of: edge).side(of: edge)
      account[side].wanted = points.pixel(CGFloat(inset))
      // While changes are handled, insets are written once at the end, for all controls.
      guard animation != nil || !isLooking else { return }
      event {
        let isLeaving = inset < Double(account[side].added)
        if isLeaving, let animation, goBack(from: edge, animation) { return }
        let motion = isLeaving ? animation : nil
        animate(motion, at: edge) { host in
          host.flush()
          host.placeViews()
        }
      }
    }

    /// Scrolls to rest and removes the added inset; returns `false` if nothing scrolls now.
    ///
    /// The animation changes the offset instead of the inset, because collection views invalidate
    /// their layout with each change of insets, which would be visible.
    private func goBack(from edge: RefreshEdge, _ animation: RefreshAnimation) -> Bool {
      guard let view = scrollView, let controller = controllers[edge] else { return false }
      if edge.isFar {
        // If rows are inserted during the retraction, the list keeps its offset; otherwise, the
        // list scrolls back after the retraction.
        owedReturns.insert(edge)
        return false
      }
      if !isInWindow && (sight[edge] ?? 0) > 0.5 { owedRests.insert(edge) }
      guard isInWindow, !finger.isDown, !view.isDragging, !view.isDecelerating else {
        owedReturns.insert(edge)
        return false
      }
      let behavior = controller.machine.behavior
      let reading = reading(at: edge)
      guard behavior.pull(in: reading) > Double(points.tolerance) else { return false }
      animate(animation, at: edge) { $0.write(offset: behavior.rest(in: reading), at: edge) }
      UIView.performWithoutAnimation { flush() }
      return true
    }

    func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      event {
        guard !finger.isDown else {
          // The list does not move under a finger.
          owedReveals[edge] = animation ?? RefreshAnimation(duration: 0, curve: .linear)
          return
        }
        // An event can scroll only one control into view. If another control was first, this one
        // does not count as visible.
        if let controller = controllers[edge], bound.hasOffset {
          sight[edge] = controller.machine.shownHeight
        }
        animate(animation, at: edge) { host in
          host.write(offset: offset, at: edge)
          host.placeViews()
        }
        // This scroll may hide other controls. The host does not scroll those back into view.
        for other in RefreshEdge.allCases where other != edge {
          if let controller = controllers[other] { noteSight(of: controller) }
        }
      }
    }

    /// Writes the insets, if they have changed.
    func flush() {
      guard let view = scrollView, !isWriting, !isLooking else { return }
      // The app may have changed the insets in a callback.
      if account.see(view.contentInset) { unsettle() }
      let target = target(in: view)
      guard target != account.actual else { return }
      guard bound.takesInsets() else {
        // The remaining changes are written at the next layout. A layout does not request another
        // one, because that might never end.
        if !wasLayout { setNeedsLayout() }
        return
      }
      let (before, adjusted) = (account.actual, view.adjustedContentInset)
      account.wrote(target)
      isWriting = true
      view.contentInset = target
      isWriting = false
      readBack(target, before, adjusted, in: view)
    }

    /// The insets that the list should have.
    private func target(in view: UIScrollView) -> UIEdgeInsets {
      var allowed = UIEdgeInsets(
        top: .infinity,
        left: .infinity,
        bottom: .infinity,
        right: .infinity
      )
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        let side = axis(of: edge).side(of: edge)
        allowed[side] = self.allowed(controller, side, in: view)
      }
      var target = account.actual
      for side in InsetAccount.Side.allCases {
        target[side] = account[side].target(allowed: allowed[side], points)
      }
      if let leading = controllers[.leading], axis(of: .leading).isMirrored {
        let gap = mirroredGap(of: leading, in: view, left: target.left)
        target.right = account[.right].target(allowed: allowed.right, gap: gap, points)
      }
      return target
    }

    /// The gap between short content and a control at the right, in a right-to-left layout.
    private func mirroredGap(
      of controller: RefreshController,
      in view: UIScrollView,
      left: CGFloat
    ) -> CGFloat {
      guard controller.machine.behavior.style == .pull else { return 0 }
      var insets = insets(at: controller.edge, in: view)
      insets.left += left - account.actual.left
      return axis(of: controller.edge).length(in: view, insets) - view.contentSize.width
    }

    /// The maximum added inset; during a drag, the larger of the current one and the visible part.
    ///
    /// A larger inset would change the rubber-banding under the finger.
    private func allowed(
      _ controller: RefreshController,
      _ side: InsetAccount.Side,
      in view: UIScrollView
    ) -> CGFloat {
      let behavior = controller.machine.behavior
      guard finger.isDown, behavior.style == .pull else { return .infinity }
      let wanted = account[side].wanted
      let pull = CGFloat(behavior.pull(in: reading(at: controller.edge)))
      let gap = max(0, wanted - CGFloat(controller.machine.shownHeight))
      var added = account[side].added
      if controller.edge == .leading, axis(of: .leading).isMirrored {
        added -= mirroredGap(of: controller, in: view, left: account.actual.left)
      }
      return max(added, min(wanted, max(pull, 0) + gap))
    }

    /// Checks that a written inset is in effect; if not, records that the list refuses it.
    private func readBack(
      _ target: UIEdgeInsets,
      _ before: UIEdgeInsets,
      _ adjusted: UIEdgeInsets,
      in view: UIScrollView
    ) {
      let now = view.contentInset
      let effect = view.adjustedContentInset
      var isIdle = false
      for side in InsetAccount.Side.allCases where target[side] != before[side] {
        if !points.areSame(now[side], target[side]) {
          account[side].refuse()
        } else if account[side].wanted > 0,
          points.areSame(effect[side], adjusted[side]),
          !points.areBeside(target[side], before[side])
        {
          account[side].refuse()
          isIdle = true
        }
      }
      _ = account.see(now)
      if view.contentOffset != seen.offset { hasOwnMove = true }
      if isIdle { flush() }
    }

    /// Writes the offset without animation.
    func write(offset: Double, at edge: RefreshEdge) {
      guard let view = scrollView, !isWriting else { return }
      let insets = insets(at: edge, in: view)
      var target = axis(of: edge).contentOffset(of: view, reading: offset, insets: insets)
      target = CGPoint(x: points.pixel(target.x), y: points.pixel(target.y))
      let old = view.contentOffset
      guard
        !points.areSame(target, old) || view.isDecelerating, bound.takesOffset()
      else { return }
      isWriting = true
      view.setContentOffset(target, animated: false)
      isWriting = false
      if view.contentOffset != seen.offset { hasOwnMove = true }
      _ = account.see(view.contentInset)
    }

    private func animate(
      _ animation: RefreshAnimation?,
      at edge: RefreshEdge,
      _ changes: @escaping @MainActor (ScrollViewHost) -> Void
    ) {
      let motion = views[edge]?.motion ?? .keep
      motion.perform(isInWindow ? animation : nil) { [weak self] in
        guard let self else { return }
        changes(self)
      }
    }
  }
#endif
