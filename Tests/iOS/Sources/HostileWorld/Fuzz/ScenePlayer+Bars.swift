internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// Bars that expand as the list scrolls to its top, and what the controls know of them.
extension ScenePlayer {
  /// Whether the bar above is as high as it can be.
  var isBarWhole: Bool {
    let list = world.list
    return list.expandingBar.map { world.isNear(list.systemInsets.top, $0.upperBound) } ?? true
  }

  /// Whether the bar above is whole or collapsed.
  var isBarAtEnd: Bool {
    let list = world.list
    return isBarWhole
      || list.expandingBar.map { world.isNear(list.systemInsets.top, $0.lowerBound) } ?? true
  }

  /// Whether the controls know how far the bar above expands.
  var isBarKnown: Bool { world.list.expandingBar.map { $0.upperBound == knownBar } ?? true }

  /// By how many points the bar above may expand without the knowledge of the controls.
  var unknownGrowth: CGFloat {
    guard !isBarKnown, let bar = world.list.expandingBar else { return 0 }
    return bar.upperBound - bar.lowerBound
  }

  /// Whether the controls may know a layout from a scroll of the app, which they answer at once.
  ///
  /// A layout may move a list below a refreshing control and a bar whose new height is unknown.
  var mayKnowLayouts: Bool {
    isBarKnown || !isBarChanged || !all.contains { $0.control.machine.isRevealed }
  }

  /// Notes whether the controls see their list at rest below the whole bar.
  func followBar() {
    let list = world.list
    guard let bar = list.expandingBar, list.window != nil, !list.isTouched, !list.isMoving,
      !all.contains(where: { $0.control.machine.isRevealed })
    else { return }
    let isAtTop = world.isNear(list.contentOffset.y, -list.adjustedContentInset.top)
    if isAtTop, isBarWhole { knownBar = bar.upperBound }
  }

  /// A bar of so many points with a large title, which hides by 52 of them.
  func expandingBar(to height: CGFloat) -> ClosedRange<CGFloat> {
    max(height - 52, 0)...max(height, 0)
  }

  /// Changes the height of a bar that expands.
  func setExpandingBar(to height: CGFloat) {
    // A bounce that jumps with its edge would jump before the bar has expanded.
    guard isBarAtEnd, !world.list.isMoving else { return Judged.skip() }
    world.list.expandingBar = expandingBar(to: height)
    (knownBar, isBarChanged) = (nil, true)
  }

  /// Whether the bar may collapse as a footer moves short content, which moves the footer's edge.
  var mayCollapse: Bool {
    let list = world.list
    return scene.hasExpandingBar
      && axis.extent(of: list.contentSize) <= axis.extent(of: list.bounds.size)
  }

  /// What is judged below bars that expand is counted by itself.
  var belowBar: String { scene.hasExpandingBar ? " below a bar that expands" : "" }
}
