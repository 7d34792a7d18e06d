/// Words that other libraries and languages use for keys and values of specs.
package enum Synonyms {
  /// The known words that an unknown word probably means.
  package static func of(_ word: String, among known: [String]) -> [String] {
    let word = word.lowercased()
    let sure = (exact[word].map { [$0] } ?? presets[word] ?? []).filter(known.contains)
    if !sure.isEmpty { return sure }
    let keys = ForeignName.words[word]?.compactMap {
      $0.split(separator: ".").last.map(String.init)
    }
    return ((table[word] ?? []) + (keys ?? []) + languages(named: word)).filter(known.contains)
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

  /// The tags of a language, given its name in English or in the language itself.
  package static func languages(named name: String) -> [String] {
    languages[name.lowercased()] ?? []
  }

  private static let languages: [String: [String]] = [
    "arabic": ["ar"], "catalan": ["ca"], "chinese": ["zh-Hans", "zh-Hant"], "croatian": ["hr"],
    "czech": ["cs"], "danish": ["da"], "dutch": ["nl"], "english": ["en"], "finnish": ["fi"],
    "french": ["fr"], "german": ["de"], "greek": ["el"], "hebrew": ["he"], "hindi": ["hi"],
    "hungarian": ["hu"], "indonesian": ["id"], "italian": ["it"], "japanese": ["ja"],
    "korean": ["ko"], "malay": ["ms"], "norwegian": ["nb"], "persian": ["fa"], "polish": ["pl"],
    "portuguese": ["pt", "pt-BR"], "romanian": ["ro"], "russian": ["ru"], "slovak": ["sk"],
    "spanish": ["es"], "swedish": ["sv"], "thai": ["th"], "turkish": ["tr"],
    "ukrainian": ["uk"], "vietnamese": ["vi"],
    "brazilian portuguese": ["pt-BR"], "simplified chinese": ["zh-Hans"],
    "traditional chinese": ["zh-Hant"], "chinese simplified": ["zh-Hans"],
    "chinese traditional": ["zh-Hant"], "mandarin": ["zh-Hans"],
    "deutsch": ["de"], "español": ["es"], "espanol": ["es"], "français": ["fr"],
    "francais": ["fr"], "italiano": ["it"], "português": ["pt", "pt-BR"], "русский": ["ru"],
    "українська": ["uk"], "türkçe": ["tr"], "中文": ["zh-Hans", "zh-Hant"], "日本語": ["ja"],
    "한국어": ["ko"],
  ]

  private static let table: [String: [String]] = [
    "normal": ["regular"], "spinner": ["medium"],
    // Presets.
    "mjrefresh": ["mjrefresh-header", "mjrefresh-back-footer", "mjrefresh-auto-footer"],
    "egorefresh": ["ego"], "egotableviewpullrefresh": ["ego"], "uikit": ["uirefreshcontrol"],
    "native": ["uirefreshcontrol"], "system": ["uirefreshcontrol"],
    "apple": ["uirefreshcontrol"], "ios": ["uirefreshcontrol"], "swiftui": ["uirefreshcontrol"],
    "default": ["modern-header", "modern-footer"], "standard": ["modern-header", "modern-footer"],
    "modern": ["modern-header", "modern-footer"], "kafka": ["kafkarefresh"],
    "twolevel": ["two-level-header"], "secondfloor": ["two-level-header"],
    "loadmore": ["modern-footer"],
    "infinite": ["modern-footer", "svinfinitescrolling", "unlimited"],
    "infinitescroll": ["modern-footer", "svinfinitescrolling"],
    "pull": ["modern-header", "release", "pulling"], "pulltorefresh": ["modern-header"],
    "pull-to-refresh": ["modern-header"], "swiperefreshlayout": ["material"],
    "android": ["material"], "header": ["modern-header", "top"],
    "footer": ["modern-footer", "bottom"],
    // Values.
    "left": ["leading"], "right": ["trailing"],
    "true": ["medium", "followsPull"], "yes": ["medium", "followsPull"], "gray": ["medium"],
    "white": ["medium"], "whitelarge": ["large"], "floating": ["overlay"],
    "small": ["medium"], "strong": ["heavy"],
    "no": ["none", "fixed"], "off": ["none", "fixed"], "false": ["none", "fixed"],
    "never": ["none"],
    "infinity": ["unlimited"], "push": ["pull"],
    "ease": ["easeInOut"], "drag": ["release"], "scroll": ["reach"],
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
    "exclusive": "above", "inclusive": "atLeast", ">=": "atLeast", ">": "above", "gte": "atLeast",
    "gt": "above",
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
    "mjrefreshstateidle": "idle", "mjrefreshstatepulling": "armed",
    "mjrefreshstaterefreshing": "refreshing", "mjrefreshstatewillrefresh": "pending",
    "mjrefreshstatenomoredata": "exhausted",
    "svpulltorefreshstatestopped": "idle", "svpulltorefreshstatetriggered": "armed",
    "svpulltorefreshstateloading": "refreshing", "svpulltorefreshstateall": "all",
    "egoopullrefreshnormal": "idle", "egoopullrefreshpulling": "armed",
    "egoopullrefreshloading": "refreshing",
  ]
}
