import RefreshDiagnostics
import Testing

@Suite struct JUnitRendererTests {
  @Test func `each file is a test, which errors fail`() {
    #expect(
      JUnitRenderer().text(of: SampleFindings.all) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="0">
          <testsuite name="refreshgen" tests="3" failures="1" errors="0" skipped="0">
            <testcase name="./b.yml" classname="refreshgen">
              <system-out>
        ./b.yml:1:1: note: two lines [hint]
            1 | refreshgen: 1
              | ^~~~~~~~~~~~~
        </system-out>
            </testcase>
            <testcase name="/specs/c.yml" classname="refreshgen"/>
            <testcase name="a b/50%: é,&quot;&lt;y&gt;&amp;.yml" classname="refreshgen">
              <failure message="a b/50%: é,&quot;&lt;y&gt;&amp;.yml:2:12: error: unknown key \
        'heigt': expected a key of {a: map}; did you mean 'height'? [unknown-key]" \
        type="unknown-key">
        a b/50%: é,&quot;&lt;y&gt;&amp;.yml:2:12: error: unknown key 'heigt': expected a key of \
        {a: map}; did you mean 'height'? [unknown-key]
            2 | 下拉: {é: 1, heigt: 2}
              |              ^~~~~
        a b/50%: é,&quot;&lt;y&gt;&amp;.yml:2:5: note: the map is {here}
            2 | 下拉: {é: 1, heigt: 2}
              |       ^~~~~~~~~~~~~~~~
        </failure>
              <system-out>
        a b/50%: é,&quot;&lt;y&gt;&amp;.yml:1:1: warning: 100% of '\\u{202E}' &lt;b&gt; \
        [low-contrast]
            1 | refreshgen: 1
              | ^~~~~~~~~~
        </system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `warnings fail a file where they are to`() {
    let text = JUnitRenderer(failing: .warning).text(of: [SampleFindings.odd])
    #expect(text.contains(" warning: 100% of '\\u{202E}' &lt;b&gt; [low-contrast] (and 1 more)\""))
    #expect(text.contains("tests=\"1\" failures=\"1\""))
    #expect(!text.contains("<system-out>"))
  }

  @Test func `what XML can't hold is shown as an escape or replaced`() {
    let file = SourceFile(name: "a\u{1B}\n\u{FFFE}", text: "")
    #expect(
      JUnitRenderer().text(of: [CheckedFile(file: file, diagnostics: [])])
        .contains("<testcase name=\"a\\u{1B}\\n\u{FFFD}\" classname=\"refreshgen\"/>\n")
    )
  }

  @Test func `no files are a report all the same`() {
    #expect(JUnitRenderer().text(of: []).contains("<testsuites tests=\"0\" failures=\"0\""))
  }
}
