// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIFeedbackGenerator {
  /// What has been felt so far, in words.
  public static var felt: [String] = []

  open func prepare() {
    Self.felt.append("prepared")
  }
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
  }

  public func impactOccurred() {
    Self.felt.append("\(style)")
  }
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  public override init() {}

  public func notificationOccurred(_ type: FeedbackType) {
    Self.felt.append("\(type)")
  }
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}

  public func selectionChanged() {
    Self.felt.append("selection")
  }
}
