/// The last values of a list's inset at one side, with the app's part of each.
///
/// A value that the app writes may have been read while an added inset was in effect. The history
/// tells the app's part of such a value. It has the last eight values: an app that saves the inset, and
/// writes it back after a sticky control has changed it eight times, keeps the added inset as its own.
struct InsetHistory: Sendable {
  private static var most: Int { 8 }

  /// A value of the list's inset.
  private struct Total: Sendable {
    var value: Double
    /// The app's part of the value.
    var owner: Double
  }

  /// A change of the inset by the app.
  struct Change: Sendable {
    /// The difference that the app has written.
    var written: Double
    /// The app's inset before the change.
    var before: Double
    /// The app's inset after the change.
    var after: Double
  }

  /// The last values; the latest one is last.
  private var totals: [Total] = []
  /// The app's recent changes of the inset; the latest one is last.
  private(set) var changes: [Change] = []

  /// The app's part of a value that the list's inset had; `nil` if it had no such value.
  func owner(of value: Double) -> Double? {
    totals.last { abs($0.value - value) < InsetSide.tolerance }?.owner
  }

  /// Whether a value was the app's inset before.
  func hasOwner(_ value: Double) -> Bool {
    totals.contains { abs($0.owner - value) < InsetSide.tolerance }
  }

  /// Records a value with the app's part of it.
  mutating func remember(_ value: Double, owner: Double) {
    totals.removeAll { abs($0.value - value) < InsetSide.tolerance }
    if totals.count == Self.most { totals.removeFirst() }
    totals.append(Total(value: value, owner: owner))
  }

  /// The latest change that a difference reverts.
  func lastChange(revertedBy difference: Double) -> Int? {
    changes.lastIndex { abs($0.written + difference) < InsetSide.tolerance }
  }

  /// The index from which the recorded changes, up to the last one, add up to `sum`.
  ///
  /// For example, an app adapts its inset to a keyboard that appears and then grows. When the
  /// keyboard is hidden, the app reverts two changes at once.
  func firstOfLast(thatAddUpTo sum: Double) -> Int? {
    var rest = sum
    return changes.lastIndex { change in
      rest -= change.written
      return abs(rest) < InsetSide.tolerance
    }
  }

  /// Records a change, or forgets the earlier changes that it reverts.
  mutating func record(_ change: Change) {
    let reverted = changes.firstIndex { abs($0.before - change.after) < InsetSide.tolerance }
    if let reverted { return forgetChanges(from: reverted) }
    if changes.count == Self.most { changes.removeFirst() }
    changes.append(change)
  }

  /// Forgets a reverted change; the later ones remain, without its effect, which is returned.
  mutating func revertChange(at index: Int) -> Double {
    let change = changes.remove(at: index)
    let effect = change.after - change.before
    for later in index..<changes.count {
      changes[later].before -= effect
      changes[later].after -= effect
    }
    return effect
  }

  /// Forgets the changes from an index on.
  mutating func forgetChanges(from index: Int = 0) {
    changes.removeSubrange(min(index, changes.count)...)
  }
}
