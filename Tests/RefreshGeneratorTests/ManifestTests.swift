import Testing

@testable import RefreshGenerator

/// Checks that a manifest is read as it was written, in whatever form it lies there.
@Suite("Manifests")
struct ManifestTests {
  private static let manifest = Manifest(entries: [
    "Feed.refresh.swift": Manifest.Entry(
      spec: "../specs/Feed.refresh.yml",
      hashes: [ContentHash(of: [1]), ContentHash(of: [2])],
      seal: Seal(
        controls: ["FeedHeader", "FeedFooter"],
        isSilent: true,
        hash: ContentHash(of: [3])
      )
    ),
    "Feed.refresh.tests.swift": Manifest.Entry(
      spec: "../specs/Feed.refresh.yml",
      hashes: [ContentHash(of: [4])]
    ),
    "Größe.refresh.swift": Manifest.Entry(
      spec: "Größe.refresh.yml",
      hashes: [ContentHash(of: [5])],
      seal: Seal(controls: ["A"], isSilent: false, hash: ContentHash(of: [6]))
    ),
  ])

  private static var text: String { String(decoding: manifest.bytes, as: UTF8.self) }

  @Test("are read as they were written, by the quick way")
  func written() {
    #expect(Manifest(Self.manifest.bytes) == Self.manifest)
    #expect(
      ManifestScanner.entries(of: Self.manifest.bytes, version: 2) == Self.manifest.entries
    )
  }

  @Test(
    "are read by the slow way where others have reformatted them",
    arguments: [
      (": ", ":"), ("\n    ", "\r\n\t"), ("Feed", "F\\u0065ed"), ("\"spec\":", "\"spec\" : "),
    ]
  )
  func reformatted(_ old: String, _ new: String) {
    let bytes = Array(
      Self.text.split(separator: old, omittingEmptySubsequences: false)
        .joined(separator: new).utf8
    )
    #expect(ManifestScanner.entries(of: bytes, version: 2) == nil)
    #expect(Manifest(bytes) == Self.manifest)
  }

  @Test("of another version, or cut off, tell nothing")
  func damaged() {
    let bytes = Self.manifest.bytes
    for end in bytes.indices.dropLast() {
      #expect(ManifestScanner.entries(of: Array(bytes[..<end]), version: 2) == nil)
    }
    #expect(Manifest(Array(bytes.dropLast(3))) == nil)
    #expect(ManifestScanner.entries(of: bytes, version: 3) == nil)
    #expect(Manifest(Array("{\"version\": 1, \"files\": {}}".utf8)) == nil)
    #expect(Manifest([]) == nil)
  }

  @Test("with any byte changed are never read as something else than JSON says")
  func changed() {
    let bytes = Self.manifest.bytes
    for index in bytes.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "a"), UInt8(ascii: "\\"), 0x0A, 0xFF] {
        var changed = bytes
        changed[index] = byte
        guard let quick = ManifestScanner.entries(of: changed, version: 2) else { continue }
        #expect(Manifest.entries(inJSON: changed) == quick)
      }
    }
  }
}
