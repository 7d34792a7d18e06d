#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The host of a control that is drawn inside a `UIRefreshControl`.
  ///
  /// The host only reads and performs; all decisions are those of `SystemPull`.
  ///
  /// Ownership: the `UIRefreshControl` retains the host, which is its subview, and the host retains the
  /// controller.
  ///
  /// A class, since only a view is retained by the `UIRefreshControl` and learns of windows.
  final class SystemHost: UIView, ScrollHost {
    private(set) weak var control: UIRefreshControl?
    private(set) var controller: RefreshController? {
      get { attachment.controller }
      set { attachment.controller = newValue }
    }
    private let attachment = Attachment()
    private var pull: SystemPull
    private(set) var view: RefreshControlView?
    private var observation: ScrollObservation? {
      get { attachment.observation }
      set { attachment.observation = newValue }
    }
    private let rest = RestWatch()
    /// The list of the `UIRefreshControl`; below a large title, the superview is a part of the bar instead.
    private(set) weak var scrollView: UIScrollView?
    /// Whether the list has been known, so that without one, it has died.
    private var hadList = false
    private let clock: any RefreshClock
    private var actionCount = 0
    /// The height of the list, for which a distance may be known.
    private var viewport = 0.0
    /// The scroll before `beginRefreshing`.
    private var beginning: (any RefreshTimer)?
    /// The wait for the room that goes after a refresh.
    private var settling: (any RefreshTimer)?
    /// Whether the `UIRefreshControl` was added to the list for the control.
    private let isOwn: Bool
    /// Whether the list has entered a window in this turn.
    private var isArriving = false
    /// Whether the control hears of a scroll, which a layout may have made.
    private var isScrolling = false
    /// Whether another host replaces this one.
    private var isReplaced = false
    private var dressing: SystemDressing?
    private var key = RefreshKeyOffer()
    /// A closure that is called when the list has got another `UIRefreshControl`.
    var onLeave: (@MainActor () -> Void)? {
      get { attachment.onLeave }
      set { attachment.onLeave = newValue }
    }
    private lazy var action = UIAction { [weak self] _ in self?.fired() }

    /// The host in the `UIRefreshControl` of a list, if there is one.
    static func existing(in scrollView: UIScrollView) -> SystemHost? {
      scrollView.refreshControl.flatMap(existing)
    }

    static func existing(in control: UIRefreshControl) -> SystemHost? {
      for case let host as SystemHost in control.subviews { return host }
      return nil
    }

    /// Adds a host to a `UIRefreshControl`, in place of the one that is there.
    ///
    /// A refresh of that one ends, but its room does not go under a finger, so this one ends it.
    init(
      in control: UIRefreshControl,
      of list: UIScrollView?,
      isOwn: Bool,
      clock: any RefreshClock
    ) {
      let old = Self.existing(in: control)
      old?.isReplaced = true
      old?.controller?.detach()
      old?.undress()
      (self.control, self.isOwn, self.clock) = (control, isOwn || old?.isOwn == true, clock)
      pull = SystemPull(list: SystemPull.Snapshot(of: control, in: list), after: old?.pull)
      super.init(frame: .zero)
      (scrollView, hadList) = (list, list != nil)
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      control.addAction(action, for: .valueChanged)
      control.addSubview(self)
      lie(over: control)
      dressing = SystemDressing(of: control, in: list, around: self)
      // Two changes that are seen at once, one of the app and one of UIKit, could not be told apart.
      observe()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    func show(_ view: RefreshControlView) {
      self.view = view
      view.onSpeak = { [weak self] label, value in
        guard let control = self?.control else { return }
        control.accessibilityLabel = label ?? self?.dressing?.label
        control.accessibilityValue = value
      }
      view.onOffer = { [weak self] in self?.offerRefresh() }
      view.isAccessibilityElement = false
      addSubview(view)
      arrange()
      offerRefresh()
      follow(isTurnEnd: false)
    }

    // MARK: ScrollHost

    var isInWindow: Bool { snapshot.map { $0.list.isInWindow && $0.isHosted } ?? false }

    func reading(at edge: RefreshEdge) -> ScrollReading {
      guard let list = snapshot else { return ScrollReading(offset: 0, viewport: 0, content: 0) }
      return pull.reading(of: list)
    }

    func setAddedInset(_ inset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      if let list = snapshot { pull.want(inset > 0, in: list) }
    }

    func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
      pull.show()
    }

    func answered() {
      guard let list = snapshot else { return }
      if let count = controller?.actionCount, count != actionCount {
        actionCount = count
        pull.run(in: list)
      }
      // In a layout, nothing is written, and on arrival in a window, the insets are those of before.
      if isScrolling { return observation?.wake() ?? () }
      if !isArriving, let command = pull.nextCommand(in: list) { perform(command) }
    }

    func add(_ controller: RefreshController) {
      self.controller = controller
      learn()
    }

    func remove(_ controller: RefreshController) {
      guard self.controller === controller else { return }
      self.controller = nil
      view?.removeFromSuperview()
      view = nil
      offerRefresh()
      beginning?.cancel()
      // The room does not go under a finger.
      if isLeft {
        dressing?.undress()
      } else if !isReplaced {
        undress()
      }
    }

    func controller(at edge: RefreshEdge) -> RefreshController? {
      if edge == .top { return controller }
      return scrollView.flatMap(ScrollViewHost.existing)?.controllers[edge]
    }

    /// The room in the content inset, which the app did not write.
    var roomInContentInset: Double {
      snapshot.map { pull.roomInContentInset(of: $0) } ?? 0
    }

    // MARK: Commands

    private var snapshot: SystemPull.Snapshot? {
      control.map {
        var snapshot = SystemPull.Snapshot(of: $0, in: scrollView)
        rest.correct(&snapshot.list)
        if let controller { snapshot.list.phases.record(controller.machine, at: .top) }
        return snapshot
      }
    }

    /// Whether a refresh that the control began goes on under a finger, although the control is gone.
    private var isLeft: Bool {
      guard let list = snapshot, list.isHosted else { return false }
      return list.isRefreshing && list.isHeld && pull.isKnown && !isReplaced
    }

    /// Whether the `UIRefreshControl` is in no list, where a tint that is written loses the haptic.
    private var isTaken: Bool {
      guard let control, !isReplaced else { return false }
      return control.superview == nil && scrollView?.refreshControl !== control
    }

    private func fired() {
      findList()
      guard let controller, let list = snapshot else { return }
      if let distance = pull.fired(in: list) { controller.learn(distance: distance) }
      follow(isTurnEnd: false)
      // What fires is on screen, even if its list is not known.
      if scrollView == nil { controller.send(.attached) }
      controller.send(.triggered)
    }

    /// Lets a pull show the distance at which the `UIRefreshControl` has fired in lists of this size.
    private func learn() {
      guard let viewport = snapshot?.list.size.y, let distance = pull.distance(in: viewport) else {
        return
      }
      controller?.learn(distance: distance)
    }

    private func follow(isTurnEnd: Bool) {
      guard let list = snapshot else { return }
      if list.list.size.y != viewport {
        viewport = list.list.size.y
        learn()
      }
      for command in pull.follow(list, isTurnEnd: isTurnEnd) { perform(command) }
      awaitEndOfRoom()
    }

    /// Gives UIKit half a second to take its room away, which it need not tell.
    private func awaitEndOfRoom() {
      guard let list = snapshot, pull.awaitsEndOfRoom(in: list) else {
        settling?.cancel()
        settling = nil
        return
      }
      guard settling == nil else { return }
      settling = clock.schedule(after: 0.5) { [weak self] in
        self?.settling = nil
        self?.pull.settle()
        self?.follow(isTurnEnd: false)
      }
    }

    private func perform(_ command: SystemPull.Command) {
      switch command {
      case .scrolled(let reading):
        isScrolling = true
        controller?.scrolled(reading)
        isScrolling = false
        if let controller { view?.follow(controller) }
      case .released: controller?.send(.released)
      case .began: controller?.isRefreshing = true
      case .ended: controller?.isRefreshing = false
      // An earlier command may have ended it; the end of an idle one would stop a scroll.
      case .end:
        endNow()
        dressing?.hideOthers(in: scrollView)
        // The app's refresh is over, although a control that the app has hidden would show its load again.
        if pull.isAdopted { controller?.isRefreshing = false }
      case .scroll(let offset): scroll(to: offset)
      case .begin(let offset):
        guard let offset else { return beginNow() }
        scroll(to: offset)
        // A timer, since the completion of an animation may come late or never.
        beginning?.cancel()
        beginning = clock.schedule(after: Self.scrollSeconds) { [weak self] in self?.beginNow() }
      }
    }

    private func endNow() {
      guard let control, control.isRefreshing else { return }
      control.endRefreshing()
      // Nothing need tell controls at other edges that the room is gone.
      if let scrollView { ScrollViewHost.existing(in: scrollView)?.invalidateLayout() }
    }

    /// The duration of the scroll that shows the room before it is there.
    private static let scrollSeconds = 0.25

    private func scroll(to offset: Double) {
      guard let list = scrollView else { return }
      view?.motion.perform(RefreshAnimation(duration: Self.scrollSeconds, curve: .easeInOut)) {
        let target = CGPoint(x: list.contentOffset.x, y: CGFloat(offset))
        list.setContentOffset(target, animated: false)
      }
    }

    private func beginNow() {
      beginning = nil
      guard pull.isWanted, control?.isRefreshing == false else { return }
      // UIKit ignores the call off screen.
      guard isInWindow else { return pull.postpone() }
      control?.beginRefreshing()
      dressing?.hideOthers(in: scrollView)
      follow(isTurnEnd: false)
    }

    // MARK: Window and turns

    override func layoutSubviews() {
      super.layoutSubviews()
      arrange()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard control != nil else { return }
      findList()
      // The list is being deallocated, and nothing is told in its death.
      guard scrollView != nil || !hadList else { return abandonControl() }
      follow(isTurnEnd: false)
      offerRefresh()
      if window == nil {
        controller?.send(.detached)
      } else {
        learn()
        isArriving = controller != nil
        if isInWindow { controller?.send(.attached) }
      }
    }

    private func abandonControl() {
      controller?.abandon()
      controller = nil
      rest.stop()
      observation?.stop()
      observation = nil
    }

    /// Looks for the list, which need not be known when the control is dressed.
    private func findList() {
      guard !hadList, let found = control?.list else { return }
      (scrollView, hadList) = (found, true)
      if let snapshot { pull.start(in: snapshot) }
      observe()
      offerRefresh()
      if isInWindow { controller?.send(.attached) }
    }

    /// Observes the list, or without one, only the turns.
    private func observe() {
      observation?.stop()
      observation = ScrollObservation(of: scrollView) { [weak self] what in
        if case .turnEnd = what { self?.turnEnds() } else { self?.follow(isTurnEnd: false) }
      }
    }

    private func turnEnds() {
      guard controller != nil || isLeft else {
        if !isTaken { undress() }
        return
      }
      findList()
      guard scrollView != nil || !hadList else { return abandonControl() }
      // The app has given the list another control, or the control another list.
      if let list = scrollView, list.refreshControl !== control,
        list.refreshControl != nil || (control?.superview as? UIScrollView ?? list) !== list
      {
        return leave()
      }
      isArriving = false
      // UIKit tells no view in a bar that its list has come on screen.
      if isInWindow, controller?.machine.isAttached == false { controller?.send(.attached) }
      control?.layoutIfNeeded()
      arrange()
      rest.follow(scrollView, clock: clock)
      follow(isTurnEnd: true)
      if controller == nil, !isLeft { undress() }
    }

    private func leave() {
      if let controller { controller.detach() } else { undress() }
      attachment.leave()
    }

    /// Offers the refresh as a named action of the list and as a key command.
    private func offerRefresh() {
      scrollView?.offerRefreshActions()
      let isShown = scrollView?.window != nil
      key.offer(named: isShown ? view?.actionName : nil, in: scrollView)
    }

    // MARK: Dressing

    /// Lays the host out whenever the `UIRefreshControl` has another size: UIKit then shows its own view.
    private func lie(over control: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: control.topAnchor),
        leadingAnchor.constraint(equalTo: control.leadingAnchor),
        widthAnchor.constraint(equalTo: control.widthAnchor),
        heightAnchor.constraint(equalTo: control.heightAnchor),
      ])
    }

    /// Places the view at the top of the `UIRefreshControl`, which may be lower or higher than the view.
    private func arrange() {
      guard let control, controller != nil else { return }
      dressing?.hideOthers(in: scrollView)
      let height = CGFloat(RefreshBehavior.systemHeight)
      let place = CGRect(x: 0, y: 0, width: control.bounds.size.width, height: height)
      if let view, view.frame != place { view.frame = place }
    }

    /// Removes the host, and gives the `UIRefreshControl` back as it was, once it is in a list.
    private func undress() {
      rest.stop()
      observation?.stop()
      observation = nil
      guard let control else { return }
      control.removeAction(action, for: .valueChanged)
      if pull.isKnown && !isReplaced { endNow() }
      guard !isTaken || scrollView?.refreshControl != nil else {
        // The app may give it to any list, or to none.
        hadList = false
        observation = ScrollObservation(of: nil) { [weak self] _ in self?.turnEnds() }
        return
      }
      dressing?.undress()
      removeFromSuperview()
      if isOwn && !isReplaced, let list = scrollView, list.refreshControl === control {
        list.refreshControl = nil
      }
    }
  }
#endif
