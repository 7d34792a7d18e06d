import RefreshDiagnostics
import RefreshYAML
import Testing

@Suite struct AliasTests {
  @Test func `an alias has the content of its anchor and both places`() throws {
    let node = try #require(try root("a: &x {b: 1}\nc: *x\n")["c"])
    #expect(dump(node) == "{b: 1}")
    #expect(node.isAlias)
    #expect(source(node.range, of: node) == "*x")
    #expect(source(node.definition, of: node) == "{b: 1}")
    #expect(node.use == node.range)
    #expect(node.aliasNotes.map(\.message) == ["the alias refers to this value"])
    #expect(node.aliasNotes.map(\.range) == [node.definition])
  }

  @Test func `content of an alias knows where it is used`() throws {
    let node = try #require(try root("a: &x {b: 1}\nc: *x\n")["c"]?["b"])
    #expect(!node.isAlias)
    #expect(source(node.range, of: node) == "1")
    #expect(node.use.map { source($0, of: node) } == "*x")
    #expect(node.aliasNotes.map(\.message) == ["the alias is here"])
    #expect(node.aliasNotes.map(\.range) == [node.use])
  }

  @Test func `other nodes have one place`() throws {
    let node = try #require(try root("a: &x {b: 1}\nc: *x\n")["a"]?["b"])
    #expect(!node.isAlias)
    #expect(node.use == nil)
    #expect(node.range == node.definition)
    #expect(node.aliasNotes.isEmpty)
  }

  @Test func `the latest anchor of a name counts`() throws {
    #expect(dump(try root("- &x 1\n- *x\n- &x 2\n- *x\n")) == "[1, 1, 2, 2]")
  }

  @Test func `aliases may be keys`() throws {
    #expect(dump(try root("a: &x k\n*x : 1\n")) == "{a: k, k: 1}")
  }

  @Test func `an undefined alias is reported with the nearest name`() {
    #expect(
      rendered("base: &base {a: 1}\nb: [*bsae, 1]\n") == """
        a.yml:2:5: error: undefined alias '*bsae': expected an anchor '&bsae' before it; \
        did you mean '*base'? [undefined-alias]
            2 | b: [*bsae, 1]
              |     ^~~~~

        """
    )
    #expect(read("a: *x\nb: 1").documents.map { dump($0.root) } == ["{a: !, b: 1}"])
  }

  @Test func `a recursive alias is reported with its anchor`() {
    #expect(
      rendered("下: &x\n  b: *x\n") == """
        a.yml:2:6: error: alias '*x' refers to a value that contains it: replace the alias with a value [recursive-alias]
            2 |   b: *x
              |      ^~
        a.yml:2:3: note: '&x' starts here
            2 |   b: *x
              |   ^

        """
    )
  }
}
