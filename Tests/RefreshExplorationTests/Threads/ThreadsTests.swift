import RefreshExploration
import Testing

/// Checks what several threads do together.
@Suite("Threads")
struct ThreadsTests {
  @Test(
    "threads answer in the order of the inputs, however many there are",
    arguments: [1, 2, 7, 100]
  )
  func order(_ jobs: Int) {
    let outputs = Parallel.map(Array(0..<1000), jobs: jobs, worker: 2) { $0 * $1 }
    #expect(outputs == (0..<1000).map { 2 * $0 })
  }

  @Test("threads have a copy of the worker each, which keeps what it learns")
  func workers() {
    let counts = Parallel.map(Array(0..<100), jobs: 4, worker: 0) { seen, _ in
      seen += 1
      return seen
    }
    #expect(counts.filter { $0 == 1 }.count <= 4)
    #expect(counts.contains { $0 > 1 })
  }

  @Test("threads make each value of a shared table once")
  func table() {
    let table = SharedTable<Int, Int>()
    let lock = Lock()
    nonisolated(unsafe) var count = 0
    let values = Parallel.map(Array(0..<1000), jobs: 4, worker: table) { table, number in
      table.value(for: number % 10) {
        lock.whileHeld { count += 1 }
        return number % 10
      }
    }
    #expect(values == (0..<1000).map { $0 % 10 })
    #expect(count == 10)
    // The computation of a value may need another value.
    #expect(table.value(for: 11) { table.value(for: 12) { 5 } } == 5)
  }
}
