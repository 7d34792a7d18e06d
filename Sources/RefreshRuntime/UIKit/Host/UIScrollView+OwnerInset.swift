#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  extension UIScrollView {
    /// The app's content insets, without the added insets of refresh controls.
    ///
    /// While a list has a refresh control, `contentInset` is the sum of the app's insets and the
    /// added insets. A value written to `contentInset` may or may not have been computed from that
    /// sum; read and write this property to avoid the ambiguity. On a list without refresh
    /// controls, the property is equal to `contentInset`.
    public var ownerContentInset: UIEdgeInsets {
      get {
        var insets =
          ScrollViewHost.existing(in: self).map { UIEdgeInsets($0.interpreter.ownerInsets) }
          ?? contentInset
        insets.top -= roomOfSystem
        return insets
      }
      set {
        var insets = newValue
        insets.top += roomOfSystem
        // UIKit may make its room in the same turn, so that the sum would be one change.
        defer { _ = roomOfSystem }
        guard let host = ScrollViewHost.existing(in: self) else {
          contentInset = insets
          return
        }
        host.handle(.ownerInsets(ListInsets(insets)))
      }
    }

    /// The room of a `UIRefreshControl` in the content inset, which the app did not write.
    private var roomOfSystem: CGFloat {
      CGFloat(SystemHost.existing(in: self)?.roomInContentInset ?? 0)
    }
  }
#endif
