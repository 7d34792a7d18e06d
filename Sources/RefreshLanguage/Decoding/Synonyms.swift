/// Words that other libraries and languages use for keys and values of specs.
package enum Synonyms {
  /// The known words that an unknown word probably means.
  package static func of(_ word: String, among known: [String]) -> [String] {
    let word = word.lowercased()
    return (exact[word].map { [$0] } ?? presets[word] ?? table[word] ?? []).filter(known.contains)
  }

  /// Whether a word is the name that another library has for the only meant word.
  package static func isExact(_ meant: [String], for word: String) -> Bool {
    let word = word.lowercased()
    return meant.count == 1 && (exact[word].map { [$0] } ?? presets[word]) == meant
  }

  /// The presets for a class of another library.
  static func presets(of name: String) -> [String] {
    presets[name.lowercased()] ?? []
  }

  private static let table: [String: [String]] = [
    // Keys.
    "name": ["control"], "text": ["title"], "label": ["title"], "message": ["subtitle"],
    "detail": ["subtitle"], "icon": ["symbol", "image"], "spinner": ["indicator", "medium"],
    "activityindicator": ["indicator"], "titlecolor": ["color"], "threshold": ["distance"],
    "triggerdistance": ["distance"], "duration": ["reveal", "retract"], "delay": ["endDelay"],
    // States.
    "normal": ["idle", "regular"], "default": ["idle"], "pulltorefresh": ["idle"],
    "releasetorefresh": ["armed"], "success": ["succeeded"], "error": ["failed"],
    "failure": ["failed"], "nomore": ["exhausted"],
    "finished": ["exhausted"], "twolevel": ["secondLevel"], "secondfloor": ["secondLevel"],
    "floor": ["secondLevel"],
    // Values.
    "header": ["top"], "footer": ["bottom"], "left": ["leading"], "right": ["trailing"],
    "true": ["medium", "followsPull"], "yes": ["medium", "followsPull"], "gray": ["medium"],
    "white": ["medium"], "whitelarge": ["large"], "floating": ["overlay"],
    "small": ["medium"], "strong": ["heavy"],
    "no": ["none", "fixed"], "off": ["none", "fixed"], "false": ["none", "fixed"],
    "never": ["none"],
    "infinite": ["unlimited"], "infinity": ["unlimited"], "push": ["pull"],
    "ease": ["easeInOut"], "pull": ["release"], "drag": ["release"], "scroll": ["reach"],
    "objective-c": ["objc"], "objectivec": ["objc"],
    "click": ["tap"], "touch": ["tap"], "button": ["tap"], "manual": ["tap"],
    "automatic": ["reach"], "auto": ["reach"],
    "zh-cn": ["zh-Hans"], "zh-tw": ["zh-Hant"], "zh-hk": ["zh-Hant"], "iw": ["he"],
  ]

  /// The presets for the classes of other libraries.
  private static let presets: [String: [String]] = [
    "mjrefreshheader": ["mjrefresh-header"],
    "mjrefreshstateheader": ["mjrefresh-header"],
    "mjrefreshnormalheader": ["mjrefresh-header"],
    "mjrefreshgifheader": ["mjrefresh-header"],
    "mjrefreshbackfooter": ["mjrefresh-back-footer"],
    "mjrefreshbackstatefooter": ["mjrefresh-back-footer"],
    "mjrefreshbacknormalfooter": ["mjrefresh-back-footer"],
    "mjrefreshbackgiffooter": ["mjrefresh-back-footer"],
    "mjrefreshautofooter": ["mjrefresh-auto-footer"],
    "mjrefreshautostatefooter": ["mjrefresh-auto-footer"],
    "mjrefreshautonormalfooter": ["mjrefresh-auto-footer"],
    "mjrefreshautogiffooter": ["mjrefresh-auto-footer"],
    "mjrefreshtrailer": ["mjrefresh-trailer"],
    "mjrefreshnormaltrailer": ["mjrefresh-trailer"],
    "mjrefreshstatetrailer": ["mjrefresh-trailer"],
    "svinfinitescrollingview": ["svinfinitescrolling"],
    "esrefreshheaderview": ["espulltorefresh-header"],
    "esrefreshheaderanimator": ["espulltorefresh-header"],
    "esrefreshfooterview": ["espulltorefresh-footer"],
    "esrefreshfooteranimator": ["espulltorefresh-footer"],
    "egorefreshtableheaderview": ["ego"],
    "refreshable": ["uirefreshcontrol"],
    "uirefreshcontrol": ["uirefreshcontrol"],
    "mjrefreshfooter": ["mjrefresh-auto-footer", "mjrefresh-back-footer"],
    "svpulltorefresh": ["svpulltorefresh-top", "svpulltorefresh-bottom"],
    "svpulltorefreshview": ["svpulltorefresh-top", "svpulltorefresh-bottom"],
  ]

  /// Names of other libraries with exactly one meaning.
  private static let exact: [String: String] = [
    ">=": "inclusive", ">": "exclusive", "gte": "inclusive", "gt": "exclusive",
    "300": "light", "400": "regular", "500": "medium", "600": "semibold", "700": "bold",
    "800": "heavy", "900": "black",
    "easeineaseout": "easeInOut",
    "curveeaseinout": "easeInOut",
    "curveeasein": "easeIn",
    "curveeaseout": "easeOut",
    "curvelinear": "linear",
    "stopped": "idle",
    "triggered": "armed",
    "willrefresh": "pending",
    "loading": "refreshing",
    "nomoredata": "exhausted",
    "releasetotwolevel": "secondLevelArmed",
  ]
}
