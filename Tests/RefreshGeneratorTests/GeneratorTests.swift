import Foundation
import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshLoading
import TemplateEngine
import Testing

@Suite("Generator")
struct GeneratorTests {
  private func generate(_ text: String, _ options: Generator.Options = .init()) throws
    -> [GeneratedFile]
  {
    let spec = SpecLoader.load(SourceFile(name: "a/Feed.refresh.yml", text: text))
    try #require(!spec.hasErrors)
    var generator = try Generator(options)
    return try generator.generate(spec.controls, from: spec.file.name)
  }

  @Test("writes every preset with its tests", arguments: Preset.all.map(\.name))
  func presets(_ name: String) throws {
    let files = try generate("refreshgen: 1\ncontrol: Mine\npreset: \(name)\n")
    #expect(files.map(\.name) == ["Feed.refresh.swift", "Feed.refresh.tests.swift"])
    for file in files {
      #expect(file.text.hasPrefix(Generator.banner + "Feed.refresh.yml."))
      #expect(file.text.hasSuffix("}\n") || file.text.hasSuffix("}\n#endif\n"))
      #expect(!file.text.hasSuffix("\n\n"))
      #expect(!file.text.contains(" \n"))
      #expect(!file.text.contains("\n\n\n"))
    }
  }

  @Test("has room for as many controls as a file may have")
  func room() throws {
    let files = try generate("refreshgen: 1\ncontrol: Mine\npreset: modern-header\n")
    let largest = try #require(files.map(\.bytes.count).max())
    #expect(largest * SpecLoader.mostControls < RenderLimits().outputSize)
  }

