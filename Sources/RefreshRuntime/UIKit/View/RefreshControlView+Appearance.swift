#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Displaying a state.
  extension RefreshControlView {
    /// Shows a state; in a change from another one, texts and colors fade, places and sizes move, and
    /// a drawing moves by itself.
    func show(_ state: RefreshState, isChange: Bool = false) {
      guard isChange else { return set(state) }
      // Under Reduce Motion, everything fades and nothing moves.
      if motion.isCrossfade {
        return motion.dissolve(self, over: RefreshReduceMotion.fadeDuration) { self.set(state) }
      }
      guard design.changeDuration > 0, !motion.isReduced else { return set(state) }
      let (before, frame) = (places, surface.map { ($0.bounds, $0.center) })
      set(state, over: design.changeDuration)
      move(from: before, surface: frame)
    }

    private func set(_ state: RefreshState, over seconds: Double = 0) {
      let appearance = self.appearance(in: state)
      motion.perform(RefreshAnimation(duration: seconds, curve: .linear)) {
        self.ground.backgroundColor = self.color(appearance.background)
      }
      // What a long pull uncovers may be higher than a control that stays in the middle of it, and a
      // background is.
      clipsToBounds = !traits.centers && appearance.background == nil
      tintColor = color(appearance.tint)
      let hadTexts = !texts.isHidden
      motion.fade(texts, over: hadTexts ? seconds : 0) { self.showText(of: appearance) }
      if seconds > 0, !hadTexts, !texts.isHidden {
        motion.appear([title, subtitle], over: seconds)
      }
      showButton(of: appearance, over: seconds)
      motion.fade(picture, over: seconds) { self.showPicture(of: appearance) }
      showSpinner(of: appearance)
      showDrawing(of: appearance, in: state)
      showOwnView(in: state)
      surface?.isHidden = stack.isHidden
      speak(of: appearance, in: state)
    }

    /// The middles of the views that several states show.
    private var places: [(view: UIView, middle: CGPoint)] {
      ([spinner, drawing] + [pictureView].compactMap { $0 }).filter { !$0.isHidden }
        .map { ($0, middle(of: $0)) }
    }

    private func middle(of view: UIView) -> CGPoint {
      let middle = CGPoint(x: view.bounds.size.width / 2, y: view.bounds.size.height / 2)
      return view.convert(middle, to: stack)
    }

    /// Moves what both states show from where it was, with the duration of a change.
    private func move(
      from before: [(view: UIView, middle: CGPoint)],
      surface old: (CGRect, CGPoint)?
    ) {
      let change = RefreshAnimation(duration: design.changeDuration, curve: .easeInOut)
      // The middle of the stack stays where it is, at the middle of the control.
      let size = stack.bounds.size
      UIView.performWithoutAnimation { layoutIfNeeded() }
      let (x, y) = (
        (stack.bounds.size.width - size.width) / 2, (stack.bounds.size.height - size.height) / 2
      )
      for (view, old) in before where !view.isHidden {
        let now = middle(of: view)
        let way = CGPoint(x: old.x + x - now.x, y: old.y + y - now.y)
        guard way != .zero else { continue }
        UIView.performWithoutAnimation {
          view.transform = CGAffineTransform.identity.translatedBy(x: way.x, y: way.y)
        }
        motion.perform(change) { view.transform = .identity }
      }
      guard let surface, let old, surface.bounds != old.0 else { return }
      let (bounds, center) = (surface.bounds, surface.center)
      UIView.performWithoutAnimation { (surface.bounds, surface.center) = old }
      motion.perform(change) { (surface.bounds, surface.center) = (bounds, center) }
    }

    /// The localized appearance in a state, with the app's title of an outcome, after the changes of
    /// `adaptAppearance`.
    func appearance(in state: RefreshState) -> RefreshAppearance {
      var appearance = wording.appearance(in: state)
      if [.succeeded, .failed, .exhausted].contains(state), let title = controller?.outcomeTitle {
        (appearance.title, appearance.accessibilityLabel) = (title, nil)
      }
      controller?.adaptAppearance?(&appearance, state)
      return appearance
    }

    private func color(_ color: RefreshColor?) -> UIColor? {
      color?.uiColor(in: design.resourceBundle)
    }

    private func showText(of appearance: RefreshAppearance) {
      show(appearance.title, in: title)
      title.textColor = color(appearance.shownColor)
      title.font = appearance.shownFont.uiFont
      let second = appearance.subtitle ?? wording.lastUpdated(key: controller?.lastUpdatedKey)
      show(second, in: subtitle)
      subtitle.textColor = color(appearance.shownSubtitleColor)
      subtitle.font = appearance.shownSubtitleFont.uiFont
      // An empty stack view would still add spacing.
      texts.isHidden = title.isHidden && subtitle.isHidden
      placePictures()
    }

    private func showButton(of appearance: RefreshAppearance, over seconds: Double) {
      if appearance.button != nil, button == nil {
        let new = ButtonView(frame: .zero)
        stack.addArrangedSubview(new)
        button = new
      }
      guard let button else { return }
      let color = color(appearance.buttonColor)
      motion.fade(button, over: seconds) { button.show(appearance.button, over: color) }
    }

    private func show(_ text: String?, in label: UILabel) {
      label.text = text
      label.isHidden = text?.isEmpty ?? true
      // A label with one line would hide the text after a line break.
      guard !edge.isHorizontal else { return }
      let lines = 1 + (text?.count(where: \.isNewline) ?? 0)
      label.numberOfLines = design.layout.grows(at: textSize, edge: edge) ? 0 : lines
    }

    private func showPicture(of appearance: RefreshAppearance) {
      picture.stopAnimating()
      picture.animationImages = nil
      pulledFrames = []
      let frames = appearance.images.compactMap { design.image(named: $0) }
      var appearance = appearance
      // Without any image of theirs in the app, frames do not precede other pictures.
      if frames.isEmpty { appearance.images = [] }
      let kind = appearance.pictureKind
      switch kind {
      case .images: show(frames, of: appearance)
      case .image:
        picture.image = appearance.uiImage ?? appearance.image.flatMap { design.image(named: $0) }
      case .symbol: picture.image = appearance.symbol.flatMap { UIImage(systemName: $0) }
      case .arrow: picture.image = arrowImage(of: appearance)
      case nil: picture.image = nil
      }
      turn(kind == .arrow ? appearance.arrow : nil)
      picture.isHidden = picture.image == nil || pictureView != nil
      showMotion(of: appearance)
    }

    private func show(_ frames: [UIImage], of appearance: RefreshAppearance) {
      picture.image = frames.first
      if appearance.frameDuration == .infinity {
        pulledFrames = frames
      } else if !motion.isReduced && frames.count > 1 {
        picture.animationImages = frames
        picture.animationDuration = appearance.frameDuration * Double(frames.count)
      }
    }

    /// Turns the picture to the direction of `arrow`, animated if another arrow was visible.
    ///
    /// The arrow of the picture itself points down.
    private func turn(_ arrow: RefreshAppearance.Arrow?) {
      defer { shownArrow = arrow }
      guard arrow != shownArrow else { return }
      // Slightly less than half a turn, so that the arrow turns back on the side on which it turned
      // up.
      let angle = CGFloat.pi - 0.000_001
      let transform = arrow == .up ? CGAffineTransform(rotationAngle: -angle) : .identity
      let isTurn = arrow != nil && shownArrow != nil && design.arrowDuration > 0
      let animation = RefreshAnimation(duration: design.arrowDuration, curve: .easeInOut)
      let picture = picture
      motion.perform(isTurn ? animation : nil) { picture.transform = transform }
    }

    /// Shows the animation frame for the current progress of the pull.
    func showFrame(at progress: Double) {
      guard !pulledFrames.isEmpty else { return }
      let frame = pulledFrames[RefreshAppearance.frame(at: progress, of: pulledFrames.count)]
      if picture.image !== frame { picture.image = frame }
    }

    /// Starts and stops animations of the indicator and the frames.
    func showMotion(of appearance: RefreshAppearance) {
      if picture.animationImages != nil { picture.startAnimating() }
      if case .system? = appearance.indicator, pictureView == nil {
        spinner.startAnimating()
      } else {
        spinner.stopAnimating()
      }
    }

    /// The arrow that points down; in a horizontal list, forward in the layout direction.
    private func arrowImage(of appearance: RefreshAppearance) -> UIImage? {
      if let name = appearance.arrowImage { return design.image(named: name) }
      return UIImage(systemName: edge.arrowSymbol)
    }

    private func showSpinner(of appearance: RefreshAppearance) {
      spinner.hidesWhenStopped = true
      if case .system(let size) = appearance.indicator {
        spinner.style = size == .large ? .large : .medium
      }
      spinner.color = color(appearance.indicatorColor)
      showMotion(of: appearance)
    }

    private func showDrawing(of appearance: RefreshAppearance, in state: RefreshState) {
      let shown = pictureView == nil ? appearance.shownIndicator?.drawing : nil
      let arrows = shown.map { shown in
        shown.hasArrow ? RefreshState.allCases.map { self.appearance(in: $0).arrow } : []
      }
      drawing.show(
        shown,
        arrows: arrows ?? [],
        appearance: appearance,
        image: { design.image(named: $0) },
        in: state
      )
    }

    /// The inputs of the drawing at this moment, also during the animations of the list.
    var drawingInputs: DrawingView.Inputs {
      var inputs = DrawingView.Inputs()
      guard let controller else { return inputs }
      let (machine, behavior) = (controller.machine, controller.machine.behavior)
      inputs.isMotionReduced = motion.reduced != .keep && UIAccessibility.isReduceMotionEnabled
      inputs.pull = machine.progress
      inputs.points = machine.progress * behavior.trigger.distance.points
      guard behavior.style != .inline,
        let reading = host.map({ $0.shownReading(at: edge) }) ?? controller.reading
      else { return inputs }
      func part(in reading: ScrollReading) -> Double {
        machine.visiblePart(atPull: behavior.pull(in: reading))
      }
      inputs.visible = part(in: reading)
      if behavior.style == .overlay { inputs.visible = slide(of: inputs.visible) }
      inputs.isAnimated = controller.reading.map(part) != inputs.visible
      return inputs
    }

    /// The part of an overlay that is in view while it slides to the place in which `part` of it is.
    private func slide(of part: Double) -> Double {
      guard let shown = layer.presentation()?.position else { return part }
      let way = edge.isHorizontal ? shown.x - center.x : shown.y - center.y
      let extent = edge.isHorizontal ? bounds.size.width : bounds.size.height
      return min(max(part + Double((edge.isFar ? -way : way) / extent), 0), 1)
    }

    private func showOwnView(in state: RefreshState) {
      let view = contentView == nil ? design.makeView(in: state, reusing: ownView) : nil
      stack.isHidden = view != nil || contentView != nil
      pictures?.isHidden = stack.isHidden
      guard view !== ownView else { return }
      ownView?.removeFromSuperview()
      ownView = view
      told = nil
      if let view { place(view) }
    }

    private func speak(of appearance: RefreshAppearance, in state: RefreshState) {
      let label = wording.label
      accessibilityLabel = label ?? appearance.spokenText
      accessibilityValue = label == nil ? nil : appearance.spokenText
      switch state {
      case .idle, .pulling, .armed, .failed, .secondLevelArmed, .secondLevel:
        accessibilityTraits = .button
      case .pending, .refreshing, .ending, .succeeded: accessibilityTraits = .updatesFrequently
      case .exhausted:
        let loadsAgain = design.behavior.resetsOnTap
        accessibilityTraits = loadsAgain ? .button : .staticText
      }
      speak()
    }

    /// Passes the name and the value on to the view that speaks for this one.
    func speak() {
      let name = wording.label
      onSpeak?(name, name == nil ? accessibilityLabel : accessibilityValue)
    }
  }
#endif
