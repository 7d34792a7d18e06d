#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Finding the control of a list, so that the app need not store its controller.
  extension UIScrollView {
    /// The controller of the control at an edge; `nil` if there is none.
    ///
    /// The list owns the controller, and releases it when the control is detached or replaced.
    public func refreshController(at edge: RefreshEdge) -> RefreshController? {
      ScrollViewHost.existing(in: self)?.controller(at: edge)
    }

    /// The controller of the control at the start of the list: at the top, or else at the leading edge.
    public var headerController: RefreshController? {
      refreshController(at: .top) ?? refreshController(at: .leading)
    }

    /// The controller of the control at the end of the list: at the bottom, or else at the trailing edge.
    public var footerController: RefreshController? {
      refreshController(at: .bottom) ?? refreshController(at: .trailing)
    }
  }
#endif
