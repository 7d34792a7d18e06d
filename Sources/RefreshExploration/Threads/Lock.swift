#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A mutex.
///
/// A class, since a mutex must not be copied, and is destroyed with the last reference.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Creates an unlocked mutex.
  package init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls a closure while holding the mutex.
  package func whileHeld<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// A thread-safe cache that computes each value once, unless more is asked for.
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

  package init() {}

  /// The value of a key; the first caller computes it with `make`, and so does a later one to whom the
  /// known value is not enough.
  package func value(
    for key: Key,
    isEnough: (Value) -> Bool = { _ in true },
    make: () -> Value
  ) -> Value {
    let entry = lock.whileHeld {
      if let entry = entries[key] { return entry }
      let entry = Entry()
      entries[key] = entry
      return entry
    }
    return entry.lock.whileHeld {
      if let value = entry.value, isEnough(value) { return value }
      let value = make()
      entry.value = value
      return value
    }
  }
}
