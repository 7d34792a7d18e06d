extension RandomAccessCollection {
  /// The index of the first element that meets a condition; all later elements have to meet it.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsToSecond(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
