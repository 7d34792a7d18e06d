import RefreshDiagnostics
import Testing

@Suite struct JSONRendererTests {
  @Test func `a finding has every key, and its text as it is`() {
    #expect(
      JSONRenderer().text(of: [SampleFindings.plain]) == """
        {
          "version": 1,
          "findings": [
            {
              "file": "./b.yml",
              "rule": "hint",
              "severity": "note",
              "message": "two lines",
              "expected": null,
              "remedy": null,
              "suggestions": [],
              "start": {
                "line": 1,
                "column": 1,
                "offset": 0
              },
              "end": {
                "line": 2,
                "column": 2,
                "offset": 17
              },
              "notes": [],
              "fix": null
            }
          ]
        }

        """
    )
  }

  @Test func `suggestions, notes and fixes are data`() throws {
    let text = JSONRenderer().text(of: [SampleFindings.odd])
    let findings = try #require(try JSONParser.parse(text)["findings"]?.array)
    #expect(
      findings.map(\.compactText) == [
        """
        {"file":"a b/50%: é,\\"<y>&.yml","rule":"low-contrast","severity":"warning",\
        "message":"100% of '\\u202e' <b>","expected":null,"remedy":null,\
        "suggestions":[],"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":11,"offset":10},\
        "notes":[],"fix":null}
        """,
        """
        {"file":"a b/50%: é,\\"<y>&.yml","rule":"unknown-key","severity":"error",\
        "message":"unknown key 'heigt'","expected":"a key of {a: map}","remedy":null,"suggestions":["height"],\
        "start":{"line":2,"column":12,"offset":30},"end":{"line":2,"column":17,"offset":35},\
        "notes":[{"file":"a b/50%: é,\\"<y>&.yml","message":"the map is {here}",\
        "start":{"line":2,"column":5,"offset":22},"end":{"line":2,"column":21,"offset":39}}],\
        "fix":{"message":"rename it","edits":[{"start":{"line":2,"column":12,"offset":30},\
        "end":{"line":2,"column":17,"offset":35},"replacement":"height"}]}}
        """,
      ]
    )
  }

  @Test func `nothing found is an empty list`() {
    #expect(
      JSONRenderer().text(of: [SampleFindings.clean])
        == "{\n  \"version\": 1,\n  \"findings\": []\n}\n"
    )
  }

  @Test func `nothing in it acts on a terminal`() {
    let file = SourceFile(name: "a\u{1B}[2J\u{9B}\u{7F}\u{2066}\u{FEFF}", text: "")
    let finding = Diagnostic(id: "r", file: file.name, range: SourceRange(at: .start), message: "m")
    #expect(
      JSONRenderer().text(of: [CheckedFile(file: file, diagnostics: [finding])])
        .contains("\"file\": \"a\\u001b[2J\\u009b\\u007f\\u2066\\ufeff\",")
    )
  }
}
