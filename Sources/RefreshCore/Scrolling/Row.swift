/// Up to eight elements, stored in place; an element that is added to a full row replaces the first.
struct Row<Element> {
  /// The number of elements.
  private(set) var count = 0
  private var elements: (Element, Element, Element, Element, Element, Element, Element, Element)

  private static var most: Int { 8 }

  /// Creates an empty row; `element` takes up the place of elements to come.
  init(_ element: Element) {
    elements = (element, element, element, element, element, element, element, element)
  }

  subscript(index: Int) -> Element {
    mutating get {
      precondition(index >= 0 && index < count)
      return inPlace(&elements) { $0[index] }
    }
    set {
      precondition(index >= 0 && index < count)
      inPlace(&elements) { $0[index] = newValue }
    }
  }

  mutating func append(_ element: Element) {
    if count == Self.most { remove(at: 0) }
    count += 1
    self[count - 1] = element
  }

  mutating func remove(at index: Int) {
    for later in index..<count - 1 { self[later] = self[later + 1] }
    count -= 1
  }

  /// Removes all elements from an index on.
  mutating func removeAll(from index: Int) {
    count = min(count, index)
  }

  mutating func lastIndex(where condition: (Element) -> Bool) -> Int? {
    var index = count - 1
    while index >= 0 {
      if condition(self[index]) { return index }
      index -= 1
    }
    return nil
  }

  mutating func firstIndex(where condition: (Element) -> Bool) -> Int? {
    for index in 0..<count where condition(self[index]) { return index }
    return nil
  }
}

extension Row: Sendable where Element: Sendable {}
