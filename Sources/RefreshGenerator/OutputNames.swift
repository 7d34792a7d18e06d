/// The names of what a spec generates, which follow from the spec's name alone.
package struct OutputNames: Sendable, Hashable {
  /// The name of the spec, without the path before it.
  var spec: String
  /// The name of the control's file.
  package var control: String
  /// The name of the tests' file.
  package var harness: String
  /// The name of the String Catalog, which is there where a control speaks several languages.
  package var catalog: String
  /// The name by which code finds the strings of the catalogue.
  var stringTable: String

  /// The names that belong to a spec's file name; a path before it does not count.
  package init(spec path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    spec = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    var stem = spec
    for ending in [".yml", ".yaml"] where stem.hasSuffix(ending) {
      stem.removeLast(ending.count)
    }
    if !stem.hasSuffix(".refresh") { stem += ".refresh" }
    control = stem + ".swift"
    harness = stem + ".tests.swift"
    catalog = stem + ".xcstrings"
    stringTable = stem
  }
}
