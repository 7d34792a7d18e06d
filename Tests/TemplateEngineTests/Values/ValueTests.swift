import Testing

@testable import TemplateEngine

@Suite struct ValueTests {
  @Test func isMadeFromLiterals() {
    let value: Value = ["a": [1, 2.5, "x", true, nil], "b": "\(1)y"]
    let record = Record([
      "a": .list([.int(1), .double(2.5), .string("x"), .bool(true), .null]), "b": .string("1y"),
    ])
    #expect(value == .record(record))
  }

  @Test(arguments: [nil, false, 0, 0.0, "", [], [:]] as [Value])
  func doesNotHoldWhenEmpty(value: Value) {
    #expect(!value.isTruthy)
  }

  @Test(arguments: [true, -1, 0.5, " ", [nil], ["a": nil]] as [Value])
  func holdsOtherwise(value: Value) {
    #expect(value.isTruthy)
  }

  @Test(
    arguments: [
      (1, 1, true), (1, 1.0, true), (1.5, 1, false), (1, "1", false), (nil, false, false),
      ("a", "a", true), ([1], [1], true), ([1], [2], false), (["a": 1], ["a": 1], true),
      (.int(.max), .double(9_223_372_036_854_775_808), false),
    ] as [(Value, Value, Bool)]
  )
  func matchesByKindAndContent(left: Value, right: Value, isEqual: Bool) {
    #expect(left.matches(right) == isEqual)
    #expect(right.matches(left) == isEqual)
  }

  @Test func hasTextUnlessItIsNestedOrNull() {
    let values: [Value] = ["x", 12, -0.5, 1e20, true, nil, [], [:]]
    #expect(values.map(\.text) == ["x", "12", "-0.5", "1e+20", "true", nil, nil, nil])
  }
}
