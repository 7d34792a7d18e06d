/// The name of a key and of the map that contains it.
///
/// The schema and all lookups use the same constants, so that a misspelled key does not compile.
package struct KeyName: Sendable, Hashable {
  /// The map that contains the key; `nil` for a key of a control or of a state.
  package let map: String?
  /// The name of the key.
  package let name: String

  /// Creates the name of a key, such as `when` in `trigger`.
  package init(_ name: String, in map: String? = nil) {
    self.name = name
    self.map = map
  }
}

extension String {
  /// Whether two names are equal; comparing their lengths first saves 5% of `validate`.
  func isSameName(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}

/// The keys of a control.
extension KeyName {
  package static let refreshgen = KeyName("refreshgen")
  package static let control = KeyName("control")
  package static let summary = KeyName("summary")
  package static let language = KeyName("language")
  package static let preset = KeyName("preset")
  package static let presets = KeyName("presets")
  package static let position = KeyName("position")
  package static let style = KeyName("style")
  package static let height = KeyName("height")
  package static let trigger = KeyName("trigger")
  package static let action = KeyName("action")
  package static let insetWhileRefreshing = KeyName("insetWhileRefreshing")
  package static let ignoredInset = KeyName("ignoredInset")
  package static let animation = KeyName("animation")
  package static let interruptible = KeyName("interruptible")
  package static let timeout = KeyName("timeout")
  package static let exclusive = KeyName("exclusive")
  package static let hidesWhenEmpty = KeyName("hidesWhenEmpty")
  package static let secondLevel = KeyName("secondLevel")
  package static let alpha = KeyName("alpha")
  package static let haptics = KeyName("haptics")
  package static let exhausted = KeyName("exhausted")
  package static let lastUpdated = KeyName("lastUpdated")
  package static let layout = KeyName("layout")
  package static let content = KeyName("content")
  package static let states = KeyName("states")
  package static let colors = KeyName("colors")
  package static let locales = KeyName("locales")
  package static let accessibility = KeyName("accessibility")
}

/// The keys of the maps in a control.
extension KeyName {
  package static let when = KeyName("when", in: "trigger")
  package static let distance = KeyName("distance", in: "trigger")
  package static let compare = KeyName("compare", in: "trigger")
  package static let release = KeyName("release", in: "trigger")
  package static let requiresDrag = KeyName("requiresDrag", in: "trigger")
  package static let visible = KeyName("visible", in: "trigger")
  package static let preload = KeyName("preload", in: "trigger")
  package static let perDrag = KeyName("perDrag", in: "trigger")

  package static let secondLevelDistance = KeyName("distance", in: "secondLevel")
  package static let secondLevelHeight = KeyName("height", in: "secondLevel")

  package static let reveal = KeyName("reveal", in: "animation")
  package static let retract = KeyName("retract", in: "animation")
  package static let endDelay = KeyName("endDelay", in: "animation")
  package static let minimumVisible = KeyName("minimumVisible", in: "animation")
  package static let arrowTurn = KeyName("arrow", in: "animation")
  package static let curve = KeyName("curve", in: "animation")
  package static let reduceMotion = KeyName("reduceMotion", in: "animation")

  package static let exhaustedAllowed = KeyName("allowed", in: "exhausted")
  package static let resetOnRefresh = KeyName("resetOnRefresh", in: "exhausted")
  package static let resetOnTap = KeyName("resetOnTap", in: "exhausted")

  package static let showsLastUpdated = KeyName("show", in: "lastUpdated")
  package static let lastUpdatedKey = KeyName("key", in: "lastUpdated")
  package static let lastUpdatedStyle = KeyName("style", in: "lastUpdated")
  package static let lastUpdatedFormat = KeyName("format", in: "lastUpdated")
  package static let lastUpdatedNever = KeyName("never", in: "lastUpdated")

  package static let alignment = KeyName("alignment", in: "layout")
  package static let spacing = KeyName("spacing", in: "layout")
  package static let lineSpacing = KeyName("lineSpacing", in: "layout")
  package static let margin = KeyName("margin", in: "layout")

  package static let label = KeyName("label", in: "accessibility")
  package static let announce = KeyName("announce", in: "accessibility")
}

/// The keys of a state; translations have the same names for their texts.
extension KeyName {
  package static let title = KeyName("title")
  package static let subtitle = KeyName("subtitle")
  package static let color = KeyName("color")
  package static let subtitleColor = KeyName("subtitleColor")
  package static let background = KeyName("background")
  package static let tint = KeyName("tint")
  package static let symbol = KeyName("symbol")
  package static let image = KeyName("image")
  package static let arrow = KeyName("arrow")
  package static let arrowImage = KeyName("arrowImage")
  package static let indicator = KeyName("indicator")
  package static let font = KeyName("font")
  package static let subtitleFont = KeyName("subtitleFont")
  package static let images = KeyName("images")
  package static let frameDuration = KeyName("frameDuration")
  package static let view = KeyName("view")
  package static let spokenText = KeyName("accessibility")
  package static let all = KeyName("all")
}
