#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Displaying a state.
  extension RefreshControlView {
    func show(_ state: RefreshState) {
      let look = wording.appearance(in: state)
      showText(of: look)
      showPicture(of: look)
      showSpinner(of: look)
      backgroundColor = color(look.background)
      tintColor = color(look.tint)
      showOwnView(in: state)
      speak(of: look, in: state)
      if motion.isCrossfade { fadeIn() }
    }

    private func color(_ color: RefreshColor?) -> UIColor? {
      color?.uiColor(in: design.resourceBundle)
    }

    private func image(named name: String) -> UIImage? {
      UIImage(named: name, in: design.resourceBundle, compatibleWith: nil)
    }

    private func showText(of look: RefreshAppearance) {
      title.text = look.title
      title.isHidden = look.title == nil
      title.textColor = color(look.color) ?? .label
      title.font = (look.font ?? RefreshFont(.subheadline)).uiFont
      let second = look.subtitle ?? design.lastUpdated.flatMap { LastUpdate(description: $0).text }
      subtitle.text = second
      subtitle.isHidden = second == nil
      subtitle.textColor = color(look.subtitleColor) ?? .secondaryLabel
      subtitle.font = RefreshFont(.caption1).uiFont
      // An empty stack view would still add spacing.
      texts.isHidden = title.isHidden && subtitle.isHidden
    }

    private func showPicture(of look: RefreshAppearance) {
      picture.stopAnimating()
      picture.animationImages = nil
      let frames = look.images.compactMap { image(named: $0) }
      if let first = frames.first {
        picture.image = first
        if !motion.isReduced && frames.count > 1 {
          picture.animationImages = frames
          picture.animationDuration = look.frameDuration * Double(frames.count)
        }
      } else if let name = look.image {
        picture.image = image(named: name)
      } else {
        picture.image = (look.symbol ?? arrowSymbol(of: look)).flatMap { UIImage(systemName: $0) }
      }
      picture.isHidden = picture.image == nil
      showMotion(of: look)
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

    /// The symbol of the arrow; at a horizontal edge, the symbol follows the layout direction.
    private func arrowSymbol(of look: RefreshAppearance) -> String? {
      switch (look.arrow, edge.isHorizontal) {
      case (.up, false): "arrow.up"
      case (.down, false): "arrow.down"
      case (.up, true): "arrow.backward"
      case (.down, true): "arrow.forward"
      case (nil, _): nil
      }
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
      ownView?.removeFromSuperview()
      ownView = design.makeView(in: state)
      stack.isHidden = ownView != nil
      if let ownView { place(ownView) }
    }

    private func speak(of look: RefreshAppearance, in state: RefreshState) {
      let label = wording.label
      accessibilityLabel = label ?? look.spokenText
      accessibilityValue = label == nil ? nil : look.spokenText
      switch state {
      case .idle, .pulling, .armed, .failed: accessibilityTraits = .button
      case .pending, .refreshing, .ending, .succeeded: accessibilityTraits = .updatesFrequently
      case .exhausted: accessibilityTraits = .staticText
      }
    }

    private func fadeIn() {
      alpha = 0
      UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }
  }
#endif
