import RefreshDiagnostics
import RefreshYAML
import Testing

/// The exact text of syntax errors, as people see it.
@Suite struct SyntaxMessageTests {
  @Test func `an unclosed quote is shown where it opens`() {
    #expect(
      rendered("a: 1\n标题: \"下拉 # x\nb: 2") == """
        a.yml:2:5: error: double quote is never closed: expected '"' [yaml-unclosed-quote]
            2 | 标题: "下拉 # x
              |       ^~~~~
        a.yml:3:5: note: the file ends here
            3 | b: 2
              |     ^

        """
    )
  }

  @Test func `a quote closed by the next one is shown where it opens`() {
    #expect(
      rendered("title: \"Pull 👍🏽\nkey: \"x\"\n") == """
        a.yml:1:8: error: the quoted text ends only on line 2: expected a closing quote on \
        this line [yaml-unclosed-quote]
            1 | title: "Pull 👍🏽
              |        ^~~~~~~~
        a.yml:2:7: note: the text ends before this
            2 | key: "x"
              |       ^~

        """
    )
  }

  @Test func `a quote inside quotes is shown`() {
    #expect(
      rendered("title: 'it's'\n") == """
        a.yml:1:11: error: the apostrophe ends the quoted text: \
        write '' for an apostrophe, or put the text in double quotes [yaml-syntax]
            1 | title: 'it's'
              |           ^

        """
    )
  }

  @Test func `an unclosed bracket is shown where it opens`() {
    #expect(
      rendered("specs: [a, e\u{301}\r\nother:\r\n  - x\r\n") == """
        a.yml:1:8: error: '[' is never closed: expected ']' [yaml-unclosed-bracket]
            1 | specs: [a, e\u{301}
              |        ^
        a.yml:2:1: note: this line is outside the list
            2 | other:
              | ^~~~~~

        """
    )
  }

  @Test func `a missing comma is shown between the items`() {
    #expect(
      rendered("a: [\n  \"下\" \"x\"]\n") == """
        a.yml:2:7: error: unexpected text in a list: expected ',' or ']' [yaml-missing-comma]
            2 |   "下" "x"]
              |        ^~~
        a.yml:1:4: note: the list starts here
            1 | a: [
              |    ^

        """
    )
  }

  @Test func `a tab is named`() {
    #expect(
      rendered("a:\r\n\tb: 1\r\n") == """
        a.yml:2:1: error: tab in the indentation: use spaces [yaml-tab-indentation]
            2 |     b: 1
              | ^~~~
              = fix: use spaces

        """
    )
  }

  @Test func `a missing space is shown at its colon and can be fixed`() throws {
    #expect(
      rendered("\u{FEFF}高度:54\nb: 1") == """
        a.yml:1:3: error: missing space after ':' [yaml-missing-space]
            1 | 高度:54
              |     ^
              = fix: insert a space

        """
    )
    let finding = try #require(read("\u{FEFF}高度:54\nb: 1").diagnostics.first)
    let edit = try #require(finding.fix?.edits.first)
    #expect(edit.replacement == " ")
    #expect(edit.range.offsets == 10..<10)
  }

  @Test func `a missing colon is shown with its line`() {
    #expect(
      rendered("a: 1\nheight 54 # x\nb: 2") == """
        a.yml:2:1: error: missing ':' in 'height 54': expected 'key: value' [yaml-missing-colon]
            2 | height 54 # x
              | ^~~~~~~~~

        """
    )
  }

  @Test func `a second colon asks for quotes`() {
    #expect(
      rendered("标题: 👨‍👩‍👧 now: x") == """
        a.yml:1:14: error: second ':' on one line: put the text after the first ':' in \
        quotes, or start a new line for the second key [yaml-unquoted-text]
            1 | 标题: 👨‍👩‍👧 now: x
              |             ^

        """
    )
  }

  @Test func `a wrong indentation is shown with the right ones`() {
    #expect(
      rendered("states:\n    idle: 1\n  armed: 2\n") == """
        a.yml:3:3: error: wrong indentation: expected column 5 as on line 2, or column 1 as on \
        line 1 [yaml-indentation]
            3 |   armed: 2
              |   ^~~~~~

        """
    )
    #expect(
      rendered("height: 54\n\n  trigger: x\n") == """
        a.yml:3:3: error: wrong indentation of key 'trigger': expected column 1 as on line 1 \
        [yaml-indentation]
            3 |   trigger: x
              |   ^~~~~~~
        a.yml:1:1: note: this line already has a value
            1 | height: 54
              | ^~~~~~~~~~

        """
    )
  }

  @Test func `a sign in front of text asks for quotes`() {
    #expect(
      rendered("a: *** 新\n") == """
        a.yml:1:4: error: alias without a valid name: put text that starts with '*' in quotes, or \
        name the alias with letters, digits, '-' and '_' [yaml-anchor-name]
            1 | a: *** 新
              |    ^~~

        """
    )
    #expect(
      rendered("é: @name\n") == """
        a.yml:1:4: error: unquoted text starts with '@': put the text in quotes [yaml-unquoted-text]
            1 | é: @name
              |    ^

        """
    )
  }

  @Test func `an escape is shown whole`() {
    #expect(
      rendered("a: \"下 \\U0011FFFF\"\n") == """
        a.yml:1:7: error: escape '\\U0011FFFF' is not a Unicode character: \
        expected at most '\\U0010FFFF', and no surrogate [yaml-escape]
            1 | a: "下 \\U0011FFFF"
              |        ^~~~~~~~~~

        """
    )
  }

  @Test func `hostile text is shown escaped`() {
    #expect(
      rendered("a: 1\nb\u{202E}x\nc: 1\n") == """
        a.yml:2:1: error: missing ':' in 'b\\u{202E}x': expected 'key: value' [yaml-missing-colon]
            2 | b\\u{202E}x
              | ^~~~~~~~~~

        """
    )
  }
}
