import RefreshDiagnostics
import Testing

@Suite struct GitHubRendererTests {
  @Test func `a finding is a command whose path and text are escaped`() {
    #expect(
      GitHubRenderer().text(of: [SampleFindings.odd]) == """
        ::warning file=a b/50%25%3A é%2C"<y>&.yml,line=1,col=1,endLine=1,endColumn=11,\
        title=low-contrast::100%25 of '\\u{202E}' <b>
        ::error file=a b/50%25%3A é%2C"<y>&.yml,line=2,col=12,endLine=2,endColumn=17,\
        title=unknown-key::unknown key 'heigt': expected a key of {a: map}; \
        did you mean 'height'?%0Aa b/50%25: é,"<y>&.yml:2:5: note: the map is {here}

        """
    )
  }

  @Test func `a finding on several lines has no columns`() {
    #expect(
      GitHubRenderer().text(of: [SampleFindings.plain])
        == "::notice file=./b.yml,line=1,endLine=2,title=hint::two lines\n"
    )
  }

  @Test func `line ends of a path stay in its property`() {
    let file = SourceFile(name: "a\r\n::error::b", text: "x")
    let finding = Diagnostic(
      id: "rule",
      file: file.name,
      range: SourceRange(at: .start),
      message: "m\n::error::n"
    )
    #expect(
      GitHubRenderer().text(of: [CheckedFile(file: file, diagnostics: [finding])])
        == "::error file=a%0D%0A%3A%3Aerror%3A%3Ab,line=1,col=1,endLine=1,endColumn=1,"
        + "title=rule::m\\n::error::n\n"
    )
  }

  @Test func `nothing found is nothing said`() {
    #expect(GitHubRenderer().text(of: [SampleFindings.clean]) == "")
  }
}
