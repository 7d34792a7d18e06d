import TestSupport

/// Random choices of a sequence of events.
extension SplitMix64 {
  /// A number from 0 up to, and not including, `limit`.
  mutating func next(below limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// `true` with a probability of one in `count`.
  mutating func oneIn(_ count: Int) -> Bool {
    next(below: count) == 0
  }

  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
