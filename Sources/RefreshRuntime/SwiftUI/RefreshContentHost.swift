#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  extension EnvironmentValues {
    /// The status of the control that this view draws.
    public var refreshStatus: RefreshStatus {
      get { self[RefreshStatusKey.self] }
      set { self[RefreshStatusKey.self] = newValue }
    }
  }

  private struct RefreshStatusKey: EnvironmentKey {
    static let defaultValue = RefreshStatus()
  }

  extension RefreshViewSource {
    /// Returns the content of a control that shows `view`, with the status in its environment.
    @MainActor
    public static func contentView(_ view: some View) -> UIView {
      RefreshContentHost(content: view)
    }
  }

  /// A view of SwiftUI in a control, which has the environment of the view that the control is added to.
  @MainActor
  protocol SurroundedView: RefreshContentView {
    /// The environment; `nil` for a control that is added to a list of UIKit.
    var environment: EnvironmentValues? { get set }
  }

  extension RefreshControlView {
    /// Draws the views of SwiftUI in their latest environment; the status of the control is the same.
    func surroundOwnViews() {
      guard let told else { return }
      for case let view as any SurroundedView in ownViews {
        surround?(view)
        view.show(told)
      }
    }
  }

  /// A SwiftUI view that draws a whole control.
  ///
  /// A class, since a control shows its content as a `UIView`.
  final class RefreshContentHost<Content: View>: UIView, SurroundedView {
    var environment: EnvironmentValues?
    private let content: Content
    private let hosting: UIHostingController<AnyView>

    init(content: Content) {
      self.content = content
      hosting = UIHostingController(rootView: Self.root(content, status: RefreshStatus(), in: nil))
      super.init(frame: .zero)
      hosting.view.backgroundColor = nil
      addSubview(hosting.view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      hosting.view.frame = bounds
    }

    func show(_ status: RefreshStatus) {
      hosting.rootView = Self.root(content, status: status, in: environment)
    }

    /// The content, ignoring the safe area of the screen, which would shift it within the control.
    private static func root(
      _ content: Content,
      status: RefreshStatus,
      in environment: EnvironmentValues?
    ) -> AnyView {
      let content = content.environment(\.refreshStatus, status).ignoresSafeArea()
      return environment.map { AnyView(content.environment(\.self, $0)) } ?? AnyView(content)
    }
  }
#endif
