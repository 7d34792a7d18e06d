import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package enum Parallel {
  /// The number of processor cores.
  package static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Applies a function to inputs in parallel; returns the results in the order of the inputs.
  ///
  /// Each thread has its own copy of the worker, which may cache data. Threads take a few inputs at
  /// a time, so that they finish at about the same time.
  package static func map<Input: Sendable, Output: Sendable, Worker: Sendable>(
    _ inputs: [Input],
    jobs: Int,
    worker: Worker,
    work: @escaping @Sendable (inout Worker, Input) -> Output
  ) -> [Output] {
    let jobs = min(max(jobs, 1), inputs.count)
    guard jobs > 1 else {
      var worker = worker
      return inputs.map { work(&worker, $0) }
    }
    let parts = Parts<Output>(count: inputs.count, size: max(1, min(64, inputs.count / jobs / 4)))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      var worker = worker
      while let part = parts.next() {
        parts.put(inputs[part.range].map { work(&worker, $0) }, part: part)
      }
    }
    return parts.outputs
  }

  /// The remaining inputs and the results, shared by all threads.
  ///
  /// A class, since all threads take inputs from one instance.
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

    /// Takes the next inputs; `nil` if none are left.
    func next() -> (index: Int, range: Range<Int>)? {
      lock.whileHeld {
        let index = taken
        guard index < results.count else { return nil }
        taken += 1
        return (index, index * size..<min((index + 1) * size, count))
      }
    }

    func put(_ outputs: [Output], part: (index: Int, range: Range<Int>)) {
      lock.whileHeld { results[part.index] = outputs }
    }

    /// The results in the order of the inputs; complete after all threads have finished.
    var outputs: [Output] { results.flatMap { $0 } }
  }
}
