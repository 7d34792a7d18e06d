// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, *)
public final class ObservableObjectPublisher {
  public func send() {}
}

@available(iOS 13.0, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  var objectWillChange: ObjectWillChangePublisher { get }
}

@available(iOS 13.0, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

@available(iOS 13.0, *)
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}
