#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Where a control lies in the content of its scroll view.
  struct ControlPlace {
    /// Where it begins along the axis, in the control's own count.
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
        // Content that does not fill the viewport leaves a footer at the viewport's end.
        let end = max(reading.content, reading.viewport - reading.start - reading.end + overlap)
        start = isFar ? end : -height
      case .inline:
        start = isFar ? reading.content : -height
      case .overlay:
        // It stands in the viewport and comes in with the pull, over content that never moves.
        let isWhole = machine.phase == .refreshing
        let shown = isWhole ? height : min(max(behavior.pull(in: reading), 0), height)
        let edge = reading.offset + (isFar ? reading.viewport - inset + overlap : inset - overlap)
        start = isFar ? edge - shown : edge + shown - height
      }
    }

    /// The frame of the control's view in its scroll view, with `insets` but for what it adds itself.
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
