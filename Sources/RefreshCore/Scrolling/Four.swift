/// Four values, stored in place, such as one for each edge or side of a list.
///
/// Reading is `mutating`: of an immutable value, Swift would copy all four to read one.
struct Four<Value> {
  private var values: (Value, Value, Value, Value)

  /// Creates four equal values.
  init(_ value: Value) {
    values = (value, value, value, value)
  }

  subscript(index: UInt8) -> Value {
    mutating get { with(at: index) { $0 } }
    set { with(at: index) { $0 = newValue } }
  }

  /// Reads or changes one value in place.
  mutating func with<Result>(at index: UInt8, body: (inout Value) -> Result) -> Result {
    inPlace(&values) { body(&$0[Int(index & 3)]) }
  }
}

extension Four: Sendable where Value: Sendable {}

/// Reads or changes the elements of a tuple whose elements are of one type.
func inPlace<Tuple, Element, Result>(
  _ tuple: inout Tuple,
  body: (UnsafeMutablePointer<Element>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &tuple) {
    body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Element.self))
  }
}
