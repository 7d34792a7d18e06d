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
  /// `--drags`: a number of drags of a control, for a count of their instructions; no measurements.
  var drags: Int?

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
      case "--specs": specCount = try Self.count(value, option)
      case "--drags": drags = try Self.count(value, option)
      default: throw BenchError("unknown option '\(option)'; see BenchOptions.swift")
      }
    }
    for (name, value) in [("tool", tool), ("references", references), ("scratch", scratch)]
    where value.isEmpty && drags == nil {
      throw BenchError("missing option --\(name)")
    }
  }

  private static func count(_ text: String, _ option: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw BenchError("invalid value '\(text)' of \(option): expected a number above 0")
    }
    return count
  }

  /// Whether the options select a section.
  func includes(_ section: String) -> Bool {
    only?.contains(section) ?? true
  }
}
