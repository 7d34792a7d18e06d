import RefreshDiagnostics

/// A name of another library, with what replaces it.
///
/// The tables repeat the pages about migration, which a test compares with them.
package struct ForeignName: Sendable {
  /// The keys with the same meaning, by their paths; a path may end with a value.
  package private(set) var keys: [String] = []
  /// The advice for a name that no key replaces.
  package private(set) var advice: String?

  /// Whether the name is a word of everyday language.
  private(set) var isWord = false

  /// Finds a name, in any letter case.
  init?(_ name: String) {
    let name = name.lowercased()
    isWord = Self.keys[name] == nil && Self.words[name] != nil
    if let keys = Self.keys[name] ?? Self.words[name] {
      self.keys = keys
    } else if let members = Self.members[name] {
      advice = "in code, use \(WordList.anyOf(members)) of the controller"
    } else if let advice = Self.advice[name] {
      self.advice = advice
    } else {
      let presets = Synonyms.presets(of: name)
      guard !presets.isEmpty else { return nil }
      keys = presets.map { "preset: \($0)" }
    }
  }

  /// The change that resolves the finding, worded as a command.
  var remedy: String { advice ?? "use \(WordList.anyOf(keys))" }

  /// The name of the only key with the same meaning, if it belongs into the map at `path`.
  func renamed(at path: [String]) -> String? {
    guard let key = keys.first, keys.count == 1 else { return nil }
    var parts = key.split(separator: ".").map(String.init)
    let name = parts.removeLast()
    guard !name.contains(":") else { return nil }
    // A key of a state stays in its state.
    let isState = path.count == 2 && path[0] == parts.first && parts.count == 2
    return parts == path || isState ? name : nil
  }

  /// The text that replaces a key with its value at the top level; `nil` if that is not certain.
  func replacement(of value: String, isTaken: (String) -> Bool) -> String? {
    guard let key = keys.first, keys.count == 1 else { return nil }
    let parts = key.split(separator: ".").map(String.init)
    guard let top = parts.first, !isTaken(String(top.prefix { $0 != ":" })) else { return nil }
    if parts.count == 1, top.contains(":") { return value == "true" ? top : nil }
    return parts.count == 2 && !parts[1].contains(":") ? "\(top): {\(parts[1]): \(value)}" : nil
  }

  /// Names that keys replace.
  package static let keys: [String: [String]] = [
    // MJRefresh.
    "mj_h": ["height"], "automaticallychangealpha": ["opacity: followsPull"],
    "fastanimationduration": ["timing.reveal"],
    "slowanimationduration": ["timing.retract"],
    "ignoredscrollviewcontentinsettop": ["ignoredInset"],
    "ignoredscrollviewcontentinsetbottom": ["ignoredInset"],
    "triggerautomaticallyrefreshpercent": ["trigger.visibleFraction", "trigger.preload"],
    "automaticallyrefresh": ["trigger.when: tap"], "autotriggertimes": ["trigger.perDrag"],
    "lastupdatedtimekey": ["lastUpdated.key"],
    "lastupdatedtimetext": ["lastUpdated.timeStyle", "lastUpdated.format"],
    "lastupdatedtimelabel": ["lastUpdated.show", "states.all.subtitleColor"],
    "statelabel": ["states.all.title", "states.all.font", "states.all.color"],
    "refreshingtitlehidden": ["states.refreshing.title"],
    "labelleftinset": ["layout.spacing"],
    "arrowview": ["states.all.arrowImage", "states.all.tint"],
    "loadingview": ["states.refreshing.indicator", "states.all.tint"],
    "setimages": ["states.refreshing.images", "states.refreshing.frameDuration"],
    // SVPullToRefresh.
    "textcolor": ["states.all.color"], "arrowcolor": ["states.all.tint"],
    "activityindicatorviewcolor": ["states.all.tint"],
    "activityindicatorviewstyle": ["states.refreshing.indicator"],
    "settitle": ["states.idle.title"], "setsubtitle": ["states.idle.subtitle"],
    "titlelabel": ["states.all.font"],
    "subtitlelabel": ["states.all.subtitleFont"],
    "setcustomview": ["states.idle.view"],
    "dateformatter": ["lastUpdated.timeStyle", "lastUpdated.format"],
    "lastupdateddate": ["lastUpdated.show"],
    // ESPullToRefresh.
    "refreshidentifier": ["lastUpdated.key"], "executeincremental": ["height"],
    "pulltorefreshdescription": ["states.idle.title"],
    "releasetorefreshdescription": ["states.armed.title"],
    "loadingdescription": ["states.refreshing.title"],
    "loadingmoredescription": ["states.idle.title"],
    "nomoredatadescription": ["states.exhausted.title"], "animator": ["content"],
    // UIRefreshControl.
    "attributedtitle": ["states.all.title"], "tintcolor": ["states.all.tint"],
    "backgroundcolor": ["states.all.background"],
  ]

  /// Names that members of the controller replace.
  package static let members: [String: [String]] = [
    "pullingpercent": ["status", "onStatusChange"], "state": ["state", "onStateChange"],
    "isrefreshing": ["isRefreshing"], "lastupdatedtime": ["lastSuccess"],
    "mj_header": ["attach(to:)"], "mj_footer": ["attach(to:)"], "mj_trailer": ["attach(to:)"],
    "beginrefreshing": ["begin()"], "triggerpulltorefresh": ["begin()"],
    "startanimating": ["isRefreshing"], "startpulltorefresh": ["begin()"],
    "endrefreshing": ["end()"], "stopanimating": ["end()"], "stoppulltorefresh": ["end()"],
    "stoploadingmore": ["end()"], "endrefreshingcompletionblock": ["onCompletion"],
    "endrefreshingwithnomoredata": ["end(.exhausted)"], "noticenomoredata": ["end(.exhausted)"],
    "resetnomoredata": ["reset()"], "scrollvieworiginalinset": ["ownerContentInset"],
    "setanimationdisabled": ["isAnimated"],
    "automaticallyhidden": ["hidesWhenEmpty", "hidesWhenShort"],
    "hidden": ["isHidden"], "showspulltorefresh": ["isHidden"],
    "showsinfinitescrolling": ["isHidden"], "enabled": ["isEnabled"],
    "expiredtimeinterval": ["begin(ifOlderThan:)"], "isexpired": ["begin(ifOlderThan:)"],
  ]

  /// The advice for the file of an animation in place of a picture.
  static func advice(forFile name: String) -> String? {
    let name = name.lowercased()
    if name.hasSuffix(".gif") || name.hasSuffix(".apng") { return advice["gif"] }
    let isPlayed = [".json", ".lottie", ".riv", ".mp4"].contains(where: name.hasSuffix)
    return isPlayed ? advice["lottie"] : nil
  }

  private static let advice: [String: String] = [
    "gif": "list the frames of the animation in 'images', each an image of the app",
    "lottie": "name a view of the app that plays the animation in 'view', such as LoadingAnimation",
    "fps": "use 'frameDuration', the time of one frame, such as 33ms for 30 frames a second",
    "retryontap": "remove it, since a tap retries if 'states' has an appearance for 'failed'",
    "family": "use 'name', the PostScript name of the font, such as Avenir-Medium, and 'size'",
    "refreshable":
      "in code, use 'refreshControl(_:)' in place of 'refreshable'; to draw inside its control, use "
      + "'style: system'",
    "disabled_rules": "set 'rules: {low-contrast: off}' in refreshgen.yml",
    "opt_in_rules": "set 'rules: {low-contrast: error}' in refreshgen.yml",
    "rotation": "use 'arrow', which turns from 'down' to 'up'",
  ]
}
