#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The position of a control in its scroll view.
  struct ControlPlace {
    /// The distance from the start of the content to the start of the view, along the scroll axis.
    private var start: Double
    private var height: Double
    private var axis: ScrollAxis

    init(of machine: RefreshMachine, at reading: ScrollReading, in axis: ScrollAxis) {
      self.axis = axis
      height = machine.behavior.height
      start = machine.viewStart(in: reading)
    }

    /// The frame of the control's view; `insets` are those of the list without the added inset.
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
