/// An edit script: the removals and additions that turn one list of numbers into another.
///
/// This is the algorithm of Myers (1986) in linear space. Two searches, one from each end, meet in
/// the middle, and both halves are compared in the same way. If the searches do not meet within
/// `mostEdits` edits, they stop at the farthest point reached, so that the time is linear in the
/// lengths. The script is then not always the shortest one.
struct EditScript {
  /// The number of edits after which a search stops.
  static let mostEdits = 256

  /// For each old element, whether it is removed.
  private(set) var isRemoved: [Bool]
  /// For each new element, whether it is added.
  private(set) var isAdded: [Bool]
  /// The number of compared pairs of elements.
  private(set) var steps = 0

  private let old: [Int32]
  private let new: [Int32]
  /// The farthest old index reached on each diagonal (old index minus new index), from the start
  /// and from the end.
  private var forward: [Int]
  private var backward: [Int]
  /// The index of diagonal 0 in these arrays.
  private let origin: Int

  /// A part of the old list, and the part of the new list that it is compared with.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(_ old: [Int32], _ new: [Int32]) {
    (self.old, self.new) = (old, new)
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
    origin = new.count + 1
    forward = Array(repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  /// Computes the edit script.
  mutating func run() {
    var boxes = [Box(old: old.indices, new: new.indices)]
    while let box = boxes.popLast() {
      let box = withoutEqualEnds(box)
      if box.old.isEmpty || box.new.isEmpty {
        for index in box.old { isRemoved[index] = true }
        for index in box.new { isAdded[index] = true }
      } else {
        let (x, y) = middle(of: box)
        boxes.append(Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
        boxes.append(Box(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
      }
    }
  }

  private mutating func withoutEqualEnds(_ box: Box) -> Box {
    var (left, top) = (box.old.lowerBound, box.new.lowerBound)
    var (right, bottom) = (box.old.upperBound, box.new.upperBound)
    while left < right, top < bottom, old[left] == new[top] {
      (left, top) = (left + 1, top + 1)
      steps += 1
    }
    while left < right, top < bottom, old[right - 1] == new[bottom - 1] {
      (right, bottom) = (right - 1, bottom - 1)
      steps += 1
    }
    return Box(old: left..<right, new: top..<bottom)
  }

  /// The point at which a box is divided in two: the point where the searches meet or stop.
  private mutating func middle(of box: Box) -> (Int, Int) {
    let (left, right) = (box.old.lowerBound, box.old.upperBound)
    let (top, bottom) = (box.new.lowerBound, box.new.upperBound)
    let diagonals = (left - bottom)...(right - top)
    var reached = (left - top)...(left - top)
    var returned = (right - bottom)...(right - bottom)
    let isOdd = (left - top - right + bottom) % 2 != 0
    forward[origin + left - top] = left
    backward[origin + right - bottom] = right
    for edits in 1... {
      reached = widen(reached, within: diagonals, &forward, with: -1)
      for diagonal in stride(from: reached.upperBound, through: reached.lowerBound, by: -2) {
        let index = origin + diagonal
        var x = max(forward[index - 1] + 1, forward[index + 1])
        while x < right, x - diagonal < bottom, old[x] == new[x - diagonal] {
          x += 1
          steps += 1
        }
        steps += 1
        forward[index] = x
        if isOdd, returned.contains(diagonal), backward[index] <= x { return (x, x - diagonal) }
      }
      returned = widen(returned, within: diagonals, &backward, with: .max)
      for diagonal in stride(from: returned.upperBound, through: returned.lowerBound, by: -2) {
        let index = origin + diagonal
        var x = min(backward[index - 1], backward[index + 1] - 1)
        while x > left, x - diagonal > top, old[x - 1] == new[x - diagonal - 1] {
          x -= 1
          steps += 1
        }
        steps += 1
        backward[index] = x
        if !isOdd, reached.contains(diagonal), x <= forward[index] { return (x, x - diagonal) }
      }
      if edits >= Self.mostEdits { return farthest(in: box, reached, returned) }
    }
    // Unreachable: the loop above always returns.
    return (right, top)
  }

  /// The diagonals reachable with one more edit; their neighbors are marked as not reached.
  private func widen(
    _ range: ClosedRange<Int>,
    within diagonals: ClosedRange<Int>,
    _ ends: inout [Int],
    with unreached: Int
  ) -> ClosedRange<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    if low > diagonals.lowerBound {
      low -= 1
      ends[origin + low - 1] = unreached
    } else {
      low += 1
    }
    if high < diagonals.upperBound {
      high += 1
      ends[origin + high + 1] = unreached
    } else {
      high -= 1
    }
    return low...high
  }

  /// The farthest point of a search, from the start or from the end.
  private func farthest(
    in box: Box,
    _ reached: ClosedRange<Int>,
    _ returned: ClosedRange<Int>
  ) -> (Int, Int) {
    let (left, right) = (box.old.lowerBound, box.old.upperBound)
    let (top, bottom) = (box.new.lowerBound, box.new.upperBound)
    var best = (way: -1, x: left, y: top)
    for diagonal in stride(from: reached.upperBound, through: reached.lowerBound, by: -2) {
      let x = min(forward[origin + diagonal], right, bottom + diagonal)
      let way = x - left + (x - diagonal - top)
      if way > best.way { best = (way, x, x - diagonal) }
    }
    for diagonal in stride(from: returned.upperBound, through: returned.lowerBound, by: -2) {
      let x = max(backward[origin + diagonal], left, top + diagonal)
      let way = right - x + (bottom - (x - diagonal))
      if way > best.way { best = (way, x, x - diagonal) }
    }
    return (best.x, best.y)
  }
}
