#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  extension UIScrollView {
    /// The content insets that the list's owner wants, without what refresh controls add to them.
    ///
    /// A list with a refresh control has insets of its own and added ones in `contentInset`. One write of
    /// a new value there does not say whether it was computed from what was read, so a value that was
    /// never in force is taken as the owner's inset. Owners who add to an inset, or who want no doubt,
    /// read and write this property. On a list without refresh controls it is `contentInset`.
    public var ownerContentInset: UIEdgeInsets {
      get { ScrollViewHost.existing(in: self)?.account.owner ?? contentInset }
      set {
        guard let host = ScrollViewHost.existing(in: self) else {
          contentInset = newValue
          return
        }
        host.declare(newValue)
      }
    }
  }

  extension ScrollViewHost {
    /// Takes the owner's word for its insets, and writes them with what controls add.
    func declare(_ insets: UIEdgeInsets) {
      event {
        look()
        account.declare(insets)
        unsettle()
        flush()
      }
    }
  }
#endif
