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

    /// What a scroll view's adjusted insets are without the share of the control at `side`.
    func without(
      _ side: WritableKeyPath<UIEdgeInsets, CGFloat>,
      in adjusted: UIEdgeInsets
    ) -> UIEdgeInsets {
      // The system's part is all that the ledger does not know; subtracting it first keeps the app's
      // part exact.
      var insets = adjusted
      let system = adjusted[keyPath: side] - total[keyPath: side]
      insets[keyPath: side] = app[keyPath: side] + system
      return insets
    }
  }
#endif
