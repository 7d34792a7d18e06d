#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// Finding the control of a list in Objective-C, where categories have a prefix.
  extension UIScrollView {
    /// The control at the start of the list; `refresh_header` in Objective-C.
    #if canImport(ObjectiveC)
      @objc(refresh_header)
    #endif
    public var headerFacade: RefreshFacade? { headerController.map(RefreshFacade.init) }

    /// The control at the end of the list; `refresh_footer` in Objective-C.
    #if canImport(ObjectiveC)
      @objc(refresh_footer)
    #endif
    public var footerFacade: RefreshFacade? { footerController.map(RefreshFacade.init) }
  }
#endif
