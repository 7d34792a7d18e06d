#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A scroll view of UIKit, as its controls see it.
  ///
  /// Ownership: the scroll view holds the host, a hidden view in it, and the control's views; the host
  /// holds the controllers. Nothing holds the scroll view: host, watches and observations refer to it
  /// weakly. A weak reference is empty as soon as a dealloc begins, so whatever the host does while the
  /// list goes away finds no list to write to, and that is how death is told from removal.
  ///
  /// Life: the first control brings the host, all controls of a list share it, and the last one takes
  /// it along. Removing one of the parts from a live list removes the control, and the owner's insets
  /// come back. Off window, nothing that the list does counts; back in it, all is derived anew.
  ///
  /// It needs no delegate, no subclass of the scroll view and no associated object.
  final class ScrollViewHost: UIView, ScrollHost {
    /// The scroll view; nothing once it has begun to go away.
    private(set) weak var scrollView: UIScrollView?

    var account: InsetAccount
    var points = ScrollPoints()
    var finger = FingerTrack()
    /// What was last seen around the content.
    var seen: Surroundings
    /// Whether what is around the content has changed since the last layout.
    var isUnsettled = false
    /// How much of each control is to be in sight, which only fingers, the list's own motion, the app
    /// and the control itself change.
    var sight: [RefreshEdge: Double] = [:]
    /// Controls for which the list stood elsewhere, by the will of the app, since a finger moved it.
    var displaced: Set<RefreshEdge> = []
    /// Controls that show themselves once the finger has left.
    var owedReveals: [RefreshEdge: RefreshAnimation] = [:]
    /// Controls that the list still shows though they are on their way out.
    var owedReturns: Set<RefreshEdge> = []
    /// Controls of which a scroll by nobody's finger shows as much as is wanted, if it came alone.
    var openSights: Set<RefreshEdge> = []
    /// Controls to bring back into sight once the list stands, since what is around it has changed.
    var owedSights: Set<RefreshEdge> = []
    /// Controls that have left out of sight, while the list was kept from its place at their edge.
    var owedRests: Set<RefreshEdge> = []
    /// How far the last pull of a finger has come that a control was told of.
    var lastPull: [RefreshEdge: Double] = [:]
    /// What the bar of a large title has grown by with the pull.
    var title = TitleStretch()
    /// What was around the content when the list was last laid out, and where the list stood then, or
    /// was last moved to by a finger or by itself.
    var settled: Surroundings
    /// Whether a scroll by nobody's finger waits for the layout that tells what it was.
    var hasOpenScroll = false
    /// Whether the list has been moved by a write of the host, which is nobody's scroll.
    var hasOwnMove = false
    var isTold = false

    /// Who writes to the list, and how often in one event.
    var bound = WriteBound()
    var depth = 0
    /// Whether a control is in the middle of what it does in answer to an event.
    var isAnswering = false
    /// Whether the last event was a layout, which may be the answer to a write of the host.
    var wasLayout = false
    var isWriting = false
    var isLooking = false
    var isSettling = false
    var hasMissed = false

    var controllers: [RefreshEdge: RefreshController] = [:]
    var views: [RefreshEdge: RefreshControlView] = [:]
    /// The axes of the controls that are here.
    ///
    /// They keep theirs, so that a share is given back on the side on which it was taken, even if the
    /// direction of reading changes meanwhile.
    private var axes: [RefreshEdge: ScrollAxis] = [:]
    private var observation: ScrollObservation?
    private let bounce = BounceChoice()
    /// Whether the host stays though it has no control at the moment.
    private var isKept = false

    /// The host that controls have put into a scroll view, if there is one.
    static func existing(in scrollView: UIScrollView) -> ScrollViewHost? {
      for case let host as ScrollViewHost in scrollView.subviews { return host }
      return nil
    }

    /// Puts a host into a scroll view that has none.
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
        ownerTop: account.owner.top
      )
      settled = seen
      title.stand(at: scrollView.contentOffset.y)
      lieOverFrame(of: scrollView)
      // A finger that is there now has not moved yet.
      _ = finger.look(at: scrollView.panGestureRecognizer, in: scrollView)
      finger.forgetWay()
      observation = ScrollObservation(of: scrollView) { [weak self] what in self?.observed(what) }
      // What is there now is no change.
      isTold = isInWindow
      isUnsettled = !isTold
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    // MARK: The scroll view, as controls see it

    /// Whether there is anything to be seen of the list.
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

    /// What a control finds around the content: all but what it adds itself.
    func insets(at edge: RefreshEdge, in view: UIScrollView) -> UIEdgeInsets {
      let side = axis(of: edge).side(of: edge)
      var insets = view.adjustedContentInset
      insets[side] -= account[side].added
      insets.top -= title.length
      if isLooking {
        let opposite = edge.opposite
        insets[axis(of: opposite).side(of: opposite)] -= roomToGive(by: opposite)
      }
      return insets
    }

    /// How much room a control gives back as soon as all have been told of a scroll: where content is
    /// too short to scroll, it moves the edge of the one opposite.
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
      // Without this, content that fits into the viewport could not be pulled at all. It may change the
      // system's insets, so it comes before anything is measured.
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

    /// Replaces a control, which may be the last one; the host stays, and the list bounces on.
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

    /// Tells the controls of what is no scroll.
    func tell(_ event: RefreshEvent) {
      for edge in RefreshEdge.allCases { controllers[edge]?.send(event) }
    }

    // MARK: Life

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let scrollView else { return die() }
      guard superview !== scrollView else { return }
      leave()
    }

    /// Takes all controls off a list that lives on.
    func leave() {
      for edge in RefreshEdge.allCases { controllers[edge]?.detach() }
      stop()
      if superview === scrollView { removeFromSuperview() }
    }

    /// The list is going away: nothing is written or told any more.
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

    override func layoutSubviews() {
      super.layoutSubviews()
      settle()
    }

    private func observed(_ what: ScrollObservation.What) {
      switch what {
      case .anything: look()
      case .bounceSet(let isHorizontal): bounce.wasSet(isHorizontal: isHorizontal)
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
