/// The inset at one side of a scroll view: the app's inset and the added inset.
///
/// The app may write a value of its own, or a value computed from the list's inset, which
/// includes the added inset. The first of these rules that applies interprets the written value:
/// - The value reverts the app's latest change: the app's inset is the one before that change.
/// - The list's inset had this value before: the app's inset is the same as at that time.
/// - The value reverts an earlier change, or the last few changes: those changes no longer count.
/// - Otherwise, the value is the app's new inset.
struct InsetSide: Sendable {
  /// The app's inset, not rounded to pixels.
  private(set) var owner = 0.0
  /// The last known value of the list's `contentInset` at this side.
  private(set) var actual = 0.0
  /// The added inset that the control requests, in whole pixels.
  private(set) var wanted = 0.0 {
    didSet {
      // A sticky inset is zero while the control is out of view, which takes nothing back.
      guard wanted != 0, oldValue == 0 else { return }
      removals = 0
      isRefused = false
    }
  }
  /// The added inset that the control requests, not rounded to pixels.
  private var requested = 0.0
  /// Whether the list has refused the added inset, so that the control adds none.
  private(set) var isRefused = false

  /// Whether the next written inset must be exact to the pixel.
  ///
  /// The flag is set when the app's inset or the screen scale has changed.
  private var mustBeExact = false
  /// The number of times in a row that the app has removed the added inset.
  private var removals = 0
  private var history = InsetHistory()

  // The tolerance for rounding errors in sums of insets.
  static var tolerance: Double { 1e-4 }

  /// The added inset that is currently in effect.
  var added: Double { actual - owner }

  /// Whether the list or the app removes added insets, so that the control adds none.
  var isContested: Bool { isRefused || removals > 1 }

  /// The inset to write: the app's inset, plus an added inset, plus `gap`.
  func target(adding inset: Double, gap: Double = 0, points: ScrollPoints) -> Double {
    let room = isContested ? 0 : points.pixel(inset)
    guard room != 0 else { return owner }
    let target = owner + room + points.pixel(gap)
    return points.areBeside(target, actual) && !mustBeExact ? actual : target
  }

  /// Sets the added inset that the control requests.
  mutating func request(_ inset: Double, points: ScrollPoints) {
    requested = inset
    wanted = points.pixel(inset)
  }

  /// Records a value that has been written for the controls.
  @inline(never)
  mutating func wrote(_ value: Double) {
    mustBeExact = false
    actual = value
    remember()
  }

  /// Interprets a value that the app has written; returns whether the inset has changed.
  mutating func see(_ value: Double) -> Bool {
    guard value != actual else { return false }
    let difference = value - actual
    guard abs(difference) >= Self.tolerance else {
      // The value has changed only by a rounding error.
      actual = value
      return false
    }
    let (before, room) = (owner, added)
    let hadRoom = abs(room) >= Self.tolerance
    attribute(value, difference: difference)
    actual = value
    mustBeExact = true
    // If the value lacks the requested inset, that inset is added, and the new sum remembered.
    if wanted == 0 || abs(added - room) < Self.tolerance { remember() }
    let isSame = abs(owner - before) < Self.tolerance
    let isRemoval = hadRoom && wanted > 0 && isSame && abs(added) < Self.tolerance
    removals = isRemoval ? removals + 1 : 0
    return true
  }

  /// Records that the list does not keep the added inset, or that the inset has no effect.
  mutating func refuse() {
    isRefused = true
  }

  /// Resets the count of removals by the app, because another event has occurred.
  mutating func forgetRemovals() {
    removals = 0
  }

  /// Makes the next write exact, even by less than a pixel, because the screen scale has changed.
  mutating func rescale(_ points: ScrollPoints) {
    mustBeExact = true
    wanted = points.pixel(requested)
  }

  /// Sets the app's inset.
  @inline(never)
  mutating func declare(_ inset: Double) {
    // An app that changes one side also writes the other sides, with the values that it has read.
    guard inset != owner else { return }
    owner = inset
    history.forgetChanges()
    mustBeExact = true
    forgetRemovals()
  }

  private mutating func remember() { history.remember(actual, owner: owner) }

  private mutating func attribute(_ value: Double, difference: Double) {
    let index = history.lastChange(revertedBy: difference)
    if let index, abs(owner - history.changes[index].after) < Self.tolerance {
      return undo(since: index)
    }
    if let meaning = history.owner(of: value) {
      record(difference, leadingTo: meaning)
    } else if let index {
      owner -= history.revertChange(at: index)
    } else if !history.hasOwner(value), let first = history.firstOfLast(thatAddUpTo: -difference) {
      undo(since: first)
    } else {
      record(difference, leadingTo: value)
    }
  }

  /// Restores the app's inset from before the change at an index.
  private mutating func undo(since first: Int) {
    owner = history.changes[first].before
    history.forgetChanges(from: first)
  }

  private mutating func record(_ difference: Double, leadingTo inset: Double) {
    history.record(.init(written: difference, before: owner, after: inset))
    owner = inset
  }
}
