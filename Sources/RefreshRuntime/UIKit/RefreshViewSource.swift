#if canImport(UIKit)
  public import UIKit

  /// Where a design's own views come from.
  ///
  /// It is a part of `RefreshDesign` that exists only where there are views.
  public protocol RefreshViewSource {
    /// Makes the view that takes the place of title, arrow and all else in `phase`.
    ///
    /// It is called once for each change of phase. The view is as large as its constraints or its
    /// intrinsic size make it, and stands in the middle of the control.
    @MainActor
    static func makeView(in phase: RefreshPhase) -> UIView?
  }

  extension RefreshViewSource {
    /// No view: the control shows what its appearance says.
    @MainActor
    public static func makeView(in phase: RefreshPhase) -> UIView? { nil }
  }
#else
  /// Where a design's own views come from; without UIKit there are none.
  public protocol RefreshViewSource {}
#endif
