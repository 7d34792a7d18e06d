#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import UIKit
  #if canImport(RefreshCore)
    import RefreshRuntime
  #endif

  /// The appearance of a state, `RefreshAppearance` in Objective-C, which `adaptAppearance` changes.
  ///
  /// A color, a font or an image is `nil` as long as the spec determines it.
  ///
  /// A class, since the block of an app changes one object.
  #if canImport(ObjectiveC)
    @objc(RefreshAppearance) @objcMembers
  #endif
  @MainActor
  public final class RefreshFacadeAppearance: NSObject {
    var value: RefreshAppearance

    init(_ value: RefreshAppearance) {
      self.value = value
      super.init()
    }

    /// The title.
    public var title: NSString? {
      get { Self.text(value.title) }
      set { value.title = newValue.map { String($0) } }
    }

    /// The second line.
    public var subtitle: NSString? {
      get { Self.text(value.subtitle) }
      set { value.subtitle = newValue.map { String($0) } }
    }

    /// The text of the button.
    public var button: NSString? {
      get { Self.text(value.button) }
      set { value.button = newValue.map { String($0) } }
    }

    /// The color of the title.
    public var color: UIColor? {
      get { Self.color(value.color) }
      set { value.color = newValue.map(RefreshColor.init) }
    }

    /// The color of the subtitle.
    public var subtitleColor: UIColor? {
      get { Self.color(value.subtitleColor) }
      set { value.subtitleColor = newValue.map(RefreshColor.init) }
    }

    /// The color of the picture and the indicator.
    public var tint: UIColor? {
      get { Self.color(value.tint) }
      set { value.tint = newValue.map(RefreshColor.init) }
    }

    /// The background.
    public var background: UIColor? {
      get { Self.color(value.background) }
      set { value.background = newValue.map(RefreshColor.init) }
    }

    /// The font of the title.
    public var font: UIFont? {
      get { value.font?.object?.base as? UIFont }
      set { value.font = newValue.map(RefreshFont.init) }
    }

    /// The font of the subtitle.
    public var subtitleFont: UIFont? {
      get { value.subtitleFont?.object?.base as? UIFont }
      set { value.subtitleFont = newValue.map(RefreshFont.init) }
    }

    /// An image that precedes all other pictures of the state.
    public var uiImage: UIImage? {
      get { value.uiImage }
      set { value.uiImage = newValue }
    }

    private static func text(_ text: String?) -> NSString? { text.map { NSString(string: $0) } }

    private static func color(_ color: RefreshColor?) -> UIColor? {
      color?.object?.base as? UIColor
    }
  }
#endif
