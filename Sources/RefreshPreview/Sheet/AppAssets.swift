import RefreshCore
package import RefreshDiagnostics
package import RefreshLanguage

/// Images and colors of an app, as its asset catalogs contain them, for sheets.
package struct AppAssets: Sendable {
  /// The address of each image's data in each theme.
  private var images: [String: [String]] = [:]
  /// The images that take the tint of the control.
  private var templates: Set<String> = []
  private var colors: [String: [UInt32?]] = [:]
  /// The images that cannot be drawn, with the reason.
  private var reasons: [String: String] = [:]

  /// The media types of the images that browsers draw, by the ends of file names.
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml",
  ]

  /// The size of the largest image that is drawn, in bytes.
  package static let largestImage = 1 << 18

  /// Creates a collection without images and colors.
  package init() {}

  package static func names(in control: ControlSpec) -> Set<String> {
    Set(control.appearances.flatMap { names(in: $0.appearance) })
  }

  private static func names(in appearance: RefreshAppearance) -> [String] {
    appearance.images + [appearance.image, appearance.arrowImage].compactMap { $0 }
  }

  /// A sentence about each image of a control that is not drawn, with the reason.
  package func missingImages(of control: ControlSpec) -> [String] {
    Self.names(in: control).filter { images[$0] == nil }.sorted()
      .map {
        "image '\($0)' is not drawn: \(reasons[$0] ?? "the folder has no image of this name")"
      }
  }

  /// Whether an image can be drawn, by the end of its file's name.
  package static func draws(_ file: String) -> Bool { type(of: file) != nil }

  private static func type(of file: String) -> String? {
    file.split(separator: ".").last.flatMap { types[$0.lowercased()] }
  }

  /// Adds the image set with these contents; `read` returns the bytes of a file of the set.
  package mutating func addImages(
    named name: String,
    contents: JSON,
    read: (String) -> [UInt8]?
  ) {
    let files = Self.themed(contents["images"]?.array ?? []).map { $0?["filename"]?.string }
    var addresses: [String] = []
    for file in files {
      guard let file else { return reject(name, reason: "its set has no image for phones") }
      guard let type = Self.type(of: file) else {
        return reject(name, reason: "browsers do not draw '\(file)'; expected PNG, JPEG or SVG")
      }
      guard let bytes = read(file) else {
        return reject(
          name,
          reason: "'\(file)' cannot be read, or has more than \(Self.largestImage) bytes"
        )
      }
      addresses.append("data:\(type);base64,\(Base64.text(of: bytes))")
    }
    images[name] = addresses
    if contents["properties"]?["template-rendering-intent"]?.string == "template" {
      templates.insert(name)
    }
  }

  /// Notes why the image of a name is not drawn.
  package mutating func reject(_ name: String, reason: String) { reasons[name] = reason }

  /// Adds the color set with these contents.
  package mutating func addColor(named name: String, contents: JSON) {
    colors[name] = Self.themed(contents["colors"]?.array ?? []).map { item in
      (item?["color"]?["components"]).flatMap(Self.bits)
    }
  }

  /// The items of a set by theme, each the one with most of the theme's settings and the largest scale.
  private static func themed(_ items: [JSON]) -> [JSON?] {
    (0..<4).map { theme in
      let settings = (theme % 2 == 0 ? [] : ["dark"]) + (theme < 2 ? [] : ["high"])
      return items.compactMap { item -> (rank: Double, item: JSON)? in
        let own = (item["appearances"]?.array ?? []).compactMap { $0["value"]?.string }
        let isForPhones = ["universal", "iphone", nil].contains(item["idiom"]?.string)
        guard isForPhones, own.allSatisfy(settings.contains) else { return nil }
        let scale = item["scale"]?.string?.first?.wholeNumberValue ?? 1
        let hasFile = item["filename"] != nil || item["color"] != nil
        return hasFile ? (Double(10 * own.count + scale), item) : nil
      }.max { $0.rank < $1.rank }?.item
    }
  }

  /// A color as `0xRRGGBBAA`; its components are bytes, hexadecimal bytes or fractions.
  private static func bits(of components: JSON) -> UInt32? {
    let parts = ["red", "green", "blue", "alpha"].map { name -> UInt32? in
      guard let text = components[name]?.string else { return nil }
      if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16) }
      guard let number = Double(text), 0...255 ~= number else { return nil }
      return UInt32((text.contains(".") ? min(number, 1) * 255 : number).rounded())
    }
    guard !parts.contains(nil) else { return nil }
    return parts.reduce(0) { $0 << 8 | ($1 ?? 0) & 255 }
  }

  /// An image in a theme, drawn into a square from the origin; `nil` without the image.
  func drawing(of name: String?, theme: Int, tint: String, size: Double) -> String? {
    guard let name, let addresses = images[name] else { return nil }
    let side = SVG.number(size)
    let image = "<image width=\"\(side)\" height=\"\(side)\" href=\"\(addresses[theme])\""
    guard templates.contains(name) else { return image + "/>" }
    let id = "tint-\(tint.drop { $0 == "#" })"
    return """
      <filter id="\(id)"><feFlood flood-color="\(tint)"/><feComposite in2="SourceAlpha" operator="in"/>\
      </filter>\(image) filter="url(#\(id))"/>
      """
  }

  /// An appearance with the colors of the assets in place of their names.
  func resolved(_ appearance: PhaseAppearance) -> PhaseAppearance {
    guard !colors.isEmpty else { return appearance }
    var resolved = appearance
    let parts: [WritableKeyPath<RefreshAppearance, RefreshColor?>] = [
      \.color, \.subtitleColor, \.background, \.tint, \.ink, \.track, \.bad,
    ]
    for part in parts {
      resolved.appearance[keyPath: part] = appearance.appearance[keyPath: part].map(self.resolved)
    }
    return resolved
  }

  private func resolved(_ color: RefreshColor) -> RefreshColor {
    let shades = (0..<4).map { theme in
      let shade = color.shade(isDark: theme % 2 == 1, isHighContrast: theme >= 2)
      guard case .asset(let name) = shade, let bits = colors[name]?[theme] else { return shade }
      return .rgba(bits)
    }
    return RefreshColor(
      shades[0],
      dark: shades[1],
      highContrast: shades[2],
      darkHighContrast: shades[3]
    )
  }
}
