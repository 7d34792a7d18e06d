/// What several threads look up, and each of which is made once, by whoever needs it first.
///
/// Two threads that need different values make them side by side; only one that needs a value that
/// another one is making has to wait for it.
package final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry: @unchecked Sendable {
    let lock = Lock()
    var value: Value?
  }

  private let lock = Lock()
  private var entries: [Key: Entry] = [:]

  /// Creates an empty table.
  package init() {}

  /// The value of a key, which `make` makes if no thread has made it yet.
  package func value(for key: Key, make: () -> Value) -> Value {
    let entry = lock.whileHeld {
      if let entry = entries[key] { return entry }
      let entry = Entry()
      entries[key] = entry
      return entry
    }
    return entry.lock.whileHeld {
      if let value = entry.value { return value }
      let value = make()
      entry.value = value
      return value
    }
  }
}
