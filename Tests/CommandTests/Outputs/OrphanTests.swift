import Foundation
import Testing

/// Checks that a run over a project finds the files that the project no longer generates, and no other.
@Suite("Orphans")
struct OrphanTests {
  /// Runs a script in a project with the specs A and B, whose outputs are in `out` and tests in `tests`.
  private func run(_ script: String, environment: [String: String] = [:]) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    let helper = """
      spec() { printf 'refreshgen: 1\\ncontrol: %s\\npreset: ego\\n' "$2" >"$1"; }
      project() { printf 'refreshgen: 1\\nspecs: ["Specs/*.refresh.yml"]\\n'; printf '%s\\n' "$@"; }
      files() { find . -name '*.refresh.swift' -o -name '*.refresh.tests.swift' | sort; }
      mkdir Specs; spec Specs/A.refresh.yml A; spec Specs/B.refresh.yml B
      project 'output: out' 'tests: tests' >refreshgen.yml; "$refreshgen" generate -q || exit 9

      """
    return try tool.shell(helper + script, environment: environment)
  }

  @Test(
    "of a folder that the project file no longer names are removed",
    arguments: [
      (["output: new", "tests: tests"], "new/A new/B tests/A.tests tests/B.tests"),
      (["output: new/deep", "tests: other"], "new/deep/A new/deep/B other/A.tests other/B.tests"),
      (["output: out"], "out/A out/B"),
      (["tests: out"], "Specs/A Specs/B out/A.tests out/B.tests"),
      ([], "Specs/A Specs/B"),
    ]
  )
  func movedFolders(_ keys: [String], _ files: String) throws {
    let quoted = keys.map { "'\($0)'" }.joined(separator: " ")
    let result = try run(
      """
      project \(quoted) >refreshgen.yml
      "$refreshgen" generate --check -q >/dev/null; echo $?
      "$refreshgen" generate -q --prune; echo $?; "$refreshgen" generate --check -q; echo $?; files
      """
    )
    let expected = files.split(separator: " ").map { "./\($0).swift" }
      .map { $0.replacing(".tests.swift", with: ".refresh.tests.swift") }
      .map { $0.contains(".refresh.") ? $0 : $0.replacing(".swift", with: ".refresh.swift") }
    #expect(
      result.output == (["1", "0", "0"] + expected.sorted()).joined(separator: "\n") + "\n",
      "\(result.errors)"
    )
  }

  @Test("are named with their spec")
  func lines() throws {
    let result = try run(
      """
      rm Specs/B.refresh.yml; project 'output: out' >refreshgen.yml; "$refreshgen" generate --prune
      """
    )
    #expect(
      result.errors == """
        removed out/B.refresh.swift: Specs/B.refresh.yml no longer exists
        removed tests/A.refresh.tests.swift: Specs/A.refresh.yml no longer generates the file
        removed tests/B.refresh.tests.swift: Specs/B.refresh.yml no longer exists
        1 file is up to date

        """,
      "\(result.output)"
    )
  }

  @Test("are files of this project that are not ignored, hidden or behind a link")
  func foreign() throws {
    let result = try run(
      """
      git init -q .; echo build >.gitignore
      mkdir -p ../kept.$$ below/Specs build .hidden Pods; ln -s ../kept.$$ link
      # Copies that a build, another tool or a person keeps.
      for folder in ../kept.$$ build .hidden Pods; do cp out/*.swift $folder; done
      # Another project in a folder below.
      spec below/Specs/A.refresh.yml Below; project 'output: out' >below/refreshgen.yml
      (cd below && "$refreshgen" generate -q); rm below/Specs/A.refresh.yml
      # An edited copy, one under another name, and one of a spec that no pattern matches.
      mkdir copies; for i in 1 2 3; do cp out/A.refresh.swift copies/C$i.refresh.swift; done
      ln -s nowhere copies/L.refresh.swift
      "$refreshgen" generate --check -q; echo $?; "$refreshgen" generate --prune
      files; ls ../kept.$$; rm -r ../kept.$$
      """
    )
    #expect(
      result.output.split(separator: "\n") == [
        "0", "./.hidden/A.refresh.swift", "./.hidden/B.refresh.swift", "./Pods/A.refresh.swift",
        "./Pods/B.refresh.swift", "./below/out/A.refresh.swift", "./build/A.refresh.swift",
        "./build/B.refresh.swift", "./copies/C1.refresh.swift", "./copies/C2.refresh.swift",
        "./copies/C3.refresh.swift", "./copies/L.refresh.swift", "./out/A.refresh.swift",
        "./out/B.refresh.swift", "./tests/A.refresh.tests.swift", "./tests/B.refresh.tests.swift",
        "A.refresh.swift",
        "B.refresh.swift",
      ],
      "\(result.errors)"
    )
    #expect(result.errors == "4 files are up to date\n")
  }

  @Test("are not looked for by a run with an output folder of its own")
  func chosenFolder() throws {
    let result = try run(
      """
      "$refreshgen" generate -q --output other --prune; files
      """
    )
    #expect(
      result.output == """
        ./other/A.refresh.swift
        ./other/B.refresh.swift
        ./out/A.refresh.swift
        ./out/B.refresh.swift
        ./tests/A.refresh.tests.swift
        ./tests/B.refresh.tests.swift

        """,
      "\(result.errors)"
    )
  }

  @Test("are no files of a spec outside of the project, which a pattern seems to match")
  func neighbor() throws {
    let result = try run(
      """
      mkdir app beside; cd app; spec C.refresh.yml C; spec ../beside/N.refresh.yml N
      printf 'refreshgen: 1\\nspecs: ["**/*.refresh.yml"]\\noutput: gen\\n' >refreshgen.yml
      "$refreshgen" generate -q; (cd ..; "$refreshgen" generate -q --no-tests --output app/gen beside/N.refresh.yml)
      rm ../beside/N.refresh.yml; "$refreshgen" generate -q --prune; files
      """
    )
    #expect(result.output == "./gen/C.refresh.swift\n./gen/N.refresh.swift\n", "\(result.errors)")
  }

  @Test("that git ignores are removed from the output folder itself")
  func ignoredOutput() throws {
    let result = try run(
      """
      git init -q .; printf 'out\\ntests\\n' >.gitignore; rm Specs/B.refresh.yml
      "$refreshgen" generate -q; files
      """
    )
    #expect(
      result.output == "./out/A.refresh.swift\n./tests/A.refresh.tests.swift\n",
      "\(result.errors)"
    )
  }

  @Test("do not include a String Catalog that was never generated, not even with --force")
  func foreignCatalog() throws {
    let result = try run(
      """
      # One has no control, and the other a control without translations.
      echo mine | tee out/A.refresh.xcstrings >out/C.refresh.xcstrings
      echo '// mine' >>out/A.refresh.swift; rm Specs/B.refresh.yml
      "$refreshgen" generate -q --force --prune && cat out/A.refresh.xcstrings out/C.refresh.xcstrings && files
      """
    )
    #expect(
      result.output == "mine\nmine\n./out/A.refresh.swift\n./tests/A.refresh.tests.swift\n",
      "\(result.errors)"
    )
  }

  @Test(
    "of a spec that a pattern nearly matches come with a warning",
    arguments: ["A.refresh.yaml", "A.Refresh.yml", "A.REFRESH.YML"]
  )
  func nearMiss(_ name: String) throws {
    let result = try run(
      """
      mv Specs/A.refresh.yml Specs/\(name)
      "$refreshgen" validate --format gcc; echo $?; "$refreshgen" validate -q --strict >/dev/null; echo $?
      # A base is no spec.
      spec Specs/B.refresh.yml B; echo 'height: 60' >Specs/Base.refresh.yaml
      printf 'refreshgen: 1\\npreset: ego\\n' >Specs/Base.refresh.yaml
      "$refreshgen" generate --format gcc
      """
    )
    let finding = """
      refreshgen.yml:2:9: warning: no pattern matches the spec 'Specs/\(name)', which \
      'Specs/*.refresh.yml' misses by its letter case or ending: rename the spec, or add it to 'specs' \
      [unmatched-pattern]

      """
    #expect(result.output == "\(finding)0\n1\n\(finding)", "\(result.errors)")
    #expect(
      result.errors.contains(
        "removed out/A.refresh.swift: Specs/A.refresh.yml no longer exists\n"
      )
    )
  }

  @Test("are compared by identity: a volume may ignore the case of names")
  func ignoringCase() throws {
    guard let library = PreloadedLibrary.ignoringCase else { return }
    let result = try run(
      """
      mv Specs/A.refresh.yml Specs/a.refresh.yml; export LD_PRELOAD='\(library)'
      "$refreshgen" generate -q; echo $?; "$refreshgen" generate --check -q; echo $?
      "$refreshgen" outputs Specs/a.refresh.yml SPECS/A.refresh.yml | wc -l; files
      "$refreshgen" generate --check -q SPECS/A.REFRESH.yml; echo $?
      # The files have kept the case of their names.
      project 'output: new' >refreshgen.yml; "$refreshgen" generate -q --prune; echo $?; files
      """
    )
    #expect(
      result.output == """
        0
        0
        2
        ./out/A.refresh.swift
        ./out/B.refresh.swift
        ./tests/A.refresh.tests.swift
        ./tests/B.refresh.tests.swift
        0
        0
        ./new/B.refresh.swift
        ./new/a.refresh.swift

        """,
      "\(result.errors)"
    )
  }

  @Test("do not depend on the working directory, and neither does any header")
  func workingFolder() throws {
    let result = try run(
      """
      mkdir -p Specs/deep; ln -s . linked
      for folder in . Specs/deep out linked /; do
        (file=$PWD/refreshgen.yml; cd $folder && "$refreshgen" generate --check -q --project "$file"); echo $?
      done
      # A spec outside of a project, from three folders.
      mkdir -p ../alone.$$/in; cd ../alone.$$; spec in/C.refresh.yml C
      "$refreshgen" generate -q --output gen in/C.refresh.yml
      (cd in; "$refreshgen" generate --check -q --output ../gen C.refresh.yml); echo $?
      (cd gen; "$refreshgen" generate --check -q --output . ../in/C.refresh.yml); echo $?
      (cd /; "$refreshgen" generate --check -q --output "$OLDPWD/gen" "$OLDPWD/in/C.refresh.yml"); echo $?
      head -1 gen/C.refresh.swift; rm -r "$PWD"
      """
    )
    #expect(
      result.output == String(repeating: "0\n", count: 8)
        + "// Generated by refreshgen from ../in/C.refresh.yml. Do not edit: change the spec and regenerate.\n",
      "\(result.errors)"
    )
  }

  @Test("and controls of two projects with one name in one folder are refused")
  func sharedType() throws {
    let result = try run(
      """
      mkdir one two; spec one/One.refresh.yml Same; spec two/Two.refresh.yml Same
      for p in one two; do printf 'refreshgen: 1\\nspecs: ["*.refresh.yml"]\\noutput: ../all\\n' >$p/refreshgen.yml; done
      for command in validate generate; do
        "$refreshgen" $command -q --allow-outside --format gcc one/One.refresh.yml two/Two.refresh.yml; echo $?
      done; ls all
      (cd one && "$refreshgen" generate -q --allow-outside)
      (cd two && "$refreshgen" generate -q --allow-outside --format gcc); echo $?; ls all
      # The old file of a spec that now defines another control does not count.
      spec one/One.refresh.yml Other; (cd two && "$refreshgen" generate -q --allow-outside); echo $?
      """
    )
    #expect(
      result.output == """
        two/Two.refresh.yml:1:1: error: 'one/One.refresh.yml' also defines the control 'Same': rename one of \
        the controls, or generate into another folder [duplicate-control]
        1
        two/Two.refresh.yml:1:1: error: 'one/One.refresh.yml' also defines the control 'Same': rename one of \
        the controls, or generate into another folder [duplicate-control]
        1
        One.refresh.swift
        Two.refresh.yml:1:1: error: '../all/One.refresh.swift' also defines the control 'Same': rename one of \
        the controls, or generate into another folder [duplicate-control]
        1
        One.refresh.swift
        0

        """,
      "\(result.errors)"
    )
  }

  @Test(
    "are outputs whose spec is gone, whatever its name was",
    arguments: ["##[error]B", "a\tb", #"a\b"#]
  )
  func oddNames(name: String) throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
      for (index, name) in ["A", name].enumerated() {
        try tool.write(
          "refreshgen: 1\ncontrol: Feed\(index)\npreset: ego\n",
          to: "\(name).refresh.yml"
        )
      }
      #expect(try tool.run("generate", "-q").code == 0)
      #expect(try tool.run("generate", "-q", "--check").code == 0)
      try FileManager.default.removeItem(
        at: tool.folder.appendingPathComponent("\(name).refresh.yml")
      )
      #expect(try tool.run("generate", "-q", "--check").code == 1)
      #expect(try tool.run("generate", "-q").code == 0)
      #expect(!(try tool.names(".").contains("\(name).refresh.swift")))
    }
  }
}
