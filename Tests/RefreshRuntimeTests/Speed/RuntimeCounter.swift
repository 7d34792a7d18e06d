#if canImport(Glibc)
  import Glibc

  /// Counts what the Swift runtime does on one thread while a body runs.
  ///
  /// The runtime calls its allocation and its retain through pointers that Instruments may replace.
  /// Here they are replaced by functions that count and pass the call on. Code that is compiled to
  /// expect more of a retain than a C function keeps may break meanwhile, on any thread, so this is
  /// for processes in which nothing else goes on.
  enum RuntimeCounter {
    /// How often the runtime did something.
    struct Counts: Equatable {
      var allocations = 0
      var retains = 0
    }

    /// Runs `body` and counts what it does on this thread, if the runtime offers its pointers.
    static func count(_ body: () -> Void) -> Counts? {
      guard
        let allocate = slot("_swift_allocObject")?.assumingMemoryBound(to: Allocate.self),
        let retain = slot("_swift_retain")?.assumingMemoryBound(to: Retain.self),
        let usesPointers = slot(switchName)?.assumingMemoryBound(to: Bool.self)
      else { return nil }
      realAllocate = allocate.pointee
      realRetain = retain.pointee
      countedThread = pthread_self()
      counts = Counts()
      allocate.pointee = { type, size, alignment in
        if pthread_self() == countedThread { counts.allocations += 1 }
        return realAllocate?(type, size, alignment)
      }
      retain.pointee = { object in
        if pthread_self() == countedThread { counts.retains += 1 }
        return realRetain?(object)
      }
      usesPointers.pointee = true
      body()
      usesPointers.pointee = false
      if let realAllocate { allocate.pointee = realAllocate }
      if let realRetain { retain.pointee = realRetain }
      return counts
    }

    private static let switchName =
      "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"

    private static func slot(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(dlopen(nil, RTLD_NOW), name)
    }
  }

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
  private typealias Retain =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  // Written before others can see them through the pointers; the counts are touched by the counted
  // thread alone.
  nonisolated(unsafe) private var realAllocate: Allocate?
  nonisolated(unsafe) private var realRetain: Retain?
  nonisolated(unsafe) private var countedThread = pthread_t()
  nonisolated(unsafe) private var counts = RuntimeCounter.Counts()
#endif
