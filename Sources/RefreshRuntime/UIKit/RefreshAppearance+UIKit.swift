#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  extension RefreshColor {
    /// Creates a color from a color of UIKit, for use in `adaptAppearance`.
    public init(_ color: UIColor) {
      self.init(.system("label"))
      object = RefreshObject(base: color)
    }
  }

  extension RefreshFont {
    /// Creates a font from a font of UIKit, for use in `adaptAppearance`.
    ///
    /// The font keeps its size: to follow the user's text size, pass a font that does.
    public init(_ font: UIFont) {
      self.init()
      object = RefreshObject(base: font)
    }
  }

  extension RefreshAppearance {
    /// An image that precedes all other pictures of the state, for use in `adaptAppearance`.
    public var uiImage: UIImage? {
      get { object?.base as? UIImage }
      set { object = newValue.map(RefreshObject.init) }
    }
  }

  extension RefreshController {
    /// Updates the appearance of all controls; call this function after a change of theme or language.
    ///
    /// Each control reads its texts from its bundle again, and calls `adaptAppearance`.
    public static func updateAllAppearances() {
      for controller in live { controller.updateAppearance() }
    }
  }
#endif
