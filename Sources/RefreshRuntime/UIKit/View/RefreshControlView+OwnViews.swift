#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Views that an app makes at run time, from its own objects.
  extension RefreshController {
    /// The view that draws the whole control, in place of the appearances of its states.
    ///
    /// The view fills the control. The view of the spec, from `content`, is the initial value. A
    /// `RefreshContentView` also receives each change of the status.
    public var contentView: UIView? {
      get { view?.contentView }
      set { view?.showContent(newValue) }
    }

    /// A view beside the texts, in place of the pictures and the indicator of all states.
    ///
    /// The size of the view follows from its constraints or its intrinsic content size. A
    /// `RefreshContentView` also receives each change of the status, such as to follow the pull.
    public var pictureView: UIView? {
      get { view?.pictureView }
      set { view?.showPictureView(newValue) }
    }

    var view: RefreshControlView? { presenter as? RefreshControlView }
  }

  extension RefreshControlView {
    fileprivate func showContent(_ view: UIView?) {
      contentView?.removeFromSuperview()
      contentView = view
      if let view { addSubview(view) }
      setNeedsLayout()
      showOwnViews()
    }

    fileprivate func showPictureView(_ view: UIView?) {
      pictureView?.removeFromSuperview()
      pictureView = view
      if let view { (pictures ?? stack).insertArrangedSubview(view, at: 0) }
      showOwnViews()
    }

    private func showOwnViews() {
      told = nil
      controller?.updateAppearance()
    }

    /// Passes the status to the app's own views, if it has changed.
    func tellOwnViews(_ controller: RefreshController) {
      let views = ownViews
      guard !views.isEmpty else { return }
      let status = controller.status
      guard status != told else { return }
      told = status
      for view in views {
        surround?(view)
        view.show(status)
      }
    }

    /// The app's own views that are told the status.
    var ownViews: [any RefreshContentView] {
      [contentView, ownView, pictureView].compactMap { $0 as? any RefreshContentView }
    }
  }
#endif
