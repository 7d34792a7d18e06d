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
    Preset(name: "modern-header", bytes: PackageResources.modern_header_refresh_yml),
    Preset(name: "floating-header", bytes: PackageResources.floating_header_refresh_yml),
    Preset(name: "modern-footer", bytes: PackageResources.modern_footer_refresh_yml),
    Preset(name: "two-level-header", bytes: PackageResources.two_level_header_refresh_yml),
    Preset(name: "system-header", bytes: PackageResources.system_header_refresh_yml),
    Preset(name: "mjrefresh-header", bytes: PackageResources.mjrefresh_header_refresh_yml),
    Preset(
      name: "mjrefresh-back-footer",
      bytes: PackageResources.mjrefresh_back_footer_refresh_yml
    ),
    Preset(
      name: "mjrefresh-auto-footer",
      bytes: PackageResources.mjrefresh_auto_footer_refresh_yml
    ),
    Preset(name: "mjrefresh-trailer", bytes: PackageResources.mjrefresh_trailer_refresh_yml),
    Preset(name: "svpulltorefresh-top", bytes: PackageResources.svpulltorefresh_top_refresh_yml),
    Preset(
      name: "svpulltorefresh-bottom",
      bytes: PackageResources.svpulltorefresh_bottom_refresh_yml
    ),
    Preset(name: "svinfinitescrolling", bytes: PackageResources.svinfinitescrolling_refresh_yml),
    Preset(
      name: "espulltorefresh-header",
      bytes: PackageResources.espulltorefresh_header_refresh_yml
    ),
    Preset(
      name: "espulltorefresh-footer",
      bytes: PackageResources.espulltorefresh_footer_refresh_yml
    ),
    Preset(name: "ego", bytes: PackageResources.ego_refresh_yml),
    Preset(name: "xdrefresh", bytes: PackageResources.xdrefresh_refresh_yml),
    Preset(name: "kafkarefresh", bytes: PackageResources.kafkarefresh_refresh_yml),
    Preset(name: "material", bytes: PackageResources.material_refresh_yml),
    Preset(name: "uirefreshcontrol", bytes: PackageResources.uirefreshcontrol_refresh_yml),
    Preset(
      name: "uirefreshcontrol-replica",
      bytes: PackageResources.uirefreshcontrol_replica_refresh_yml
    ),
    Preset(name: "plain-header", bytes: PackageResources.plain_header_refresh_yml),
    Preset(name: "plain-footer", bytes: PackageResources.plain_footer_refresh_yml),
    Preset(name: "progress-circle", bytes: PackageResources.progress_circle_refresh_yml),
  ]

  package static func named(_ name: String) -> Preset? {
    all.first { $0.name == name }
  }

  private init(name: String, bytes: [UInt8]) {
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
