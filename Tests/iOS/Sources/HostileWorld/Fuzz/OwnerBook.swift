internal import UIKit

/// What the owners of a list want around its content: its insets, had it no controls.
///
/// Owners write to this book as they write to the list. The book has the insets of a list at rest, without
/// a word of how a control tells its own part from theirs.
@MainActor
struct OwnerBook {
  /// The insets that the owners want.
  private(set) var wants: UIEdgeInsets
  /// What an owner has read, to write it back later.
  struct Saved {
    var actual: UIEdgeInsets
    var wants: UIEdgeInsets
    var offset: CGPoint
  }

  var saved: Saved?
  var savedByKeyboard: Saved?
  /// How much a keyboard has added.
  var addedByKeyboard: CGFloat = 0
  /// The differences that are still to be taken back.
  private var open: [UIEdgeInsets.Side: [Difference]] = [:]
  /// What each total meant when it was in force.
  private var meanings: [UIEdgeInsets.Side: [Meaning]] = [:]
  /// What owners have added, and what they wanted before that.
  private var differences: [UIEdgeInsets.Side: [(value: CGFloat, before: CGFloat?)]] = [:]
  private var seen = 0
  /// The sides that owners have written to.
  private var written: Set<UIEdgeInsets.Side> = []
  /// How often owners may have taken away what a control adds, and wanted the same as before.
  private var removals: [UIEdgeInsets.Side: Int] = [:]

  private struct Difference {
    var value: CGFloat
    /// Whether a control's part was in what was read, so that the sum says nothing for certain.
    var isUncertain: Bool
  }

  private struct Meaning: Equatable {
    var total: CGFloat
    var wants: CGFloat
    var isUncertain: Bool
  }

  private static let near: CGFloat = 2e-3

  init(_ insets: UIEdgeInsets) {
    wants = insets
  }

  /// Whether it is certain what the owners want at a side.
  func isCertain(_ side: UIEdgeInsets.Side) -> Bool {
    open[side, default: []].allSatisfy { !$0.isUncertain }
  }

  /// Takes in the insets that have been in force in the last event.
  ///
  /// The last of them may mean something else by now: an owner can declare an inset under a finger,
  /// which keeps the sum.
  mutating func follow(_ list: UIScrollView) {
    for insets in list.insetHistory[seen...] + [list.contentInset] {
      for side in UIEdgeInsets.Side.allCases {
        let meaning = Meaning(
          total: insets[side],
          wants: wants[side],
          isUncertain: !isCertain(side)
        )
        if meanings[side]?.last == meaning { continue }
        meanings[side, default: []].append(meaning)
      }
    }
    seen = list.insetHistory.count
  }

  /// A value near `value` that was never in force, and is no difference taken back.
  func fresh(_ value: CGFloat, at side: UIEdgeInsets.Side, from actual: CGFloat) -> CGFloat {
    var value = value
    for _ in 0..<1000 where isKnown(value, side) || isUndo(value - actual, side) { value += 0.017 }
    return value
  }

  private func isKnown(_ value: CGFloat, _ side: UIEdgeInsets.Side) -> Bool {
    meanings[side, default: []].contains { abs($0.total - value) < Self.near }
  }

  /// Whether a difference takes back one of before, or some that follow each other.
  private func isUndo(_ difference: CGFloat, _ side: UIEdgeInsets.Side) -> Bool {
    [differences[side, default: []], unreverted(side)].contains { all in
      all.indices.contains { first in
        var rest = -difference
        return all[first...].contains { one in
          rest -= one.value
          return abs(rest) < Self.near
        }
      }
    }
  }

  /// The differences except for those that a write has reverted.
  private func unreverted(
    _ side: UIEdgeInsets.Side
  ) -> [(value: CGFloat, before: CGFloat?)] {
    let all = differences[side, default: []]
    var left: [(value: CGFloat, before: CGFloat?)] = []
    for (index, one) in all.enumerated() {
      let after = index + 1 < all.count ? all[index + 1].before : wants[side]
      let first = left.firstIndex { before in
        after.map { abs($0 - (before.before ?? .infinity)) < Self.near } ?? false
      }
      if let first { left.removeSubrange(first...) } else { left.append(one) }
    }
    return left
  }

  /// What was wanted before each difference that a write may take back.
  private func undone(by difference: CGFloat, _ side: UIEdgeInsets.Side) -> [CGFloat?] {
    differences[side, default: []].filter { abs($0.value + difference) < Self.near }.map(\.before)
  }

  /// Whether a total that was in force has always meant what it is to mean now.
  func means(_ total: CGFloat, _ wanted: CGFloat, at side: UIEdgeInsets.Side) -> Bool {
    meanings[side, default: []].allSatisfy {
      abs($0.total - total) >= Self.near || abs($0.wants - wanted) < Self.near && !$0.isUncertain
    }
  }

  /// The values that owners have wanted, the latest first.
  func earlier(at side: UIEdgeInsets.Side) -> [CGFloat] {
    meanings[side, default: []].reversed().map(\.wants)
  }

