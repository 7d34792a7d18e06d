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

  /// The names that the controls before have taken.
  private var taken: Set<String> = []

  /// A name of a control that can live in one module with all before; `isValid` tells whether a
  /// spec may have it at all.
  mutating func control(
    using random: inout SeededGenerator,
    where isValid: (String) -> Bool
  ) -> String {
    while true {
      let name = Self.name(using: &random)
      guard isValid(name) else { continue }
      let names = ControlNames.taken(by: name)
      guard taken.isDisjoint(with: names) else { continue }
      taken.formUnion(names)
      return name
    }
  }

  /// The names of a palette, each once.
  static func palette(using random: inout SeededGenerator) -> [String] {
    Array(colors.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)))
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
