/// The base of a spec in a corpus: a preset or none, with options that the spec may change.
struct SpecBase {
  let preset: String?
  /// The states that have titles.
  let states: [String]
  /// Keys with values that differ from the preset.
  let options: [String]

  var isFooter: Bool { preset?.contains("footer") ?? false }
  /// Whether a pull past a distance triggers the control, instead of a scroll to the end of the list.
  var isPulled: Bool { states.contains("armed") }

  /// The states with their titles in a language.
  func texts(in language: Int) -> [(state: String, title: String)] {
    let titles = Self.languages[language]
    return (states + ["refreshing"]).map { state in
      let column = Self.columns.firstIndex(of: isFooter ? "footer's \(state)" : state)
      return (state, titles[column ?? Self.columns.firstIndex(of: state) ?? 0])
    }
  }

  /// Whether the preset shows the time of the last refresh.
  var showsDates: Bool { preset == "mjrefresh-header" || preset == "ego" }

  /// All bases, each repeated in proportion to its assumed frequency in apps.
  static let all = rows(
    """
    6|mjrefresh-header|idle armed|exclusive: true;action: immediate;interruptible: false;timeout: 15s
    5|modern-header|idle armed ending failed|exclusive: false;action: immediate;timeout: 60s;timeout: none
    4|modern-footer|idle exhausted failed|exclusive: false;timeout: 15s;timeout: 60s;timeout: none
    3|mjrefresh-auto-footer|idle exhausted|exclusive: true;timeout: 15s;timeout: 30s
    2|mjrefresh-back-footer|idle armed exhausted|exclusive: true;action: immediate;timeout: 15s
    2|plain-header|idle armed|exclusive: true;insetWhileRefreshing: sticky;timeout: 20s
    2|svpulltorefresh-top|idle armed|action: afterReveal;insetWhileRefreshing: fixed;timeout: 20s
    1|ego|idle armed|exclusive: true;timeout: 20s
    1|uirefreshcontrol-replica|idle armed|interruptible: true;exclusive: true;timeout: 20s
    3||idle armed|exclusive: false;action: immediate;interruptible: false;timeout: 60s
    """
  ).flatMap { row in
    Array(
      repeating: SpecBase(
        preset: row[1].isEmpty ? nil : row[1],
        states: row[2].split(separator: " ").map(String.init),
        options: row[3].split(separator: ";").map(String.init)
      ),
      count: Int(row[0]) ?? 0
    )
  }

  private static let columns = [
    "code", "idle", "armed", "footer's idle", "footer's armed", "ending", "failed", "exhausted",
    "refreshing",
  ]

  /// English first; the columns are those of `columns`.
  static let languages = rows(
    """
    en|Pull down to refresh|Release to refresh|Pull up for more|Release for more|Up to date|Failed|No more|Loading…
    de|Zum Laden ziehen|Zum Laden loslassen|Hochziehen|Loslassen|Aktuell|Fehlgeschlagen|Nichts mehr da|Wird geladen …
    fr|Tirer pour actualiser|Relâcher|Tirer pour la suite|Relâcher|À jour|Échec|Plus rien|Chargement…
    es|Tira para actualizar|Suelta para actualizar|Tira para más|Suelta para más|Al día|Error|No hay más|Cargando…
    ja|引っ張って更新|離して更新|上に引いて続きを表示|離して続きを表示|最新です|失敗しました|これ以上ありません|読み込み中…
    zh-Hans|下拉可以刷新|松开立即刷新|上拉加载更多|松开加载更多|已是最新|加载失败|没有更多了|正在加载…
    """
  )

  private static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
