internal import RefreshCore
internal import UIKit

/// The scroll axis of a list, counted from the edge at which reading begins.
@MainActor
struct ListAxis {
  let isHorizontal: Bool
  let isMirrored: Bool

  /// The insets around the content, without what controls add.
  private let own: UIEdgeInsets

  /// The axis of a list, or that of the control at one of its ends, for which the room of the one at the
  /// other end is as good as an owner's.
  init(of list: UIScrollView, wants: UIEdgeInsets, seenFromFar isFar: Bool? = nil) {
    let adjusted = list.adjustedContentInset
    own = UIEdgeInsets(
      left: isFar == false ? adjusted.left : wants.left + list.systemPart.left,
      right: isFar == true ? adjusted.right : wants.right + list.systemPart.right
    )
    isHorizontal = list.isSideways
    isMirrored = list.isSideways && list.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The side of the list at which an edge lies.
  func side(isFar: Bool) -> UIEdgeInsets.Side {
    guard isHorizontal else { return isFar ? .bottom : .top }
    return isFar != isMirrored ? .right : .left
  }

  func edge(isFar: Bool) -> RefreshEdge {
    switch (isHorizontal, isFar) {
    case (false, false): .top
    case (false, true): .bottom
    case (true, false): .leading
    case (true, true): .trailing
    }
  }

  func extent(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The point of the list at which a control reads `offset`.
  func point(at offset: CGFloat, in list: UIScrollView) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: list.contentOffset.x, y: offset) }
    let x = isMirrored ? length(of: list) - list.bounds.size.width - offset : offset
    return CGPoint(x: x, y: list.contentOffset.y)
  }

  /// What a control reads of the list's offset.
  func offset(of list: UIScrollView) -> CGFloat {
    guard isHorizontal else { return list.contentOffset.y }
    let x = list.contentOffset.x
    return isMirrored ? length(of: list) - list.bounds.size.width - x : x
  }

  /// A finger's way, which is positive where it pulls at the near edge.
  func way(_ distance: CGFloat) -> CGFloat { isMirrored ? -distance : distance }

  /// Content that is too short to scroll stands at the left, whatever the direction of reading.
  private func length(of list: UIScrollView) -> CGFloat {
    max(list.contentSize.width, list.bounds.size.width - own.left - own.right)
  }
}