  @Test("tests an appearance once, whatever views take its place")
  func views() throws {
    let text = """
      refreshgen: 1
      control: Mine
      states: {all: {title: Same}, idle: {view: OneView}, refreshing: {view: OtherView}}

      """
    let harness = try #require(try generate(text).last).text
    #expect(
      harness.split(separator: "RefreshAppearance(", omittingEmptySubsequences: false).count == 2
    )
  }

  @Test("the documentation of a control names its trigger distance", arguments: ["0.5", "1", "72"])
  func distance(_ points: String) throws {
    let text = "refreshgen: 1\ncontrol: Mine\ntrigger: {distance: \(points)}\n"
    let control = try #require(try generate(text).first).text
    let unit = points == "1" ? "point" : "points"
    #expect(control.contains("Releasing the list more than \(points) \(unit) past the top edge"))
  }

  @Test("writes the same bytes every time")
  func deterministic() throws {
    let text = "refreshgen: 1\ncontrol: Mine\npreset: modern-header\n"
    #expect(try generate(text) == generate(text))
  }

  @Test(
    "changes few lines of the tests where one number of a spec changes",
    arguments: [
      ("height: 60", "height: 70"), ("trigger: {distance: 80}", "trigger: {distance: 90}"),
      ("animation: {reveal: 0.2s}", "animation: {reveal: 0.22s}"),
      ("animation: {retract: 0.3s}", "animation: {retract: 0.35s}"),
    ]
  )
  func numbers(before: String, after: String) throws {
    let harnesses = try [before, after].map { line in
      let text = "refreshgen: 1\ncontrol: Mine\npreset: modern-header\n\(line)\n"
      return try #require(try generate(text).last).text.split(separator: "\n")
    }
    #expect(harnesses[0].count == harnesses[1].count)
    let changes = zip(harnesses[0], harnesses[1]).count { $0 != $1 }
    #expect((1...9).contains(changes))
  }

  @Test("puts all controls of a file into one file each")
  func documents() throws {
    let one = "refreshgen: 1\ncontrol: One\npreset: ego\n"
    let two = "refreshgen: 1\ncontrol: Two\npreset: plain-footer\n"
    let files = try generate("\(one)---\n\(two)")
    #expect(files.count == 2)
    #expect(files[0].text.contains("enum One: RefreshDesign"))
    #expect(files[0].text.contains("enum Two: RefreshDesign"))
  }

  @Test("follows access, module and the wish for no tests")
  func options() throws {
    let text = "refreshgen: 1\ncontrol: Mine\npreset: ego\n"
    let open = try generate(text, .init(access: .public, module: "App"))
    #expect(open[0].text.contains("public import RefreshRuntime"))
    #expect(open[0].text.contains("public enum Mine: RefreshDesign"))
    #expect(open[0].text.contains("public static let behavior"))
    #expect(open[1].text.contains("@testable import App"))
    #expect(try generate(text, .init(withHarness: false)).count == 1)
  }

  @Test("keeps the first sentence of a summary apart, as documentation does")
  func summary() throws {
    let text = "refreshgen: 1\ncontrol: Mine\nsummary: One. Two three.\n"
    #expect(try generate(text)[0].text.contains("\n/// One.\n///\n/// Two three.\n///\n"))
  }

  @Test(
    "states arguments in the order of the initializer",
    arguments: [
      ("", []), ("hidesWhenEmpty: true\n", ["hidesWhenEmpty"]),
      ("exhausted: {allowed: true, resetOnRefresh: false}\n", ["allowsExhausted"]),
    ]
  )
  func argumentOrder(_ keys: String, _ labels: [String]) throws {
    let text =
      "refreshgen: 1\ncontrol: Mine\nposition: bottom\n\(keys)"
      + "states: {all: {title: More}, refreshing: {indicator: medium}, failed: {title: Again}}\n"
    let arguments = (["showsFailure"] + labels).map { "    \($0): true" }
    #expect(try generate(text)[0].text.contains(arguments.joined(separator: ",\n") + "\n  )"))
  }

  @Test("makes what the targets need")
  func targets() throws {
    let text = "refreshgen: 1\ncontrol: URLHeader\nstates: {idle: {view: MyView}}\n"
    let all = try generate(text)[0].text
    #expect(all.contains("func urlHeader("))
    let uiKitOnly = "canImport(UIKit) && !os(tvOS) && !os(watchOS)\n"
    #expect(all.contains("#if \(uiKitOnly)  import UIKit\n#endif"))
    // tvOS and watchOS have a UIKit too, with no scroll view that can be pulled.
    #expect(all.components(separatedBy: "canImport(UIKit)").count == 5)
    #expect(all.components(separatedBy: uiKitOnly).count == 5)
    let uiKit = try generate(text, .init(targets: [.uiKit]))[0].text
    #expect(!uiKit.contains("SwiftUI") && uiKit.contains("reuse(view) { MyView() }"))
    let objectiveC = try generate(text, .init(targets: [.uiKit, .objectiveC]))[0].text
    #expect(
      objectiveC == uiKit + """

        #if \(uiKitOnly)  /// `URLHeader` for Objective-C.
          final class URLHeaderRefresh: RefreshFacade {
            /// The design of the control that this class attaches.
            override class var design: any RefreshDesign.Type { URLHeader.self }
          }
        #endif

        """
    )
    // Each target includes UIKit.
    #expect(try generate(text, .init(targets: [.objectiveC]))[0].text == objectiveC)
    let open = try generate(text, .init(access: .public, targets: [.objectiveC]))[0].text
    #expect(open.contains("public final class URLHeaderRefresh: RefreshFacade"))
    #expect(open.contains("override public class var design"))
    let headless = try generate(text, .init(targets: []))[0].text
    #expect(!headless.contains("UIKit") && !headless.contains("MyView"))
  }

  @Test("writes tests for XCTest, which say the same")
  func xcTest() throws {
    let text = "refreshgen: 1\ncontrol: Mine\npreset: ego\n"
    let harness = try #require(try generate(text, .init(isForXCTest: true)).last?.text)
    #expect(!harness.contains("#expect") && !harness.contains("@Test"))
    #expect(harness.contains("import XCTest\n"))
    #expect(harness.contains("@MainActor\nfinal class MineTests: XCTestCase {\n"))
    #expect(
      harness.contains(
        "  /// A programmatic scroll starts no refresh.\n"
          + "  func testProgrammaticScroll() async throws {\n"
      )
    )
    let testing = try #require(try generate(text).last?.text)
    let count = { (text: String, part: String) in text.components(separatedBy: part).count }
    #expect(count(harness, "rig.play(") == count(testing, "rig.play("))
    #expect(count(harness, "  func test") == count(testing, "@Test("))
    let tables = [harness, testing].map { $0.components(separatedBy: "\"\"\"")[1] }
    #expect(tables[0] == tables[1])
  }

  @Test("writes a String Catalog where there are several languages")
  func catalog() throws {
    let text = #"""
      refreshgen: 1
      control: Mine
      preset: modern-header
      states: {idle: {title: "a \"b\" \\ \u2028"}, armed: {title: z}}
      locales: {de: {idle: {title: "c\nd"}, refreshing: {subtitle: none there}}}

      """#
    let files = try generate(text)
    #expect(files.map(\.kind) == [.control, .catalog, .harness])
    #expect(files[1].name == "Feed.refresh.xcstrings")
    #expect(files[0].text.contains("static let stringTable: String? = \"Feed.refresh\""))
    let data = Data(files[1].text.utf8)
    let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    let entry = try #require(strings["a \"b\" \\ \u{2028}"])
    let localizations = try #require(entry["localizations"] as? [String: [String: Any]])
    let unit = try #require(localizations["de"]?["stringUnit"] as? [String: String])
    #expect(unit == ["state": "translated", "value": "c\nd"])
    let plain = try #require(strings["z"]?["localizations"] as? [String: [String: Any]])
    #expect(Array(plain.keys) == ["en"])
    #expect(!files[1].text.contains("none there"))
  }

  @Test("writes the texts around the last-updated time to the catalog, too")
  func timeCatalog() throws {
    let files = try generate(
      """
      refreshgen: 1
      control: FeedHeader
      preset: plain-header
      lastUpdated: {show: true, format: "Last updated: %@", never: Never}
      locales: {de: {lastUpdated: {format: "Zuletzt: %@", never: Nie}}}
      """
    )
    let catalog = files[1].text
    for (source, translation) in [("Last updated: %@", "Zuletzt: %@"), ("Never", "Nie")] {
      let rest = catalog.components(separatedBy: "\"\(source)\" : {").dropFirst()
      let entry = try #require(rest.first).components(separatedBy: "\n    },")[0]
      #expect(entry.contains("\"\(translation)\""))
    }
  }

  @Test("writes a catalog whose source language is that of the spec")
  func language() throws {
    let files = try generate(
      """
      refreshgen: 1
      control: FeedHeader
      language: zh-Hans
      preset: mjrefresh-header
      states: {idle: {title: 下拉可以刷新}, armed: {title: 松开立即刷新}, refreshing: {title: 正在刷新}}
      locales:
        en: {idle: {title: Pull down}, armed: {title: Let go}, refreshing: {title: Loading}}
      """
    )
    let catalog = try #require(files.first { $0.kind == .catalog })
    let json = try JSONSerialization.jsonObject(with: Data(catalog.bytes)) as? [String: Any]
    #expect(json?["sourceLanguage"] as? String == "zh-Hans")
    let strings = try #require(json?["strings"] as? [String: [String: Any]])
    #expect(Set(strings.keys) == ["下拉可以刷新", "松开立即刷新", "正在刷新"])
    for (source, entry) in strings {
      let units = try #require(entry["localizations"] as? [String: [String: [String: String]]])
      #expect(Set(units.keys) == ["en", "zh-Hans"])
      #expect(units["zh-Hans"]?["stringUnit"]?["value"] == source)
    }
  }

  @Test(
    "looks up texts and images in the bundle of the project",
    arguments: [
      ("module", ".module"), ("Resources.bundle", "Resources.bundle"),
      ("Bundle(for: Feed.self)", "Bundle(for: Feed.self)"),
    ]
  )
  func bundle(_ written: String, _ expression: String) throws {
    let spec = SpecLoader.load(
      SourceFile(name: "a.yml", text: "refreshgen: 1\ncontrol: A\npreset: modern-header\n")
    )
    var generator = try Generator(Generator.Options(access: .public, bundle: written))
    let text = try generator.generate(spec.controls, from: "a.yml")[0].text
    #expect(text.contains("    public static var resourceBundle: Bundle { \(expression) }\n"))
    #expect(text.contains("\n  public import Foundation\n"))
    var headless = try Generator(Generator.Options(targets: [], bundle: written))
    #expect(!(try headless.generate(spec.controls, from: "a.yml")[0].text.contains("Bundle")))
  }

  @Test("names outputs after the spec's file alone")
  func names() {
    #expect(OutputNames(spec: "x/feed.refresh.yml").control == "feed.refresh.swift")
    #expect(OutputNames(spec: "feed.refresh.yaml").harness == "feed.refresh.tests.swift")
    #expect(OutputNames(spec: "feed.yml").control == "feed.refresh.swift")
  }

  @Test("writes names of every form as Swift takes them")
  func swiftNames() throws {
    let text = try generate(
      """
      refreshgen: 1
      control: 漢字
      states:
        all: {title: x, color: $brand-ink, tint: $brandInk, subtitleColor: $Type}
        refreshing: {view: Lottie.LottieAnimationView}
      colors: {brand-ink: label, brandInk: tint, Type: link}
      """
    )[0].text
    #expect(text.contains("static let brandInk = "))
    #expect(text.contains("static let brandInk2 = "))
    #expect(text.contains("static let type = "))
    #expect(text.contains("func 漢字Control("))
    #expect(text.contains("#if canImport(Lottie)\n  import Lottie\n#endif"))
    let view = "reuse(view) { Lottie.LottieAnimationView() }"
    #expect(text.contains("case .pending, .refreshing: \(view)"))
  }
}
