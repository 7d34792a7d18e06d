/// An immutable object of UIKit, such as a `UIColor`, that an app sets at run time.
///
/// Two values are equal if they have the same object.
package struct RefreshObject: @unchecked Sendable, Hashable {
  /// The object.
  package let base: AnyObject
  /// The identity of the object, which Embedded Swift cannot tell from `AnyObject`.
  private let identity: ObjectIdentifier

  /// Wraps an object.
  package init<Object: AnyObject>(base: Object) {
    self.base = base
    identity = ObjectIdentifier(base)
  }

  /// Whether two values have the same object.
  package static func == (one: RefreshObject, other: RefreshObject) -> Bool {
    one.identity == other.identity
  }

  /// Hashes the identity of the object.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
