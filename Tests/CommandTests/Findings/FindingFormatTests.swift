import Foundation
import Testing

@Suite("The formats of findings")
struct FindingFormatTests {
  /// An error behind non-ASCII text, under a path that formats must escape.
  private let faulty = "50%: a, b.refresh.yml"
  private let gccLine = """
    50%: a, b.refresh.yml:3:30: error: unknown key 'titel'; did you mean 'title'? [unknown-key]

    """
  private let warningLine = """
    w.refresh.yml:3:1: warning: suppression comment without the name of a rule: write \
    '# refreshgen:ignore rule-id reason' [malformed-ignore]

    """
  private let gitHubLines = """
    ::error file=50%25%3A a%2C b.refresh.yml,line=3,col=30,endLine=3,endColumn=35,\
    title=unknown-key::unknown key 'titel'; did you mean 'title'?
    ::warning file=w.refresh.yml,line=3,col=1,endLine=3,endColumn=20,title=malformed-ignore\
    ::suppression comment without the name of a rule: write '# refreshgen:ignore rule-id reason'

    """

  private let azureLines = """
    ##vso[task.logissue type=error;sourcepath=50%AZP25: a, b.refresh.yml;linenumber=3;\
    columnnumber=30;code=unknown-key]unknown key 'titel'%3B did you mean 'title'?
    ##vso[task.logissue type=warning;sourcepath=w.refresh.yml;linenumber=3;columnnumber=1;\
    code=malformed-ignore]suppression comment without the name of a rule: write \
    '# refreshgen:ignore rule-id reason'

    """

  private func withTool(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(
      "refreshgen: 1\ncontrol: Feed\nstates: {idle: {title: 下拉可以, titel: 1}}\n",
      to: faulty
    )
    try tool.write(
      "refreshgen: 1\ncontrol: Tail\n# refreshgen:ignore\npreset: ego\n",
      to: "w.refresh.yml"
    )
    try body(tool)
  }

