import RefreshLanguage

/// The lines of a text that wraps, as in a label at the leading or trailing edge.
enum WrappedText {
  /// Breaks a text between words, and a word that is too wide between characters.
  ///
  /// The width is a multiple of the font size.
  static func lines(of text: String, width: Double) -> [String] {
    var lines: [String] = []
    var (line, used) = ("", 0.0)
    func startLine() {
      if !line.isEmpty { lines.append(line) }
      (line, used) = ("", 0)
    }
    let space = TextWidth.of(" ")
    for word in text.split(separator: " ") {
      let needed = TextWidth.of(String(word))
      if !line.isEmpty && used + space + needed <= width {
        line += " "
        used += space
      } else {
        startLine()
      }
      for character in word {
        let needed = TextWidth.of(String(character))
        if used + needed > width { startLine() }
        line.append(character)
        used += needed
      }
    }
    startLine()
    return lines.isEmpty ? [""] : lines
  }
}
