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

  @Test("some specs have bases, and some bases have bases")
  func bases() throws {
    var writer = SpecWriter(seed: 3)
    var (based, chained) = (0, 0)
    for file in 0..<40 {
      let started = writer.startFile(file)
      let bases = try #require(started)
      chained += bases.texts.values.filter { $0.contains("preset: ../bases/") }.count
      let specs = (0..<3).compactMap { _ in writer.validSpec() }
      based += specs.filter { $0.contains("preset: ../bases/") }.count
    }
    #expect(based > 10)
    #expect(chained > 0)
  }

  @Test("the same seed writes the same specs, and another seed writes others")
  func seeds() {
    var (first, same, other) = (SpecWriter(seed: 7), SpecWriter(seed: 7), SpecWriter(seed: 8))
    let specs = (0..<5).map { _ in first.validSpec() }
    #expect(specs == (0..<5).map { _ in same.validSpec() })
    #expect(specs != (0..<5).map { _ in other.validSpec() })
  }
}
