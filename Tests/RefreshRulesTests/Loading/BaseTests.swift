import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import Testing

@testable import RefreshRules

/// Checks how chains of bases are loaded.
@Suite("Bases")
struct BaseTests {
  /// Files in memory, which count how often they are read.
  private final class Files: BaseFiles, @unchecked Sendable {
    let texts: [String: String]
    var reads: [String] = []

    init(_ texts: [String: String]) {
      self.texts = texts
    }

    func path(_ reference: String, in file: String) -> String {
      reference.hasPrefix("./") ? String(reference.dropFirst(2)) : reference
    }

    func check(_ reference: String, in file: String) throws(BaseError) {
      if reference.hasPrefix("..") { throw .outside(path: reference) }
    }

    func read(at path: String) throws(BaseError) -> SourceFile {
      reads.append(path)
      guard let text = texts[path] else { throw .unreadable(path: path, reason: "is missing") }
      return SourceFile(name: path, text: text)
    }
  }

  private static func spec(_ name: String, on base: String, _ keys: String = "") -> String {
    "refreshgen: 1\ncontrol: \(name)\npreset: \(base)\n\(keys)"
  }

  /// A chain of specs `0.yml`, `1.yml`, …, each based on the next.
  private static func chain(_ count: Int, end: String = "modern-header") -> [String: String] {
    var texts: [String: String] = [:]
    for index in 0...count {
      let base = index == count ? end : "./\(index + 1).yml"
      texts["\(index).yml"] = spec("C\(index)", on: base, "timeout: \(index + 10)s\n")
    }
    return texts
  }

  private func loader(_ files: Files, names: [String: String] = [:]) -> SpecLoader {
    var context = SpecContext(proves: false)
    context.bases.files = files
    context.bases.names = names
    return SpecLoader(context: context)
  }

