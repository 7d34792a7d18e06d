/// What the benchmark is told on its command line.
struct BenchOptions {
  var tool = ""
  var references = ""
  var scratch = ""
  var specCount = 5000
  /// The sections to measure; all if absent.
  var only: Set<String>?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      guard let value = arguments.next() else { throw BenchError("\(option) needs a value") }
      switch option {
      case "--tool": tool = value
      case "--references": references = value
      case "--scratch": scratch = value
      case "--only": only = Set(value.split(separator: ",").map(String.init))
      case "--specs":
        guard let count = Int(value), count > 0 else { throw BenchError("no count: \(value)") }
        specCount = count
      default: throw BenchError("unknown option: \(option)")
      }
    }
    for (name, value) in [("tool", tool), ("references", references), ("scratch", scratch)]
    where value.isEmpty {
      throw BenchError("--\(name) is missing")
    }
  }
}
