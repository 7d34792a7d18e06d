/// A spec of a corpus; the same number gives the same spec in every run.
///
/// The mix of specs models the apps of a company. Two specs in five are short: a preset, a name, and
/// one or two numbers. Two in five are about as long as the example in the README. One in five is
/// long, with fonts, several languages and accessibility texts. Heights, distances, durations and
/// options occur in hundreds of combinations. All specs are valid, so a run prints only its summary.
struct CorpusSpec {
  let fileName: String
  let text: String

  /// A spec whose proof does not ship with the tool.
  static let withOwnBehavior = """
    refreshgen: 1
    control: OwnHeader
    preset: mjrefresh-header
    style: overlay
    trigger: {when: cross}
    action: immediate

    """

  init(number: Int) {
    var dice = Dice(state: UInt64(number))
    // The list of weights is short, so that a preset has its frequency within 31 specs.
    let base = SpecBase.all[number % SpecBase.all.count]
    let word = Self.words[number % Self.words.count]
    let length = dice.roll(10)
    let isLong = length < 2
    var lines = [
      "refreshgen: 1", "control: \(word)\(base.isFooter ? "Footer" : "Header")\(number)",
    ]
    lines.append("summary: \(base.isFooter ? "Loads more" : "Refreshes") \(word.lowercased()).")
    if let preset = base.preset { lines.append("preset: \(preset)") }
    let height = dice.pick([46, 48, 57, 58, 62, 64, 66, 68, 70, 76, 84, 88])
    lines.append("height: \(height)")
    if base.isPulled {
      // A distance that repeats the value of a preset would be reported.
      lines.append("trigger: {distance: \(height + dice.pick([11, 13, 15]))}")
      if length < 6 {
        let reveal = dice.pick([150, 180, 220, 280, 340])
        lines.append("animation: {reveal: \(reveal)ms, retract: \(reveal + 65)ms}")
      }
    }
    // Half of the specs change no option.
    if dice.roll(2) == 0 { lines.append(dice.pick(base.options)) }
    if length < 6 || base.preset == nil {
      lines.append("states:")
      if isLong { lines.append("  all: {font: {style: subheadline, weight: medium}}") }
      for (state, text) in base.texts(in: 0) {
        let extra =
          switch state {
          case "idle" where base.preset == nil: ", arrow: down"
          case "armed" where base.preset == nil: ", arrow: up, color: $accent"
          case "armed": ", color: $accent"
          case "refreshing": ", indicator: medium, tint: $accent"
          default: ""
          }
        lines.append("  \(state): {title: \(text)\(extra)}")
      }
      lines.append(dice.pick(Self.colors))
    }
    if isLong {
      // The corpus has no findings, and a date line without translations is one.
      if base.showsDates { lines.append("lastUpdated: {show: false}") }
      lines.append("locales:")
      for language in 1...(1 + dice.roll(SpecBase.languages.count - 1)) {
        lines.append("  \(SpecBase.languages[language][0]):")
        lines += base.texts(in: language).map { state, text in
          // The preset has a button in this state.
          let button = base.preset == "modern-footer" && state == "failed" ? ", button: OK" : ""
          return "    \(state): {title: \"\(text)\"\(button)}"
        }
      }
      lines.append("accessibility: {label: \(word), announce: [refreshing]}")
    }
    fileName = "\(word.lowercased())-\(number).refresh.yml"
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let words = [
    "Feed", "News", "Inbox", "Orders", "Gallery", "Chat", "Search", "Comments", "Friends",
    "Contacts", "Bookmarks", "Downloads", "Playlist", "Timeline", "Offers", "Reviews", "Tickets",
  ]

  /// Colors that are legible on light and dark backgrounds.
  private static let colors = [
    ##"colors: {accent: {light: "#0066CC", dark: "#64B5FF", highContrast: "#0040DD"}}"##,
    ##"colors: {accent: {light: "#B3261E", dark: "#F2B8B5"}}"##,
    ##"colors: {accent: {light: "#1B5E20", dark: "#81C784"}}"##,
  ]
}

/// A generator of pseudorandom choices (SplitMix64).
private struct Dice {
  var state: UInt64

  mutating func roll(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[roll(items.count)]
  }
}
