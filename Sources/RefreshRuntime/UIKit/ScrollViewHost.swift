#if canImport(UIKit)
  import UIKit

  /// A scroll view of UIKit, as its controls see it.
  ///
  /// All controls of a scroll view share one, and it lives in the scroll view as a hidden view without
  /// a size. There the next control finds it, it notices the window, and it goes when the scroll view
  /// goes. It needs no delegate, no subclass of the scroll view and no associated object.
  final class ScrollViewHost: UIView, ScrollHost {
    /// The scroll view, for as long as this view is in it.
    var scrollView: UIScrollView? { superview as? UIScrollView }

    var ledger: InsetLedger
    /// What was last seen of what is told as a change of insets.
    var surroundings: Surroundings
    var observations: [NSKeyValueObservation] = []
    var fingerWatch: FingerWatch?

    private var controllers: [RefreshEdge: RefreshController] = [:]
    private var views: [RefreshEdge: RefreshControlView] = [:]
    /// The axes of the controls that are here.
    ///
    /// They keep theirs, so that a share is given back on the side on which it was taken, even if the
    /// direction of reading changes meanwhile.
    private var axes: [RefreshEdge: ScrollAxis] = [:]
    /// Whether the list bounced with little content before controls needed it to.
    private let bounced: (vertical: Bool, horizontal: Bool)

    /// The host that controls have put into a scroll view, if there is one.
    static func existing(in scrollView: UIScrollView) -> ScrollViewHost? {
      for case let host as ScrollViewHost in scrollView.subviews { return host }
      return nil
    }

    /// Puts a host into a scroll view that has none.
    init(in scrollView: UIScrollView) {
      ledger = InsetLedger(app: scrollView.contentInset)
      surroundings = Surroundings(of: scrollView, ledger)
      bounced = (scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal)
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      scrollView.insertSubview(self, at: 0)
      observe(scrollView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    // MARK: The scroll view, as controls see it

    var isInWindow: Bool { window != nil }

    func reading(at edge: RefreshEdge) -> ScrollReading {
      guard let scrollView else { return ScrollReading(offset: 0, viewport: 0, content: 0) }
      let axis = axis(of: edge)
      let insets = ledger.withoutShare(
        at: axis.side(of: edge),
        in: scrollView.adjustedContentInset
      )
      return axis.reading(of: scrollView, insets: insets)
    }

    func setShare(_ share: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      ledger.setShare(share, at: axis(of: edge).side(of: edge))
      animate(animation, at: edge) { $0.writeInsets() }
    }

    func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      animate(animation, at: edge) { host in
        guard let scrollView = host.scrollView else { return }
        let target = host.axis(of: edge).contentOffset(of: scrollView, reading: offset)
        scrollView.setContentOffset(target, animated: false)
      }
    }

    func add(_ controller: RefreshController) {
      axes[controller.edge] = axis(of: controller.edge)
      controllers[controller.edge] = controller
      // Without this, content that fits into the viewport could not be pulled at all.
      if controller.edge.isHorizontal {
        scrollView?.alwaysBounceHorizontal = true
      } else {
        scrollView?.alwaysBounceVertical = true
      }
    }

    func controller(at edge: RefreshEdge) -> RefreshController? {
      controllers[edge]
    }

    func remove(_ controller: RefreshController) {
      let edge = controller.edge
      guard controllers[edge] === controller else { return }
      controllers[edge] = nil
      axes[edge] = nil
      views.removeValue(forKey: edge)?.removeFromSuperview()
      if !controllers.keys.contains(where: { $0.isHorizontal == edge.isHorizontal }) {
        restoreBounce(ofHorizontal: edge.isHorizontal)
      }
      if controllers.isEmpty { removeFromSuperview() }
    }

    // MARK: Views

    /// Puts the view of a control where it belongs.
    func show(_ view: RefreshControlView, of controller: RefreshController) {
      views[controller.edge] = view
      view.host = self
      if controller.machine.behavior.style == .overlay {
        scrollView?.addSubview(view)
      } else {
        scrollView?.insertSubview(view, at: 0)
      }
      place(view)
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

    private func place(_ view: RefreshControlView) {
      guard let scrollView, let controller = controllers[view.edge] else { return }
      let place = ControlPlace(
        of: controller.machine,
        at: reading(at: view.edge),
        in: axis(of: view.edge)
      )
      let frame = place.frame(in: scrollView)
      if view.frame != frame { view.frame = frame }
    }

    // MARK: What happens to the scroll view

    /// Tells the controls of a scroll.
    func scrolled() {
      noteSurroundings()
      for edge in RefreshEdge.allCases {
        guard let controller = controllers[edge] else { continue }
        controller.scrolled(reading(at: edge))
        guard let view = views[edge] else { continue }
        view.follow(controller)
        if controller.machine.behavior.style == .overlay { place(view) }
      }
    }

    /// Tells the controls of anything else.
    func tell(_ event: RefreshEvent) {
      for edge in RefreshEdge.allCases { controllers[edge]?.send(event) }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      tell(window == nil ? .detached : .attached)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      guard newSuperview == nil, let scrollView else { return }
      // Somebody who clears out the scroll view takes the controls along.
      for controller in controllers.values { controller.detach() }
      stopObserving(scrollView)
    }

    func axis(of edge: RefreshEdge) -> ScrollAxis {
      axes[edge]
        ?? ScrollAxis(
          of: edge,
          in: scrollView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
        )
    }

    private func animate(
      _ animation: RefreshAnimation?,
      at edge: RefreshEdge,
      _ changes: @escaping @MainActor (ScrollViewHost) -> Void
    ) {
      let motion = views[edge]?.motion ?? .keep
      motion.perform(animation) { [weak self] in
        guard let self else { return }
        changes(self)
        placeViews()
      }
    }

    private func restoreBounce(ofHorizontal isHorizontal: Bool) {
      if isHorizontal {
        scrollView?.alwaysBounceHorizontal = bounced.horizontal
      } else {
        scrollView?.alwaysBounceVertical = bounced.vertical
      }
    }
  }
#endif
