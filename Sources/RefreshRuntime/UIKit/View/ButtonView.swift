#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A button of a control, such as 'Try Again': what it looks like, since the whole control takes taps.
  ///
  /// A class, since only views are shown.
  final class ButtonView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = CGFloat(RefreshAppearance.buttonHeight / 2)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.textColor = .label
      label.font = RefreshAppearance.buttonFont.uiFont
      addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    /// Shows the text of a state over its pale color, or nothing.
    func show(_ text: String?, over color: UIColor?) {
      label.text = text
      isHidden = text?.isEmpty ?? true
      backgroundColor = color?.withAlphaComponent(CGFloat(RefreshAppearance.buttonOpacity))
      invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
      let (text, least) = (label.intrinsicContentSize, CGFloat(RefreshAppearance.buttonHeight))
      return CGSize(
        width: text.width + 2 * CGFloat(RefreshAppearance.buttonInset),
        height: max(text.height, least)
      )
    }

    @available(iOS, deprecated: 17.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
    }
  }
#endif
