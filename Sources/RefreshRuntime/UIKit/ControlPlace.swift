#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The position of a control in its scroll view.
  struct ControlPlace {
    /// The start along the scroll axis, in the control's coordinates.
    private var start: Double
    private var height: Double
    private var axis: ScrollAxis

    init(of machine: RefreshMachine, at reading: ScrollReading, in axis: ScrollAxis) {
      let behavior = machine.behavior
      self.axis = axis
      height = behavior.height
      let isFar = behavior.edge.isFar
      let inset = isFar ? reading.end : reading.start
      let overlap = min(behavior.ignoredInset, max(inset, 0))
      switch behavior.style {
      case .pull:
        // With content shorter than the viewport, a footer is at the end of the viewport.
        let end = max(reading.content, reading.viewport - reading.start - reading.end + overlap)
        start = isFar ? end : -height
      case .inline:
        start = isFar ? reading.content : -height
      case .overlay:
        // An overlay moves into the viewport with the pull, without moving the content.
        let isWhole = machine.phase == .refreshing
        let shown = isWhole ? height : min(max(behavior.pull(in: reading), 0), height)
        let edge = reading.offset + (isFar ? reading.viewport - inset + overlap : inset - overlap)
        start = isFar ? edge - shown : edge + shown - height
      }
    }

    /// The frame of the control's view; `insets` exclude the added inset.
    @MainActor
    func frame(in view: UIScrollView, insets: UIEdgeInsets) -> CGRect {
      guard axis.isHorizontal else {
        let width = view.bounds.size.width - insets.left - insets.right
        return CGRect(x: 0, y: CGFloat(start), width: max(width, 0), height: CGFloat(height))
      }
      var x = CGFloat(start)
      if axis.isMirrored { x = axis.length(in: view, insets) - x - CGFloat(height) }
      let extent = view.bounds.size.height - insets.top - insets.bottom
      return CGRect(x: x, y: 0, width: CGFloat(height), height: max(extent, 0))
    }
  }
#endif
