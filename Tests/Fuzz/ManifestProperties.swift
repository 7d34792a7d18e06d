import RefreshGenerator

/// Manifests, which may come from an untrusted branch.
enum ManifestProperties {
  static func check(_ bytes: [UInt8]) {
    let manifest = Manifest(bytes)
    for name in manifest.entries.keys {
      require(!name.utf8.contains(UInt8(ascii: "/")), "files are in the folder of the manifest")
      require(!name.utf8.contains(0), "file names have no NUL")
      require(name.hasSuffix(".swift") || name.hasSuffix(".xcstrings"), "files are generated ones")
    }
    let again = Manifest(manifest.bytes)
    require(again.entries == manifest.entries, "a written manifest is read as it was")
    require(again.damage == nil, "a written manifest is complete")
  }
}
