import Foundation
import RefreshLanguage
import RefreshRules

/// Generates random names in many scripts and forms; unusual names are more frequent than in apps.
struct NameWriter {
  /// Words from which names are composed: in scripts with and without case, left-to-right and
  /// right-to-left, with combining marks, and Swift keywords.
  private static let words = [
    "Feed", "News", "URL", "X", "iPad", "Überblick", "Ärger", "Ångström", "Ελληνικά", "Лента", "Ж",
    "Հայերեն", "ქართული", "漢字", "かな", "カタカナ", "한국어", "中文", "हिन्दी", "தமிழ்", "ไทย", "עברית",
    "العربية", "فارسی", "ᎣᏏᏲ", "ⴰⵎⴰⵣⵉⵖ", "አማርኛ", "Ⅷ", "𝒳", "Ǆ", "ǅ", "İstanbul", "ΩΜΕΓΑ", "Class",
    "Default",
    "Init", "Switch", "Where", "Some", "Any", "Await", "SELF", "TYPE", "IN", "Refresh", "Tests",
    "Control", "Header", "Type", "Item",
  ]

  /// Color names that are Swift keywords or names of types, or that lead to the same Swift identifier.
  private static let colors = [
    "accent", "ink", "brand-ink", "brandInk", "BrandInk", "brand_ink", "Type", "Protocol", "Self",
    "self", "init", "default", "class", "RefreshColor", "Palette", "Swift", "x-1", "x1", "a--b",
    "a-",
    "URL", "any", "some", "rgba", "system", "behavior", "phase",
  ]

  /// Types of views that the type-check for iOS declares.
  static let views = [
    "UIView", "BrandView", "Brand.HeaderView", "Lottie.LottieAnimationView", "_Spinner",
    "漢字ビュー", "UIActivityIndicatorView",
  ]

  /// Ranges of code points: alphabets, symbols and syllables, compatibility forms, historic scripts,
  /// and almost all code points.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x80...0x1FFF, 0x2000...0xD7FF, 0xF900...0xFFFF, 0x1_0000...0x1_FFFF, 0x80...0xF_FFFF,
  ]

  /// All names that belong to earlier controls.
  private var taken: Set<String> = []
  /// The name of the previous control.
  private var last = "Feed"

  /// Returns a control name that does not conflict with earlier names in the same module.
  ///
  /// The closure `isValid` returns whether the language accepts a name.
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

  /// Returns distinct color names for a palette.
  static func palette(using random: inout SeededGenerator) -> [String] {
    Array(colors.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)))
  }

  /// Returns an identifier with characters from a small range of Unicode.
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

  /// Returns a name that is similar to another name.
  private static func name(like other: String, using random: inout SeededGenerator) -> String {
    let variants = [
      other + "Tests", other + "Control", other + "Refresh", "_" + other, other + "_",
      other + "\u{301}", other + "1",
      String(other.dropLast()), String(other.dropFirst()), other + other,
      SwiftName.capitalized(other),
      other.decomposedStringWithCanonicalMapping, other.precomposedStringWithCompatibilityMapping,
    ]
    return variants.randomElement(using: &random) ?? other
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

/// A generator of pseudorandom numbers (SplitMix64); the same seed gives the same numbers.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
