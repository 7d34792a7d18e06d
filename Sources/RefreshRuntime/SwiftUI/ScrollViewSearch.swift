#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  /// Finds the scroll view that a view of SwiftUI has become.
  @MainActor
  enum ScrollViewSearch {
    /// The scroll view around `anchor`, or else the nearest one that lies under its middle.
    static func nearest(to anchor: UIView) -> UIScrollView? {
      guard anchor.window != nil else { return nil }
      var child = anchor
      while let parent = child.superview {
        if let around = parent as? UIScrollView { return around }
        for sibling in neighbors(of: child, in: parent) {
          if let beside = first(in: sibling, under: anchor) { return beside }
        }
        child = parent
      }
      return nil
    }

    /// The other subviews, those in front of `child` first: a background lies right behind its view.
    private static func neighbors(of child: UIView, in parent: UIView) -> [UIView] {
      let views = parent.subviews
      guard let index = views.firstIndex(where: { $0 === child }) else { return [] }
      return views[(index + 1)...] + views[..<index].reversed()
    }

    /// The outermost scroll view in a tree of views that lies under the anchor's middle.
    private static func first(in view: UIView, under anchor: UIView) -> UIScrollView? {
      if let found = view as? UIScrollView, lies(found, under: anchor) { return found }
      for subview in view.subviews {
        if let found = first(in: subview, under: anchor) { return found }
      }
      return nil
    }

    private static func lies(_ view: UIScrollView, under anchor: UIView) -> Bool {
      let size = anchor.bounds.size
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      return view.bounds.contains(anchor.convert(middle, to: view))
    }
  }
#endif
