// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public final class UIUpdateActionPhase {
  public static let beforeCATransactionCommit = UIUpdateActionPhase()
}

@MainActor
public final class UIUpdateInfo {}

@MainActor
public final class UIUpdateLink {
  weak var view: UIView?
  private var handler: ((UIUpdateLink, UIUpdateInfo) -> Void)?

  public init(view: UIView) {
    self.view = view
  }

  public var isEnabled = false {
    didSet { Turns.links.set(self, isEnabled: isEnabled) }
  }

  public func addAction(
    to phase: UIUpdateActionPhase,
    handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.handler = handler
  }

  func call() {
    handler?(self, UIUpdateInfo())
  }
}