  /// Whether owners have wanted a value for certain, so that it is known as theirs.
  func hasWanted(_ value: CGFloat, at side: UIEdgeInsets.Side) -> Bool {
    meanings[side, default: []].contains { abs($0.wants - value) < Self.near && !$0.isUncertain }
  }

  // MARK: Writes

  /// An owner sets an inset, whatever was there.
  mutating func write(_ value: CGFloat, at side: UIEdgeInsets.Side, from actual: CGFloat) {
    note(value - actual, side, from: actual)
    wants[side] = value
    open[side] = []
  }

  /// An owner adds to what it reads.
  mutating func add(_ value: CGFloat, at side: UIEdgeInsets.Side, from actual: CGFloat) {
    note(value, side, from: actual)
    let isUncertain = abs(actual - wants[side]) > 1e-9
    open[side, default: []].append(Difference(value: value, isUncertain: isUncertain))
    wants[side] += value
  }

  /// How many differences are to be taken back.
  func openCount(_ side: UIEdgeInsets.Side) -> Int { open[side, default: []].count }

  /// The difference that an owner may take back, if there is one.
  func openDifference(first: Bool, at side: UIEdgeInsets.Side) -> CGFloat? {
    (first ? open[side]?.first : open[side]?.last)?.value
  }

  /// An owner takes back a difference.
  mutating func takeBack(
    _ value: CGFloat,
    first: Bool,
    at side: UIEdgeInsets.Side,
    from actual: CGFloat
  ) {
    note(-value, side, from: actual)
    if first { open[side]?.removeFirst() } else { open[side]?.removeLast() }
    wants[side] -= value
  }

  /// What all differences that may be taken back add up to.
  func openSum(_ side: UIEdgeInsets.Side) -> CGFloat {
    open[side, default: []].reduce(0) { $0 + $1.value }
  }

  /// An owner takes back all differences at once.
  mutating func takeBackAll(at side: UIEdgeInsets.Side, from actual: CGFloat) {
    let sum = openSum(side)
    note(-sum, side, from: actual)
    open[side] = []
    wants[side] -= sum
  }

  /// An owner writes all sides as it has read them once, except for one with another value.
  mutating func restore(
    _ saved: Saved,
    from actual: UIEdgeInsets,
    except other: UIEdgeInsets.Side? = nil
  ) {
    for side in UIEdgeInsets.Side.allCases
    where side != other && saved.actual[side] != actual[side] {
      note(saved.actual[side] - actual[side], side, from: actual[side])
    }
    for side in UIEdgeInsets.Side.allCases where side != other {
      wants[side] = saved.wants[side]
      open[side] = []
    }
  }

  /// Whether all that is written back has always meant the same, and undoes nothing else.
  func canRestore(_ saved: Saved, from actual: UIEdgeInsets) -> Bool {
    UIEdgeInsets.Side.allCases.allSatisfy { side in
      let (value, wanted) = (saved.actual[side], saved.wants[side])
      return means(value, wanted, at: side) && !undoesMore(value - actual[side], wanted, side)
        && (value == wanted || isRemembered(value, side))
    }
  }

  /// Whether a total is among the last eight, whose meaning a list remembers.
  private func isRemembered(_ total: CGFloat, _ side: UIEdgeInsets.Side) -> Bool {
    meanings[side, default: []].suffix(8).contains { abs($0.total - total) < Self.near }
  }

  /// Whether a write may be that of an owner who takes back a difference, and wants something else.
  func undoesMore(_ difference: CGFloat, _ wanted: CGFloat, _ side: UIEdgeInsets.Side) -> Bool {
    undone(by: difference, side).contains { $0.map { abs($0 - wanted) >= Self.near } ?? true }
  }

  private mutating func note(
    _ difference: CGFloat,
    _ side: UIEdgeInsets.Side,
    from actual: CGFloat
  ) {
    // What was wanted while that was uncertain is not known.
    differences[side, default: []].append((difference, isCertain(side) ? wants[side] : nil))
    written.insert(side)
    let isRemoval =
      abs(difference) >= Self.near && abs(actual + difference - wants[side]) < Self.near
    if isRemoval || !isCertain(side) { removals[side, default: 0] += 1 }
  }

  /// Whether an owner has ever written to a side.
  func isWritten(_ side: UIEdgeInsets.Side) -> Bool { written.contains(side) }

  /// Whether an owner may have taken away twice what a control adds, which then goes without.
  func isInsisting(_ side: UIEdgeInsets.Side) -> Bool { removals[side, default: 0] > 1 }

  /// No control is left that could tell what a difference or a total of before meant.
  mutating func forget(_ list: UIScrollView) {
    for side in UIEdgeInsets.Side.allCases where !isCertain(side) {
      wants[side] = list.contentInset[side]
    }
    open = [:]
    meanings = [:]
    differences = [:]
    saved = nil
    savedByKeyboard = nil
    addedByKeyboard = 0
  }

  /// The owner's word, which leaves no doubt.
  mutating func declare(_ value: CGFloat, at side: UIEdgeInsets.Side) {
    wants[side] = value
    open[side] = []
    written.insert(side)
  }
}

extension UIEdgeInsets {
  enum Side: CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  subscript(side: Side) -> CGFloat {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
