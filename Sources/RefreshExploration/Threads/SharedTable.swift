/// A thread-safe cache that computes each value once.
///
/// Threads compute different values in parallel; a thread waits only for a value that another
/// thread is computing.
///
/// A class, since the threads share one instance.
package final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  /// The value of a key, once it is computed.
  ///
  /// A class, since threads that ask for the same key share one instance.
  private final class Entry: @unchecked Sendable {
    let lock = Lock()
    var value: Value?
  }

  private let lock = Lock()
  private var entries: [Key: Entry] = [:]

  /// Creates an empty table.
  package init() {}

  /// The value of a key; the first caller computes it with `make`.
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
