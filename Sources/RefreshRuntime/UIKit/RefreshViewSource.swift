#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// The views and resources of a design.
  ///
  /// The protocol contains the requirements of `RefreshDesign` that need UIKit.
  public protocol RefreshViewSource {
    /// The bundle with the design's strings, images and colors.
    static var resourceBundle: Bundle { get }

    /// Makes the view that replaces the standard appearance in `state`.
    ///
    /// The control calls this function once per state change, and centers the view. The size of the
    /// view follows from its constraints or its intrinsic content size.
    @MainActor
    static func makeView(in state: RefreshState) -> UIView?
  }

  extension RefreshViewSource {
    /// The main bundle.
    public static var resourceBundle: Bundle { .main }

    /// No view; the control shows its standard appearance.
    @MainActor
    public static func makeView(in state: RefreshState) -> UIView? { nil }
  }
#else
  /// The views and resources of a design; empty without UIKit.
  public protocol RefreshViewSource {}
#endif
