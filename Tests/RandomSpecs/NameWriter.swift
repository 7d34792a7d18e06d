import Foundation
import RefreshLanguage
import RefreshRules

/// Writes names in every script and form, odd ones more often than people do.
struct NameWriter {
  /// Words that names are made of: in scripts with and without case, left to right and right to left,
  /// with marks, and words of Swift.
  private static let words = [
    "Feed", "News", "URL", "X", "iPad", "Überblick", "Ärger", "Ångström", "Ελληνικά", "Лента", "Ж",
    "Հայերեն", "ქართული", "漢字", "かな", "カタカナ", "한국어", "中文", "हिन्दी", "தமிழ்", "ไทย", "עברית",
    "العربية", "فارسی", "ᎣᏏᏲ", "ⴰⵎⴰⵣⵉⵖ", "አማርኛ", "Ⅷ", "𝒳", "Ǆ", "ǅ", "İstanbul", "ΩΜΕΓΑ", "Class",
    "Default",
    "Init", "Switch", "Where", "Some", "Any", "Await", "SELF", "TYPE", "IN", "Refresh", "Tests",
    "Control", "Header", "Type", "Item",
  ]

  /// Names of colors that are words of Swift, names of its own types, or the same once written in it.
  private static let colors = [
    "accent", "ink", "brand-ink", "brandInk", "BrandInk", "brand_ink", "Type", "Protocol", "Self",
    "self", "init", "default", "class", "RefreshColor", "Palette", "Swift", "x-1", "x1", "a--b",
    "a-",
    "URL", "any", "some", "rgba", "system", "behavior", "phase",
  ]

  /// Views that the type-check for iOS declares.
  private static let views = [
    "UIView", "BrandView", "Brand.HeaderView", "Lottie.LottieAnimationView", "_Spinner",
    "漢字ビュー", "UIActivityIndicatorView",
  ]

  /// Ranges of Unicode: of living scripts, of signs and syllables, of scripts that few know, and all.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x80...0x1FFF, 0x2000...0xD7FF, 0xF900...0xFFFF, 0x1_0000...0x1_FFFF, 0x80...0xF_FFFF,
  ]

  /// The names that the controls before have taken.
  private var taken: Set<String> = []
  /// The name of the last control.
  private var last = "Feed"

  /// A name of a control that can live in one module with all before; `isValid` tells whether a
  /// spec may have it at all.
  mutating func control(
    using random: inout SeededGenerator,
    where isValid: (String) -> Bool
  ) -> String {
    while true {
      let name =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...5: Self.name(using: &random)
        case 6...7: Self.identifier(using: &random)
        default: Self.name(like: last, using: &random)
        }
      guard isValid(name) else { continue }
      let names = ControlNames.taken(by: name, inObjectiveC: true)
      guard taken.isDisjoint(with: names) else { continue }
      taken.formUnion(names)
      last = name
      return name
    }
  }

  /// The names of a palette, each once.
  static func palette(using random: inout SeededGenerator) -> [String] {
    Array(colors.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)))
  }

  /// An identifier of neighboring characters of Unicode.
  private static func identifier(using random: inout SeededGenerator) -> String {
    let script = scripts.randomElement(using: &random) ?? 0x80...0x1FFF
    let middle = UInt32.random(in: script, using: &random)
    let neighbors = max(middle, 0x80 + 64) - 64...middle + 64
    let scalars = (0..<200).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: neighbors, using: &random))
    }
    let length = Int.random(in: 1...5, using: &random)
    return scalars.reduce(into: "") { name, scalar in
      let longer = name + String(scalar)
      if name.unicodeScalars.count < length, SwiftName.isIdentifier(longer) { name = longer }
    }
  }

  /// A name that only just differs from another one.
  private static func name(like other: String, using random: inout SeededGenerator) -> String {
    let variants = [
      other + "Tests", other + "Control", other + "Refresh", "_" + other, other + "_",
      other + "\u{301}", other + "1",
      String(other.dropLast()), String(other.dropFirst()), other + other,
      SwiftName.capitalized(other),
      other.decomposedStringWithCanonicalMapping, other.precomposedStringWithCompatibilityMapping,
      SwiftName.member(ofType: other),
    ]
    return variants.randomElement(using: &random) ?? other
  }

  /// The name of a view.
  static func view(using random: inout SeededGenerator) -> String {
    views.randomElement(using: &random) ?? "UIView"
  }

  private static func name(using random: inout SeededGenerator) -> String {
    let count = [1, 1, 2, 2, 2, 3, 8].randomElement(using: &random) ?? 1
    var name = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    switch Int.random(in: 0..<10, using: &random) {
    case 0: name = "_" + name
    case 1: name = "__" + name
    case 2: name += "_"
    case 3: name = name.uppercased()
    case 4: name = name.lowercased()
    case 5...7: name += "\(Int.random(in: 0...999, using: &random))"
    default: break
    }
    return name
  }
}
