// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

public enum UIAccessibility {
  public struct Notification: Sendable, Equatable {
    public let rawValue: UInt32

    public static let announcement = Notification(rawValue: 1008)
  }

  /// What has been announced so far.
  @MainActor public static var announcements: [String] = []

  @MainActor public static var isReduceMotionEnabled = false

  @MainActor public static var isVoiceOverRunning = false

  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String { announcements.append(text) }
  }
}

@MainActor
open class UIAccessibilityCustomAction {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  public var name: String
  public var actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

extension UIAccessibility {
  /// Scrolls: VoiceOver asks the element that has its focus, and then the views that contain it.
  @MainActor
  public static func scroll(at element: UIView, _ direction: UIAccessibilityScrollDirection) -> Bool
  {
    var view: UIView? = element
    while let current = view {
      if current.accessibilityScroll(direction) { return true }
      view = current.superview
    }
    return false
  }

  /// The actions that assistive technologies offer for an element: its own, and those of the views
  /// that contain it.
  @MainActor
  public static func actions(at element: UIView) -> [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = []
    var view: UIView? = element
    while let current = view {
      actions += current.accessibilityCustomActions ?? []
      view = current.superview
    }
    return actions
  }
}
