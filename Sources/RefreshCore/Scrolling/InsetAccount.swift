/// The parts of a scroll view's `contentInset`: the app's insets and the added insets.
///
/// The two parts are stored separately, and only their sum is written to the scroll view. The
/// system's insets are not stored: they are the difference between the adjusted and the content
/// insets.
struct InsetAccount: Sendable {
  private var sides = Array(repeating: InsetSide(), count: ListSide.allCases.count)
  /// The last known value of `contentInset`.
  private(set) var actual: ListInsets

  init(insets: ListInsets) {
    actual = insets
    declare(insets)
    for side in ListSide.allCases { change(side) { $0.wrote(insets[side]) } }
  }

  subscript(side: ListSide) -> InsetSide { sides[Int(side.rawValue)] }

  mutating func change(_ side: ListSide, body: (inout InsetSide) -> Void) {
    body(&sides[Int(side.rawValue)])
  }

  /// The app's insets.
  var owner: ListInsets { ListInsets { self[$0].owner } }

  /// The added insets.
  var added: ListInsets { ListInsets { self[$0].added } }

  /// Updates the record with the current `contentInset`; returns whether the app has changed it.
  ///
  /// If a control stops adding an inset, the inset of the opposite control may change, so one more write
  /// of insets is allowed.
  mutating func see(_ insets: ListInsets, bound: inout WriteBound) -> Bool {
    guard insets != actual else { return false }
    actual = insets
    var isChanged = false
    for side in ListSide.allCases {
      let index = Int(side.rawValue)
      let wasContested = sides[index].isContested
      isChanged = sides[index].see(insets[side]) || isChanged
      if !wasContested, sides[index].isContested { bound.allowInsets() }
    }
    return isChanged
  }

  /// Records a value that has been written for the controls.
  mutating func wrote(_ insets: ListInsets) {
    for side in ListSide.allCases where insets[side] != actual[side] {
      change(side) { $0.wrote(insets[side]) }
    }
    actual = insets
  }

  /// Resets the counts of the app's removals of added insets, because another event has occurred.
  mutating func forgetRemovals() {
    for side in sides.indices { sides[side].forgetRemovals() }
  }

  /// Makes the next writes exact, even by less than a pixel, because the screen scale has changed.
  mutating func rescale(_ points: ScrollPoints) {
    for side in sides.indices { sides[side].rescale(points) }
  }

  /// Sets the app's insets.
  mutating func declare(_ insets: ListInsets) {
    for side in ListSide.allCases { change(side) { $0.declare(insets[side]) } }
  }
}
