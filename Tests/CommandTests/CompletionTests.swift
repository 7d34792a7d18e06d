import Testing

/// Checks the scripts that complete commands, by the shells that read them.
@Suite("Completions")
struct CompletionTests {
  /// What bash offers for a line whose last word is being written.
  private func offers(_ words: [String]) throws -> [String] {
    var found: [String] = []
    try Tool.with { tool in
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let script = """
        bash --norc -c 'eval "$("$refreshgen" completions bash)"
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _refreshgen; printf "%s\\n" "${COMPREPLY[@]}"' \
        - \(line)
        """
      // `$0` of the inner shell is the dash, `$@` the line.
      let result = try tool.shell(script)
      #expect(result.errors == "")
      found = result.output.split(separator: "\n").map(String.init)
    }
    return found
  }

  @Test("completions offer commands")
  func commands() throws {
    #expect(try offers(["refreshgen", "val"]) == ["validate"])
    #expect(try offers(["refreshgen", "ex"]) == ["explain"])
  }

  @Test("completions offer options, their values and operands")
  func options() throws {
    #expect(try offers(["refreshgen", "validate", "--st"]).contains("--strict"))
    #expect(try offers(["refreshgen", "validate", "--format", "sa"]) == ["sarif"])
    #expect(try offers(["refreshgen", "explain", "unknown-k"]) == ["unknown-key"])
    #expect(try offers(["refreshgen", "init", "--preset", "xd"]) == ["xdrefresh"])
  }

  @Test("completions are refused for a shell that is unknown")
  func unknown() throws {
    try Tool.with { tool in
      let result = try tool.run("completions", "tcsh")
      #expect(result.code == 2)
      #expect(result.errors.contains("unknown shell 'tcsh': expected bash, zsh or fish"))
    }
  }
}
