#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Who has what of a scroll view's insets; the only place that knows.
  ///
  /// The owner's insets and what controls add are kept apart, and only their sum is ever written. The
  /// system's part is never kept: it is what the adjusted insets have beyond the list's own.
  struct InsetAccount: Equatable {
    /// The sides of a scroll view.
    enum Side: CaseIterable {
      case top
      case left
      case bottom
      case right
    }

    private var top: InsetSide
    private var left: InsetSide
    private var bottom: InsetSide
    private var right: InsetSide
    /// What the list has, as last seen.
    private(set) var actual: UIEdgeInsets

    init(_ insets: UIEdgeInsets) {
      top = InsetSide(insets.top)
      left = InsetSide(insets.left)
      bottom = InsetSide(insets.bottom)
      right = InsetSide(insets.right)
      actual = insets
    }

    subscript(side: Side) -> InsetSide {
      get {
        switch side {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
      }
      set {
        switch side {
        case .top: top = newValue
        case .left: left = newValue
        case .bottom: bottom = newValue
        case .right: right = newValue
        }
      }
    }

    /// What the list's owner wants around its content.
    var owner: UIEdgeInsets { insets(\.owner) }

    /// What of the list's insets controls have added.
    var added: UIEdgeInsets { insets(\.added) }

    /// Takes in what the list has now; answers whether others have changed it.
    mutating func see(_ insets: UIEdgeInsets) -> Bool {
      guard insets != actual else { return false }
      actual = insets
      let changes = [
        top.see(insets.top), left.see(insets.left), bottom.see(insets.bottom),
        right.see(insets.right),
      ]
      return changes.contains(true)
    }

    /// Notes what the control itself has written.
    mutating func wrote(_ insets: UIEdgeInsets) {
      if insets.top != actual.top { top.wrote(insets.top) }
      if insets.left != actual.left { left.wrote(insets.left) }
      if insets.bottom != actual.bottom { bottom.wrote(insets.bottom) }
      if insets.right != actual.right { right.wrote(insets.right) }
      actual = insets
    }

    /// Forgets how owners have answered, since something else has happened meanwhile.
    mutating func calm() {
      top.calm()
      left.calm()
      bottom.calm()
      right.calm()
    }

    /// Makes the next targets exact, since lengths are to be on the pixels of another screen.
    mutating func rescale() {
      top.rescale()
      left.rescale()
      bottom.rescale()
      right.rescale()
    }

    /// Takes the owner's word for its insets.
    mutating func declare(_ insets: UIEdgeInsets) {
      top.declare(insets.top)
      left.declare(insets.left)
      bottom.declare(insets.bottom)
      right.declare(insets.right)
    }

    /// What is around the content of a list with these adjusted insets, but for what controls add.
    func withoutAdded(_ adjusted: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: adjusted.top - top.added,
        left: adjusted.left - left.added,
        bottom: adjusted.bottom - bottom.added,
        right: adjusted.right - right.added
      )
    }

    private func insets(_ part: KeyPath<InsetSide, CGFloat>) -> UIEdgeInsets {
      UIEdgeInsets(
        top: top[keyPath: part],
        left: left[keyPath: part],
        bottom: bottom[keyPath: part],
        right: right[keyPath: part]
      )
    }
  }

  extension UIEdgeInsets {
    subscript(side: InsetAccount.Side) -> CGFloat {
      get {
        switch side {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
      }
      set {
        switch side {
        case .top: top = newValue
        case .left: left = newValue
        case .bottom: bottom = newValue
        case .right: right = newValue
        }
      }
    }
  }
#endif
