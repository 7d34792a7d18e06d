#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The inset at one side of a scroll view: the app's inset and the added inset.
  ///
  /// A value that the app writes may be absolute, or computed from a value that the app has read,
  /// which includes the added inset. A written value is interpreted as follows: if it reverts the
  /// app's last changes, the app's inset is again the one before those changes; if the same total
  /// was in effect earlier, the app's inset is again the one of that time; any other value is the
  /// app's new inset.
  struct InsetSide: Equatable {
    /// The app's inset, exactly.
    private(set) var owner: CGFloat
    /// The last known value of the list's inset.
    private(set) var actual: CGFloat
    /// The added inset that the control requests.
    var wanted: CGFloat = 0 {
      didSet {
        guard (wanted == 0) != (oldValue == 0) else { return }
        removals = 0
        isRefused = false
      }
    }
    /// Whether the list does not keep added insets, so that none is added.
    private(set) var isRefused = false

    /// Whether the next target must be exact, because the app's inset or the screen scale has
    /// changed.
    private var mustBeExact = false
    /// The number of consecutive removals of the added inset by the app.
    private var removals = 0
    /// The values that were recently in effect, the latest last.
    private var known: [Known] = []
    /// The app's recent writes as differences, the latest last.
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

    // Enough totals for every pixel of a control whose inset follows the offset, and enough
    // differences for two writers in the app.
    private static let mostKnown = 512
    private static let mostDifferences = 8
    // The tolerance for rounding errors of sums of insets.
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

    /// The value to write: the app's inset, the requested inset up to `allowed`, and a `gap`.
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
        // The same sum with a rounding error.
        actual = value
        return false
      }
      let (before, room) = (owner, added)
      let hadRoom = abs(room) >= Self.tolerance
      take(value, as: difference)
      actual = value
      mustBeExact = true
      // If the added inset is not in effect yet, the sum will be remembered when it is.
      if wanted == 0 || abs(added - room) < Self.tolerance { remember(value) }
      let isSame = abs(owner - before) < Self.tolerance
      let isRemoval = hadRoom && wanted > 0 && isSame && abs(added) < Self.tolerance
      removals = isRemoval ? removals + 1 : 0
      return true
    }

    /// Records that the list does not keep or does not respect the added inset.
    mutating func refuse() {
      isRefused = true
    }

    /// Resets the count of the app's reactions, because another event has occurred.
    mutating func calm() {
      removals = 0
    }

    /// Makes the next target exact, because the screen scale has changed.
    mutating func rescale() {
      mustBeExact = true
    }

    /// Sets the app's inset.
    mutating func declare(_ inset: CGFloat) {
      // An app that changes one side writes the values that it has read to the other sides.
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
        // The later differences apply to the remaining inset.
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

    /// Restores the app's inset before a difference.
    private mutating func undo(since first: Int) {
      owner = differences[first].before
      differences.removeSubrange(first...)
    }

    /// Records a difference and its result, or forgets the differences that the result reverts.
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

    /// Whether the app's inset is still the result of a difference.
    private func isLatest(_ difference: Difference) -> Bool {
      abs(owner - difference.after) < Self.tolerance
    }

    /// The index of the first of the last differences that add up to a sum.
    ///
    /// For example, a keyboard changes its height and is then hidden, which reverts two
    /// differences.
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
