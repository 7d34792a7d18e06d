#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Finds the scroll view of a SwiftUI view.
  @MainActor
  enum ScrollViewSearch {
    /// The first list between two anchors, or else the list that contains them.
    static func list(between back: UIView, and front: UIView, for edge: RefreshEdge)
      -> UIScrollView?
    {
      let (backWay, frontWay) = (way(from: back), way(from: front))
      guard let shared = backWay.first(where: { view in frontWay.contains { $0 === view } }) else {
        return nil
      }
      for view in views(between: backWay, and: frontWay, below: shared) {
        if let found = list(in: view, for: edge) { return found }
      }
      return around(shared, for: edge)
    }

    /// A view and all its superviews, innermost first.
    private static func way(from view: UIView) -> [UIView] {
      var way = [view]
      while let parent = way.last?.superview { way.append(parent) }
      return way
    }

    /// The views in front of one anchor and behind the other, from back to front.
    private static func views(
      between back: [UIView],
      and front: [UIView],
      below shared: UIView
    ) -> [UIView] {
      let backSteps = steps(of: back, below: shared)
      let frontSteps = steps(of: front, below: shared)
      var found: [UIView] = []
      // For each view from the back anchor upward, except the one directly below `shared`: the
      // siblings in front of the view.
      for step in backSteps.dropLast() {
        guard let parent = step.superview, let index = index(of: step) else { continue }
        found += parent.subviews[(index + 1)...]
      }
      if let first = backSteps.last.flatMap(index), let last = frontSteps.last.flatMap(index),
        first < last
      {
        found += shared.subviews[(first + 1)..<last]
      }
      for step in frontSteps.dropLast().reversed() {
        guard let parent = step.superview, let index = index(of: step) else { continue }
        found += parent.subviews[..<index]
      }
      return found
    }

    private static func steps(of way: [UIView], below shared: UIView) -> [UIView] {
      Array(way.prefix { $0 !== shared })
    }

    private static func index(of view: UIView) -> Int? {
      view.superview?.subviews.firstIndex { $0 === view }
    }

    /// The outermost scroll view in a tree of views that scrolls along the edge's axis.
    private static func list(in view: UIView, for edge: RefreshEdge) -> UIScrollView? {
      if let found = view as? UIScrollView, fits(found, edge) { return found }
      for subview in view.subviews {
        if let found = list(in: subview, for: edge) { return found }
      }
      return nil
    }

    private static func around(_ view: UIView, for edge: RefreshEdge) -> UIScrollView? {
      var next: UIView? = view
      while let view = next {
        if let found = view as? UIScrollView, fits(found, edge) { return found }
        next = view.superview
      }
      return nil
    }

    /// Whether a scroll view scrolls along the edge's axis, and is neither a text view nor paged.
    private static func fits(_ view: UIScrollView, _ edge: RefreshEdge) -> Bool {
      guard !(view is UITextView), !view.isPagingEnabled else { return false }
      let (content, size) = (view.contentSize, view.bounds.size)
      let isWide = content.width > size.width + 1
      let isTall = content.height > size.height + 1
      return edge.isHorizontal ? isWide || !isTall : isTall || !isWide
    }
  }
#endif
