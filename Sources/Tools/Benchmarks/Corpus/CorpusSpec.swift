/// A spec of a corpus; the same number gives the same spec in every run.
///
/// The mix of specs models the apps of a company. The mix was fixed before the tool was optimized, so
/// it does not favor specs that the tool handles quickly. Two specs in five are short: a preset, a
/// name, and one or two numbers. Two in five are about as long as the example in the README: titles,
/// a palette, durations, and up to two options. One in five is long, with fonts, several languages and
/// accessibility texts. Every spec has a control name of its own. Heights, distances, durations and
/// options occur in hundreds of combinations, so the tool has no shipped proof for many specs. All
/// specs are valid: a run prints only its summary, so the time of the terminal is not measured.
struct CorpusSpec {
  /// The number that determines the content of the spec.
  let number: Int
  /// The number of languages besides English; `nil` to let the mix determine the number.
  var localeCount: Int?

  var controlName: String { "\(word)\(isFooter ? "Footer" : "Header")\(number)" }
  var fileName: String { "\(word.lowercased())-\(number).refresh.yml" }

  private var word: String { Self.words[number % Self.words.count] }
  private var isFooter: Bool { Self.base(number).isFooter }

  private static let words = [
    "Feed", "News", "Inbox", "Orders", "Gallery", "Chat", "Search", "Comments", "Friends",
    "Contacts", "Bookmarks", "Downloads", "Playlist", "Timeline", "Offers", "Reviews", "Tickets",
  ]

  private static func base(_ number: Int) -> SpecBase {
    var dice = Dice(seed: number)
    return dice.pick(SpecBase.all)
  }

  /// The spec as YAML.
  var text: String {
    let base = Self.base(number)
    var dice = Dice(seed: ~number)
    let share = dice.roll(below: 100)
    let isLong = localeCount.map { $0 > 0 } ?? (share < 20)
    var lines = ["refreshgen: 1", "control: \(controlName)"]
    if isLong || dice.chance(percent: 60) {
      lines.append("summary: \(base.isFooter ? "Loads more" : "Refreshes") \(word.lowercased()).")
    }
    lines += behavior(of: base, isShort: !isLong && share < 60, &dice)
    if isLong || share >= 60 {
      lines += looks(of: base, isLong: isLong, &dice)
    }
    if isLong {
      lines += languages(of: base, &dice)
      lines.append("accessibility: {label: \(word), announce: [refreshing]}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func behavior(of base: SpecBase, isShort: Bool, _ dice: inout Dice) -> [String] {
    var lines: [String] = []
    if let preset = base.preset { lines.append("preset: \(preset)") }
    let height = dice.pick([46, 48, 56, 58, 62, 64, 66, 68, 70, 76, 84, 88])
    lines.append("height: \(height)")
    if base.isPulled {
      var distance = height + dice.pick([2, 7, 9, 12, 16, 18])
      // The tool would report a distance that repeats the value of the preset.
      while [54, 60, 65, 72, 80, 100].contains(distance) { distance += 1 }
      lines.append("trigger: {distance: \(distance)}")
    }
    if !isShort && base.isPulled {
      let reveal = dice.pick([150, 180, 220, 280, 350])
      let retract = dice.pick([180, 220, 280, 350, 450])
      let minimum = dice.pick(["", "", ", minimumVisible: 400ms", ", endDelay: 200ms"])
      lines.append("animation: {reveal: \(reveal)ms, retract: \(retract)ms\(minimum)}")
    }
    // Half of the specs change no option, a third change one option, and the others change two.
    var choices = base.choices
    for _ in 0..<dice.pick([0, 0, 0, 1, 1, 2]) where !choices.isEmpty {
      lines.append(dice.pick(choices.remove(at: dice.roll(below: choices.count))))
    }
    return lines
  }

  private func looks(of base: SpecBase, isLong: Bool, _ dice: inout Dice) -> [String] {
    let accent = dice.pick(Self.accents)
    var lines = ["states:"]
    if isLong { lines.append("  all: {font: {style: subheadline, weight: medium}}") }
    for (state, text) in texts(of: base, in: Language.all[0]) {
      let extra =
        switch state {
        case "idle" where base.preset == nil: ", arrow: down"
        case "armed" where base.preset == nil: ", arrow: up, color: $accent"
        case "pending", "refreshing": ", indicator: medium, tint: $accent"
        case "armed": ", color: $accent"
        default: ""
        }
      lines.append("  \(state): {title: \(text)\(extra)}")
    }
    if base.kind == .wordless { lines.append("  refreshing: {indicator: large, tint: $accent}") }
    return lines + ["colors:", "  accent: \(accent)"]
  }

  private func languages(of base: SpecBase, _ dice: inout Dice) -> [String] {
    let count = localeCount ?? 1 + dice.roll(below: 4)
    guard count > 0, base.kind != .wordless else { return [] }
    return ["locales:"]
      + Language.all.dropFirst().prefix(count).flatMap { language in
        ["  \(language.code):"]
          + texts(of: base, in: language).map { "    \($0): {title: \"\($1)\"}" }
      }
  }

  /// The states that have a title, with their titles.
  private func texts(of base: SpecBase, in language: Language) -> [(String, String)] {
    let pull = base.isFooter ? language.pullUp : language.pull
    let release = base.isFooter ? language.releaseForMore : language.release
    let busy = [("pending", language.loading), ("refreshing", language.loading)]
    return switch base.kind {
    case .wordless: []
    case .header: [("idle", pull), ("armed", release)] + busy
    case .headerWithEnd:
      [("idle", pull), ("armed", release)] + busy + [("ending", language.upToDate)]
    case .pulledFooter:
      [("idle", pull), ("armed", release)] + busy + [("exhausted", language.noMore)]
    case .reachedFooter: [("idle", pull)] + busy + [("exhausted", language.noMore)]
    case .reachedFooterWithFailure:
      [("idle", pull)] + busy + [("failed", language.failed), ("exhausted", language.noMore)]
    }
  }

  /// Colors that are legible on light and dark backgrounds.
  private static let accents = [
    ##"{light: "#0066CC", dark: "#64B5FF", highContrast: "#0040DD"}"##,
    ##"{light: "#0040DD", dark: "#409CFF"}"##,
    ##"{light: "#B3261E", dark: "#F2B8B5"}"##,
    ##"{light: "#1B5E20", dark: "#81C784"}"##,
    ##"{light: "#6A1B9A", dark: "#CE93D8", highContrast: "#4A148C"}"##,
    ##"{light: "#5D4037", dark: "#D7CCC8"}"##,
  ]
}
