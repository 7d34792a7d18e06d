#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Where the views of controls lie.
  extension ScrollViewHost {
    /// Puts the view of a control where it belongs; the order of views is set only here.
    func show(_ view: RefreshControlView, of controller: RefreshController) {
      views[controller.edge] = view
      view.host = self
      guard let scrollView else { return }
      if controller.machine.behavior.style == .overlay {
        scrollView.addSubview(view)
      } else if let background = scrollView.backdrop {
        scrollView.insertSubview(view, aboveSubview: background)
      } else {
        scrollView.insertSubview(view, at: 0)
      }
      place(view)
    }

    /// Shows a refresh that runs already, of which nobody is told again.
    func showRunning(_ controller: RefreshController) {
      let view = views[controller.edge]
      view?.isSilent = true
      controller.begin()
      view?.isSilent = false
    }

    /// Moves all views to where their edges are now.
    func placeViews() {
      for view in views.values { place(view) }
    }

    /// Moves an overlay to where it is now, in the way of `animation` if there is one.
    ///
    /// Other controls lie in the content, and move with it.
    func move(_ view: RefreshControlView, animation: RefreshAnimation?) {
      guard controllers[view.edge]?.machine.behavior.style == .overlay else { return }
      view.motion.perform(animation) { [weak self] in self?.place(view) }
    }

    func place(_ view: RefreshControlView) {
      guard let scrollView, let controller = controllers[view.edge] else { return }
      let place = ControlPlace(
        of: controller.machine,
        at: reading(at: view.edge),
        in: axis(of: view.edge)
      )
      let frame = place.frame(in: scrollView, insets: insets(at: view.edge, in: scrollView))
      if view.frame != frame { view.frame = frame }
    }

    /// Somebody has taken the view of a control away: the control goes with it.
    func lost(_ view: RefreshControlView) {
      guard views[view.edge] === view else { return }
      guard scrollView != nil else { return }
      controllers[view.edge]?.detach()
    }
  }

  extension UIScrollView {
    /// The view that a table or a collection shows behind all of its content.
    fileprivate var backdrop: UIView? {
      let view =
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
      return view?.superview === self ? view : nil
    }
  }
#endif
