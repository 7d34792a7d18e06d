/// The parts of a scroll view's `contentInset`: the app's insets and the added insets.
///
/// The two parts are stored separately, and only their sum is written to the scroll view. The
/// system's insets are not stored: they are the difference between the adjusted and the content
/// insets.
package struct InsetAccount: Sendable {
  private var top: InsetSide
  private var left: InsetSide
  private var bottom: InsetSide
  private var right: InsetSide
  private var topHistory = InsetHistory()
  private var leftHistory = InsetHistory()
  private var bottomHistory = InsetHistory()
  private var rightHistory = InsetHistory()
  /// The last known value of `contentInset`.
  private(set) var actual: ListInsets

  init(_ insets: ListInsets, _ points: ScrollPoints) {
    top = InsetSide(insets.top)
    left = InsetSide(insets.left)
    bottom = InsetSide(insets.bottom)
    right = InsetSide(insets.right)
    actual = insets
    for side in ListSide.allCases { remember(side, points) }
  }

  subscript(side: ListSide) -> InsetSide {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    _modify {
      switch side {
      case .top: yield &top
      case .left: yield &left
      case .bottom: yield &bottom
      case .right: yield &right
      }
    }
  }

  /// The app's insets.
  package var owner: ListInsets {
    ListInsets(top: top.owner, left: left.owner, bottom: bottom.owner, right: right.owner)
  }

  /// The added insets.
  var added: ListInsets {
    ListInsets(top: top.added, left: left.added, bottom: bottom.added, right: right.added)
  }

  /// Updates the record with the current `contentInset`; returns whether the app has changed it.
  mutating func see(_ insets: ListInsets, _ points: ScrollPoints) -> Bool {
    guard insets != actual else { return false }
    actual = insets
    var isChanged = top.see(insets.top, &topHistory, points)
    isChanged = left.see(insets.left, &leftHistory, points) || isChanged
    isChanged = bottom.see(insets.bottom, &bottomHistory, points) || isChanged
    return right.see(insets.right, &rightHistory, points) || isChanged
  }

  /// Records a value that has been written for the controls.
  mutating func wrote(_ insets: ListInsets, _ points: ScrollPoints) {
    for side in ListSide.allCases where insets[side] != actual[side] {
      self[side].wrote(insets[side])
      remember(side, points)
    }
    actual = insets
  }

  private mutating func remember(_ side: ListSide, _ points: ScrollPoints) {
    let (total, owner) = (self[side].actual, self[side].owner)
    switch side {
    case .top: topHistory.remember(total, owner: owner, scale: points.scale)
    case .left: leftHistory.remember(total, owner: owner, scale: points.scale)
    case .bottom: bottomHistory.remember(total, owner: owner, scale: points.scale)
    case .right: rightHistory.remember(total, owner: owner, scale: points.scale)
    }
  }

  /// Resets the counts of the app's removals of added insets, because another event has occurred.
  mutating func calm() {
    top.calm()
    left.calm()
    bottom.calm()
    right.calm()
  }

  /// Makes the next writes exact, even by less than a pixel, because the screen scale has changed.
  mutating func rescale(_ points: ScrollPoints) {
    top.rescale(points)
    left.rescale(points)
    bottom.rescale(points)
    right.rescale(points)
  }

  /// Sets the app's insets.
  mutating func declare(_ insets: ListInsets) {
    top.declare(insets.top)
    left.declare(insets.left)
    bottom.declare(insets.bottom)
    right.declare(insets.right)
  }
}
