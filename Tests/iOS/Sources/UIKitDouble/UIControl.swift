// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  var hasActions: Bool { !actions.isEmpty }

  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((action, events))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && $0.events == events }
  }

  /// Does what a touch does, if it gets here.
  public func touch(_ events: Event) {
    guard isUserInteractionEnabled, !isHidden else { return }
    sendActions(for: events)
  }

  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      entry.action.handler(entry.action)
    }
  }
}

@MainActor
public final class UIAction {
  let handler: (UIAction) -> Void

  public init(handler: @escaping (UIAction) -> Void) {
    self.handler = handler
  }
}
