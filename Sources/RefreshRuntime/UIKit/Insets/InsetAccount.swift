#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The parts of a scroll view's `contentInset`: the app's insets and the added insets.
  ///
  /// The two parts are stored separately, and only their sum is written to the scroll view. The
  /// system's insets are not stored: they are the difference between the adjusted and the content
  /// insets.
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
    /// The last known value of `contentInset`.
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

    /// The app's insets.
    var owner: UIEdgeInsets { insets(\.owner) }

    /// The added insets.
    var added: UIEdgeInsets { insets(\.added) }

    /// Updates the record with the current `contentInset`; returns whether the app has changed it.
    mutating func see(_ insets: UIEdgeInsets) -> Bool {
      guard insets != actual else { return false }
      actual = insets
      let changes = [
        top.see(insets.top), left.see(insets.left), bottom.see(insets.bottom),
        right.see(insets.right),
      ]
      return changes.contains(true)
    }

    /// Records a value that the host has written.
    mutating func wrote(_ insets: UIEdgeInsets) {
      if insets.top != actual.top { top.wrote(insets.top) }
      if insets.left != actual.left { left.wrote(insets.left) }
      if insets.bottom != actual.bottom { bottom.wrote(insets.bottom) }
      if insets.right != actual.right { right.wrote(insets.right) }
      actual = insets
    }

    /// Resets the counts of the app's removals of added insets, because another event has occurred.
    mutating func calm() {
      top.calm()
      left.calm()
      bottom.calm()
      right.calm()
    }

    /// Makes the next writes exact, even by less than a pixel, because the screen scale has changed.
    mutating func rescale() {
      top.rescale()
      left.rescale()
      bottom.rescale()
      right.rescale()
    }

    /// Sets the app's insets.
    mutating func declare(_ insets: UIEdgeInsets) {
      top.declare(insets.top)
      left.declare(insets.left)
      bottom.declare(insets.bottom)
      right.declare(insets.right)
    }

    /// The adjusted insets without the added insets.
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
