/// The releases that the page of changes lists, newest first.
struct Changelog {
  /// A release.
  struct Release {
    let version: String
    /// The changes, each with its lines joined.
    var entries: [String] = []
  }

  let releases: [Release]

  init(_ text: String) {
    var releases: [Release] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        releases.append(Release(version: String(line.dropFirst(3))))
        continue
      }
      guard let last = releases.indices.last else { continue }
      if line.hasPrefix("- ") {
        releases[last].entries.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), let entry = releases[last].entries.indices.last {
        releases[last].entries[entry] += "\n" + line.dropFirst(2)
      }
    }
    self.releases = releases
  }

  /// What breaks the promises of the page about versions.
  var faults: [String] {
    var faults: [String] = []
    for release in releases {
      if release.entries.isEmpty { faults.append("\(release.version): no entry") }
      for entry in release.entries where !entry.contains("\nMigration: ") {
        faults.append("\(release.version): no migration: \(entry.prefix { $0 != "\n" })")
      }
    }
    for (newer, older) in zip(releases, releases.dropFirst()) {
      let (new, old) = (Self.numbers(newer.version), Self.numbers(older.version))
      if !old.lexicographicallyPrecedes(new) {
        faults.append("\(newer.version) is not newer than \(older.version)")
      }
    }
    return faults
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").compactMap { Int($0) }
  }
}
