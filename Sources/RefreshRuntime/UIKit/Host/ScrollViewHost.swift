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

    var account: InsetAccount
    var points = ScrollPoints()
    var finger = FingerTrack()
    /// The last known state of the scroll view.
    var seen: Surroundings
    /// Whether insets or sizes have changed since the last layout.
    var isUnsettled = false
    /// The visible length that each control should have, in points.
    ///
    /// Scrolls by fingers, decelerations, the app and the control itself change this length;
    /// changes of bars, sizes and insets do not.
    var sight: [RefreshEdge: Double] = [:]
    /// Controls whose list the app has moved since the last finger movement.
    var displaced: Set<RefreshEdge> = []
    /// Reveal animations that start once the finger lifts.
    var owedReveals: [RefreshEdge: RefreshAnimation] = [:]
    /// Controls whose list still has to scroll back to rest after a retraction.
    var owedReturns: Set<RefreshEdge> = []
    /// Controls whose visible part is recorded at the next layout, after a scroll without a finger.
    var openSights: Set<RefreshEdge> = []
    /// Controls to scroll back into view once the list is at rest.
    var owedSights: Set<RefreshEdge> = []
    /// Controls that retracted while off screen, so that their list must be scrolled back to rest.
    var owedRests: Set<RefreshEdge> = []
    /// The last reported pull of a finger for each control.
    var lastPull: [RefreshEdge: Double] = [:]
    /// The growth of the large title's bar with the pull.
    var title = TitleStretch()
    /// The state of the list at its last layout.
    ///
    /// The offset is also updated at each movement by a finger, a deceleration or the host.
    var settled: Surroundings
    /// The offset of the list at the last layout.
    var layoutOffset = CGPoint.zero
    /// Whether a change of the offset without a finger will be interpreted at the next layout.
    var hasOpenScroll = false
    /// Controls whose list has decelerated since the last layout.
    var running: Set<RefreshEdge> = []
    /// Whether the host has moved the list; such a move does not count as a scroll.
    var hasOwnMove = false
    var isTold = false

    /// The limit of writes per event.
    var bound = WriteBound()
    var depth = 0
    /// Whether a control is performing the effects of an event.
    var isAnswering = false
    /// Whether the last event was a layout, possibly caused by a write of the host.
    var wasLayout = false
    var isWriting = false
    var isLooking = false
    var isSettling = false
    var hasMissed = false

    var controllers: [RefreshEdge: RefreshController] = [:]
    var views: [RefreshEdge: RefreshControlView] = [:]
    /// The axes of the controls.
    ///
    /// The axis of a control does not change, so that its added inset is removed on the side where
    /// it was added, even if the layout direction changes.
    private var axes: [RefreshEdge: ScrollAxis] = [:]
    private var observation: ScrollObservation?
    private let bounce = BounceChoice()
    /// Whether the host stays although it has no control.
    private var isKept = false

    /// The host of a scroll view, if there is one.
    static func existing(in scrollView: UIScrollView) -> ScrollViewHost? {
      for case let host as ScrollViewHost in scrollView.subviews { return host }
      return nil
    }

    /// Adds a host to a scroll view.
    init(in scrollView: UIScrollView) {
      account = InsetAccount(scrollView.contentInset)
      seen = Surroundings()
      settled = seen
      super.init(frame: .zero)
      self.scrollView = scrollView
      isHidden = true
      isUserInteractionEnabled = false
      scrollView.insertSubview(self, at: 0)
      points.scale = scrollView.traitCollection.displayScale
      seen = Surroundings(
        insets: account.withoutAdded(scrollView.adjustedContentInset),
        size: scrollView.bounds.size,
        content: scrollView.contentSize,
        offset: scrollView.contentOffset,
        ownerTop: account[.top].owner
      )
      settled = seen
      layoutOffset = seen.offset
      lieOverFrame(of: scrollView)
      // Finger movements before this point, which may have been recorded on insertion, do not
      // count.
      finger.forgetWay()
      observation = ScrollObservation(of: scrollView) { [weak self] what in self?.observed(what) }
      // The current state does not count as a change.
      isTold = isInWindow
      isUnsettled = !isTold
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
      guard let scrollView else { return ScrollReading(offset: 0, viewport: 0, content: 0) }
      return reading(at: edge, in: scrollView, offset: scrollView.contentOffset)
    }

    func reading(at edge: RefreshEdge, in view: UIScrollView, offset: CGPoint) -> ScrollReading {
      var reading = axis(of: edge).reading(
        of: view,
        offset: offset,
        insets: insets(at: edge, in: view)
      )
      reading.isDragging = finger.isDown
      return points.counted(reading)
    }

    /// The insets for a control: all insets except its own added inset.
    func insets(at edge: RefreshEdge, in view: UIScrollView) -> UIEdgeInsets {
      let side = axis(of: edge).side(of: edge)
      var insets = view.adjustedContentInset
      insets[side] -= account[side].added
      insets.top -= title.length(in: view)
      if isLooking, controllers.count > 1 {
        let opposite = edge.opposite
        insets[axis(of: opposite).side(of: opposite)] -= roomToGive(by: opposite)
      }
      return insets
    }

    /// The added inset that a control will remove after the current scroll.
    ///
    /// With content that is too short to scroll, the inset moves the edge of the opposite control.
    private func roomToGive(by edge: RefreshEdge) -> CGFloat {
      guard let controller = controllers[edge], controller.phase == .refreshing,
        !axis(of: edge).isMirrored
      else { return 0 }
      let side = account[axis(of: edge).side(of: edge)]
      return max(0, side.added - side.wanted)
    }

    func add(_ controller: RefreshController) {
      axes[controller.edge] = axis(of: controller.edge)
      controllers[controller.edge] = controller
      scrollView.map { settled.offset = $0.contentOffset }
      // Without bouncing, content that fits into the viewport cannot be pulled. The setting may
      // change the system's insets, so it is turned on before anything is measured.
      scrollView.map { bounce.need(in: $0, isHorizontal: controller.edge.isHorizontal) }
    }

    func controller(at edge: RefreshEdge) -> RefreshController? {
      controllers[edge]
    }

    func remove(_ controller: RefreshController) {
      let edge = controller.edge
      guard controllers[edge] === controller else { return }
      controllers[edge] = nil
      axes[edge] = nil
      sight[edge] = nil
      owedReveals[edge] = nil
      owedReturns.remove(edge)
      openSights.remove(edge)
      owedSights.remove(edge)
      owedRests.remove(edge)
      let view = views.removeValue(forKey: edge)
      view?.host = nil
      view?.removeFromSuperview()
      guard !isKept else { return }
      restoreBounce(isHorizontal: edge.isHorizontal)
      if controllers.isEmpty { removeFromSuperview() }
    }

    private func restoreBounce(isHorizontal: Bool) {
      guard let scrollView, !controllers.keys.contains(where: { $0.isHorizontal == isHorizontal })
      else { return }
      bounce.restore(in: scrollView, isHorizontal: isHorizontal)
    }

    /// Replaces a control, keeping the host and the bounce setting even if it is the last control.
    func keeping<Result>(_ replace: () -> Result) -> Result {
      isKept = true
      let result = replace()
      isKept = false
      for isHorizontal in [false, true] { restoreBounce(isHorizontal: isHorizontal) }
      return result
    }

    func axis(of edge: RefreshEdge) -> ScrollAxis {
      axes[edge]
        ?? ScrollAxis(
          of: edge,
          in: scrollView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
        )
    }

    /// Passes an event other than a scroll to the controls.
    func tell(_ event: RefreshEvent) {
      for edge in RefreshEdge.allCases { controllers[edge]?.send(event) }
    }

    // MARK: Lifetime

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let scrollView else { return die() }
      guard superview !== scrollView else { return }
      leave()
    }

    /// Removes all controls from the scroll view.
    func leave() {
      event {
        batch {
          for edge in RefreshEdge.allCases { controllers[edge]?.detach() }
        }
        flush()
      }
      stop()
      if superview === scrollView { removeFromSuperview() }
    }

    /// Releases everything, because the scroll view is being deallocated.
    private func die() {
      for edge in RefreshEdge.allCases { controllers[edge]?.abandon() }
      controllers = [:]
      views = [:]
      stop()
    }

    private func stop() {
      observation?.stop()
      observation = nil
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil else { return }
      windowChanged()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      unsettle()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      look()
    }

    /// The frame layout guide moves the host with the offset, even if no observer is notified.
    override var center: CGPoint {
      didSet {
        if let scrollView, scrollView.contentOffset != seen.offset { setNeedsLayout() }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      settle()
    }

    private func observed(_ what: ScrollObservation.What) {
      switch what {
      case .anything: look()
      case .bounceSet(let isHorizontal):
        bounce.wasSet(isHorizontal: isHorizontal)
        // The system's insets may depend on the setting.
        look()
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
