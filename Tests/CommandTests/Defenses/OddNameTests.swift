#if os(Linux)
  import Foundation
  import Testing

  /// Names and files that are legal and rarely thought of.
  @Suite("Odd names")
  struct OddNameTests {
    private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n"

    @Test(
      "odd names reach no depfile as commands",
      arguments: ["x!=id>pwned;", "SHELL=", "a;b", "a|b"]
    )
    func depfile(_ name: String) throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "\(name).refresh.yml")
        let command = "\"$refreshgen\" generate -q --depfile d.mk --stamp st -- *.refresh.yml"
        let result = try tool.shell(command)
        #expect(result.code == 3)
        #expect(result.errors.contains("which a dependency file cannot contain"))
        #expect(try Set(tool.names()).isDisjoint(with: ["d.mk", "st", "pwned"]))
      }
    }

    @Test(
      "odd names that are one text in different bytes are two specs, and share an output"
    )
    func normalization() throws {
      try Tool.with { tool in
        let (first, second) = ("Caf\u{E9}.refresh.yml", "Cafe\u{301}.refresh.yml")
        try tool.write(Self.spec, to: first)
        try tool.write("refreshgen: 1\n", to: second)
        try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
        let incomplete = try tool.run("validate")
        #expect(incomplete.code == 1)
        #expect(incomplete.output.contains("[missing-key]"))
        try tool.write(Self.spec.replacing("Feed", with: "News"), to: second)
        let shared = try tool.run("generate")
        #expect(shared.code == 1)
        #expect(shared.output.contains("[shared-output]"))
        #expect(try !tool.names().contains { $0.hasSuffix(".swift") })
      }
    }

    @Test("odd names in argument files end at no NUL")
    func argumentFile() throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "A.refresh.yml")
        try tool.write("A.refresh.yml\0B\n", to: "list")
        let result = try tool.run("validate", "@list")
        #expect(result.code == 2)
        #expect(result.errors.contains("has a NUL character, which no path contains"))
      }
    }

    @Test(
      "odd names that are not valid UTF-8 are reported wherever they are met",
      arguments: [
        "validate $name.refresh.yml", "generate ./$name.refresh.yml", "validate @list",
        "generate --output $name fine.refresh.yml", "preview fine.refresh.yml -o $name.html",
        "preview fine.refresh.yml -o link.html", "init --force $name",
        "validate --project files/refreshgen.yml", "generate --project files/refreshgen.yml",
        "validate --project folders/refreshgen.yml",
        "generate --templates templates fine.refresh.yml",
      ]
    )
    func undecodable(_ arguments: String) throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "fine.refresh.yml")
        let script = #"""
          name=$(printf 'caf\351')
          mkdir files folders "folders/$name" templates
          cp fine.refresh.yml $name.refresh.yml
          cp fine.refresh.yml files/$name.refresh.yml
          cp fine.refresh.yml "folders/$name/a.refresh.yml"
          for folder in files folders; do
            printf 'refreshgen: 1\nspecs: ["**/*.refresh.yml"]\n' >$folder/refreshgen.yml
          done
          echo x >templates/$name.tmpl
          echo $name.refresh.yml >list
          echo mine >$name.html; ln -s $name.html link.html
          before=$(ls -R)
          "$refreshgen" \#(arguments) >&2; code=$?
          [ "$before" = "$(ls -R)" ] && exit $code
          """#
        let result = try tool.shell(script)
        #expect(result.code == 3)
        #expect(result.errors.contains("caf\u{FFFD}"))
        #expect(result.errors.contains(": the name is not valid UTF-8; rename the file\n"))
      }
    }

    @Test("odd names that are not valid UTF-8 do no harm beside specs and outputs")
    func neighbors() throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "A.refresh.yml")
        try tool.write("refreshgen: 1\nspecs: [\"**/*.refresh.yml\"]\n", to: "refreshgen.yml")
        let result = try tool.shell(
          #"name=$(printf 'caf\351'); echo mine >$name.refresh.swift; echo mine >$name; "#
            + #""$refreshgen" generate && "$refreshgen" generate && cat $name.refresh.swift $name"#
        )
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "mine\nmine\n")
      }
    }

    @Test("odd names of folders end at no NUL")
    func folder() throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "A.refresh.yml")
        let project = "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\noutput: \"gen\\0x\"\n"
        try tool.write(project, to: "refreshgen.yml")
        let result = try tool.run("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("but a path cannot contain a NUL character"))
        #expect(try !tool.names().contains("gen"))
      }
    }

    @Test("odd names of links are not written through by an export of templates")
    func templates() throws {
      try Tool.with { tool in
        try tool.write("keep\n", to: "mine")
        try tool.makeFolder("folder")
        _ = try tool.shell("ln -s \"$PWD/mine\" folder/control.swift.tmpl")
        let result = try tool.run("templates", "export", "--force", "folder")
        #expect(result.code == 3)
        #expect(result.errors.contains("control.swift.tmpl: expected a file, found a link\n"))
        #expect(try tool.read("mine") == "keep\n")
      }
    }

    @Test("of pipes are not waited for by init, and a folder in place of a project is seen first")
    func initialization() throws {
      try Tool.with { tool in
        _ = try tool.shell("mkfifo Pipe.refresh.yml; mkdir sub; mkdir sub/refreshgen.yml")
        let pipe = try tool.shell("ulimit -t 20; timeout 60 \"$refreshgen\" init --force Pipe")
        #expect(pipe.code == 3)
        #expect(pipe.errors.contains("Pipe.refresh.yml: expected a file, found a pipe\n"))
        let folder = try tool.shell("cd sub; \"$refreshgen\" init Feed")
        #expect(folder.code == 3)
        #expect(try tool.shell("ls sub/Feed.refresh.yml").code == 2)
      }
    }

    @Test("and files over a limit of size end the run with a reason")
    func sizeLimit() throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "A.refresh.yml")
        let result = try tool.shell(
          "(ulimit -f 1; \"$refreshgen\" generate --output out A.refresh.yml 2>&1; echo $?) | cat"
        )
        #expect(result.output.contains("A.refresh.swift: file too large\n"))
        #expect(result.output.hasSuffix("3\n"))
      }
    }

    @Test("odd names of presets that are unknown are told beside a patch")
    func fixes() throws {
      try Tool.with { tool in
        try tool.write("refreshgen: 1\ncontrol: A\npreset: nope\n", to: "a.refresh.yml")
        let result = try tool.run("validate", "--fix", "--diff", "a.refresh.yml")
        #expect(result.code == 1)
        #expect(result.output == "")
        #expect(result.errors.contains("unknown preset 'nope'"))
      }
    }
  }
#endif
