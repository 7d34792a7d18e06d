import EmbeddedFiles
import RefreshDiagnostics
import RefreshYAML

/// A built-in spec that other specs can be based on.
package struct Preset: Sendable {
  /// The name in specs.
  package let name: String
  /// The text of the spec file.
  package let text: String

  /// All presets, in the order in which they are listed: first the recommended ones.
  package static let all: [Preset] = [
    "modern-header", "floating-header", "modern-footer", "two-level-header", "system-header",
    "mjrefresh-header", "mjrefresh-back-footer", "mjrefresh-auto-footer", "mjrefresh-trailer",
    "svpulltorefresh-top", "svpulltorefresh-bottom", "svinfinitescrolling",
    "espulltorefresh-header", "espulltorefresh-footer", "ego", "xdrefresh", "kafkarefresh",
    "material", "uirefreshcontrol", "uirefreshcontrol-replica", "plain-header", "plain-footer",
    "progress-circle",
  ].map(Preset.init)

  package static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }

  private init(name: String) {
    self.name = name
    text = String(cString: embeddedText("\(name).refresh.yml"))
  }

  /// The keys that specs inherit.
  package var settings: MapValue {
    let parsed = YAMLParser.parse(SourceFile(name: "\(name).refresh.yml", text: text))
    guard let document = parsed.documents.first else { return MapValue() }
    var decoder = SpecDecoder()
    return decoder.control(document.root).inheritedKeys.withoutPlaces
  }
}
