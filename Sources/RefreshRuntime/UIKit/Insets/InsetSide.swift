#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The inset at one side of a scroll view: the app's inset and the added inset.
  ///
  /// The app may write a value of its own, or a value computed from the list's inset, which
  /// includes the added inset. The first of these rules that applies interprets the written value:
  /// - The value reverts the app's latest change: the app's inset is the one before that change.
  /// - The list's inset had this value before: the app's inset is the same as at that time.
  /// - The value reverts an earlier change, or the last few changes: those changes no longer count.
  /// - Otherwise, the value is the app's new inset.
  struct InsetSide: Equatable {
    /// The app's inset, not rounded to pixels.
    private(set) var owner: CGFloat
    /// The last known value of the list's `contentInset` at this side.
    private(set) var actual: CGFloat
    /// The added inset that the control requests.
    var wanted: CGFloat = 0 {
      didSet {
        guard (wanted == 0) != (oldValue == 0) else { return }
        removals = 0
        isRefused = false
      }
    }
    /// Whether the list has refused the added inset, so that the control adds none.
    private(set) var isRefused = false

    /// Whether the next written inset must be exact to the pixel.
    ///
    /// The flag is set when the app's inset or the screen scale has changed.
    private var mustBeExact = false
    /// The number of times in a row that the app has removed the added inset.
    private var removals = 0
    /// The recent values of the list's inset, with the app's part of each; the latest one is last.
    private var known: [Known] = []
    /// The app's recent changes of the inset; the latest one is last.
    private var differences: [Difference] = []

    private struct Known: Equatable {
      var total: CGFloat
      var owner: CGFloat
    }

    private struct Difference: Equatable {
      var written: CGFloat
      var before: CGFloat
      var after: CGFloat
    }

    // `mostKnown` suffices for a control whose inset follows the offset pixel by pixel.
    // `mostDifferences` suffices for two parts of the app that change the inset in turn.
    private static let mostKnown = 512
    private static let mostDifferences = 8
    // The tolerance for rounding errors in sums of insets.
    static let tolerance: CGFloat = 1e-4

    init(_ inset: CGFloat) {
      owner = inset
      actual = inset
      remember(inset)
    }

    /// The added inset that is currently in effect.
    var added: CGFloat { actual - owner }

    /// Whether the list or the app removes added insets, so that the control adds none.
    var isContested: Bool { isRefused || removals > 1 }

    /// The inset to write: the app's inset, plus the requested one up to `allowed`, plus `gap`.
    func target(allowed: CGFloat, gap: CGFloat = 0, _ points: ScrollPoints) -> CGFloat {
      let room = isContested ? 0 : points.pixel(min(wanted, allowed))
      guard room != 0 else { return owner }
      let target = owner + room + points.pixel(gap)
      return points.areBeside(target, actual) && !mustBeExact ? actual : target
    }

    /// Records a value that the host has written.
    mutating func wrote(_ value: CGFloat) {
      mustBeExact = false
      actual = value
      remember(value)
    }

    /// Interprets a value that the app has written; returns whether the inset has changed.
    mutating func see(_ value: CGFloat) -> Bool {
      guard value != actual else { return false }
      let difference = value - actual
      guard abs(difference) >= Self.tolerance else {
        // The value has changed only by a rounding error.
        actual = value
        return false
      }
      let (before, room) = (owner, added)
      let hadRoom = abs(room) >= Self.tolerance
      take(value, as: difference)
      actual = value
      mustBeExact = true
      // If the value lacks the requested inset, the host adds that inset, and remembers the new
      // sum.
      if wanted == 0 || abs(added - room) < Self.tolerance { remember(value) }
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
    mutating func calm() {
      removals = 0
    }

    /// Makes the next write exact, even by less than a pixel, because the screen scale has changed.
    mutating func rescale() {
      mustBeExact = true
    }

    /// Sets the app's inset.
    mutating func declare(_ inset: CGFloat) {
      // An app that changes one side also writes the other sides, with the values that it has read.
      guard inset != owner else { return }
      owner = inset
      differences = []
      mustBeExact = true
      calm()
    }

    private mutating func take(_ value: CGFloat, as difference: CGFloat) {
      let index = differences.lastIndex { abs($0.written + difference) < Self.tolerance }
      if let index, isLatest(differences[index]) { return undo(since: index) }
      let meaning = known.last { abs($0.total - value) < Self.tolerance }?.owner
      if let meaning {
        record(difference, leadingTo: meaning)
      } else if let index {
        let effect = differences[index].after - differences[index].before
        differences.remove(at: index)
        owner -= effect
        // The later changes remain, without the effect of the reverted one.
        for later in index..<differences.count {
          differences[later].before -= effect
          differences[later].after -= effect
        }
      } else if !isKnownInset(value), let first = firstOfLast(thatAddUpTo: -difference) {
        undo(since: first)
      } else {
        record(difference, leadingTo: value)
      }
    }

    /// Whether a value was the app's inset before.
    private func isKnownInset(_ value: CGFloat) -> Bool {
      known.contains { abs($0.owner - value) < Self.tolerance }
    }

    /// Restores the app's inset from before the change at an index.
    private mutating func undo(since first: Int) {
      owner = differences[first].before
      differences.removeSubrange(first...)
    }

    /// Records a change, or forgets the earlier changes that it reverts.
    private mutating func record(_ difference: CGFloat, leadingTo inset: CGFloat) {
      let reverted = differences.firstIndex { abs($0.before - inset) < Self.tolerance }
      if let reverted {
        differences.removeSubrange(reverted...)
      } else {
        differences.append(Difference(written: difference, before: owner, after: inset))
        if differences.count > Self.mostDifferences { differences.removeFirst() }
      }
      owner = inset
    }

    /// Whether the app's inset is still the result of this change.
    private func isLatest(_ difference: Difference) -> Bool {
      abs(owner - difference.after) < Self.tolerance
    }

    /// The index from which the recorded changes, up to the last one, add up to `sum`.
    ///
    /// For example, an app adapts its inset to a keyboard that appears and then grows. When the
    /// keyboard is hidden, the app reverts two changes at once.
    private func firstOfLast(thatAddUpTo sum: CGFloat) -> Int? {
      var rest = sum
      return differences.indices.last { index in
        rest -= differences[index].written
        return abs(rest) < Self.tolerance
      }
    }

    private mutating func remember(_ total: CGFloat) {
      known.removeAll { abs($0.total - total) < Self.tolerance }
      known.append(Known(total: total, owner: owner))
      if known.count > Self.mostKnown { known.removeFirst() }
    }
  }
#endif
