#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ListSnapshot {
    /// The state of a scroll view.
    @MainActor
    init(of view: UIScrollView) {
      let (size, content) = (view.bounds.size, view.contentSize)
      self.init(
        offset: ListPoint(view.contentOffset),
        size: ListPoint(x: Double(size.width), y: Double(size.height)),
        content: ListPoint(x: Double(content.width), y: Double(content.height)),
        contentInset: ListInsets(view.contentInset),
        adjustedInset: ListInsets(view.adjustedContentInset)
      )
      pan = ListPan(of: view.panGestureRecognizer, in: view)
      isTracking = view.isTracking
      isDragging = view.isDragging
      isDecelerating = view.isDecelerating
      isZooming = view.isZooming || view.isZoomBouncing
      isInWindow = view.window != nil && size.width > 0 && size.height > 0
      scale = Double(view.traitCollection.displayScale)
      if #available(iOS 17.4, visionOS 1.1, *) { alignment = ListPoint(view.contentAlignmentPoint) }
      isRightToLeft =
        (view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.flipsContent)
        != (view.transform.a < 0)
      isUpsideDown = view.transform.d < 0
      isAssisted = UIAccessibility.isVoiceOverRunning
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
      switch pan.state {
      case .began, .changed:
        self.init(
          phase: .active,
          translation: ListPoint(pan.translation(in: view)),
          location: ListPoint(pan.location(in: nil)),
          touches: pan.numberOfTouches
        )
      case .ended: self.init(phase: .ended)
      case .cancelled, .failed: self.init(phase: .cancelled)
      default: self.init()
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
