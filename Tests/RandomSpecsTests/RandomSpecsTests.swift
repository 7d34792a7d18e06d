import Testing

@testable import random_specs

@Suite("random specs")
struct RandomSpecsTests {
  @Test("a few hundred specs have every key of the language")
  func keys() {
    var writer = SpecWriter(seed: 1)
    var keys: Set<String> = []
    for key in SpecWriter.allKeys {
      if writer.validSpec() == nil { Issue.record("no spec with the key \(key) is valid") }
      keys.formUnion(writer.keys)
    }
    #expect(keys.sorted() == SpecWriter.allKeys)
  }

  @Test("the same seed writes the same specs, and another seed writes others")
  func seeds() {
    var (first, same, other) = (SpecWriter(seed: 7), SpecWriter(seed: 7), SpecWriter(seed: 8))
    let specs = (0..<5).map { _ in first.validSpec() }
    #expect(specs == (0..<5).map { _ in same.validSpec() })
    #expect(specs != (0..<5).map { _ in other.validSpec() })
  }
}
