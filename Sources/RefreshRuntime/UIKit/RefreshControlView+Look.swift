#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Displaying a state.
  extension RefreshControlView {
    func show(_ state: RefreshState) {
      let look = appearance(in: state)
      showText(of: look)
      showPicture(of: look)
      showSpinner(of: look)
      backgroundColor = color(look.background)
      tintColor = color(look.tint)
      showOwnView(in: state)
      speak(of: look, in: state)
      if motion.isCrossfade { fadeIn() }
    }

    /// The localized appearance in a state, after the changes of `adaptAppearance`.
    func appearance(in state: RefreshState) -> RefreshAppearance {
      var look = wording.appearance(in: state)
      controller?.adaptAppearance?(&look, state)
      return look
    }

    private func color(_ color: RefreshColor?) -> UIColor? {
      color?.uiColor(in: design.resourceBundle)
    }

    private func showText(of look: RefreshAppearance) {
      show(look.title, in: title)
      title.textColor = color(look.color) ?? .label
      title.font = (look.font ?? RefreshFont(.subheadline)).uiFont
      let second = look.subtitle ?? wording.lastUpdated
      show(second, in: subtitle)
      subtitle.textColor = color(look.subtitleColor) ?? .secondaryLabel
      subtitle.font = (look.subtitleFont ?? RefreshFont(.caption1)).uiFont
      // An empty stack view would still add spacing.
      texts.isHidden = title.isHidden && subtitle.isHidden
    }

    private func show(_ text: String?, in label: UILabel) {
      label.text = text
      label.isHidden = text?.isEmpty ?? true
      // A label with one line would hide the text after a line break.
      if !edge.isHorizontal { label.numberOfLines = 1 + (text?.count(where: \.isNewline) ?? 0) }
    }

    private func showPicture(of look: RefreshAppearance) {
      picture.stopAnimating()
      picture.animationImages = nil
      let frames = look.images.compactMap { design.image(named: $0) }
      pulledFrames = []
      if let first = frames.first {
        picture.image = first
        if look.frameDuration == .infinity {
          pulledFrames = frames
        } else if !motion.isReduced && frames.count > 1 {
          picture.animationImages = frames
          picture.animationDuration = look.frameDuration * Double(frames.count)
        }
      } else if let name = look.image {
        picture.image = design.image(named: name)
      } else if let name = look.symbol {
        picture.image = UIImage(systemName: name)
      } else {
        picture.image = look.arrow == nil ? nil : arrowImage(of: look)
      }
      let isArrow = frames.isEmpty && look.image == nil && look.symbol == nil
      turn(isArrow ? look.arrow : nil)
      picture.isHidden = picture.image == nil
      showMotion(of: look)
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
      // The progress may be infinite, because an app may scroll to any offset.
      let part = progress > 0 ? min(progress, 1) : 0
      let frame = pulledFrames[min(Int(part * Double(pulledFrames.count)), pulledFrames.count - 1)]
      if picture.image !== frame { picture.image = frame }
    }

    /// Starts and stops animations of the indicator and the frames.
    func showMotion(of look: RefreshAppearance) {
      if picture.animationImages != nil { picture.startAnimating() }
      if look.indicator == nil {
        spinner.stopAnimating()
      } else {
        spinner.startAnimating()
      }
    }

    /// The arrow that points down; in a horizontal list, forward in the layout direction.
    private func arrowImage(of look: RefreshAppearance) -> UIImage? {
      if let name = look.arrowImage { return design.image(named: name) }
      return UIImage(systemName: edge.isHorizontal ? "arrow.forward" : "arrow.down")
    }

    private func showSpinner(of look: RefreshAppearance) {
      spinner.hidesWhenStopped = true
      switch look.indicator {
      case .medium: spinner.style = .medium
      case .large: spinner.style = .large
      case nil: break
      }
      spinner.color = color(look.tint) ?? .secondaryLabel
      showMotion(of: look)
    }

    private func showOwnView(in state: RefreshState) {
      let view = contentView == nil ? design.makeView(in: state, reusing: ownView) : nil
      stack.isHidden = view != nil || contentView != nil
      guard view !== ownView else { return }
      ownView?.removeFromSuperview()
      ownView = view
      if let view { place(view) }
    }

    private func speak(of look: RefreshAppearance, in state: RefreshState) {
      let label = wording.label
      accessibilityLabel = label ?? look.spokenText
      accessibilityValue = label == nil ? nil : look.spokenText
      switch state {
      case .idle, .pulling, .armed, .failed, .secondLevelArmed, .secondLevel:
        accessibilityTraits = .button
      case .pending, .refreshing, .ending, .succeeded: accessibilityTraits = .updatesFrequently
      case .exhausted:
        let loadsAgain = design.behavior.resetsOnTap
        accessibilityTraits = loadsAgain ? .button : .staticText
      }
    }

    private func fadeIn() {
      alpha = 0
      UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }
  }
#endif
