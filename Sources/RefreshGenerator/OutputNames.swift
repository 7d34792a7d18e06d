/// The names of generated files, which follow from the name of the spec.
package struct OutputNames: Sendable, Hashable {
  /// The file name of the spec.
  package let spec: String
  /// The name of the String Catalog without its extension; all names start with this text.
  let stringTable: String

  package init(spec path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    spec = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    var stem = spec[...]
    for ending in [".yml", ".yaml"] where stem.utf8.ends(with: ending.utf8) {
      stem = Substring(stem.utf8.dropLast(ending.utf8.count))
    }
    stringTable = String(stem) + (stem.utf8.ends(with: ".refresh".utf8) ? "" : ".refresh")
  }

  /// The name of the control's file.
  package var control: String { stringTable + ".swift" }

  /// The name of the tests' file.
  package var harness: String { stringTable + ".tests.swift" }

  /// Whether a file is a spec, by its name.
  package static func isSpec(_ name: String) -> Bool {
    [".refresh.yml", ".refresh.yaml"].contains { name.utf8.ends(with: $0.utf8) }
  }

  /// Whether a file can be the control or the tests of a spec, by its name.
  package static func isSwift(_ name: String) -> Bool {
    [".refresh.swift", ".refresh.tests.swift"].contains { name.utf8.ends(with: $0.utf8) }
  }

  /// Whether a file can be an output of a spec, by its name.
  package static func isOutput(_ name: String) -> Bool {
    isSwift(name) || name.utf8.ends(with: ".refresh.xcstrings".utf8)
  }

  /// The name of the String Catalog, which is generated if a control has translations.
  package var catalog: String { stringTable + ".xcstrings" }
}

extension BidirectionalCollection where Element: Equatable {
  /// Whether the collection ends with another one; on bytes, much faster than `String.hasSuffix`.
  fileprivate func ends(with other: some BidirectionalCollection<Element>) -> Bool {
    reversed().starts(with: other.reversed())
  }
}
