/// Up to eight elements, stored in place; an element that is added to a full row replaces the first.
struct Row<Element> {
  /// The number of elements.
  private(set) var count = 0
  private var elements:
    (Element?, Element?, Element?, Element?, Element?, Element?, Element?, Element?) = (
      nil, nil, nil, nil, nil, nil, nil, nil
    )

  private static var most: Int { 8 }

  subscript(index: Int) -> Element {
    get {
      guard let element = place(index) else { preconditionFailure("index out of range") }
      return element
    }
    set { put(newValue, at: index) }
  }

  mutating func append(_ element: Element) {
    if count == Self.most { remove(at: 0) }
    put(element, at: count)
    count += 1
  }

  mutating func remove(at index: Int) {
    for later in index..<count - 1 { put(place(later + 1), at: later) }
    count -= 1
    put(nil, at: count)
  }

  /// Removes all elements from an index on.
  mutating func removeAll(from index: Int) {
    while count > index {
      count -= 1
      put(nil, at: count)
    }
  }

  func lastIndex(where condition: (Element) -> Bool) -> Int? {
    var index = count - 1
    while index >= 0 {
      if condition(self[index]) { return index }
      index -= 1
    }
    return nil
  }

  func firstIndex(where condition: (Element) -> Bool) -> Int? {
    for index in 0..<count where condition(self[index]) { return index }
    return nil
  }

  private func place(_ index: Int) -> Element? {
    switch index {
    case 0: elements.0
    case 1: elements.1
    case 2: elements.2
    case 3: elements.3
    case 4: elements.4
    case 5: elements.5
    case 6: elements.6
    default: elements.7
    }
  }

  private mutating func put(_ element: Element?, at index: Int) {
    switch index {
    case 0: elements.0 = element
    case 1: elements.1 = element
    case 2: elements.2 = element
    case 3: elements.3 = element
    case 4: elements.4 = element
    case 5: elements.5 = element
    case 6: elements.6 = element
    default: elements.7 = element
    }
  }
}

extension Row: Sendable where Element: Sendable {}

extension Row: Equatable where Element: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count where one[index] != other[index] { return false }
    return true
  }
}
