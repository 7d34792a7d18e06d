/// What the benchmark is told on its command line.
struct BenchOptions {
  /// `--tool`: what is measured.
  var tool = ""
  /// `--references`: the folder of the compiled programs in C.
  var references = ""
  /// `--scratch`: an empty folder.
  var scratch = ""
  /// `--specs`: how many specs a large corpus has.
  var specCount = 5000
  /// `--only`: the sections to measure, with commas between them; all if absent.
  private var only: Set<String>?
  /// `--python`: a folder with Python and the peers.
  var python: String?
  /// `--package`: the root of the package.
  var package: String?
  /// `--modules`: the folder of its compiled modules.
  var modules: String?
  /// `--plot`: the file for the diagrams.
  var plot: String?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      guard let value = arguments.next() else { throw BenchError("\(option) needs a value") }
      switch option {
      case "--tool": tool = value
      case "--references": references = value
      case "--scratch": scratch = value
      case "--python": python = value
      case "--package": package = value
      case "--modules": modules = value
      case "--plot": plot = value
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

  /// Whether a section is to be measured.
  func includes(_ section: String) -> Bool {
    only?.contains(section) ?? true
  }
}
