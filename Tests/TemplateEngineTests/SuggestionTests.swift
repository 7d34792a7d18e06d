import Testing

@testable import TemplateEngine

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("titles", "title"), ("b", "a"),
    ("hieght", "height"), ("title12", "title"), ("ehigth", "height"),
  ])
  func findsTheNearestName(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: ["a", "height", "title"]) == meant)
  }

  @Test(arguments: ["width", "colour", "", repeating("title", 20)])
  func suggestsNothingFarOff(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: ["height", "title"]) == nil)
  }

  @Test func listsNamesSortedAndOnce() {
    let clause = Suggestion.clause(for: "xxxx", among: ["b", "a", "b"], heading: "fields")
    #expect(clause == "; fields: 'a', 'b'")
  }

  @Test func countsTheNamesThatAreTooMany() {
    let names = (10..<25).map { "name\($0)" }
    let clause = Suggestion.clause(for: "xxxx", among: names, heading: "fields")
    #expect(clause.hasSuffix(", 'name21' and 3 more"))
  }

  @Test func saysThatThereIsNothing() {
    let clause = Suggestion.clause(for: "x", among: [], heading: "fields")
    #expect(clause == "; fields: nothing")
  }
}
