#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on several processors.
enum Parallel {
  /// How many processors there are.
  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// The results of one function on each part of some inputs, in the order of the inputs.
  ///
  /// Each part is a stretch of the inputs, so that a worker may keep what it learns.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input],
    jobs: Int,
    _ work: @escaping @Sendable (ArraySlice<Input>) -> [Output]
  ) -> [Output] {
    let jobs = min(max(jobs, 1), inputs.count)
    guard jobs > 1 else { return inputs.isEmpty ? [] : work(inputs[...]) }
    let size = (inputs.count + jobs - 1) / jobs
    let parts = stride(from: 0, to: inputs.count, by: size).map { start in
      Part { work(inputs[start..<min(start + size, inputs.count)]) }
    }
    // The first part is this thread's own.
    let threads = parts.dropFirst().map { $0.start() }
    parts.first?.run()
    for thread in threads { thread?.join() }
    return parts.flatMap { $0.result() }
  }

  /// One part of the work.
  ///
  /// A class, since the thread that does it and the one that waits share it.
  private final class Part<Output: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> [Output]
    private var output: [Output]?

    init(_ work: @escaping @Sendable () -> [Output]) {
      self.work = work
    }

    func run() {
      output = work()
    }

    /// What came out; done here and now where no thread could be had for it.
    func result() -> [Output] {
      output ?? work()
    }

    func start() -> Thread? {
      Thread { self.run() }
    }
  }

  /// A thread of the system.
  private struct Thread {
    private final class Body {
      let run: () -> Void
      init(_ run: @escaping () -> Void) { self.run = run }
    }

    private let thread: pthread_t

    init?(_ run: @escaping () -> Void) {
      let body = Unmanaged.passRetained(Body(run))
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let code = pthread_create(
        &thread,
        nil,
        { context in
          #if canImport(Darwin)
            Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          #else
            if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
          #endif
          return nil
        },
        body.toOpaque()
      )
      guard code == 0 else {
        body.release()
        return nil
      }
      #if canImport(Darwin)
        guard let thread else { return nil }
      #endif
      self.thread = thread
    }

    func join() {
      pthread_join(thread, nil)
    }
  }
}
