#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on several processors.
package enum Parallel {
  /// How many processors there are.
  package static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// The results of one function on some inputs, in the order of the inputs.
  ///
  /// Each thread has a copy of the worker, which may keep what it learns. The inputs are handed out a
  /// few at a time, so that none waits for another that has the longer ones.
  package static func map<Input: Sendable, Output: Sendable, Worker: Sendable>(
    _ inputs: [Input],
    jobs: Int,
    worker: Worker,
    _ work: @escaping @Sendable (inout Worker, Input) -> Output
  ) -> [Output] {
    let jobs = min(max(jobs, 1), inputs.count)
    guard jobs > 1 else {
      var worker = worker
      return inputs.map { work(&worker, $0) }
    }
    let parts = Parts<Output>(count: inputs.count, size: max(1, min(64, inputs.count / jobs / 4)))
    let run: @Sendable () -> Void = {
      var worker = worker
      while let part = parts.next() {
        parts.put(inputs[part.range].map { work(&worker, $0) }, part)
      }
    }
    let threads = (1..<jobs).map { _ in Thread(run) }
    // This thread works as well, and does it all where no other could be had.
    run()
    for thread in threads { thread?.join() }
    return parts.outputs
  }

  /// The inputs as they are handed out, and what came of them.
  ///
  /// A class, since all threads share it.
  private final class Parts<Output: Sendable>: @unchecked Sendable {
    private let count: Int
    private let size: Int
    private let lock = Lock()
    private var taken = 0
    private var results: [[Output]]

    init(count: Int, size: Int) {
      self.count = count
      self.size = size
      results = Array(repeating: [], count: (count + size - 1) / size)
    }

    /// The next inputs that nobody has taken.
    func next() -> (index: Int, range: Range<Int>)? {
      lock.whileHeld {
        let index = taken
        guard index < results.count else { return nil }
        taken += 1
        return (index, index * size..<min((index + 1) * size, count))
      }
    }

    func put(_ outputs: [Output], _ part: (index: Int, range: Range<Int>)) {
      lock.whileHeld { results[part.index] = outputs }
    }

    /// All results, once every thread is done.
    var outputs: [Output] { results.flatMap { $0 } }
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
