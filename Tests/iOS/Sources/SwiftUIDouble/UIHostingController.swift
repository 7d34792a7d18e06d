// Declared as SwiftUI declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// Shows a view of SwiftUI in a view of UIKit; here, its body is evaluated after each change.
@available(iOS 13.0, *)
@MainActor
@preconcurrency
open class UIHostingController<Content: View> {
  public var rootView: Content {
    didSet { draw() }
  }
  /// The view of the controller, to which UIKit gives its type with an exclamation mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView(frame: .zero)

  public init(rootView: Content) {
    self.rootView = rootView
    draw()
  }

  private func draw() {
    // It has no environment but its own.
    let outer = EnvironmentValues.current
    defer { EnvironmentValues.current = outer }
    EnvironmentValues.current = EnvironmentValues()
    HostedViews.draw?(rootView)
  }
}

/// Where a test makes views of SwiftUI run.
@MainActor
public enum HostedViews {
  /// What draws the view of a hosting controller.
  public static var draw: ((any View) -> Void)?
}
