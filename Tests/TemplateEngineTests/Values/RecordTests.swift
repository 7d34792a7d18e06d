import TemplateEngine
import Testing

@Suite struct RecordTests {
  @Test func isTheSameInAnyOrder() {
    let first = Record([("b", 1), ("a", 2)])
    #expect(first == Record([("a", 2), ("b", 1)]))
    #expect(first == Record(["a": 2, "b": 1]))
    #expect(first.names == ["a", "b"])
  }

  @Test func keepsTheLastOfFieldsWithOneName() {
    let value: Value = ["a": 1, "b": 2, "a": 3]
    #expect(value == ["a": 3, "b": 2])
  }

  @Test func findsEveryField() {
    let fields = (0..<100).map { ("field\($0)", Value.int($0)) }
    let record = Record(fields)
    #expect(record.count == 100)
    for (name, value) in fields { #expect(record[name] == value) }
    #expect(record["field"] == nil)
    #expect(record["zzz"] == nil)
  }

  @Test func addsReplacesAndRemovesFields() {
    var record = Record()
    #expect(record.isEmpty)
    record["b"] = 1
    record["a"] = nil
    record["b"] = .null
    #expect(record["b"] == .some(.null))
    record["b"] = nil
    #expect(record.isEmpty)
  }
}
