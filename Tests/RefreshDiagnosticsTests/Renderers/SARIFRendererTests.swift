import RefreshDiagnostics
import Testing

@Suite struct SARIFRendererTests {
  private func render(_ files: [CheckedFile]) -> String {
    SARIFRenderer(
      toolVersion: "1.2.3",
      descriptions: ["unknown-key": "a key that {no} map has", "other": "x"]
    ).text(of: files)
  }

  @Test func `a log has the tool, the rules and the result`() {
    #expect(
      render([SampleFindings.plain]) == """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/\
        sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "refreshgen",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "hint"
                    }
                  ]
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "hint",
                  "ruleIndex": 0,
                  "level": "note",
                  "message": {
                    "text": "two lines"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "b.yml"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 1,
                          "endLine": 2,
                          "endColumn": 2,
                          "byteOffset": 0,
                          "byteLength": 17
                        }
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """
    )
  }

  @Test func `rules are listed once, with what is known of them`() throws {
    let run = try JSONParser.parse(render([SampleFindings.odd, SampleFindings.odd]))["runs"]?.array
    #expect(
      run?.first?["tool"]?["driver"]?["rules"]?.compactText == """
        [{"id":"low-contrast"},\
        {"id":"unknown-key","shortDescription":{"text":"a key that {{no}} map has"}}]
        """
    )
    let indices = run?.first?["results"]?.array?.compactMap { $0["ruleIndex"]?.number }
    #expect(indices == [0, 0, 1, 1])
  }

  @Test func `a rule has its explanation and its address`() throws {
    let log = SARIFRenderer(
      toolVersion: "1",
      explanation: { "About \($0.name)." },
      address: { "https://example.com/rules#\($0.name)" }
    ).text(of: [SampleFindings.plain])
    let run = try JSONParser.parse(log)["runs"]?.array?.first
    #expect(
      run?["tool"]?["driver"]?["rules"]?.compactText == """
        [{"id":"hint","help":{"text":"About hint.","markdown":"About hint."},\
        "helpUri":"https://example.com/rules#hint"}]
        """
    )
  }

  @Test func `notes are related places, and fixes are changes`() throws {
    let run = try JSONParser.parse(render([SampleFindings.odd]))["runs"]?.array?.first
    let artifact = #""artifactLocation":{"uri":"a%20b/50%25%3A%20%C3%A9%2C%22%3Cy%3E%26.yml"}"#
    let fault = """
      {"startLine":2,"startColumn":12,"endLine":2,"endColumn":17,"byteOffset":30,"byteLength":5}
      """
    #expect(
      run?["results"]?.array?.last?.compactText == """
        {"ruleId":"unknown-key","ruleIndex":1,"level":"error","message":{"text":\
        "unknown key 'heigt': expected a key of {{a: map}}; did you mean 'height'?"},\
        "locations":[{"physicalLocation":{\(artifact),"region":\(fault)}}],\
        "relatedLocations":[{"physicalLocation":{\(artifact),"region":{"startLine":2,\
        "startColumn":5,"endLine":2,"endColumn":21,"byteOffset":22,"byteLength":17}},\
        "message":{"text":"the map is {{here}}"}}],\
        "fixes":[{"description":{"text":"rename it"},"artifactChanges":[{\(artifact),\
        "replacements":[{"deletedRegion":\(fault),"insertedContent":{"text":"height"}}]}]}]}
        """
    )
  }

  @Test(arguments: [
    ("a/b.yml", "a/b.yml"),
    ("././/b.yml", "b.yml"),
    ("../c d.yml", "../c%20d.yml"),
    ("a:b\n.yml", "a%3Ab%0A.yml"),
    ("/x/é.yml", "file:///x/%C3%A9.yml"),
    ("<stdin>", "%3Cstdin%3E"),
  ])
  func `paths become references`(path: String, uri: String) {
    let file = SourceFile(name: path, text: "")
    let finding = Diagnostic(id: "r", file: path, range: SourceRange(at: .start), message: "m")
    #expect(
      render([CheckedFile(file: file, diagnostics: [finding])]).contains("\"uri\": \"\(uri)\"\n")
    )
  }
}
