/// The names of what a spec generates, which follow from the spec's name alone.
package struct OutputNames: Sendable, Hashable {
  /// The name of the spec, without the path before it.
  let spec: String
  /// The name by which code finds the strings of the catalog; all others begin with it.
  let stringTable: String

  /// The names that belong to a spec's file name; a path before it does not count.
  package init(spec path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    spec = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    var stem = spec[...]
    for ending in [".yml", ".yaml"] where stem.utf8.ends(with: ending.utf8) {
      stem = stem.dropLast(ending.utf8.count)
    }
    stringTable = String(stem) + (stem.utf8.ends(with: ".refresh".utf8) ? "" : ".refresh")
  }

  /// The name of the control's file.
  package var control: String { stringTable + ".swift" }

  /// The name of the tests' file.
  package var harness: String { stringTable + ".tests.swift" }

  /// The name of the String Catalog, which is there where a control speaks several languages.
  package var catalog: String { stringTable + ".xcstrings" }
}

extension BidirectionalCollection where Element: Equatable {
  /// Whether the last elements are those of another collection: for bytes, which takes a fraction of
  /// what it does for characters.
  fileprivate func ends(with other: some BidirectionalCollection<Element>) -> Bool {
    reversed().starts(with: other.reversed())
  }
}
