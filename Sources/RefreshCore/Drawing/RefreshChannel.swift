/// A property of a drawing's layer, with a driver for each state.
public struct RefreshChannel<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The different drivers.
  package private(set) var drivers: [RefreshDriver<Value>]
  /// The index of each state's driver.
  package private(set) var indices: [UInt8]

  /// Creates a channel from its parts.
  package init(drivers: [RefreshDriver<Value>], indices: [UInt8]) {
    (self.drivers, self.indices) = (drivers, indices)
  }

  /// The driver in a state.
  package subscript(state: RefreshState) -> RefreshDriver<Value> {
    drivers[Int(indices[Int(state.rawValue)])]
  }

  /// Whether the channel has different drivers.
  var isVaried: Bool { drivers.count > 1 }

  /// Whether the driver stays the same at a change of state.
  func isSame(in state: RefreshState, as other: RefreshState) -> Bool {
    indices[Int(state.rawValue)] == indices[Int(other.rawValue)]
  }

  /// Returns the channel with other values.
  package func map<Other>(_ transform: (Value) -> Other) -> RefreshChannel<Other> {
    RefreshChannel<Other>(drivers: drivers.map { $0.map(transform) }, indices: indices)
  }
}
