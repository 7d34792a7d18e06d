import RefreshDiagnostics
import RefreshYAML

/// A built-in spec that other specs can be based on.
package struct Preset: Sendable {
  /// The name in specs.
  package let name: String
  /// The text of the spec file.
  package let text: String

  /// All presets, in the order in which they are listed.
  package static let all: [Preset] = [
    Preset("mjrefresh-header", PackageResources.mjrefresh_header_refresh_yml),
    Preset("mjrefresh-back-footer", PackageResources.mjrefresh_back_footer_refresh_yml),
    Preset("mjrefresh-auto-footer", PackageResources.mjrefresh_auto_footer_refresh_yml),
    Preset("mjrefresh-trailer", PackageResources.mjrefresh_trailer_refresh_yml),
    Preset("svpulltorefresh-top", PackageResources.svpulltorefresh_top_refresh_yml),
    Preset("svpulltorefresh-bottom", PackageResources.svpulltorefresh_bottom_refresh_yml),
    Preset("svinfinitescrolling", PackageResources.svinfinitescrolling_refresh_yml),
    Preset("espulltorefresh-header", PackageResources.espulltorefresh_header_refresh_yml),
    Preset("espulltorefresh-footer", PackageResources.espulltorefresh_footer_refresh_yml),
    Preset("ego", PackageResources.ego_refresh_yml),
    Preset("xdrefresh", PackageResources.xdrefresh_refresh_yml),
    Preset("kafkarefresh", PackageResources.kafkarefresh_refresh_yml),
    Preset("material", PackageResources.material_refresh_yml),
    Preset("uirefreshcontrol", PackageResources.uirefreshcontrol_refresh_yml),
    Preset("uirefreshcontrol-replica", PackageResources.uirefreshcontrol_replica_refresh_yml),
    Preset("plain-header", PackageResources.plain_header_refresh_yml),
    Preset("plain-footer", PackageResources.plain_footer_refresh_yml),
    Preset("progress-circle", PackageResources.progress_circle_refresh_yml),
    Preset("two-level-header", PackageResources.two_level_header_refresh_yml),
    Preset("modern-header", PackageResources.modern_header_refresh_yml),
    Preset("floating-header", PackageResources.floating_header_refresh_yml),
    Preset("modern-footer", PackageResources.modern_footer_refresh_yml),
  ]

  /// The preset with a name.
  package static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The keys that specs inherit.
  package var settings: MapValue {
    let parsed = YAMLParser.parse(SourceFile(name: "\(name).refresh.yml", text: text))
    guard let document = parsed.documents.first else { return MapValue() }
    var decoder = SpecDecoder()
    return decoder.control(document.root).inheritedKeys.withoutPlaces
  }
}
