#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The views of controls.
  extension ScrollViewHost {
    /// Inserts the view of a control into the scroll view, at its place among the subviews.
    func show(_ view: RefreshControlView, of controller: RefreshController) {
      views[controller.edge] = view
      view.host = self
      guard let scrollView else { return }
      view.transform = scrollView.uprightTransform
      if controller.machine.behavior.style == .overlay {
        scrollView.addSubview(view)
      } else {
        sendToBack(view)
      }
      place(view)
      offerRefresh()
    }

    /// Inserts a view behind the content.
    private func sendToBack(_ view: RefreshControlView) {
      guard let scrollView else { return }
      if let background = scrollView.backdrop {
        scrollView.insertSubview(view, aboveSubview: background)
      } else {
        scrollView.insertSubview(view, at: 0)
      }
    }

    /// Shows a running refresh without announcing it again; returns `false` if none can start.
    func showRunning(_ controller: RefreshController) -> Bool {
      keeping { controller.begin() }
    }

    /// Updates the view of a control for the current pull.
    func show(at edge: RefreshEdge, in list: ListSnapshot) {
      guard let view = views[edge], let controller = controllers[edge] else { return }
      view.follow(controller)
      if interpreter.followsOffset(controller.machine.behavior, in: list) { place(view) }
    }

    /// The geometry of the list as it is on screen, in the middle of an animation.
    func shownReading(at edge: RefreshEdge) -> ScrollReading? {
      guard let scrollView, var list = snapshot() else { return nil }
      if let shown = scrollView.layer.presentation() {
        list.offset = ListPoint(shown.bounds.origin)
      }
      return interpreter.reading(at: edge, in: list)
    }

    /// Requests a layout if scrolls are pending: the layout performs them.
    func phaseMayHaveChanged() {
      if interpreter.awaitsLayout(of: states.phases) { invalidateLayout() }
    }

    /// Updates the positions of all views.
    func placeViews() {
      for edge in RefreshEdge.allCases {
        if let view = views[edge] { place(view) }
      }
    }

    /// Updates the position of an overlay, animated if there is an `animation`.
    ///
    /// Other controls move with the content.
    func move(_ view: RefreshControlView, animation: RefreshAnimation?) {
      guard controllers[view.edge]?.machine.behavior.style == .overlay else { return }
      view.motion.perform(animation) { [weak self] in self?.place(view) }
    }

    func place(_ view: RefreshControlView) {
      guard let list = snapshot(), let controller = controllers[view.edge] else { return }
      #if DEBUG
        if view.transform != scrollView?.uprightTransform { controller.explainFlip() }
      #endif
      let (origin, size) = interpreter.frame(of: controller.machine, in: list)
      // In a list that is drawn upside down, the view has a transform, and no defined frame.
      let bounds = CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))
      if view.bounds != bounds { view.bounds = bounds }
      let center = CGPoint(x: CGFloat(origin.x + size.x / 2), y: CGFloat(origin.y + size.y / 2))
      if view.center != center { view.center = center }
      // Rows that come or go change no phase of a control that they hide.
      view.showPresence(of: controller)
      // The order is only changed if the list begins or ceases to refuse the inset.
      switch interpreter.changesOrder(of: view.edge, in: list) {
      case true?: scrollView?.bringSubviewToFront(view)
      case false?: sendToBack(view)
      case nil: break
      }
    }

    /// Detaches a control whose view the app has removed.
    func lost(_ view: RefreshControlView) {
      guard views[view.edge] === view else { return }
      guard scrollView != nil else { return }
      controllers[view.edge]?.detach()
    }
  }

  extension UIScrollView {
    /// The transform of a view that people see upright in a list that is drawn upside down, as those of
    /// chats are.
    fileprivate var uprightTransform: CGAffineTransform {
      CGAffineTransform.identity.scaledBy(x: transform.a < 0 ? -1 : 1, y: transform.d < 0 ? -1 : 1)
    }

    /// The background view of a table or collection view.
    var backdrop: UIView? {
      let view =
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
      return view?.superview === self ? view : nil
    }
  }
#endif
