// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIVisualEffect: NSObject {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Sendable { case systemThinMaterial }

  public let style: Style

  public init(style: Style) {
    self.style = style
  }
}

@available(iOS 26, *)
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Sendable { case regular, clear }

  public let style: Style

  public init(style: Style) {
    self.style = style
  }
}

open class UIVisualEffectView: UIView {
  public let effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    nil
  }
}
