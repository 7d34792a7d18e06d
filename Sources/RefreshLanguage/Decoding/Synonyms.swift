/// Words that other libraries and languages use for keys and values of specs.
enum Synonyms {
  /// The known words that an unknown word probably means.
  static func of(_ word: String, among known: [String]) -> [String] {
    (table[word.lowercased()] ?? []).filter(known.contains)
  }

  private static let table: [String: [String]] = [
    // Keys.
    "name": ["control"], "text": ["title"], "label": ["title"], "message": ["subtitle"],
    "detail": ["subtitle"], "icon": ["symbol", "image"], "spinner": ["indicator", "medium"],
    "activityindicator": ["indicator"], "textcolor": ["color"], "titlecolor": ["color"],
    "backgroundcolor": ["background"], "tintcolor": ["tint"], "threshold": ["distance"],
    "triggerdistance": ["distance"], "duration": ["reveal", "retract"], "delay": ["endDelay"],
    // States.
    "normal": ["idle"], "default": ["idle"], "stopped": ["idle"], "pulltorefresh": ["idle"],
    "triggered": ["armed"], "releasetorefresh": ["armed"], "willrefresh": ["pending"],
    "loading": ["refreshing"], "success": ["succeeded"], "error": ["failed"],
    "failure": ["failed"], "nomoredata": ["exhausted"], "nomore": ["exhausted"],
    "finished": ["exhausted"], "releasetotwolevel": ["secondLevelArmed"],
    "twolevel": ["secondLevel"], "secondfloor": ["secondLevel"], "floor": ["secondLevel"],
    // Values.
    "header": ["top"], "footer": ["bottom"], "left": ["leading"], "right": ["trailing"],
    "true": ["medium"], "yes": ["medium"], "small": ["medium"], "strong": ["heavy"],
    "no": ["none"], "off": ["none"], "false": ["none"], "never": ["none"],
    "infinite": ["unlimited"], "infinity": ["unlimited"], "push": ["pull"],
    "ease": ["easeInOut"], "objective-c": ["objc"], "objectivec": ["objc"],
    "click": ["tap"], "touch": ["tap"], "button": ["tap"], "manual": ["tap"],
    "automatic": ["reach"], "auto": ["reach"],
  ]
}
