/// The parts of a scroll view's `contentInset`: the app's insets and the added insets.
///
/// The two parts are stored separately, and only their sum is written to the scroll view. The
/// system's insets are not stored: they are the difference between the adjusted and the content
/// insets.
struct InsetAccount: Sendable {
  private struct Side: Sendable {
    var inset = InsetSide()
    var history = InsetHistory()
  }

  private var sides = Four(Side())
  /// The last known value of `contentInset`.
  private(set) var actual: ListInsets

  init(insets: ListInsets, points: ScrollPoints) {
    actual = insets
    declare(insets)
    for side in ListSide.allCases {
      sides.with(at: side.rawValue) {
        $0.inset.wrote(insets[side])
        $0.history.remember($0.inset, points: points)
      }
    }
  }

  subscript(side: ListSide) -> InsetSide {
    mutating get { sides.with(at: side.rawValue) { $0.inset } }
  }

  mutating func change(_ side: ListSide, body: (inout InsetSide) -> Void) {
    sides.with(at: side.rawValue) { body(&$0.inset) }
  }

  private mutating func changeAll(_ body: (inout InsetSide) -> Void) {
    for side in ListSide.allCases { change(side, body: body) }
  }

  /// The app's insets.
  var owner: ListInsets {
    mutating get { ListInsets { self[$0].owner } }
  }

  /// The added insets.
  var added: ListInsets {
    mutating get { ListInsets { self[$0].added } }
  }

  /// Updates the record with the current `contentInset`; returns whether the app has changed it.
  mutating func see(_ insets: ListInsets, points: ScrollPoints) -> Bool {
    guard insets != actual else { return false }
    actual = insets
    var isChanged = false
    for side in ListSide.allCases {
      sides.with(at: side.rawValue) {
        if $0.inset.see(insets[side], in: &$0.history, points: points) { isChanged = true }
      }
    }
    return isChanged
  }

  /// Records a value that has been written for the controls.
  mutating func wrote(_ insets: ListInsets, points: ScrollPoints) {
    for side in ListSide.allCases where insets[side] != actual[side] {
      sides.with(at: side.rawValue) {
        $0.inset.wrote(insets[side])
        $0.history.remember($0.inset, points: points)
      }
    }
    actual = insets
  }

  /// Resets the counts of the app's removals of added insets, because another event has occurred.
  mutating func calm() {
    changeAll { $0.calm() }
  }

  /// Makes the next writes exact, even by less than a pixel, because the screen scale has changed.
  mutating func rescale(_ points: ScrollPoints) {
    changeAll { $0.rescale(points) }
  }

  /// Sets the app's insets.
  mutating func declare(_ insets: ListInsets) {
    for side in ListSide.allCases {
      sides.with(at: side.rawValue) { $0.inset.declare(insets[side], in: &$0.history) }
    }
  }
}
