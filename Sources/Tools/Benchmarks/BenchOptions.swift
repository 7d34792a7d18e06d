/// The options of the benchmark, from its command line.
struct BenchOptions {
  /// `--tool`: the path of the tool to measure.
  var tool = ""
  /// `--references`: the folder of the compiled C programs.
  var references = ""
  /// `--scratch`: an empty folder for temporary files.
  var scratch = ""
  /// `--specs`: the number of specs in a large corpus.
  var specCount = 5000
  /// `--only`: the sections to measure, separated by commas; all sections if absent.
  private var only: Set<String>?
  /// `--python`: the folder of a Python environment in which the peer tools are installed.
  var python: String?
  /// `--package`: the root folder of the package.
  var package: String?
  /// `--modules`: the folder of the package's compiled modules.
  var modules: String?
  /// `--plot`: the SVG file for the diagrams; no diagrams if absent.
  var plot: String?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let option = arguments.next() {
      guard let value = arguments.next() else {
        throw BenchError("missing value after '\(option)'")
      }
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
        guard let count = Int(value), count > 0 else {
          throw BenchError("invalid value '\(value)' of --specs: expected a number above 0")
        }
        specCount = count
      default: throw BenchError("unknown option '\(option)'; see BenchOptions.swift")
      }
    }
    for (name, value) in [("tool", tool), ("references", references), ("scratch", scratch)]
    where value.isEmpty {
      throw BenchError("missing option --\(name)")
    }
  }

  /// Whether the options select a section.
  func includes(_ section: String) -> Bool {
    only?.contains(section) ?? true
  }
}
