import RefreshDiagnostics
import RefreshGenerator
import RefreshRules
import Testing

/// The state of a file follows from its content and the generated content, without a folder.
@Suite("The state of an output")
struct OutputStateTests {
  private let spec = "refreshgen: 1\ncontrol: Feed\npreset: ego\n"

  private func files(_ text: String, shownPath: String = "./Feed.refresh.yml") throws
    -> [GeneratedFile]
  {
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let loaded = SpecLoader.load(file, context: SpecContext(proves: false))
    let generator = try Generator()
    return try generator.generate(loaded.controls, from: loaded.file.name) { _ in shownPath }
  }

  private func control(_ text: String, shownPath: String = "./Feed.refresh.yml") throws -> [UInt8] {
    try #require(try files(text, shownPath: shownPath).first).bytes
  }

  private func edit(_ bytes: [UInt8], _ change: (String) -> String) -> [UInt8] {
    Array(change(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  @Test("depends on the header, the checksums and merge conflicts")
  func swiftFiles() throws {
    let new = try control(spec)
    let older = try control(spec + "height: 70\n")
    let renamed = try control(spec, shownPath: "../Old.refresh.yml")
    let (newText, olderText) = (text(new), text(older))
    let cases: [([UInt8]?, OutputState, OutputState)] = [
      (nil, .missing, .missing),
      (new, .same, .orphaned),
      (
        edit(new) {
          $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        },
        .same, .orphaned
      ),
      (older, .stale, .orphaned),
      (renamed, .stale, .orphaned),
      (new + Array("// mine\n".utf8), .edited, .edited),
      (older + Array("=======\n".utf8), .edited, .edited),
      (edit(new) { "// License\n" + $0 }, .edited, .edited),
      (edit(new) { "\u{FEFF}" + $0 }, .edited, .edited),
      (edit(new) { $0.replacing("Do not edit", with: "Please edit") }, .edited, .edited),
      (edit(new) { $0.replacing("// swiftlint:disable all\n", with: "") }, .edited, .edited),
      (
        edit(new) { $0.replacing("recognized:\n", with: "recognized:\n// mine\n") }, .edited,
        .edited
      ),
      // A carriage return that ends no line of Windows ends a comment.
      (edit(new) { $0.replacing("height: ", with: "\rheight: ") }, .edited, .edited),
      (edit(new) { $0.replacing("\n", with: "\r\r\n") }, .edited, .edited),
      // Both versions of a conflict have to be untouched.
      (conflict(newText, olderText), .conflicted, .conflicted),
      (
        edit(conflict(newText, olderText)) { $0.replacing("\n", with: "\r\n") }, .conflicted,
        .conflicted
      ),
      (conflict(newText, olderText, common: newText), .conflicted, .conflicted),
      (conflict(newText + "// mine\n", olderText), .edited, .edited),
      (conflict(newText, "// mine\n" + olderText), .edited, .edited),
      (edit(conflict(newText, olderText)) { $0 + "// mine\n" }, .edited, .edited),
      (edit(new) { "/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/\n" + $0 }, .edited, .edited),
      (edit(new) { $0 + "/*\n<<<<<<< a\n*/\n" }, .edited, .edited),
      (Array("enum Feed {}\n".utf8), .foreign, .foreign),
      (Array("<<<<<<< a\n=======\n>>>>>>> b\n".utf8), .foreign, .foreign),
      ([], .foreign, .foreign),
    ]
    for (index, (old, beside, alone)) in cases.enumerated() {
      #expect(OutputState(of: old, beside: new) == beside, "\(index)")
      #expect(OutputState(of: old, beside: nil) == alone, "\(index)")
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func conflict(_ ours: String, _ theirs: String, common: String? = nil) -> [UInt8] {
    let middle = common.map { "||||||| base\n\($0)" } ?? ""
    return Array("<<<<<<< a\n\(ours)\(middle)=======\n\(theirs)>>>>>>> b\n".utf8)
  }

  @Test("keeps each part of a file apart, so that a merge of two files is a generated one")
  func merges() throws {
    let base = text(try control(spec))
    let ours = text(try control(spec + "states: {armed: {title: Ours}}\n"))
    let theirs = text(try control(spec + "summary: Theirs.\n"))
    let merged = text(
      try control(spec + "states: {armed: {title: Ours}}\nsummary: Theirs.\n")
    )
    // Each line of the merged file is one of the files that differ from the base.
    let lines = { (text: String) in Set(text.split(separator: "\n")) }
    #expect(lines(merged).subtracting(lines(ours)).isSubset(of: lines(theirs)))
    #expect(lines(merged).isDisjoint(with: lines(base).subtracting(lines(ours))))
    #expect(OutputState(of: Array(merged.utf8), beside: nil) == .orphaned)
  }

  @Test("of a String Catalog depends on the checksums in its control")
  func catalogs() throws {
    let translated = spec + "locales: {de: {idle: {title: Zieh}}}\n"
    let files = try files(translated)
    let (control, catalog) = (files[0].bytes, files[1].bytes)
    let other = try self.files(translated.replacing("Zieh", with: "Los"))
    let edited = catalog + [10]
    let conflicted = conflict(text(catalog), text(other[1].bytes))
    let (mine, old) = (control, other[0].bytes)
    let cases: [([UInt8]?, [UInt8]?, OutputState, OutputState)] = [
      (nil, mine, .missing, .missing),
      (catalog, mine, .same, .orphaned),
      (catalog, nil, .same, .foreign),
      (other[1].bytes, old, .stale, .orphaned),
      (other[1].bytes, nil, .foreign, .foreign),
      (other[1].bytes, mine, .edited, .edited),
      (edited, mine, .edited, .edited),
      (catalog + Array("mine".utf8), mine, .edited, .edited),
      (catalog.dropLast(), mine, .edited, .edited),
      // Both versions of a conflict have to be known.
      (conflicted, conflict(text(mine), text(old)), .conflicted, .conflicted),
      (conflicted, mine, .edited, .edited),
      (conflicted, nil, .foreign, .foreign),
      // Both versions of a control count, and both that it names while a run replaces the catalog.
      (other[1].bytes, conflict(text(mine), text(old)), .stale, .orphaned),
      (other[1].bytes, mine + FileMarks.checksums(of: other[1].bytes), .stale, .orphaned),
      (edited, try self.control(spec), .foreign, .foreign),
      (edited, edit(mine) { "// License\n" + $0 }, .edited, .edited),
      (other[1].bytes, edit(old) { "// License\n" + $0 }, .stale, .orphaned),
    ]
    for (index, (old, control, beside, alone)) in cases.enumerated() {
      #expect(
        OutputState(ofCatalog: old, beside: catalog, control: control) == beside,
        "\(index)"
      )
      #expect(OutputState(ofCatalog: old, beside: nil, control: control) == alone, "\(index)")
    }
    let both = mine + FileMarks.checksums(of: other[1].bytes)
    #expect(OutputState(of: both, beside: mine) == .stale)
    #expect(OutputState(of: mine + Array("// mine\n".utf8), beside: nil) == .edited)
  }

  @Test("is that of a spec with a relative path, or only with a name")
  func paths() throws {
    let near = try #require(FileMarks(try control(spec)))
    #expect(near.relativeSpec == "./Feed.refresh.yml")
    let far = try #require(FileMarks(try control(spec, shownPath: "Feed.refresh.yml")))
    #expect(far.relativeSpec == nil)
    let odd = "../a. Do not edit: change the spec and regenerate. b.yml"
    #expect(FileMarks(try control(spec, shownPath: odd))?.relativeSpec == odd)
    // Another tool has put lines above the header.
    let licensed = try #require(FileMarks(edit(try control(spec)) { "// License\n\n" + $0 }))
    #expect(licensed.relativeSpec == "./Feed.refresh.yml")
    #expect(!licensed.isUntouched)
  }
}
