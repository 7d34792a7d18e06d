import RefreshDiagnostics
import Testing

@Suite struct AzureRendererTests {
  @Test func `a finding is a logging command whose path and text are escaped`() {
    #expect(
      AzureRenderer().text(of: [SampleFindings.odd]) == """
        ##vso[task.logissue type=warning;sourcepath=a b/50%AZP25: é,"<y>&.yml;linenumber=1;\
        columnnumber=1;code=low-contrast]100%AZP25 of '\\u{202E}' <b>
        ##vso[task.logissue type=error;sourcepath=a b/50%AZP25: é,"<y>&.yml;linenumber=2;\
        columnnumber=12;code=unknown-key]unknown key 'heigt': expected a key of {a: map}%3B \
        did you mean 'height'?%0Aa b/50%AZP25: é,"<y>&.yml:2:5: note: the map is {here}

        """
    )
  }

  @Test func `a note is a line of the log`() {
    #expect(
      AzureRenderer().text(of: [SampleFindings.plain]) == "./b.yml:1:1: note: two lines [hint]\n"
    )
  }

  @Test func `a path and a message stay in their command`() {
    let file = SourceFile(name: "a;type=x]b\r\n##vso[task.complete]", text: "x")
    let finding = Diagnostic(
      id: "rule",
      file: file.name,
      range: SourceRange(at: .start),
      message: "m%5D]; ##vso[task.complete]\n##[error]n"
    )
    #expect(
      AzureRenderer().text(of: [CheckedFile(file: file, diagnostics: [finding])])
        == "##vso[task.logissue type=error;sourcepath=a%3Btype=x%5Db%0D%0A\\u{23}#vso[task.complete%5D"
        + ";linenumber=1;columnnumber=1;code=rule]"
        + "m%AZP255D%5D%3B \\u{23}#vso[task.complete%5D\\n\\u{23}#[error%5Dn\n"
    )
  }

  @Test func `nothing found is nothing said`() {
    #expect(AzureRenderer().text(of: [SampleFindings.clean]) == "")
  }
}
