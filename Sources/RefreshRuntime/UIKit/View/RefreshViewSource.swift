#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// The views and resources of a design.
  ///
  /// The protocol contains the requirements of `RefreshDesign` that need UIKit.
  public protocol RefreshViewSource {
    /// The bundle with the design's strings, images and colors.
    static var resourceBundle: Bundle { get }

    /// Returns the image for a name in the spec.
    ///
    /// An app implements this function for images that it computes or downloads.
    @MainActor
    static func image(named name: String) -> UIImage?

    /// Returns the view that replaces the standard appearance in `state`.
    ///
    /// The control calls this function once per state change, with the view of the previous state,
    /// and centers the result. The size of the view follows from its constraints or its intrinsic
    /// content size.
    @MainActor
    static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView?

    /// Makes the view that draws the whole control, in place of the appearances of its states.
    ///
    /// The control calls this function once. The view fills the control. A `RefreshContentView`
    /// also receives each change of the status.
    @MainActor
    static func makeContent() -> UIView?
  }

  extension RefreshViewSource {
    /// The main bundle.
    public static var resourceBundle: Bundle { .main }

    /// The image in the asset catalog of the bundle.
    @MainActor
    public static func image(named name: String) -> UIImage? {
      UIImage(named: name, in: resourceBundle, compatibleWith: nil)
    }

    /// No view; the control shows its standard appearance.
    @MainActor
    public static func makeView(in state: RefreshState, reusing view: UIView?) -> UIView? { nil }

    /// No view; the control shows the appearances of its states.
    @MainActor
    public static func makeContent() -> UIView? { nil }

    /// Returns the view of the previous state if the view has the right type, or else a new view.
    @MainActor
    public static func reuse<Content: UIView>(_ view: UIView?, _ make: @MainActor () -> Content)
      -> Content
    {
      // The type must be exactly the same, because a subclass may look different.
      guard let view = view as? Content, type(of: view) == Content.self else { return make() }
      return view
    }

    /// Returns `view` as the content of a control; there is an overload for SwiftUI views.
    @MainActor
    public static func contentView(_ view: UIView) -> UIView { view }
  }

  /// A view that draws a whole control.
  @MainActor
  public protocol RefreshContentView: UIView {
    /// Shows the status, which may change with each step of a pull.
    func show(_ status: RefreshStatus)
  }
#else
  /// The views and resources of a design; empty without UIKit.
  public protocol RefreshViewSource {}
#endif
