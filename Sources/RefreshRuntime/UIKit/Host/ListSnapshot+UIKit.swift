#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ListSnapshot {
    /// The state of a scroll view, without its controls.
    @MainActor
    init(of view: UIScrollView) {
      let (bounds, content) = (view.bounds, view.contentSize)
      self.init(
        offset: ListPoint(view.contentOffset),
        size: ListPoint(x: Double(bounds.size.width), y: Double(bounds.size.height)),
        content: ListPoint(x: Double(content.width), y: Double(content.height)),
        contentInset: ListInsets(view.contentInset),
        adjustedInset: ListInsets(view.adjustedContentInset)
      )
      pan = ListPan(of: view.panGestureRecognizer, in: view)
      isTracking = view.isTracking
      isDragging = view.isDragging
      isDecelerating = view.isDecelerating
      isInWindow = view.window != nil && size.x > 0 && size.y > 0
      scale = Double(view.traitCollection.displayScale)
      isZooming = view.isZooming || view.isZoomBouncing
      if #available(iOS 17.4, *) { alignment = ListPoint(view.contentAlignmentPoint) }
      isAssisted = UIAccessibility.isVoiceOverRunning
      isRightToLeft =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.flipsContent
    }
  }

  extension UIScrollView {
    /// Whether the content starts at the right in a right-to-left layout.
    fileprivate var flipsContent: Bool {
      guard let collection = self as? UICollectionView else { return true }
      return collection.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    }
  }

  extension ListPan {
    /// The state of a pan gesture.
    @MainActor
    init(of pan: UIPanGestureRecognizer, in view: UIScrollView) {
      self.init()
      switch pan.state {
      case .began, .changed:
        phase = .active
        translation = ListPoint(pan.translation(in: view))
        location = ListPoint(pan.location(in: nil))
      case .ended: phase = .ended
      case .cancelled, .failed: phase = .cancelled
      default: phase = .possible
      }
    }
  }

  extension ListPoint {
    init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension CGPoint {
    init(_ point: ListPoint) {
      self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
  }

  extension ListInsets {
    init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top),
        left: Double(insets.left),
        bottom: Double(insets.bottom),
        right: Double(insets.right)
      )
    }
  }

  extension UIEdgeInsets {
    init(_ insets: ListInsets) {
      self.init(
        top: CGFloat(insets.top),
        left: CGFloat(insets.left),
        bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right)
      )
    }
  }
#endif
