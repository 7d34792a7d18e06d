#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension RefreshFont {
    /// The font at the user's text size, or at its own size if that is fixed.
    var uiFont: UIFont {
      if let font = object?.base as? UIFont { return font }
      guard name != nil || size != nil || weight != nil || isFixed else {
        return UIFont.preferredFont(forTextStyle: textStyle.uiTextStyle)
      }
      // The size at the default text size, which the metrics of the style then scale.
      let standard = CGFloat(points)
      let named = name.flatMap { UIFont(name: $0, size: standard) }
      let font = named ?? UIFont.systemFont(ofSize: standard, weight: fontWeight)
      return isFixed
        ? font : UIFontMetrics(forTextStyle: textStyle.uiTextStyle).scaledFont(for: font)
    }

    private var fontWeight: UIFont.Weight {
      switch systemWeight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  extension UIContentSizeCategory {
    /// The text size; the default size if there is none.
    var textSize: RefreshTextSize {
      switch self {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .ax1
      case .accessibilityLarge: .ax2
      case .accessibilityExtraLarge: .ax3
      case .accessibilityExtraExtraLarge: .ax4
      case .accessibilityExtraExtraExtraLarge: .ax5
      default: .large
      }
    }
  }

  extension RefreshFont.TextStyle {
    fileprivate var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }
#endif
