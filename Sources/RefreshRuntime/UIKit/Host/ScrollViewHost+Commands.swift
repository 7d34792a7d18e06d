#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Reading and writing the list for the interpreter.
  extension ScrollViewHost: ControlledList {
    func snapshot() -> ListSnapshot? {
      guard let scrollView else { return nil }
      var list = ListSnapshot(of: scrollView)
      if window == nil { list.isInWindow = false }
      rest.correct(&list)
      (list.phases, list.revealing) = states
      return withoutStandIn(list)
    }

    func perform(_ command: ScrollCommand, in list: ListSnapshot, animation: RefreshAnimation?) {
      switch command {
      case .offset(let offset, let motion):
        animate(motion, animation) { [weak scrollView] in
          scrollView?.setContentOffset(CGPoint(offset), animated: false)
        }
      case .inset(let insets, let motion):
        animate(motion, animation) { [weak scrollView] in
          scrollView?.contentInset = UIEdgeInsets(insets)
        }
      case .place(let motion): animate(motion, animation) { [weak self] in self?.placeViews() }
      case .show(let edge): show(at: edge, in: list)
      case .wake: observation?.wake()
      case .send, .scrolled, .displaced, .reveal, .remove: send(command)
      }
    }

    private func animate(
      _ motion: ScrollCommand.Motion,
      _ animation: RefreshAnimation?,
      changes: @escaping @MainActor () -> Void
    ) {
      switch motion {
      case .inherited: changes()
      case .none: UIView.performWithoutAnimation(changes)
      case .animated(let edge):
        let motion = views[edge]?.motion ?? .keep
        motion.perform(isInWindow ? animation : nil, velocity: velocity, changes: changes)
      }
    }

    func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      velocity = springVelocity(to: offset, along: edge)
      handle(.reveal(offset, edge, seconds: animation?.duration), animation: animation)
      velocity = 0
    }

    /// The velocity of a list that a finger has just released, in whole distances per second.
    private func springVelocity(to offset: Double, along edge: RefreshEdge) -> Double {
      guard let scrollView, scrollView.panGestureRecognizer.state == .ended else { return 0 }
      let finger = scrollView.panGestureRecognizer.velocity(in: scrollView)
      let (now, size) = (scrollView.contentOffset, scrollView.bounds.size)
      let (place, extent) = edge.isHorizontal ? (now.x, size.width) : (now.y, size.height)
      let distance = offset - Double(place)
      guard distance != 0, extent > 0 else { return 0 }
      let pull = controllers[edge]?.machine.behavior.pull(in: reading(at: edge)) ?? 0
      // Beyond an edge, the list is slower than the finger; see `ScrollPhysics`.
      let part = 1 - max(pull, 0) / Double(extent)
      let velocity = -Double(edge.isHorizontal ? finger.x : finger.y)
      return velocity * (pull > 0 ? 0.55 * part * part : 1) / distance
    }

    // MARK: Layouts

    /// Requests a layout.
    func invalidateLayout() {
      interpreter.activity.setNeedsLayout()
      if interpreter.activity.takeNeedsLayout() { observation?.wake() }
    }

    /// Lays the list out if needed, and interprets the result, before the next frame is shown.
    ///
    /// In the layout itself, nothing is written: that would lay out cells within their own layout. The
    /// host depends neither on a layout of its own, since it is hidden, nor on notifications.
    func turnEnds() {
      interpreter.activity.layOut(true)
      scrollView?.window?.layoutIfNeeded()
      interpreter.activity.layOut(false)
      keepStandIn()
      rest.follow(
        scrollView,
        clock: controllers.edges.lazy.compactMap { self.controllers[$0] }.first?.clock
      )
      if let list = snapshot(), interpreter.awaitsLayout(of: list) { settle(after: list) }
    }
  }
#endif
