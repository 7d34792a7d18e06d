// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIResponder {
  public init() {}

  open var next: UIResponder? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Lets keys go to this responder, which is the first one; answers whether a command takes them.
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.input == input && command.modifierFlags == modifiers {
        return command.perform(from: self)
      }
      responder = current.next
    }
    return false
  }
}

open class NSCoder {}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key command, whose selector is a closure here: it is called for the first scroll view in the
/// responder chain, as the only one that has the method.
@MainActor
public final class UIKeyCommand {
  public let title: String
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  private let action: (UIResponder, UIKeyCommand) -> Void

  public init(
    title: String,
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: @escaping (UIResponder, UIKeyCommand) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  fileprivate func perform(from first: UIResponder) -> Bool {
    var responder: UIResponder? = first
    while let current = responder, !(current is UIScrollView) { responder = current.next }
    guard let responder else { return false }
    action(responder, self)
    return true
  }
}

open class UIViewController: UIResponder {
  private var commands: [UIKeyCommand] = []
  /// The view of the controller, to which UIKit gives its type with an exclamation mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    didSet { view.controller = self }
  }

  open weak var presentingViewController: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open var sheetPresentationController: UISheetPresentationController?
  open var popoverPresentationController: UIPopoverPresentationController?

  /// Presents a controller in a sheet.
  public func presentSheet(_ controller: UIViewController) {
    controller.sheetPresentationController = UISheetPresentationController()
    controller.presentingViewController = self
    presentedViewController = controller
  }

  /// Presents a controller in a popover, which a narrow window shows as a sheet.
  public func presentPopover(_ controller: UIViewController) {
    controller.popoverPresentationController = UIPopoverPresentationController()
    controller.presentingViewController = self
    presentedViewController = controller
  }

  open override var next: UIResponder? { view.superview }
  open override var keyCommands: [UIKeyCommand]? { commands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { commands.append(keyCommand) }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    commands.removeAll { $0 === keyCommand }
  }
}

open class UISheetPresentationController {}

open class UIPopoverPresentationController {}
