/// The difference between two lists of lines.
struct LineDifference {
  /// The kind of an edit.
  enum Kind: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  /// A line with its edit.
  struct Edit {
    let kind: Kind
    let line: ArraySlice<UInt8>
  }

  /// All lines in order; removed lines precede added ones.
  private(set) var edits: [Edit] = []

  /// The number of compared pairs of lines, a measure of the time.
  let steps: Int

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let numbered = NumberedLines(old, new)
    // A line that occurs on only one side is always an edit.
    let oldIndices = old.indices.filter { numbered.isShared(numbered.old[$0]) }
    let newIndices = new.indices.filter { numbered.isShared(numbered.new[$0]) }
    var script = EditScript(
      oldIndices.map { numbered.old[$0] },
      newIndices.map { numbered.new[$0] }
    )
    script.run()
    steps = script.steps
    var isOldKept = Array(repeating: false, count: old.count)
    var isNewKept = Array(repeating: false, count: new.count)
    for (index, isRemoved) in zip(oldIndices, script.isRemoved) { isOldKept[index] = !isRemoved }
    for (index, isAdded) in zip(newIndices, script.isAdded) { isNewKept[index] = !isAdded }
    merge(old, new, isOldKept, isNewKept)
  }

  /// Merges the lines of both sides into edits.
  private mutating func merge(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>],
    _ isOldKept: [Bool],
    _ isNewKept: [Bool]
  ) {
    edits.reserveCapacity(max(old.count, new.count))
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, !isOldKept[oldIndex] {
        edits.append(Edit(kind: .removed, line: old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, !isNewKept[newIndex] {
        edits.append(Edit(kind: .added, line: new[newIndex]))
        newIndex += 1
      } else {
        edits.append(Edit(kind: .same, line: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
  }
}

/// The lines of two files as numbers; equal lines have equal numbers.
private struct NumberedLines {
  let old: [Int32]
  let new: [Int32]
  private let isInOld: [Bool]
  private let isInNew: [Bool]

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(of line: ArraySlice<UInt8>) -> Int32 {
      if let known = numbers[line] { return known }
      let number = Int32(numbers.count)
      numbers[line] = number
      return number
    }
    self.old = old.map(number)
    self.new = new.map(number)
    var isInOld = Array(repeating: false, count: numbers.count)
    var isInNew = isInOld
    for number in self.old { isInOld[Int(number)] = true }
    for number in self.new { isInNew[Int(number)] = true }
    (self.isInOld, self.isInNew) = (isInOld, isInNew)
  }

  /// Whether both files contain a line.
  func isShared(_ number: Int32) -> Bool {
    isInOld[Int(number)] && isInNew[Int(number)]
  }
}