  private func load(_ loader: inout SpecLoader, _ files: Files, _ name: String) throws -> LoadedSpec
  {
    loader.load(SourceFile(name: name, text: try #require(files.texts[name])))
  }

  @Test("supply the keys that a spec leaves out, from the nearest base first")
  func keys() throws {
    let files = Files([
      "A.yml": Self.spec("A", on: "brand", "trigger: {distance: 80}\n"),
      "B.yml": Self.spec("B", on: "./C.yml", "summary: Not inherited.\nheight: 70\n"),
      "C.yml": Self.spec("C", on: "modern-header", "height: 20\ntrigger: {requiresDrag: false}\n"),
    ])
    var loader = loader(files, names: ["brand": "B.yml"])
    let spec = try load(&loader, files, "A.yml")
    let control = try #require(spec.controls.first)
    #expect(spec.diagnostics == [])
    #expect(control.name == "A")
    #expect(control.design.summary == nil)
    #expect(control.behavior.height == 70)
    #expect(control.behavior.trigger.distance == 80)
    #expect(!control.behavior.trigger.requiresDrag)
    #expect(spec.bases.map(\.file.name) == ["B.yml", "C.yml"])
    #expect(control.settings[.height]?.range == nil)
    #expect(control.settings[.height]?.baseKeyRange?.base == 1)
    #expect(control.settings[.requiresDrag]?.baseKeyRange?.base == 2)
    #expect(control.settings[.distance]?.range?.lower.line == 4)
  }

  @Test("are read once by a loader")
  func reads() throws {
    let files = Files(Self.chain(5))
    var loader = loader(files)
    for name in ["0.yml", "2.yml", "0.yml"] {
      #expect(try !load(&loader, files, name).hasErrors)
    }
    #expect(files.reads == (1...5).map { "\($0).yml" })
  }

  @Test("are limited in number", arguments: [0, 4, Limits.bases - 1, Limits.bases])
  func limit(_ other: Int) throws {
    let files = Files(Self.chain(Limits.bases + 1))
    var loader = loader(files)
    // Whatever was loaded before.
    _ = try load(&loader, files, "\(other).yml")
    let spec = try load(&loader, files, "0.yml")
    #expect(spec.controls.isEmpty)
    #expect(
      spec.diagnostics.map(\.message) == [
        "the spec has more than 16 bases, including the bases of its bases"
      ]
    )
    let next = try load(&loader, files, "1.yml")
    #expect(!next.hasErrors)
    #expect(next.bases.count == Limits.bases)
  }

  @Test("a chain of too many bases has no findings of the bases")
  func findingsOfChain() throws {
    var texts = Self.chain(Limits.bases + 1)
    texts["3.yml", default: ""] += "timing: {reveal: 9s}\n"
    let files = Files(texts)
    var loader = loader(files)
    let long = try load(&loader, files, "0.yml").bases.flatMap(\.diagnostics)
    let short = try load(&loader, files, "2.yml").bases.flatMap(\.diagnostics)
    #expect(long.isEmpty)
    #expect(short.map(\.id) == ["suspicious-duration"])
  }

  @Test("a base may declare colors for the specs that inherit from the base")
  func unusedColors() throws {
    let files = Files([
      "0.yml": Self.spec("Feed", on: "./1.yml", "states: {idle: {color: $brand}}\n"),
      "1.yml": Self.spec("Brand", on: "modern-header", "colors: {brand: \"#112233\"}\n"),
    ])
    var loader = loader(files)
    let spec = try load(&loader, files, "0.yml")
    #expect(spec.bases.count == 1)
    #expect(spec.bases.flatMap(\.diagnostics).isEmpty)
  }

  @Test("have a limit that also holds for endless chains")
  func endless() throws {
    let files = Files(Self.chain(2000))
    var loader = loader(files)
    for name in ["0.yml", "3.yml"] {
      let spec = try load(&loader, files, name)
      #expect(spec.diagnostics.map(\.id) == ["invalid-base"])
    }
    #expect(files.reads.count <= 2 * Limits.bases)
  }

  @Test(
    "form cycles that are the same from each spec",
    arguments: [["0.yml", "1.yml", "2.yml"], ["2.yml", "0.yml", "1.yml"], ["1.yml", "2.yml"]]
  )
  func cycles(_ order: [String]) throws {
    let files = Files(Self.chain(2, end: "./0.yml"))
    var shared = loader(files)
    for name in order {
      var own = loader(files)
      let spec = try load(&shared, files, name)
      #expect(spec.diagnostics == (try load(&own, files, name)).diagnostics)
      #expect(spec.diagnostics.map(\.id) == ["base-cycle"])
      #expect(spec.diagnostics.first?.notes.count == 2)
      for base in spec.bases where order.contains(base.file.name) {
        #expect(base.diagnostics.map(\.id) == ["base-cycle"])
      }
    }
  }

  @Test("are not read where they are outside, and cannot be read without files")
  func refused() throws {
    let files = Files(["A.yml": Self.spec("A", on: "../B.yml")])
    var loader = loader(files)
    #expect(try load(&loader, files, "A.yml").diagnostics.map(\.id) == ["outside-project"])
    #expect(files.reads == [])
    let alone = SpecLoader.load(SourceFile(name: "A.yml", text: Self.spec("A", on: "./B.yml")))
    #expect(alone.diagnostics.map(\.id) == ["invalid-base"])
  }

  @Test("supply a limited number of values to the controls of a file")
  func values() throws {
    let colors = (0..<20_000).map { "  c\($0): \"#FFF\"\n" }.joined()
    let files = Files(["B.yml": Self.spec("B", on: "modern-header", "colors:\n\(colors)")])
    for (count, isFine) in [(2, true), (3, false)] {
      var loader = loader(files)
      let text = (0..<count).map { Self.spec("A\($0)", on: "./B.yml") }.joined(separator: "---\n")
      let spec = loader.load(SourceFile(name: "A.yml", text: text))
      #expect(spec.controls.count == 2)
      #expect(spec.diagnostics.map(\.id) == (isFine ? [] : ["invalid-base"]))
    }
  }

  /// A base that sets colors beside the keys of a preset.
  private static func base(colors: Int) -> String {
    spec(
      "B",
      on: "modern-header",
      "colors:\n" + (0..<colors).map { "  c\($0): \"#FFF\"\n" }.joined()
    )
  }

  @Test("supply exactly as many values as the limit, but no more", arguments: [0, 1])
  func mostValues(_ surplus: Int) throws {
    var loader = SpecLoader(context: SpecContext(proves: false))
    let small = SourceFile(name: "B.yml", text: Self.base(colors: 1))
    let control = try #require(loader.load(small, isBase: true).controls.first)
    let count = control.settings.inheritedKeys.valueCount
    // Two controls inherit the base; a color counts as two values.
    let colors = 1 + (Limits.inheritedValues / 2 - count) / 2 + surplus
    let files = Files(["B.yml": Self.base(colors: colors)])
    loader = self.loader(files)
    let text = ["A", "C"].map { Self.spec($0, on: "./B.yml") }.joined(separator: "---\n")
    let spec = loader.load(SourceFile(name: "A.yml", text: text))
    #expect(spec.diagnostics.map(\.id) == (surplus == 0 ? [] : ["invalid-base"]))
  }

  @Test("supply a limited amount of text to the controls of a file")
  func texts() throws {
    let title = String(repeating: "x", count: 890_000)
    let files = Files([
      "B.yml": Self.spec("B", on: "modern-header", "states: {idle: {title: \(title)}}\n")
    ])
    var loader = loader(files)
    let text = (0..<12).map { Self.spec("A\($0)", on: "./B.yml") }.joined(separator: "---\n")
    let spec = loader.load(SourceFile(name: "A.yml", text: text))
    #expect(spec.controls.count == 11)
    #expect(spec.diagnostics.contains { $0.id == "invalid-base" })
  }

  @Test("may define colors that only other specs use")
  func colors() {
    let text = Self.spec("A", on: "modern-header", "colors: {ink: \"#102030\"}\n")
    var loader = SpecLoader(context: SpecContext(proves: false))
    let file = SourceFile(name: "A.yml", text: text)
    #expect(loader.load(file).diagnostics.map(\.id) == ["unused-palette-color"])
    #expect(loader.load(file, isBase: true).diagnostics == [])
  }
}
