#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The host of controls in a `UIScrollView`.
  ///
  /// Ownership: the scroll view retains the host, which is a hidden subview, and the views of
  /// controls. The host retains the controllers. The scroll view is only referenced weakly. A weak
  /// reference is `nil` from the start of deallocation on, so the host never writes to a scroll
  /// view that is being deallocated, and can distinguish deallocation from removal.
  ///
  /// Lifetime: the first control of a list adds the host, all controls share it, and the last one
  /// removes it. If the app removes the host or a control's view, the control is detached and the
  /// app's insets are restored. Outside a window, changes of the list are ignored. When the list is
  /// back in a window, the host reads its state again.
  ///
  /// The host needs no delegate, no subclass of the scroll view and no associated object.
  ///
  /// A class, since only a view is retained by the scroll view and learns of windows and layouts.
  final class ScrollViewHost: UIView, ScrollHost {
    /// The scroll view; `nil` once its deallocation has begun.
    private(set) weak var scrollView: UIScrollView?

    /// Everything that is known about the list; all decisions are its.
    var interpreter: ScrollInterpreter
    var controllers = EdgeTable<RefreshController>()
    var systemTrigger = SystemTrigger()
    var views = EdgeTable<RefreshControlView>()
    private(set) var observation: ScrollObservation?
    let rest = RestWatch()
    /// Whether the pan that goes on has dragged the list.
    private var isDragged = false
    /// Whether bouncing is on only for controls: `false` if so vertically, and `true` horizontally.
    ///
    /// When the last control of an axis is removed, the setting is restored, unless the app has changed it.
    private var ownBounces: Set<Bool> = []
    /// Whether a control is being replaced, so that what belongs to all controls stays.
    private(set) var isReplacing = false
    /// The velocity with which the next animation starts, in whole distances per second.
    var velocity = 0.0
    /// Whether a pull would move a sheet that shows the list.
    var isInSheet = false
    /// The key command of the header's refresh.
    var key = RefreshKeyOffer()

    /// The host of a scroll view, if there is one.
    static func existing(in scrollView: UIScrollView) -> ScrollViewHost? {
      for case let host as ScrollViewHost in scrollView.subviews { return host }
      return nil
    }

    /// Adds a host to a scroll view.
    init(in scrollView: UIScrollView) {
      interpreter = ScrollInterpreter(list: ListSnapshot(of: scrollView))
      super.init(frame: .zero)
      self.scrollView = scrollView
      isHidden = true
      isUserInteractionEnabled = false
      scrollView.insertSubview(self, at: 0)
      lieOverFrame(of: scrollView)
      // The current state does not count as a change.
      interpreter.start(in: ListSnapshot(of: scrollView))
      observation = ScrollObservation(of: scrollView) { [weak self] what in self?.observed(what) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    // MARK: ScrollHost

    /// Whether the list is visible on screen.
    var isInWindow: Bool {
      guard window != nil, let size = scrollView?.bounds.size else { return false }
      return size.width > 0 && size.height > 0
    }

    func reading(at edge: RefreshEdge) -> ScrollReading {
      guard let list = snapshot() else { return ScrollReading(offset: 0, viewport: 0, content: 0) }
      return interpreter.reading(at: edge, in: list)
    }

    func add(_ controller: RefreshController) {
      guard let list = snapshot() else { return }
      controllers[controller.edge] = controller
      interpreter.add(controller.machine.behavior, in: list)
      // Without bouncing, content that fits into the viewport cannot be pulled. The setting may
      // change the system's insets, so it is turned on before anything is measured.
      let isHorizontal = controller.edge.isHorizontal
      let bounce = bounce(isHorizontal: isHorizontal)
      guard let scrollView, !scrollView[keyPath: bounce] else { return }
      scrollView[keyPath: bounce] = true
      ownBounces.insert(isHorizontal)
    }

    func controller(at edge: RefreshEdge) -> RefreshController? {
      controllers[edge] ?? scrollView?.systemController(at: edge)
    }

    func remove(_ controller: RefreshController) {
      let edge = controller.edge
      guard controllers[edge] === controller else { return }
      if !isReplacing, scrollView?.window != nil { handle(.removal(edge)) }
      controllers[edge] = nil
      interpreter.remove(at: edge)
      let view = views[edge]
      views[edge] = nil
      view?.host = nil
      view?.removeFromSuperview()
      guard !isReplacing else { return }
      restoreBounce(isHorizontal: edge.isHorizontal)
      if controllers.edges.isEmpty { removeFromSuperview() }
    }

    /// Replaces a control without an announcement, keeping the host and the bounce setting even if it
    /// is the last control.
    func keeping<Result>(_ replace: () -> Result) -> Result {
      isReplacing = true
      let result = replace()
      isReplacing = false
      for isHorizontal in [false, true] { restoreBounce(isHorizontal: isHorizontal) }
      return result
    }

    // MARK: Bouncing

    private func restoreBounce(isHorizontal: Bool) {
      let isNeeded = controllers.edges.contains { $0.isHorizontal == isHorizontal }
      guard ownBounces.contains(isHorizontal), !isNeeded else { return }
      scrollView?[keyPath: bounce(isHorizontal: isHorizontal)] = false
    }

    private func bounce(isHorizontal: Bool) -> ReferenceWritableKeyPath<UIScrollView, Bool> {
      isHorizontal ? \.alwaysBounceHorizontal : \.alwaysBounceVertical
    }

    // MARK: Lifetime

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let scrollView else { return abandonControls() }
      guard superview !== scrollView else { return }
      leave()
    }

    /// Removes all controls from the scroll view.
    func leave() {
      handle(.removals)
      stop()
      if superview === scrollView { removeFromSuperview() }
    }

    /// Releases everything, because the scroll view is being deallocated.
    private func abandonControls() {
      for edge in RefreshEdge.allCases { controllers[edge]?.abandon() }
      controllers = EdgeTable()
      views = EdgeTable()
      stop()
    }

    private func stop() {
      observation?.stop()
      observation = nil
      rest.stop()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil else { return }
      offerRefresh()
      if window == nil {
        handle(.departure)
      } else {
        interpreter.enterWindow()
        interpretChanges()
        invalidateLayout()
      }
    }

    @available(iOS, deprecated: 17.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      interpreter.invalidate()
      invalidateLayout()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      interpretDrag()
    }

    /// Interprets changes, but not those between the end of a drag and the end of its pan.
    ///
    /// A change by UIKit in between is not the finger's, and is interpreted with the end of the pan.
    private func interpretDrag() {
      guard let scrollView else { return }
      let pan = scrollView.panGestureRecognizer.state
      let isHeld = scrollView.isTracking || scrollView.isDragging
      isDragged = (pan == .began || pan == .changed) && (isDragged || isHeld)
      if isHeld || !isDragged { interpretChanges() }
    }

    private func observed(_ what: ScrollObservation.What) {
      switch what {
      case .anything: interpretDrag()
      case .bounceSet(let isHorizontal):
        ownBounces.remove(isHorizontal)
        // The system's insets may depend on the setting.
        interpretChanges()
      case .turnEnd: turnEnds()
      }
    }

    private func lieOverFrame(of scrollView: UIScrollView) {
      translatesAutoresizingMaskIntoConstraints = false
      let guide = scrollView.frameLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: guide.topAnchor),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        widthAnchor.constraint(equalTo: guide.widthAnchor),
        heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
    }
  }
#endif
