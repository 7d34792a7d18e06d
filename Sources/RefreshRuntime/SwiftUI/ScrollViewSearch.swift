#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Finds the scroll view of a SwiftUI view.
  @MainActor
  enum ScrollViewSearch {
    /// The list between two anchors, or else the list that contains them.
    ///
    /// The back anchor is as large as the modified view once it is laid out. The list is the first
    /// scroll view along the edge's axis that fills this view, or else the largest one. A scroll view
    /// whose axis is unknown, because its content fits, is taken only if it fills the view: an empty
    /// carousel does not, and the list may still appear.
    static func list(between back: UIView, and front: UIView, for edge: RefreshEdge)
      -> UIScrollView?
    {
      let (backWay, frontWay) = (way(from: back), way(from: front))
      guard let shared = backWay.first(where: { view in frontWay.contains { $0 === view } }) else {
        return nil
      }
      let hasSize = back.bounds.size.width * back.bounds.size.height > 0
      var best = Best(edge: edge, area: hasSize ? back : shared)
      for view in views(between: backWay, and: frontWay, below: shared) where !best.isFinal {
        best.search(view)
      }
      return best.view ?? around(shared, for: edge)
    }

    /// The best list that has been found so far.
    @MainActor
    private struct Best {
      let edge: RefreshEdge
      /// The view that the list should fill.
      let area: UIView
      private(set) var view: UIScrollView?
      private var rank = 0.0

      init(edge: RefreshEdge, area: UIView) {
        self.edge = edge
        self.area = area
      }

      /// Whether no other view can be better.
      var isFinal: Bool { rank >= 2 }

      /// Searches a tree of views, outermost first.
      mutating func search(_ view: UIView) {
        if let found = view as? UIScrollView, scrolls(found, along: edge) != false {
          let share = share(of: area, coveredBy: found)
          let isKnown = scrolls(found, along: edge) == true
          let newRank = isKnown ? (share < 0.5 ? 1 + share : 2) : (share < 0.5 ? 0 : 0.5)
          if newRank > rank { (self.view, rank) = (found, newRank) }
        }
        for subview in view.subviews where !isFinal { search(subview) }
      }
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

    private static func around(_ view: UIView, for edge: RefreshEdge) -> UIScrollView? {
      let views = way(from: view).compactMap { $0 as? UIScrollView }
      return views.first { scrolls($0, along: edge) == true }
        ?? views.first { scrolls($0, along: edge) == nil }
    }

    /// Whether a scroll view scrolls along the edge's axis; `nil` if its content fits into it.
    ///
    /// Text views are no lists. Pages that lie side by side are none, but a feed whose pages lie one
    /// below the other is.
    private static func scrolls(_ view: UIScrollView, along edge: RefreshEdge) -> Bool? {
      let (content, size) = (view.contentSize, view.bounds.size)
      let isWide = content.width > size.width + 1
      let isTall = content.height > size.height + 1
      guard !(view is UITextView), !view.isPagingEnabled || isTall && !edge.isHorizontal else {
        return false
      }
      if isWide || isTall { return edge.isHorizontal ? isWide : isTall }
      // SwiftUI lets a scroll view bounce along its axes, whether or not the content fits.
      let (bouncesAlong, bouncesAcross) =
        edge.isHorizontal
        ? (view.alwaysBounceHorizontal, view.alwaysBounceVertical)
        : (view.alwaysBounceVertical, view.alwaysBounceHorizontal)
      if bouncesAlong { return true }
      return bouncesAcross ? false : nil
    }

    /// The share of `view` that lies behind `cover`.
    private static func share(of view: UIView, coveredBy cover: UIView) -> Double {
      let (whole, part) = (Self.place(of: view), Self.place(of: cover))
      let width = min(whole.end.x, part.end.x) - max(whole.start.x, part.start.x)
      let height = min(whole.end.y, part.end.y) - max(whole.start.y, part.start.y)
      let area = view.bounds.size.width * view.bounds.size.height
      guard area > 0, width > 0, height > 0 else { return 0 }
      return Double(width * height / area)
    }

    private static func place(of view: UIView) -> (start: CGPoint, end: CGPoint) {
      let start = view.convert(view.bounds.origin, to: nil)
      let size = view.bounds.size
      return (start, CGPoint(x: start.x + size.width, y: start.y + size.height))
    }
  }
#endif
