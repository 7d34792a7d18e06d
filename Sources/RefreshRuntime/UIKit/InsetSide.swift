#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The inset of a scroll view at one side: the owner's, and what a control adds to it.
  ///
  /// One write of a new value does not say whether it is absolute or a difference. What can be told:
  /// a difference that is taken back restores what was before it, and so do the last few at once; a
  /// value that was in force before means what it meant then; and any other is absolute.
  struct InsetSide: Equatable {
    /// What the list's owner wants there, to the bit.
    private(set) var owner: CGFloat
    /// What the list has, as last seen.
    private(set) var actual: CGFloat
    /// What the control asks for.
    var wanted: CGFloat = 0 {
      didSet {
        guard (wanted == 0) != (oldValue == 0) else { return }
        removals = 0
        isRefused = false
      }
    }
    /// Whether the list does not keep what is added, so that nothing is.
    private(set) var isRefused = false

    /// Whether the next target is to be met to the bit, since owner or pixels are others.
    private var mustBeExact = false
    /// How often in a row the owner has taken away what was added.
    private var removals = 0
    /// What was in force of late, the latest last.
    private var known: [Known] = []
    /// What others have written, the latest last, as differences.
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

    // Enough for all pixels of a control that follows the offset, and for two writers at once.
    private static let mostKnown = 512
    private static let mostDifferences = 8
    // Sums of insets are off by less.
    private static let tolerance: CGFloat = 1e-4

    init(_ inset: CGFloat) {
      owner = inset
      actual = inset
      remember(inset)
    }

    /// How much of what the list has is not its owner's.
    var added: CGFloat { actual - owner }

    /// Whether the control has to do without room: what is added does not stay.
    var isContested: Bool { isRefused || removals > 1 }

    /// What the list should have, with so much of what is wanted as `allowed` says, and a `gap` beyond it.
    func target(allowed: CGFloat, gap: CGFloat = 0, _ points: ScrollPoints) -> CGFloat {
      let share = isContested ? 0 : points.pixel(min(wanted, allowed))
      guard share != 0 else { return owner }
      let target = owner + share + points.pixel(gap)
      return points.areBeside(target, actual) && !mustBeExact ? actual : target
    }

    /// Notes what the control itself has written.
    mutating func wrote(_ value: CGFloat) {
      mustBeExact = false
      actual = value
      remember(value)
    }

    /// Takes in what somebody else has written; answers whether that is another inset.
    mutating func see(_ value: CGFloat) -> Bool {
      guard value != actual else { return false }
      let difference = value - actual
      guard abs(difference) >= Self.tolerance else {
        // The same sum, come out different.
        actual = value
        return false
      }
      let (before, room) = (owner, added)
      let hadRoom = abs(room) >= Self.tolerance
      take(value, as: difference)
      actual = value
      mustBeExact = true
      // Where a control has yet to add to it, the sum is what will be in force.
      if wanted == 0 || abs(added - room) < Self.tolerance { remember(value) }
      let isRemoval = hadRoom && wanted > 0 && abs(owner - before) < Self.tolerance
      removals = isRemoval ? removals + 1 : 0
      return true
    }

    /// Notes that the list does not keep, or does not heed, what the control adds.
    mutating func refuse() {
      isRefused = true
    }

    /// Forgets how the owner has answered, since something else has happened meanwhile.
    mutating func calm() {
      removals = 0
    }

    /// Makes the next target exact, since lengths are to be on the pixels of another screen.
    mutating func rescale() {
      mustBeExact = true
    }

    /// Takes the owner's word for its inset.
    mutating func declare(_ inset: CGFloat) {
      // An owner that changes one side writes the other sides back as it read them.
      guard inset != owner else { return }
      owner = inset
      differences = []
      mustBeExact = true
      calm()
    }

    private mutating func take(_ value: CGFloat, as difference: CGFloat) {
      let index = differences.lastIndex { abs($0.written + difference) < Self.tolerance }
      let before = owner
      let meaning = known.last { abs($0.total - value) < Self.tolerance }?.owner
      if let index, meaning == nil || isLatest(differences[index]) {
        let undone = differences.remove(at: index)
        guard !isLatest(undone) else { return owner = undone.before }
        let effect = undone.after - undone.before
        owner -= effect
        // What came after it stands on what it has left.
        for later in index..<differences.count {
          differences[later].before -= effect
          differences[later].after -= effect
        }
        return
      }
      if meaning == nil, let first = firstOfLast(thatAddUpTo: -difference) {
        owner = differences[first].before
        differences.removeSubrange(first...)
        return
      }
      owner = meaning ?? value
      differences.append(Difference(written: difference, before: before, after: owner))
      if differences.count > Self.mostDifferences { differences.removeFirst() }
    }

    /// Whether nobody has changed the owner's inset since a difference was written.
    private func isLatest(_ difference: Difference) -> Bool {
      abs(owner - difference.after) < Self.tolerance
    }

    /// Where the last differences begin that add up to a sum, as those of a keyboard do that has changed
    /// its height, and is hidden at last.
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
