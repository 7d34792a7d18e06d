#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The height of a control with large texts.
  extension RefreshControlView {
    /// The height that the control needs for what it shows: its own, or a larger one with large texts.
    var neededHeight: Double {
      let (own, layout) = (design.behavior.height, design.layout)
      guard layout.grows(at: textSize, edge: edge) else { return own }
      // Only the app knows the height of a view of its own.
      guard ownView == nil, contentView == nil else {
        return own * layout.growth(at: textSize, edge: edge)
      }
      let shown = stack.subviews.filter { view in
        !view.isHidden && (view === texts || view.intrinsicContentSize.height > 0)
      }
      let heights = shown.map(height)
      let spaces = layout.spacing * Double(max(heights.count - 1, 0))
      return layout.height(
        around: heights.isEmpty ? 0 : heights.reduce(0, +) + spaces,
        surface: design.surface,
        atLeast: own
      )
    }

    private func height(of view: UIView) -> Double {
      guard view === texts else { return Double(view.intrinsicContentSize.height) }
      let labels = [title, subtitle].filter { !$0.isHidden }
      let room = CGSize(width: roomForTexts, height: .greatestFiniteMagnitude)
      let heights = labels.map { Double($0.sizeThatFits(room).height) }
      return heights.reduce(0, +) + design.layout.lineSpacing * Double(max(heights.count - 1, 0))
    }

    /// The width within the safe area and the margins.
    private var roomForTexts: CGFloat {
      let area = bounds.size.width - safeAreaInsets.left - safeAreaInsets.right
      let inset = surface == nil ? 0 : RefreshSurface.capsuleInset(hasTexts: true)
      return max(area - 2 * CGFloat(design.layout.margin + inset), 0)
    }
  }
#endif
