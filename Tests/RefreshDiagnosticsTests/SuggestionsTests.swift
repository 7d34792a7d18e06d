import RefreshDiagnostics
import Testing

@Suite struct SuggestionsTests {
  let keys = ["height", "position", "preset", "refreshgen", "states", "style", "title", "trigger"]

  @Test(arguments: [
    ("heigt", "height"),
    ("hieght", "height"),
    ("Position", "position"),
    ("STYLE", "style"),
    ("titel", "title"),
    ("refershgn", "refreshgen"),
    ("state", "states"),
  ])
  func `the nearest word is found`(word: String, expected: String) {
    #expect(Suggestions.nearest(to: word, among: keys) == [expected])
  }

  @Test(arguments: ["", "x", "colour", "height", "éèê"])
  func `far words give none`(word: String) {
    #expect(Suggestions.nearest(to: word, among: keys) == [])
  }

  @Test func `equally near words come in the order of the alphabet`() {
    #expect(Suggestions.nearest(to: "cat", among: ["rat", "bat", "hat"]) == ["bat", "hat", "rat"])
    #expect(Suggestions.nearest(to: "cat", among: ["hat", "cut", "dog"]) == ["cut", "hat"])
    #expect(Suggestions.nearest(to: "cat", among: ["bat", "hat", "rat", "mat"]) == [])
    #expect(Suggestions.question(["bat", "hat"]) == "; did you mean 'bat' or 'hat'?")
    #expect(Suggestions.question([]) == "")
  }

  @Test func `neighbours that are swapped count once`() {
    #expect(EditDistance.between("ab", and: "ba", limit: 3) == 1)
    #expect(EditDistance.between("kitten", and: "sitting", limit: 3) == 3)
    #expect(EditDistance.between("kitten", and: "sitting", limit: 2) == nil)
    #expect(EditDistance.between("", and: "", limit: 0) == 0)
    #expect(EditDistance.between("", and: "abc", limit: 3) == 3)
  }

  @Test func `the limit changes no distance within it`() {
    let letters: [Character] = ["a", "b", "c"]
    let words = (0..<243).map { number in
      String([81, 27, 9, 3, 1].map { letters[number / $0 % 3] }.prefix(1 + number % 5))
    }
    for first in words.prefix(81) {
      for second in words {
        let distance = EditDistance.between(first, and: second, limit: 64)
        for limit in 0...3 {
          let expected = distance.flatMap { $0 <= limit ? $0 : nil }
          guard EditDistance.between(first, and: second, limit: limit) != expected else { continue }
          Issue.record("\(first) and \(second) within \(limit)")
        }
      }
    }
  }

  @Test func `long words are not compared`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestions.nearest(to: long, among: [long + "b"]) == [])
    #expect(EditDistance.between(long, and: long, limit: 3) == nil)
    #expect(Suggestions.nearest(to: "a", among: [long]) == [])
  }

  @Test func `choices are listed`() {
    #expect(WordList.oneOf([]) == "nothing")
    #expect(WordList.oneOf(["top"]) == "'top'")
    #expect(WordList.oneOf(["top", "bottom"]) == "'top' or 'bottom'")
    #expect(WordList.oneOf(["top", "left", "right"]) == "one of 'top', 'left' or 'right'")
  }
}
