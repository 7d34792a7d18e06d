#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Passing snapshots of the list to the interpreter, and performing its commands.
  extension ScrollViewHost {
    /// The current state of the list and its controls.
    func snapshot() -> ListSnapshot? {
      guard let scrollView else { return nil }
      var phases = EdgePhases()
      var revealing = EdgeSet()
      for edge in controllers.edges {
        guard let controller = controllers[edge] else { continue }
        phases.record(controller.machine, at: edge)
        if controller.isRevealing { revealing.insert(edge) }
      }
      return ListSnapshot(of: scrollView, isHosted: window != nil, phases, revealing)
    }

    /// Handles one event, with a limited number of writes.
    func event(isLayout: Bool = false, _ body: () -> Void) {
      let isOutermost = interpreter.enter(isLayout: isLayout)
      body()
      // Changes that occurred during a write or another pass are handled now.
      if isOutermost {
        if interpreter.takeMissed() { process() }
        interpreter.leave()
      }
      requestLayout()
    }

    /// Passes a request for a layout on.
    private func requestLayout() {
      if interpreter.takeNeedsLayout() { observation?.wake() }
    }

    /// Requests a layout.
    func invalidateLayout() {
      interpreter.setNeedsLayout()
      requestLayout()
    }

    /// Lays the list out if needed, and interprets the result, before the next frame is shown.
    ///
    /// In the layout itself, nothing is written: that would lay out cells within their own layout. The
    /// host depends neither on a layout of its own, since it is hidden, nor on notifications.
    func turnEnds() {
      interpreter.layOut(true)
      scrollView?.window?.layoutIfNeeded()
      interpreter.layOut(false)
      if let list = snapshot(), interpreter.awaitsLayout(of: list) { look(after: list) }
    }

    /// Performs the requests of a control after one event, with a limited number of writes.
    func answer(_ body: () -> Void) {
      let isOccasion = interpreter.enterAnswer()
      body()
      if isOccasion { interpreter.leaveAnswer() }
    }

    /// Handles changes of the list since the last call; `layout` is the list after a layout.
    func look(after layout: ListSnapshot? = nil) {
      guard let scrollView else { return }
      guard !interpreter.isBusy else {
        return interpreter.miss(ListPan(of: scrollView.panGestureRecognizer, in: scrollView))
      }
      event(isLayout: layout != nil) { process(after: layout) }
      guard layout != nil else { return }
      for edge in controllers.edges { controllers[edge]?.fillScreen() }
    }

    private func process(after layout: ListSnapshot? = nil) {
      guard let list = layout ?? snapshot() else { return }
      interpreter.process(list, isLayout: layout != nil)
      var current: ListSnapshot? = list
      while let list = current, let command = interpreter.next(list) {
        perform(command, list)
        if interpreter.takeStale() { current = snapshot() }
      }
      // The list is gone.
      if current == nil { interpreter.cancel() }
    }

    private func perform(_ command: ScrollCommand, _ list: ListSnapshot) {
      switch command {
      case .send(let event, let edge): controllers[edge]?.send(event)
      case .scrolled(let reading, let edge): controllers[edge]?.scrolled(reading)
      case .displaced(let reading, let edge): controllers[edge]?.displaced(reading)
      case .reveal(let offset, let edge, let seconds):
        guard let controller = controllers[edge] else { return }
        scroll(to: offset, at: edge, animation: controller.reveal(seconds: seconds))
      case .offset(let offset, _, .none):
        UIView.performWithoutAnimation { write(offset: offset) }
      case .offset(let offset, _, .inherited): write(offset: offset)
      case .inset(let insets): write(insets, over: list)
      case .show(let edge): show(edge, list)
      case .place: placeViews()
      }
    }

    // MARK: Requests of controls

    func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      guard let list = snapshot() else { return }
      event {
        let isAnimated = animation != nil
        switch interpreter.request(inset, at: edge, isAnimated: isAnimated, list) {
        case .none: break
        case .write(let isAnimated):
          animate(isAnimated ? animation : nil, at: edge) { host in
            host.flush()
            host.placeViews()
          }
        case .goBack:
          animate(animation, at: edge) { host in
            if let offset = host.interpreter.goBack(from: edge, list) { host.write(offset: offset) }
          }
          UIView.performWithoutAnimation { flush() }
        }
      }
    }

    func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      event {
        guard let list = snapshot(),
          interpreter.mayReveal(edge, seconds: animation?.duration ?? 0, list)
        else { return }
        animate(animation, at: edge) { host in
          if let list = host.snapshot(),
            let target = host.interpreter.admit(offset, at: edge, list)
          {
            host.write(offset: target)
          }
          host.placeViews()
        }
        if let list = snapshot() { interpreter.revealed(edge, list) }
      }
    }

    // MARK: Writes

    /// Writes the insets, if they have changed, and if no pass is going on, which writes them.
    func flush() {
      guard let list = snapshot(), let insets = interpreter.insetsToWrite(list) else { return }
      write(insets, over: list)
    }

    private func write(_ insets: ListInsets, over list: ListSnapshot) {
      interpreter.write(true)
      scrollView?.contentInset = UIEdgeInsets(insets)
      interpreter.write(false)
      guard let now = snapshot() else { return }
      let isIdle = interpreter.wrote(insets, to: list, now)
      placeViews()
      guard isIdle else { return }
      // The list takes the insets, but they have no effect.
      guard let insets = interpreter.insetsOfRefusal(now) else { return }
      write(insets, over: now)
    }

    private func write(offset: ListPoint) {
      interpreter.write(true)
      scrollView?.setContentOffset(CGPoint(offset), animated: false)
      interpreter.write(false)
      if let list = snapshot() { interpreter.wroteOffset(list) }
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
