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
    let texts: UIStackView
    /// The surface behind picture and texts.
    let surface: SurfaceView?
    private let armedFeedback: RefreshFeedback
    private let outcomeFeedback: [RefreshState: RefreshFeedback]

    /// The host, which positions the view.
    weak var host: ScrollViewHost?
    private(set) weak var controller: RefreshController?
    private var tapWatch: TapWatch?
    /// The state currently shown.
    private var shown: RefreshState?
    /// Gives an own view what surrounds the list in SwiftUI, before the view gets a status.
    var surround: (@MainActor (any RefreshContentView) -> Void)?
    /// The last status that was passed to the app's own views.
    var told: RefreshStatus?

    /// Creates the view of a control.
    init(of controller: RefreshController, as design: any RefreshDesign.Type) {
      self.design = design
      self.controller = controller
      edge = controller.edge
      motion = RefreshMotion(reduced: design.reducedMotion)
      wording = RefreshWording(design: design)
      armedFeedback = RefreshFeedback(design.haptics.armed)
      outcomeFeedback = [
        .succeeded: RefreshFeedback(design.haptics.succeeded),
        .failed: RefreshFeedback(design.haptics.failed),
      ]
      contentView = design.makeContent()
      texts = UIStackView(arrangedSubviews: [title, subtitle])
      drawing = DrawingView(bundle: design.resourceBundle)
      stack = UIStackView(arrangedSubviews: [picture, spinner, drawing, texts])
      surface = design.surface == .capsule ? SurfaceView(effect: SurfaceView.material) : nil
      super.init(frame: .zero)
      clipsToBounds = true
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
      let isOut = controller.isOutOfLayout
      if isHidden != isOut {
        isHidden = isOut
        host?.offerRefresh()
      }
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
        show(state, changingOver: isFirst || !isPresented ? 0 : design.changeDuration)
        if state == .pulling { armedFeedback.prepare() }
        if !isFirst && isPresented { outcomeFeedback[state]?.play() }
      }
      // A control that has shown its outcome retracts in the same state.
      if !isFirst && (isNew || effects.contains(.animatesRetract)) {
        host?.move(self, animation: slide(effects))
      }
      if isNew && !isFirst { announce(state) }
      if effects.contains(.animatesReveal), design.layout.scales {
        motion.perform(slide(effects)) { [weak self] in self?.placeContent(of: controller) }
      }
      follow(controller)
      host?.phaseMayHaveChanged()
    }

    func updateAppearance(of controller: RefreshController) {
      if let shown { show(shown) }
      follow(controller)
      host?.offerRefresh()
    }

    /// Updates the opacity, the animation frame and the content for the current pull.
    func follow(_ controller: RefreshController) {
      let opacity = opacity(of: controller)
      if alpha != opacity { alpha = opacity }
      let follows = design.alpha == .textsFollowPull
      let textOpacity =
        follows ? controller.machine.opacity(followsPull: true, hiddenAtRest: false) : 1
      if texts.alpha != CGFloat(textOpacity) { texts.alpha = CGFloat(textOpacity) }
      placeContent(of: controller)
      if !pulledFrames.isEmpty { showFrame(at: controller.machine.progress) }
      drawing.draw()
      tellOwnViews(controller)
    }

    /// Places picture and texts in the middle of what the pull has uncovered, if the control may be
    /// higher than that.
    private func placeContent(of controller: RefreshController) {
      guard design.layout.scales, !edge.isHorizontal, let reading = controller.reading else {
        return
      }
      let machine = controller.machine
      let shift = CGFloat(machine.shiftOfContent(atPull: machine.behavior.pull(in: reading)))
      let down = edge.isFar ? -shift : shift
      guard stack.transform.ty != down else { return }
      stack.transform = CGAffineTransform.identity.translatedBy(x: 0, y: down)
    }

    private func opacity(of controller: RefreshController) -> CGFloat {
      // VoiceOver skips transparent views, so under VoiceOver, a footer at rest is not hidden. A header
      // would be visible through a clear bar; its refresh is an action of the list.
      let opacity = controller.machine.opacity(
        followsPull: design.alpha == .followsPull,
        hiddenAtRest: !UIAccessibility.isVoiceOverRunning || !edge.isFar
      )
      return CGFloat(opacity)
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
      controller.resize(to: design.behavior.height * design.layout.growth(at: textSize, edge: edge))
      host?.place(self)
    }

    /// The animation of an overlay; other controls move with the content.
    private func slide(_ effects: RefreshEffects) -> RefreshAnimation? {
      effects.animation(design.behavior.timing, curves: design.curves)
    }

    private func announce(_ state: RefreshState) {
      let showsFailure = design.behavior.showsFailure
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

    private func arrange() {
      // Where the height is fixed, larger text would be clipped.
      if !design.layout.grows(at: .ax1, edge: edge) {
        maximumContentSizeCategory = .extraExtraExtraLarge
      }
      texts.axis = .vertical
      texts.alignment = .center
      texts.spacing = design.layout.lineSpacing
      stack.axis = design.layout.isColumn(edge: edge) ? .vertical : .horizontal
      stack.alignment = .center
      stack.spacing = design.layout.spacing
      for label in [title, subtitle] {
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        // At the top and bottom edges, the text determines the number of lines: see `show(_:in:)`.
        if edge.isHorizontal { label.numberOfLines = 0 }
        // The height is fixed, so text that is too wide shrinks instead of wrapping.
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = CGFloat(RefreshLayout.leastTextScale)
      }
      if let surface { addSubview(surface) }
      place(stack)
      if let contentView { addSubview(contentView) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView?.frame = bounds
      surface?.surround(stack, hasTexts: !texts.isHidden || button?.isHidden == false)
    }

    /// Places a view within the safe area.
    func place(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      let (area, margin) = (safeAreaLayoutGuide, CGFloat(design.layout.margin))
      let isLeading = view.leadingAnchor.constraint(
        greaterThanOrEqualTo: area.leadingAnchor,
        constant: margin
      )
      let across: [NSLayoutConstraint] =
        switch edge.isHorizontal ? .center : design.layout.alignment {
        case .leading:
          [view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margin)]
        case .center: [view.centerXAnchor.constraint(equalTo: area.centerXAnchor), isLeading]
        case .trailing:
          [
            view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -margin),
            isLeading,
          ]
        }
      NSLayoutConstraint.activate(
        across + [view.centerYAnchor.constraint(equalTo: centerYAnchor)]
      )
    }
  }
#endif
