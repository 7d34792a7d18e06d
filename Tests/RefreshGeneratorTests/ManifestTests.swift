import Testing

@testable import RefreshGenerator

/// Checks that a manifest is read as it was written, in whatever form it lies there.
@Suite("Manifests")
struct ManifestTests {
  private static let manifest = Manifest(entries: [
    "Feed.refresh.swift": Manifest.Entry(
      spec: "../specs/Feed.refresh.yml",
      hashes: [ContentHash(of: [1]), ContentHash(of: [2])],
      cacheEntry: CacheEntry(
        controls: ["FeedHeader", "FeedFooter"],
        isSilent: true,
        key: ContentHash(of: [3])
      )
    ),
    "Feed.refresh.tests.swift": Manifest.Entry(
      spec: "../specs/Feed.refresh.yml",
      project: "../refreshgen.yml",
      hashes: [ContentHash(of: [4])]
    ),
    "Größe.refresh.swift": Manifest.Entry(
      spec: "Größe.refresh.yml",
      hashes: [ContentHash(of: [5])],
      cacheEntry: CacheEntry(controls: ["A"], isSilent: false, key: ContentHash(of: [6]))
    ),
  ])

  private static var text: String { String(decoding: manifest.bytes, as: UTF8.self) }

  /// The lines of the entries.
  private static var lines: [ArraySlice<UInt8>] {
    manifest.bytes.split(separator: UInt8(ascii: "\n")).dropFirst().map { $0 }
  }

  @Test("are read as they were written, each line by the quick way")
  func written() {
    #expect(Manifest(Self.manifest.bytes) == Self.manifest)
    for line in Self.lines { #expect(ManifestScanner.file(of: line) != nil) }
  }

  @Test(
    "are read by the slow way where others have reformatted them",
    arguments: [
      (":", ": "), (",", ",  "), ("Feed", "F\\u0065ed"), ("\n", "\r\n"),
      ("\"spec\":", "\"spec\" : "),
    ]
  )
  func reformatted(_ old: String, _ new: String) {
    let text = Self.text.unicodeScalars.split(
      separator: Array(old.unicodeScalars),
      omittingEmptySubsequences: false
    )
    let bytes = Array(text.map { String($0) }.joined(separator: new).utf8)
    #expect(Manifest(bytes) == Self.manifest)
  }

  @Test("that were cut off say so, and keep every whole line")
  func truncated() {
    let bytes = Self.manifest.bytes
    for end in bytes.indices.dropLast() {
      let cut = Manifest(Array(bytes[..<end]))
      let isWhole = end == 0 || bytes[end - 1] == UInt8(ascii: "\n")
      #expect((cut.damage == nil) == (isWhole && end > 0), "\(end)")
      for (name, entry) in cut.entries { #expect(Self.manifest.entries[name] == entry) }
      let lineCount = bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      #expect(cut.entries.count >= lineCount - 1)
    }
  }

  @Test(
    "of another version tell nothing",
    arguments: [
      "{\"refreshgen-manifest\":4}\n", "{\"refreshgen-manifest\":2}\n", "{\n  \"version\": 2,\n",
      "{\"refreshgen-manifest\":\"x\"}\n",
    ]
  )
  func version(_ header: String) {
    let body = Self.text.drop { $0 != "\n" }.dropFirst()
    let manifest = Manifest(Array((header + body).utf8))
    #expect(manifest.damage == .version)
    #expect(manifest.entries == [:])
  }

  @Test("that two branches have changed keep what both say")
  func merged() {
    let (mine, theirs) = (ContentHash(of: [7]), ContentHash(of: [8]))
    let line = { (hash: ContentHash) in
      "{\"file\":\"A.refresh.swift\",\"spec\":\"A.refresh.yml\",\"hashes\":[\"\(hash.text)\"]}\n"
    }
    let header = "{\"refreshgen-manifest\":3}\n"
    let union = Manifest(Array((header + line(mine) + line(theirs)).utf8))
    #expect(union.damage == nil)
    #expect(union.entries["A.refresh.swift"]?.hashes == [theirs, mine])
    let marked = "<<<<<<< HEAD\n\(line(mine))=======\n\(line(theirs))>>>>>>> branch\n"
    let conflict = Manifest(Array((header + marked).utf8))
    #expect(conflict.damage == .conflict(line: 2))
    #expect(conflict.entries == union.entries)
  }

  @Test(
    "never name a file anywhere else",
    arguments: [
      "../A.refresh.swift", "/A.refresh.swift", "a/A.refresh.swift", ".refresh.swift", "A.swift",
      "", "..", "A.refresh.swift/", "A.refresh.swift\\u0000.refresh.swift",
    ]
  )
  func names(_ name: String) {
    let text = """
      {"refreshgen-manifest":3}
      {"file":"\(name)","spec":"A.refresh.yml","hashes":["0000000000000000"]}

      """
    let manifest = Manifest(Array(text.utf8))
    #expect(manifest.entries == [:])
    #expect(manifest.damage == .line(2))
  }

  @Test("with any byte changed are never read as something else than JSON says")
  func changed() {
    for line in Self.lines {
      for index in line.indices {
        for byte in [UInt8(ascii: "\""), UInt8(ascii: "a"), UInt8(ascii: "\\"), 0x0A, 0xFF] {
          var changed = line
          changed[index] = byte
          guard let quick = ManifestScanner.file(of: changed) else { continue }
          let slow = ManifestReader.file(inJSON: changed)
          #expect(slow?.0 == quick.0 && slow?.1 == quick.1)
        }
      }
    }
  }
}
