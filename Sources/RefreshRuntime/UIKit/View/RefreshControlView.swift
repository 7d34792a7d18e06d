#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The view of a control in its scroll view.
  ///
  /// The scroll view retains this view, and the view retains only subviews. The controller calls
  /// `show`. The control can be tapped in some phases; the view is not a `UIControl`, because a
  /// drag that starts on a `UIControl` may not scroll the list.
  ///
  /// A class, since the scroll view shows only views.
  final class RefreshControlView: UIView, RefreshPresenter {
    /// The edge of the scroll view.
    let edge: RefreshEdge
    /// The animations of the view, which respect Reduce Motion.
    let motion: RefreshMotion

    let design: any RefreshDesign.Type
    let wording: RefreshWording
    let title = UILabel()
    let subtitle = UILabel()
    let picture = UIImageView()
    let spinner = UIActivityIndicatorView(style: .medium)
    let drawing: DrawingView
    /// The app's own view for the current state, if there is one.
    var ownView: UIView?
    /// The app's own view that draws the whole control, if there is one.
    var contentView: UIView?
    /// The app's own view beside the texts, if there is one.
    var pictureView: UIView?
    /// The animation frames that follow the pull; empty in states without such frames.
    var pulledFrames: [UIImage] = []
    /// The direction of the arrow that is visible.
    var shownArrow: RefreshAppearance.Arrow?
    /// The button after the texts, once a state has shown one.
    var button: ButtonView?
    let stack: UIStackView
    /// The pictures beside texts that are centered by themselves.
    let pictures: UIStackView?
    /// Whether the pictures are beside texts, or in the middle without any.
    var besideTexts: [NSLayoutConstraint] = []
    var alone: [NSLayoutConstraint] = []
    let texts: UIStackView
    /// The surface behind picture and texts.
    let surface: SurfaceView?
    /// The background, which goes on beyond the outer edge: a long pull uncovers more than the control.
    let ground = UIView()
    private let armedFeedback: RefreshFeedback
    private let outcomeFeedback: [RefreshState: RefreshFeedback]

    /// The host, which positions the view.
    weak var host: ScrollViewHost?
    private(set) weak var controller: RefreshController?
    private var tapWatch: TapWatch?
    /// The state currently shown.
    private var shown: RefreshState?
    /// The traits that the pose of the view depends on.
    let traits: RefreshPoseTraits
    /// The height for which the view is placed.
    private var placedHeight: Double
    /// Gives an own view what surrounds the list in SwiftUI, before the view gets a status.
    var surround: (@MainActor (any RefreshContentView) -> Void)?
    /// Takes the name and the value for VoiceOver, where another view speaks for this one.
    var onSpeak: (@MainActor (_ label: String?, _ value: String?) -> Void)? { didSet { speak() } }
    /// Offers the refresh under its name, where another view than `host` does.
    var onOffer: (@MainActor () -> Void)?
    /// The last status that was passed to the app's own views.
    var told: RefreshStatus?

    /// Creates the view of a control.
    init(of controller: RefreshController, as design: any RefreshDesign.Type) {
      self.design = design
      self.controller = controller
      edge = controller.edge
      placedHeight = controller.machine.behavior.height
      traits = RefreshPoseTraits(
        opacity: design.opacity,
        surface: design.surface,
        changeDuration: design.changeDuration,
        layout: design.layout,
        edge: controller.edge
      )
      motion = RefreshMotion(reduced: design.reduceMotion)
      wording = RefreshWording(design: design)
      armedFeedback = RefreshFeedback(design.haptics.armed)
      outcomeFeedback = [
        .succeeded: RefreshFeedback(design.haptics.succeeded),
        .failed: RefreshFeedback(design.haptics.failed),
      ]
      contentView = design.makeContent()
      texts = UIStackView(arrangedSubviews: [title, subtitle])
      drawing = DrawingView(bundle: design.resourceBundle)
      let shown = [picture, spinner, drawing]
      let isCentered = design.layout.centersTexts(at: controller.edge)
      pictures = isCentered ? UIStackView(arrangedSubviews: shown) : nil
      stack = UIStackView(arrangedSubviews: (isCentered ? [] : shown) + [texts])
      surface = design.surface == .capsule ? SurfaceView(effect: SurfaceView.material) : nil
      super.init(frame: .zero)
      listen(to: controller)
      isAccessibilityElement = true
      arrange()
      drawing.inputs = { [weak self] in self?.drawingInputs ?? DrawingView.Inputs() }
      controller.presenter = self
      show([], of: controller)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    // MARK: Showing

    func show(_ effects: RefreshEffects, of controller: RefreshController) {
      showPresence(of: controller)
      // An inline control receives touches in all phases, because its view may contain the app's
      // buttons.
      isUserInteractionEnabled =
        controller.takesTap || controller.machine.behavior.style == .inline
      if effects.contains(.haptic) && isPresented { armedFeedback.play() }
      if effects.contains(.reportsCompletion) && controller.machine.lastOutcome == .success {
        controller.recordSuccess()
      }
      let state = controller.machine.visibleState
      let isFirst = shown == nil
      let isNew = state != shown
      if isNew {
        shown = state
        show(state, isChange: !isFirst && isPresented)
        if state == .pulling { armedFeedback.prepare() }
        if !isFirst && isPresented { outcomeFeedback[state]?.play() }
      }
      // A control that has shown its outcome retracts in the same state.
      if !isFirst && (isNew || effects.contains(.animatesRetract)) {
        host?.move(self, animation: slide(effects))
      }
      if isNew && !isFirst { announce(state) }
      if isNew { fitHeight(of: controller) }
      placeMiddle(effects, of: controller)
      if !effects.isDisjoint(with: [.animatesReveal, .animatesRetract]), traits != .init() {
        motion.perform(slide(effects)) { [weak self] in self?.takePose(of: controller) }
      }
      follow(controller)
      host?.phaseMayHaveChanged()
    }

    /// Hides the view while the control is out of the layout.
    func showPresence(of controller: RefreshController) {
      let isOut = controller.isOutOfLayout
      guard isHidden != isOut else { return }
      isHidden = isOut
      offerRefresh()
    }

    /// Words that the app sets for an outcome, such as "3 new posts", stay longer than a tick.
    var readingTime: Double {
      guard let shown, [.succeeded, .failed].contains(shown),
        let title = appearance(in: shown).title, !title.isEmpty,
        title != wording.appearance(in: shown).title
      else { return 0 }
      return RefreshTiming.readingTime
    }

    func updateAppearance(of controller: RefreshController) {
      if let shown { show(shown) }
      fitHeight(of: controller)
      follow(controller)
      offerRefresh()
    }

    private func offerRefresh() {
      host?.offerRefresh()
      onOffer?()
    }

    /// Updates the pose, the animation frame and the content for the current pull.
    func follow(_ controller: RefreshController) {
      takePose(of: controller)
      if !pulledFrames.isEmpty { showFrame(at: controller.machine.progress) }
      drawing.draw()
      tellOwnViews(controller)
    }

    /// Places and fades everything that no drawing moves.
    private func takePose(of controller: RefreshController) {
      let pose = pose(of: controller)
      if alpha != CGFloat(pose.opacity) { alpha = CGFloat(pose.opacity) }
      let textOpacity = CGFloat(pose.textOpacity)
      if texts.alpha != textOpacity { texts.alpha = textOpacity }
      if let button, button.alpha != textOpacity { button.alpha = textOpacity }
      let shift = CGFloat(edge.isFar ? -pose.shift : pose.shift)
      let place = CGAffineTransform.identity.translatedBy(x: 0, y: shift)
        .scaledBy(x: CGFloat(pose.scale), y: CGFloat(pose.scale))
      guard stack.transform.ty != place.ty || stack.transform.a != place.a else { return }
      for view in [stack, pictures, surface] { view?.transform = place }
    }

    private func pose(of controller: RefreshController) -> RefreshPose {
      let (machine, reading) = (controller.machine, controller.reading)
      // A control that retracts goes to its pose at rest, unless a finger holds the list.
      let isLeaving = machine.phase == .ending && !machine.isShowingOutcome
      let isHeld = reading?.isDragging == true
      let pull = isLeaving && !isHeld ? 0 : reading.map(machine.behavior.pull) ?? 0
      return machine.pose(
        of: traits,
        pull: pull,
        visible: machine.visiblePart(atPull: pull),
        // VoiceOver skips transparent views, so under VoiceOver, a footer at rest is not hidden. A header
        // would be visible through a clear bar; its refresh is an action of the list.
        hiddenAtRest: !UIAccessibility.isVoiceOverRunning || !edge.isFar
      )
    }

    /// Whether the control is presented to the user.
    private var isPresented: Bool {
      // The control that is replaced has already been announced.
      guard let window, !isHidden, host?.isReplacing != true else { return false }
      return window.windowScene?.activationState != .background
    }

    // MARK: Window

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview == nil || superview !== host?.scrollView { host?.lost(self) }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      // Animations have stopped because the view left its window.
      guard window != nil, let shown else { return }
      showMotion(of: appearance(in: shown))
      grow()
    }

    @available(iOS, deprecated: 17.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      grow()
    }

    /// The text size that the user has chosen.
    var textSize: RefreshTextSize { traitCollection.preferredContentSizeCategory.textSize }

    /// Makes room for texts of the user's size, and puts them below the picture.
    private func grow() {
      guard design.layout.scales, let controller else { return }
      stack.axis = design.layout.isColumn(at: textSize, edge: edge) ? .vertical : .horizontal
      drawing.growth = design.layout.pictureGrowth(at: textSize, edge: edge)
      if let shown { show(shown) }
      host?.place(self)
      fitHeight(of: controller)
    }

    /// Makes the control as high as what it shows with large texts.
    private func fitHeight(of controller: RefreshController) {
      guard design.layout.scales else { return }
      let change = RefreshAnimation(duration: design.changeDuration, curve: .easeInOut)
      controller.resize(to: neededHeight, over: change)
    }

    /// Moves the view to its place after a change of its height; what it shows moves to the new middle.
    private func placeMiddle(_ effects: RefreshEffects, of controller: RefreshController) {
      let machine = controller.machine
      guard machine.behavior.height != placedHeight else { return }
      let way = CGFloat(machine.moveOfMiddle(from: placedHeight) * (edge.isFar ? -1 : 1))
      placedHeight = machine.behavior.height
      host?.place(self)
      takePose(of: controller)
      guard isPresented else { return }
      let change = RefreshAnimation(duration: design.changeDuration, curve: .easeInOut)
      UIView.performWithoutAnimation {
        for view in [stack, surface] {
          view?.transform = stack.transform.translatedBy(x: 0, y: -way)
        }
      }
      motion.perform(change) { [weak self] in self?.takePose(of: controller) }
    }

    /// The animation of the effects.
    private func slide(_ effects: RefreshEffects) -> RefreshAnimation? {
      effects.animation(design.behavior.timing, curves: design.curves)
    }

    private func announce(_ state: RefreshState) {
      let showsFailure = design.behavior.showsFailure
      // UIKit announces the start of a refresh that it drives.
      guard state != .refreshing || design.behavior.trigger.when != .system else { return }
      guard design.announcedStates.announces(state, showsFailure: showsFailure), isPresented,
        let text = appearance(in: state).spokenText
      else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    // MARK: Touches and VoiceOver

    private func listen(to controller: RefreshController) {
      stack.isUserInteractionEnabled = false
      tapWatch = TapWatch(view: self) { [weak self] in self?.controller?.tap() }
    }

    /// The name of the refresh among the actions of the list; `nil` if it is not among them.
    ///
    /// An inline control has a place among the rows, where it can be activated.
    var actionName: String? {
      guard !isHidden, design.behavior.style != .inline else { return nil }
      return wording.label ?? appearance(in: .idle).spokenText ?? wording.refresh
    }

    /// Closes an open second level, or else starts a refresh, when VoiceOver activates the control.
    ///
    /// The refresh also starts in phases in which a tap has no effect.
    override func accessibilityActivate() -> Bool {
      guard let controller else { return false }
      // A tap would only dismiss an outcome.
      let taps = !controller.machine.isShowingOutcome
      return controller.closeSecondLevel() || taps && controller.tap() || controller.begin()
    }

    /// Starts a refresh when a VoiceOver user focuses the control and scrolls past the list's edge.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard let controller, controller.machine.behavior.style != .inline else { return false }
      let isOutward: Bool =
        switch edge {
        case .top: direction == .up || direction == .previous
        case .bottom: direction == .down || direction == .next
        case .leading: direction == .left || direction == .previous
        case .trailing: direction == .right || direction == .next
        }
      return isOutward && controller.begin()
    }

    // MARK: Layout

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView?.frame = bounds
      ground.frame = groundFrame
      surface?.surround(stack, hasTexts: !texts.isHidden || button?.isHidden == false)
    }
  }
#endif