  @Test("several formats go to standard output and to files in one run")
  func several() throws {
    try withTool { tool in
      let result = try tool.shell(
        """
        "$refreshgen" validate --format gcc --format=sarif:out/a.sarif --format json:a.json \
        --format junit:a.xml --format github:a.txt w.refresh.yml 50*
        """
      )
      #expect(result.code == 1)
      #expect(result.errors == "1 error, 1 warning\n")
      #expect(result.output == warningLine + gccLine)
      #expect(try tool.read("out/a.sarif").contains("# unknown-key\\n\\nUnknown key."))
      #expect(try tool.read("a.txt") == gitHubLines)
      #expect(try tool.read("a.json").contains("\"suggestions\": [\n"))
      #expect(try tool.read("a.xml").contains("tests=\"2\" failures=\"1\""))
      #expect(
        try tool.read("out/a.sarif").contains("\"uri\": \"50%25%3A%20a%2C%20b.refresh.yml\"\n")
      )
    }
  }

  @Test("the order of the arguments changes no document", arguments: ["json", "sarif", "junit"])
  func order(_ format: String) throws {
    try withTool { tool in
      let command = "\"$refreshgen\" validate --format \(format)"
      let first = try tool.shell("\(command) 50* w.refresh.yml")
      #expect(try tool.shell("\(command) w.refresh.yml 50*").output == first.output)
      #expect(first.output.hasSuffix(format == "junit" ? "</testsuites>\n" : "\n}\n"))
    }
  }

  @Test("a file that would stay the same is not touched, and links are written through")
  func unchanged() throws {
    try withTool { tool in
      let command = "\"$refreshgen\" validate --format text:a.txt"
      #expect(try tool.shell("touch b.txt; ln -s b.txt a.txt; \(command) 50*").output == "")
      let time = try tool.time(of: "b.txt")
      let text = try tool.read("b.txt")
      #expect(text.contains("    3 | states: {idle: {title: 下拉可以, titel: 1}}\n"))
      let again = try tool.shell("\(command) --color always 50*; test -L a.txt && echo link")
      #expect(again.output == "link\n")
      #expect(try tool.time(of: "b.txt") == time)
      #expect(try tool.shell("\(command) w.refresh.yml").code == 0)
      #expect(try tool.read("b.txt") != text)
      #expect(try tool.names() == [faulty, "a.txt", "b.txt", "w.refresh.yml"])
    }
  }

  @Test("a pipe is written to, not replaced")
  func pipe() throws {
    try withTool { tool in
      let command = "\"$refreshgen\" validate --format gcc:/dev/stdout 50* | cat; ls -l /dev/stdout"
      let output = try tool.shell(command).output
      #expect(output.hasPrefix(gccLine))
      #expect(output.contains("/dev/stdout -> "))
    }
  }

  @Test("on GitHub Actions findings are annotations too, unless a format is named")
  func gitHub() throws {
    try withTool { tool in
      let command = "\"$refreshgen\" validate --quiet"
      let here = ["GITHUB_ACTIONS": "true"]
      let plain = try tool.shell("\(command) 50* w.refresh.yml")
      #expect(!plain.output.contains("::error"))
      let annotated = try tool.shell("\(command) 50* w.refresh.yml", environment: here)
      #expect(annotated.output == plain.output + gitHubLines)
      let named = try tool.shell("\(command) --format gcc w.refresh.yml", environment: here)
      #expect(named.output == warningLine)
    }
  }

  @Test("on Azure Pipelines findings are issues of the run too, unless a format is named")
  func azure() throws {
    try withTool { tool in
      let command = "\"$refreshgen\" validate --quiet"
      let here = ["TF_BUILD": "True"]
      let plain = try tool.shell("\(command) 50* w.refresh.yml")
      #expect(!plain.output.contains("##vso"))
      let logged = try tool.shell("\(command) 50* w.refresh.yml", environment: here)
      #expect(logged.output == plain.output + azureLines)
      let named = try tool.shell("\(command) --format gcc w.refresh.yml", environment: here)
      #expect(named.output == warningLine)
    }
  }

  @Test("the Code Quality report of GitLab has a fingerprint for each finding")
  func gitLab() throws {
    try withTool { tool in
      let result = try tool.shell("\"$refreshgen\" validate --format gitlab 50* w.refresh.yml")
      let issues = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      )
      #expect(issues.map { $0["check_name"] as? String } == ["unknown-key", "malformed-ignore"])
      #expect(issues.map { $0["severity"] as? String } == ["major", "minor"])
      #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    }
  }

  @Test("platforms get paths from the root of the repository, people from the working directory")
  func repository() throws {
    try withTool { tool in
      try tool.makeFolder(".git")
      try tool.makeFolder("apps/feed")
      let command = "cd apps/feed && \"$refreshgen\" validate ../../w.refresh.yml ../feed/a.yml"
      try tool.write("refreshgen: 1\nheight: 60\n", to: "apps/feed/a.yml")
      for (format, first, second) in [
        ("github", "::error file=apps/feed/a.yml,", "::warning file=w.refresh.yml,"),
        ("azure", ";sourcepath=apps/feed/a.yml;", ";sourcepath=w.refresh.yml;"),
        ("gitlab", "\"path\": \"apps/feed/a.yml\"", "\"path\": \"w.refresh.yml\""),
        ("sarif", "\"uri\": \"apps/feed/a.yml\"", "\"uri\": \"w.refresh.yml\""),
        ("junit", "name=\"apps/feed/a.yml\"", "name=\"w.refresh.yml\""),
        ("gcc", "\n../feed/a.yml:", "../../w.refresh.yml:"),
      ] {
        let output = "\n" + (try tool.shell("\(command) --format \(format)").output)
        #expect(output.contains(first), "\(output)")
        #expect(output.contains(second), "\(output)")
      }
    }
  }

  @Test("warnings exit 1 with --strict, and fail the test in a report")
  func strict() throws {
    try withTool { tool in
      let command = "\"$refreshgen\" validate --format junit:a.xml w.refresh.yml"
      let lenient = try tool.shell(command)
      #expect(lenient.code == 0)
      #expect(lenient.errors == "1 control, no errors\n")
      #expect(try tool.read("a.xml").contains("failures=\"0\""))
      let strict = try tool.shell("\(command) --strict")
      #expect(strict.code == 1)
      #expect(strict.errors == "1 warning\n")
      #expect(try tool.read("a.xml").contains("failures=\"1\""))
    }
  }

  @Test("a proof leaves a document on standard output alone")
  func proof() throws {
    try withTool { tool in
      // This preset has few states to explore.
      try tool.write("refreshgen: 1\ncontrol: A\npreset: svinfinitescrolling\n", to: "a.yml")
      let result = try tool.shell("\"$refreshgen\" validate --proof --format json a.yml")
      #expect(result.output.hasSuffix("\n}\n"))
      #expect(result.errors.contains("\nA: proved "))
    }
  }
}
