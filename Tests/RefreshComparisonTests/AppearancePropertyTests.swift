import RefreshComparison
import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Compares the properties of an appearance with the places that list some of them.
@Suite("Each color and font of an appearance")
struct AppearancePropertyTests {
  private static var properties: Mirror.Children {
    Mirror(reflecting: RefreshAppearance()).children
  }

  private static func names<Value>(of type: Value.Type) -> [String] {
    properties.filter { $0.value is Value? && Swift.type(of: $0.value) == Value?.self }
      .compactMap(\.label)
  }

  /// The colors that no text has.
  private static let colorsOfPictures: Set = ["tint", "ink", "track", "bad"]

  private static func spec(_ key: String, _ value: String) -> LoadedSpec {
    let text = """
      refreshgen: 1
      control: Feed
      states: {all: {title: One, subtitle: Two, button: Three, \(key): \(value)}}
      """
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    return SpecLoader.load(file, context: SpecContext(proves: false))
  }

  /// What `diff` says of a change of a key in all states.
  private static func consequence(of key: String, _ old: String, _ new: String) throws -> String? {
    let controls = try [old, new].map { try #require(spec(key, $0).controls.first) }
    let changes = ControlChanges(from: controls[0], to: controls[1]).changes
    return try #require(changes.first { $0.key == key }, "\(key)").consequence
  }

  @Test("is known", arguments: names(of: RefreshColor.self))
  func color(name: String) throws {
    let isOfText = !Self.colorsOfPictures.contains(name)
    // The same gray is illegible on white and below black.
    let value = name == "background" ? "\"#101010\"" : "\"#EEEEEE\""
    let findings = Self.spec(name, value).diagnostics.filter { $0.id.name == "low-contrast" }
    #expect(findings.isEmpty != isOfText, "LowContrast: \(name)")
    let consequence = try Self.consequence(of: name, "\"#222222\"", "\"#EEEEEE\"")
    #expect((consequence != nil) == isOfText, "ControlChanges: \(name)")
  }

  @Test("is followed by Dynamic Type", arguments: names(of: RefreshFont.self))
  func font(name: String) throws {
    let consequence = try Self.consequence(of: name, "{size: 20}", "{size: 20, fixed: true}")
    #expect(consequence != nil, "ControlChanges: \(name)")
  }

  @Test("has a type that these tests know")
  func types() {
    #expect(Self.names(of: RefreshColor.self).count > 5)
    #expect(Self.names(of: RefreshFont.self).count > 1)
  }
}
