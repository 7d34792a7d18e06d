/// The direction in which a text asks to pull.
enum PullDirection: String, Sendable {
  case down
  case up
  case left
  case right

  /// The directions that a text asks for, in the supported languages.
  static func all(in text: String) -> [PullDirection] {
    let words = table.meanings(in: text)
    guard !words.isEmpty else { return [] }
    let folded = text.lowercased()
    return words.compactMap { word in
      let isMeant =
        word.verbs.isEmpty
        ? asksInEnglish(folded, word.direction.rawValue)
        : word.verbs.contains { folded.contains($0) }
      return isMeant ? word.direction : nil
    }
  }

  /// A word for a direction, and the stems of verbs, one of which has to occur in the same text.
  private struct Word: Sendable {
    let direction: PullDirection
    let verbs: [String]
  }

  // English words have no verbs here, since `asksInEnglish` checks English texts clause by clause.
  private static let table = PhraseTable<Word>(
    [PullDirection.down, .up, .left, .right].flatMap { direction in
      ["", "ward", "wards"].map { (direction.rawValue + $0, Word(direction: direction, verbs: [])) }
    }
      + rows(["zieh", "wisch", "streich"], down: ["nach unten"], up: ["nach oben"])
      + rows(
        ["runterzieh", "hochzieh"],
        down: ["herunterziehen", "runterziehen"],
        up: ["hochziehen"]
      )
      + rows(["tir", "gliss", "balay", "fai"], down: ["vers le bas"], up: ["vers le haut"])
      + rows(["desliz", "tir", "arrastr", "jal"], down: ["hacia abajo"], up: ["hacia arriba"])
      + rows(["pux", "arrast", "desliz"], down: ["para baixo"], up: ["para cima"])
      + rows(
        ["trascin", "tir", "scorr"],
        down: ["verso il basso"],
        up: ["verso l'alto", "verso l’alto"]
      )
      + rows(
        ["trek", "sleep", "veeg"],
        down: ["omlaag", "naar beneden"],
        up: ["omhoog", "naar boven"]
      )
      + rows(["dra"], down: ["nedåt", "nedad", "nedover"], up: ["uppåt", "opad", "oppover"])
      + rows(["pociąg", "przeciąg", "przesuń"], down: ["w dół"], up: ["w górę"])
      + rows(["çek", "kaydır"], down: ["aşağı"], up: ["yukarı"])
      + rows(["kéo", "vuốt"], down: ["xuống"], up: ["lên"])
      + rows(["tarik", "geser", "usap"], down: ["ke bawah"], up: ["ke atas"])
      + rows(["тян", "провед", "смахн", "потяг"], down: ["вниз", "униз"], up: ["вверх", "вгору"])
      + rows(["اسحب", "سحب"], down: ["لأسفل", "للأسفل"], up: ["لأعلى", "للأعلى"])
      + rows(["משכ", "משוך", "גרר", "גרור"], down: ["למטה"], up: ["למעלה"])
      + rows(["खींच"], down: ["नीचे"], up: ["ऊपर"])
      + rows(["ดึงลง", "ดึงขึ้น"], down: ["ดึงลง"], up: ["ดึงขึ้น"])
      + rows(["拉", "滑"], down: ["下拉", "向下", "往下"], up: ["上拉", "向上", "往上"])
      + rows(
        ["引", "スワイプ", "スライド"],
        down: ["下に", "下へ", "引き下げ"],
        up: ["上に", "上へ", "引き上げ"]
      )
      + rows(["당", "끌", "밀"], down: ["아래로"], up: ["위로"])
  )

  private static func rows(
    _ verbs: [String],
    down: [String],
    up: [String]
  ) -> [(String, Word)] {
    down.map { ($0, Word(direction: .down, verbs: verbs)) }
      + up.map { ($0, Word(direction: .up, verbs: verbs)) }
  }

  /// Whether an English text asks to pull from an edge, as in "Pull from the top".
  static func asksInEnglish(_ text: String, from edge: String) -> Bool {
    // Most texts name no edge.
    guard !edges.meanings(in: text).isEmpty else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    return words.indices.contains { index in
      guard words[index] == edge, index > 1, ["the", "very"].contains(words[index - 1]) else {
        return false
      }
      // In 'the top stories', 'top' does not name an edge.
      if index + 1 < words.count, !edgeEnds.contains(String(words[index + 1])) { return false }
      let before = words[max(index - 5, 0)..<index]
      guard let from = before.lastIndex(of: "from") else { return false }
      return before[..<from].contains { englishVerbs.contains(String($0)) }
    }
  }

  private static let edges = PhraseTable<Void>([("top", ()), ("bottom", ())])

  /// The words that may follow the name of an edge, as in "from the top of the list".
  private static let edgeEnds: Set = [
    "and", "down", "edge", "end", "for", "of", "to", "until", "up",
  ]

  private static let englishVerbs: Set = ["pull", "drag", "swipe", "slide", "flick", "tug"]

  /// Words that start another phrase, after which a direction does not refer to the pull.
  private static let breaks: Set = [
    "to", "for", "and", "or", "then", "if", "when", "until", "while", "from", "of", "what",
  ]

  /// Whether a verb such as "pull" precedes a direction by at most four words.
  private static func asksInEnglish(_ text: String, _ direction: String) -> Bool {
    text.split { ",.;:!?…–—\n".contains($0) }.contains { asksInEnglish(clause: $0, direction) }
  }

  private static func asksInEnglish(clause: Substring, _ direction: String) -> Bool {
    // Hyphenated words such as 'up-to-date' are not directions.
    let words = clause.split { !$0.isLetter && !"'’-".contains($0) }
    return words.indices.contains { index in
      guard ["", "ward", "wards"].contains(where: { words[index] == direction + $0 }) else {
        return false
      }
      // 'Pull right now' contains no direction.
      if index + 1 < words.count, ["now", "away"].contains(words[index + 1]) { return false }
      let before = words[max(index - 4, 0)..<index]
      guard let verb = before.lastIndex(where: { englishVerbs.contains(String($0)) }) else {
        return false
      }
      return !words[verb..<index].contains { breaks.contains(String($0)) }
    }
  }
}
