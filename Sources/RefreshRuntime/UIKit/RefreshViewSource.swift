#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Where a design's views and resources come from.
  ///
  /// It is the part of `RefreshDesign` that exists only where there is UIKit.
  public protocol RefreshViewSource {
    /// The bundle that has the design's strings, images and colors.
    static var resourceBundle: Bundle { get }

    /// Makes the view that takes the place of title, arrow and all else in `phase`.
    ///
    /// It is called once for each change of phase. The view is as large as its constraints or its
    /// intrinsic size make it, and stands in the middle of the control.
    @MainActor
    static func makeView(in phase: RefreshPhase) -> UIView?
  }

  extension RefreshViewSource {
    /// The app itself; a design in a framework or a package has a bundle of its own.
    public static var resourceBundle: Bundle { .main }

    /// No view: the control shows what its appearance says.
    @MainActor
    public static func makeView(in phase: RefreshPhase) -> UIView? { nil }
  }
#else
  /// Where a design's views and resources come from; without UIKit there are none.
  public protocol RefreshViewSource {}
#endif
