// Declared as SwiftUI declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, *)
public struct EnvironmentValues: Sendable {
  /// What surrounds the view whose body is being made, which happens on the main actor.
  nonisolated(unsafe) static var current = EnvironmentValues()

  @available(iOS 15.0, *)
  public internal(set) var refresh: RefreshAction? {
    get { storedRefresh as? RefreshAction }
    set { storedRefresh = newValue }
  }

  public init() {}

  private var storedRefresh: (any Sendable)?

  private var values: [ObjectIdentifier: any Sendable] = [:]

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 13.0, *)
public protocol EnvironmentKey {
  associatedtype Value: Sendable

  static var defaultValue: Value { get }
}

@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async {
    await action()
  }
}

@available(iOS 13.0, *)
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
