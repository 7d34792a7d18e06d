// Declared as SwiftUI declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that stays with a view's place in the hierarchy.
@available(iOS 13.0, *)
@propertyWrapper
public struct State<Value> {
  let box: StateBox

  public init(wrappedValue value: Value) {
    box = StateBox(value)
  }

  public init(initialValue value: Value) {
    box = StateBox(value)
  }

  public var wrappedValue: Value {
    get {
      guard let value = (box.kept ?? box).value as? Value else {
        preconditionFailure("another type")
      }
      return value
    }
    nonmutating set { (box.kept ?? box).value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// A value that another view or object keeps.
@available(iOS 13.0, *)
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

/// Where a value is, or the one that was there before.
final class StateBox {
  var value: Any
  var kept: StateBox?

  init(_ value: Any) {
    self.value = value
  }
}

/// Finds the states of a modifier, so that they can be kept through updates.
protocol Stateful {
  var box: StateBox { get }
}

@available(iOS 13.0, *)
extension State: Stateful {}
