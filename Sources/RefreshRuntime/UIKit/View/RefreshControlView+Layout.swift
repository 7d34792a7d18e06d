#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The places of the views within the control.
  extension RefreshControlView {
    func arrange() {
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
      ground.isUserInteractionEnabled = false
      addSubview(ground)
      if let surface { addSubview(surface) }
      place(stack)
      if let pictures { place(pictures, beside: stack) }
      if design.layout.fillsRow(at: edge) { fillRow() }
      if let contentView { addSubview(contentView) }
    }

    var groundFrame: CGRect {
      let reach = CGFloat(design.behavior.backgroundReach)
      let (across, along): (CGFloat, CGFloat) = edge.isHorizontal ? (reach, 0) : (0, reach)
      return CGRect(
        x: edge.isFar ? 0 : -across,
        y: edge.isFar ? 0 : -along,
        width: bounds.size.width + across,
        height: bounds.size.height + along
      )
    }

    /// Places pictures beside texts that are centered by themselves.
    private func place(_ pictures: UIStackView, beside texts: UIView) {
      pictures.alignment = .center
      pictures.spacing = design.layout.spacing
      pictures.isUserInteractionEnabled = false
      pictures.translatesAutoresizingMaskIntoConstraints = false
      addSubview(pictures)
      let (area, spacing) = (safeAreaLayoutGuide, CGFloat(design.layout.spacing))
      let margin = CGFloat(design.layout.margin)
      besideTexts =
        design.layout.picture == .atMargin
        ? [pictures.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margin)]
        : [pictures.trailingAnchor.constraint(equalTo: texts.leadingAnchor, constant: -spacing)]
      alone = [pictures.centerXAnchor.constraint(equalTo: area.centerXAnchor)]
      NSLayoutConstraint.activate([pictures.centerYAnchor.constraint(equalTo: centerYAnchor)])
      placePictures()
    }

    /// Gives the texts all room beside the pictures: these keep their size, and nothing in `texts` does.
    private func fillRow() {
      let (area, margin) = (safeAreaLayoutGuide, CGFloat(design.layout.margin))
      besideTexts = [
        stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margin),
        stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -margin),
      ]
      placePictures()
    }

    /// Places the pictures beside the texts, or in the middle of a control without any.
    func placePictures() {
      guard !besideTexts.isEmpty else { return }
      let isAlone = texts.isHidden
      NSLayoutConstraint.deactivate(isAlone ? besideTexts : alone)
      NSLayoutConstraint.activate(isAlone ? alone : besideTexts)
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
