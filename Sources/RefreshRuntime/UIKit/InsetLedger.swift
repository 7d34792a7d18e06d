#if canImport(UIKit)
  import UIKit

  /// The content insets of a scroll view: the app's, and what controls add to them.
  ///
  /// Both are kept as they are, and only their sum is ever written. So the app's inset comes back to
  /// the bit, whatever was added meanwhile, and whoever changed it in between.
  struct InsetLedger: Equatable {
    /// What the app has set.
    private(set) var app: UIEdgeInsets
    /// What controls add.
    private(set) var shares = UIEdgeInsets.zero

    init(app: UIEdgeInsets) {
      self.app = app
    }

    /// What the scroll view's `contentInset` has to be.
    var total: UIEdgeInsets {
      UIEdgeInsets(
        top: app.top + shares.top,
        left: app.left + shares.left,
        bottom: app.bottom + shares.bottom,
        right: app.right + shares.right
      )
    }

    /// Sets what a control adds at its side.
    mutating func setShare(_ share: Double, at side: WritableKeyPath<UIEdgeInsets, CGFloat>) {
      shares[keyPath: side] = CGFloat(share)
    }

    /// Takes in what somebody else has written.
    ///
    /// A side that still has the sum was left alone. Any other value is the app's own, since an app
    /// that sets an inset says what it wants around its content, not what a control adds there.
    mutating func note(_ written: UIEdgeInsets) {
      let sum = total
      if written.top != sum.top { app.top = written.top }
      if written.left != sum.left { app.left = written.left }
      if written.bottom != sum.bottom { app.bottom = written.bottom }
      if written.right != sum.right { app.right = written.right }
    }

    /// What is around the content of a scroll view with these adjusted insets, but for the shares.
    ///
    /// The system's part is all that the ledger does not know; taking it first keeps the app's exact.
    func withoutShares(in adjusted: UIEdgeInsets) -> UIEdgeInsets {
      let sum = total
      return UIEdgeInsets(
        top: app.top + (adjusted.top - sum.top),
        left: app.left + (adjusted.left - sum.left),
        bottom: app.bottom + (adjusted.bottom - sum.bottom),
        right: app.right + (adjusted.right - sum.right)
      )
    }

    /// The same, but only without the share of the control at `side`.
    func withoutShare(
      at side: WritableKeyPath<UIEdgeInsets, CGFloat>,
      in adjusted: UIEdgeInsets
    ) -> UIEdgeInsets {
      var insets = adjusted
      insets[keyPath: side] = withoutShares(in: adjusted)[keyPath: side]
      return insets
    }
  }
#endif
