import Foundation
import RefreshGenerator
import Testing

/// Checks that specs, project files and manifests from untrusted sources reach nothing outside of the
/// project, and that `--check` believes nothing but the files themselves.
@Suite("Untrusted input")
struct TrustTests {
  /// Runs a script in a folder `project` whose project file has a line more; beside it lies a
  /// folder with a secret.
  private func run(_ line: String = "", _ script: String) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.makeFolder("project")
    try tool.makeFolder("outside")
    try tool.write("control: secret\n", to: "outside/secret.refresh.yml")
    try tool.write("refreshgen: 1\ncontrol: A\npreset: ego\n", to: "project/A.refresh.yml")
    try tool.write(
      "refreshgen: 1\nspecs: [\"**/*.refresh.yml\"]\n\(line)\n",
      to: "project/refreshgen.yml"
    )
    return try tool.shell("cd project\n\(script)")
  }

  @Test(
    "untrusted input keeps its folders inside of the project's",
    arguments: [
      "output: ../outside", "tests: ../outside", "templates: ../outside", "output: /tmp",
      "output: link", "tests: link/below", "templates: link", "output: a/../../outside",
      "output: ..", "output: no/../../outside",
      "output: a/b/../../../../o", "output: gen/./../..//o", "tests: t/../../o",
      "tests: ../project2", "output: link/../..",
    ]
  )
  func folders(_ line: String) throws {
    let script = """
      ln -s ../outside link; : >../before; find .. | sort >../before
      "$refreshgen" generate; code=$?; (find .. | sort) | diff ../before - | cat
      exit $code
      """
    let result = try run(line, script)
    #expect(result.code == 2)
    #expect(
      result.errors.contains("outside the project folder; use --allow-outside to allow this"),
      "\(result.errors)"
    )
    #expect(result.output == "")
  }

  @Test(
    "untrusted input is refused in every format",
    arguments: ["json", "sarif", "junit", "gcc", "github", "azure"]
  )
  func formats(_ format: String) throws {
    for (line, place) in [
      ("output: ../outside", "refreshgen.yml"), ("templates: link", "refreshgen.yml"),
      ("", "B.refresh.yml"),
    ] {
      for command in ["validate", "generate"] {
        let result = try run(
          line,
          """
          ln -s ../outside link; \(line.isEmpty ? "ln -s ../outside/x B.refresh.yml; : >../outside/x" : "")
          "$refreshgen" \(command) --format \(format)
          """
        )
        #expect(result.code == 2)
        #expect(result.output.contains("outside-project"), "\(result.output)")
        #expect(result.output.contains(place), "\(result.output)")
      }
    }
  }

  @Test("untrusted input is no project file if it is a link to the outside")
  func projectFile() throws {
    let preparation = "mv refreshgen.yml ../outside; ln -s ../outside/refreshgen.yml ."
    for command in ["validate", "generate", "generate --check", "outputs", "preview", "init"] {
      let result = try run("secret: 1", "\(preparation)\n\"$refreshgen\" \(command)")
      #expect(result.code == 2, "\(command)")
      #expect(
        result.errors.contains(
          "refreshgen.yml: the file is a symbolic link that leads outside the project folder; "
            + "use --allow-outside to allow this"
        ),
        "\(command): \(result.errors)"
      )
      #expect(!(result.output + result.errors).contains("secret"), "\(command)")
    }
    for allowed in ["--allow-outside", "--project refreshgen.yml"] {
      let result = try run(
        "",
        """
        echo 'specs: ["*.refresh.yml"]' >refreshgen.yml; echo 'refreshgen: 1' >>refreshgen.yml
        \(preparation); "$refreshgen" validate \(allowed)
        """
      )
      #expect(result.code == 0, "\(allowed): \(result.errors)")
    }
  }

  @Test("untrusted input finds specs in folders full of links to each other, once each")
  func linkedFolders() throws {
    // On all paths without a repetition, 20 folders would take longer than the age of the universe.
    let result = try run(
      "",
      """
      for folder in $(seq 20); do
        mkdir "$folder"
        for other in $(seq 20); do ln -s "../$other" "$folder/to$other"; done
      done
      sed 's/control: A/control: B/' A.refresh.yml >13/B.refresh.yml
      "$refreshgen" outputs --no-tests; "$refreshgen" validate
      """
    )
    #expect(result.output == "13/B.refresh.swift\nA.refresh.swift\n")
    #expect(result.errors == "2 controls, no errors\n")
  }

  @Test(
    "untrusted input may reach outside where the user allows it, and the command line always may"
  )
  func allowed() throws {
    let result = try run(
      "output: ../outside",
      """
      "$refreshgen" generate -q --allow-outside && ls ../outside
      "$refreshgen" generate -q --no-tests --output ../other && ls ../other
      """
    )
    #expect(
      result.output == "A.refresh.swift\nsecret.refresh.yml\nA.refresh.swift\n",
      "\(result.errors)"
    )
  }

  @Test(
    "untrusted input shows nothing that a link to the outside leads to",
    arguments: [
      "ln -s ../outside/secret.refresh.yml B.refresh.yml", "ln -s ../outside B",
      "mkdir t; ln -s ../../outside/secret.refresh.yml t/control.swift.tmpl; "
        + "echo 'templates: t' >>refreshgen.yml",
      "\"$refreshgen\" generate -q; rm A.refresh.swift; "
        + "ln -s ../outside/secret.refresh.yml A.refresh.swift",
      "\"$refreshgen\" generate -q; "
        + "ln -s ../outside/secret.refresh.yml .refreshgen-manifest",
    ]
  )
  func links(_ preparation: String) throws {
    for command in ["validate", "generate --check --diff", "generate --force", "generate --stdout"]
    {
      let result = try run(
        "",
        "\(preparation)\n\"$refreshgen\" \(command); code=$?; cat ../outside/secret.refresh.yml >&2; "
          + "exit $code"
      )
      #expect(!result.output.contains("secret\n"), "\(result.output)")
      #expect(!result.errors.dropLast(16).contains("secret\n"), "\(result.errors)")
      // The file behind the link is what it was.
      #expect(result.errors.hasSuffix("control: secret\n"))
    }
  }

  @Test(
    "untrusted input is based on nothing outside of the project, in any format",
    arguments: [
      "preset: ../outside/secret.refresh.yml", "preset: ./link.yml", "preset: ./folder/secret.yml",
      "preset: ./folder/../outside/secret.refresh.yml", "preset: named",
    ]
  )
  func bases(_ key: String) throws {
    let preparation = """
      ln -s ../outside/secret.refresh.yml link.yml; ln -s ../outside folder
      cp ../outside/secret.refresh.yml ../outside/secret.yml
      printf 'refreshgen: 1\ncontrol: B\n\(key)\n' >B.refresh.yml
      echo 'specs: ["B.refresh.yml"]' >refreshgen.yml; echo 'refreshgen: 1' >>refreshgen.yml
      \(key == "preset: named" ? "echo 'presets: {named: link.yml}' >>refreshgen.yml" : "")
      """
    for command in ["validate --format gcc", "validate --format json", "generate --format gcc"] {
      let result = try run("", "\(preparation)\n\"$refreshgen\" \(command)")
      #expect(result.code == (key == "preset: named" ? 2 : 1))
      #expect(result.output.contains("outside-project"), "\(result.output)")
      #expect(!(result.output + result.errors).contains("missing required key"))
    }
    let allowed = try run("", "\(preparation)\n\"$refreshgen\" validate --allow-outside")
    #expect(allowed.output.contains("missing required key 'refreshgen'"), "\(allowed.output)")
  }

  @Test("untrusted input opens no pipe as a base, and no device")
  func devices() throws {
    for path in ["./pipe", "./null"] {
      let result = try run(
        "",
        """
        mkfifo pipe; ln -s /dev/null null
        printf 'refreshgen: 1\\ncontrol: B\\npreset: \(path)\\n' >B.refresh.yml
        "$refreshgen" validate --allow-outside --format gcc
        """
      )
      #expect(result.code == 1)
      #expect(result.output.contains("expected a file, found a"), "\(result.output)")
    }
  }

  @Test(
    "untrusted input makes no header of a file remove another one",
    arguments: [
      "../../outside/secret.refresh.yml", "../A.refresh.yml", "/etc/passwd", "../x\u{1B}[31m",
    ]
  )
  func headers(_ spec: String) throws {
    for options in ["", "--force", "--force --prune"] {
      let result = try run(
        "output: out",
        """
        "$refreshgen" generate -q; cp out/A.refresh.swift ../genuine
        for name in passwd secret x B; do
          sed 's|from ../A.refresh.yml|from \(spec)|' ../genuine >out/$name.refresh.swift
        done
        "$refreshgen" generate --check --diff; "$refreshgen" generate \(options)
        cat ../outside/secret.refresh.yml refreshgen.yml >/dev/null && ls out ../outside
        """
      )
      #expect(
        result.output.hasSuffix(
          """
          ../outside:
          secret.refresh.yml

          out:
          A.refresh.swift
          B.refresh.swift
          passwd.refresh.swift
          secret.refresh.swift
          x.refresh.swift

          """
        ),
        "\(result.output)"
      )
      #expect(!(result.output + result.errors).contains("\u{1B}"))
    }
  }

  @Test("generate writes no file elsewhere if a link has the name of its temporary file")
  func drafts() throws {
    let draft = ".refreshgen-\(ContentHash(of: Array("A.refresh.swift".utf8)).text).tmp"
    let result = try run(
      "output: out",
      """
      mkdir out; ln -s ../../outside/secret.refresh.yml out/\(draft)
      "$refreshgen" generate; echo $?; cat ../outside/secret.refresh.yml
      rm out/\(draft); mkdir out/\(draft); "$refreshgen" generate; echo $?
      rmdir out/\(draft); mkfifo out/\(draft); "$refreshgen" generate; echo $?; [ -p out/\(draft) ] && echo pipe
      """
    )
    #expect(result.output == "3\ncontrol: secret\n3\n3\npipe\n", "\(result.errors)")
  }

  @Test("an edited file fails --check, even if its header has the hash of the edit")
  func forged() throws {
    let result = try run(
      "output: out",
      """
      "$refreshgen" generate -q
      sed -i.bak 's/RefreshDesign/EvilDesign/' out/A.refresh.swift; rm out/A.refresh.swift.bak
      "$refreshgen" generate -q --check --format gcc; echo $?
      """
    )
    #expect(result.output.contains("[edited-output]\n1\n"), "\(result.output)")
    // A header with the right hash, as from another spec of the same name.
    let forged = try run(
      "output: out",
      """
      cp A.refresh.yml ../A.refresh.yml; echo 'height: 99' >>A.refresh.yml
      "$refreshgen" generate -q; cp ../A.refresh.yml A.refresh.yml
      "$refreshgen" generate -q --check --format gcc; echo $?
      """
    )
    #expect(forged.output.contains("[stale-output]\n"), "\(forged.output)")
    #expect(forged.output.hasSuffix("1\n"))
  }
}
