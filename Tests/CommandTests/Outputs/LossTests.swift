import Foundation
import RefreshGenerator
import Testing

/// Checks that no run removes or replaces what it should keep.
@Suite("Nothing is lost")
struct LossTests {
  private static func spec(_ name: String) -> String {
    "refreshgen: 1\ncontrol: \(name)\npreset: ego\n"
  }

  /// Runs a script in a folder with the spec `A.refresh.yml`.
  private func run(_ script: String) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.spec("Feed"), to: "A.refresh.yml")
    let helper = """
      spec() { printf 'refreshgen: 1\\ncontrol: %s\\npreset: svpulltorefresh-top\\n' "$2" >"$1"; }
      project() { printf 'refreshgen: 1\\nspecs: [%s]\\noutput: %s\\n' "$2" "$3" >"$1"; }

      """
    return try tool.shell(helper + script)
  }

  @Test(
    "by spelling a folder in two ways",
    arguments: [
      (".", "."), (".", "./"), ("gen", "./gen"), ("gen//", "gen"), ("gen", "link/gen"),
      ("link", "gen"), ("gen/../gen", "gen"), ("gen/a/..", "gen"),
    ]
  )
  func spellings(_ output: String, _ tests: String) throws {
    let result = try run(
      """
      mkdir -p gen/a; ln -s . link; rm -f link; ln -s "$PWD" link; [ \(output) != link ] || ln -sfn gen link
      for i in 1 2 3; do
        "$refreshgen" generate --output \(output) --tests \(tests) A.refresh.yml || exit
      done
      find . -name '*.refresh*.swift' | wc -l
      """
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output == "2\n")
    #expect(result.errors.hasSuffix("2 files are up to date\n2 files are up to date\n"))
  }

  @Test(
    "by an option that names a file which is needed",
    arguments: [
      "--stamp A.refresh.yml", "--stamp ./A.refresh.yml", "--stamp link.yml", "--stamp hard",
      "--depfile A.refresh.yml", "--format json:A.refresh.yml", "--format json:refreshgen.yml",
      "--depfile Other.refresh.yml", "--stamp A.refresh.swift", "--depfile sub/../A.refresh.swift",
      "--format gcc:A.refresh.tests.swift", "--stamp x --depfile x",
      "--stamp x --format json:./x", "--format json:x --format sarif:./x", "--stamp refreshgen.yml",
    ]
  )
  func namedFiles(_ options: String) throws {
    let result = try run(
      """
      mkdir sub; ln -s A.refresh.yml link.yml; ln A.refresh.yml hard; spec Other.refresh.yml Other
      project refreshgen.yml '"A.*"' .; "$refreshgen" generate -q A.refresh.yml
      cp -r . ../kept.$$; "$refreshgen" generate \(options) A.refresh.yml; code=$?
      diff -r . ../kept.$$; rm -r ../kept.$$; exit $code
      """
    )
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("expected another file for"), "\(result.errors)")
  }

  @Test("a device, a pipe or a link instead of a file loses nothing")
  func specialFiles() throws {
    let result = try run(
      """
      echo kept >target; chmod 640 target; ln -s target link; mkfifo pipe
      "$refreshgen" generate -q --stamp /dev/null --depfile /dev/null A.refresh.yml || exit
      [ -c /dev/null ] || exit 9
      "$refreshgen" generate -q --stamp link A.refresh.yml && cat target || exit
      "$refreshgen" generate -q --tests . --depfile link A.refresh.yml || exit
      [ -L link ] && grep -c A.refresh.tests.swift: target; ls -l target | cut -c1-10
      cat pipe & "$refreshgen" generate -q --stamp s --depfile pipe A.refresh.yml || exit; wait
      [ -p pipe ] && echo pipe
      """
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output == """
        kept
        1
        -rw-r-----
        s: \\
          A.refresh.yml

        A.refresh.yml:
        pipe

        """
    )
  }

  @Test("by --fix of a link, which stays one, as does the mode of the file")
  func fixedLink() throws {
    let result = try run(
      """
      mkdir real; printf 'refreshgen: 1\\ncontrol: Feed\\nheigth: 54\\n' >real/B.refresh.yml
      chmod 600 real/B.refresh.yml; ln -s real/B.refresh.yml B.refresh.yml
      "$refreshgen" validate --fix B.refresh.yml >/dev/null || exit
      [ -L B.refresh.yml ] && grep height real/B.refresh.yml && ls -l real/B.refresh.yml | cut -c1-10
      ls -A real
      """
    )
    #expect(result.output == "height: 54\n-rw-------\nB.refresh.yml\n", "\(result.errors)")
  }

  @Test("by two projects that share a folder")
  func sharedFolder() throws {
    let result = try run(
      """
      mkdir one two; spec one/One.refresh.yml One; spec two/Two.refresh.yml Two
      for p in one two; do project $p/refreshgen.yml '"*.refresh.yml"' ../out; done
      for i in 1 2; do for p in one two; do
        (cd $p && "$refreshgen" generate -q --allow-outside) || exit
      done; done
      ls out
      """
    )
    #expect(result.output == "One.refresh.swift\nTwo.refresh.swift\n", "\(result.errors)")
  }

  @Test("by two specs of one name, in one run or in two")
  func sharedName() throws {
    let result = try run(
      """
      mkdir a b; spec a/Feed.refresh.yml One; spec b/Feed.refresh.yml Two
      "$refreshgen" generate -q --output out a/Feed.refresh.yml || exit
      "$refreshgen" generate -q --output out b/Feed.refresh.yml; echo $?
      "$refreshgen" generate -q --output out --check b/Feed.refresh.yml >/dev/null; echo $?
      "$refreshgen" generate -q --output new a/Feed.refresh.yml b/Feed.refresh.yml; echo $?
      project refreshgen.yml '"*/*.refresh.yml"' out; "$refreshgen" validate --format gcc; echo $?
      grep -c 'enum One' out/Feed.refresh.swift
      mv a/Feed.refresh.yml c.yml; "$refreshgen" generate -q --output out b/Feed.refresh.yml; echo $?
      """
    )
    #expect(
      result.output == """
        1
        1
        b/Feed.refresh.yml:1:1: error: the spec generates 'new/Feed.refresh.swift', which 'a/Feed.refresh.yml' \
        also generates: rename one of the specs [shared-output]
        1
        b/Feed.refresh.yml:1:1: error: the spec generates 'out/Feed.refresh.swift', which 'a/Feed.refresh.yml' \
        also generates: rename one of the specs [shared-output]
        1
        1
        0

        """
    )
    #expect(
      result.errors.contains(
        "out/Feed.refresh.swift: the file is already generated from '../a/Feed.refresh.yml'"
      )
    )
  }

  @Test("by two specs whose names differ in case, which a volume may ignore")
  func sharedLetters() throws {
    let result = try run(
      """
      mkdir b; spec b/a.refresh.yml B
      "$refreshgen" generate -q --format gcc --output out A.refresh.yml b/a.refresh.yml; ls out
      """
    )
    #expect(
      result.output == """
        b/a.refresh.yml:1:1: error: the spec generates 'out/a.refresh.swift', which 'A.refresh.yml' also \
        generates: rename one of the specs [shared-output]
        A.refresh.swift

        """,
      "\(result.errors)"
    )
  }

  @Test("by one control name in two files, without a project")
  func sharedControl() throws {
    let result = try run(
      """
      spec B.refresh.yml Feed
      "$refreshgen" validate --format gcc A.refresh.yml B.refresh.yml; echo $?
      """
    )
    let finding = ".refresh.yml:2:10: error: another file also defines the control 'Feed'"
    #expect(result.output.components(separatedBy: finding).count == 2, "\(result.output)")
  }

  @Test("by naming a spec twice")
  func twice() throws {
    let result = try run(
      "\"$refreshgen\" generate --tests . A.refresh.yml ./A.refresh.yml \"$PWD/A.refresh.yml\""
    )
    #expect(result.code == 0)
    #expect(result.errors == "wrote A.refresh.swift\nwrote A.refresh.tests.swift\n")
  }

  @Test("by runs side by side in a new folder")
  func parallelRuns() throws {
    let result = try run(
      """
      for i in 1 2 3 4; do spec $i.refresh.yml C$i; done
      for round in 1 2 3 4 5; do
        rm -rf out; jobs=
        for i in 1 2 3 4; do
          "$refreshgen" generate -q --output out --tests out $i.refresh.yml & jobs="$jobs $!"
        done
        for job in $jobs; do wait $job || echo failed; done
        echo $(ls -A out | wc -l)
      done
      """
    )
    #expect(result.output == String(repeating: "8\n", count: 5), "\(result.errors)")
  }

  @Test("by a folder that another run creates at the same moment")
  func createdFolder() throws {
    guard let library = PreloadedLibrary.makingFolders else { return }
    let result = try run(
      """
      for nth in 1 2 3 4 5 6; do
        rm -rf out; NTH=$nth LD_PRELOAD='\(library)' "$refreshgen" generate -q --output out A.refresh.yml
        "$refreshgen" generate --check --output out A.refresh.yml && ls out
      done
      """
    )
    #expect(result.output == String(repeating: "A.refresh.swift\n", count: 6), "\(result.errors)")
  }

  @Test("by a pattern that fits nothing")
  func noSpecs() throws {
    let result = try run(
      """
      project refreshgen.yml '"*.refresh.yml"' out; "$refreshgen" generate -q
      project refreshgen.yml '"*.refresh.yaml"' out
      for command in validate generate 'generate --check' outputs; do
        "$refreshgen" $command --format gcc; echo $?
      done; ls out
      """
    )
    let finding = """
      refreshgen.yml:2:9: error: no file matches the patterns of 'specs': expected patterns relative to \
      this file, such as 'Refresh/**/*.refresh.yml'; if all specs were deleted on purpose, \
      'refreshgen generate --prune' removes the generated files [no-specs]
      refreshgen.yml:2:9: warning: no pattern matches the spec 'A.refresh.yml', which '*.refresh.yaml' \
      misses by its letter case or ending: rename the spec, or add it to 'specs' [unmatched-pattern]
      2

      """
    #expect(
      result.output.hasPrefix(String(repeating: finding, count: 3)),
      "\(result.output)"
    )
    #expect(result.output.hasSuffix("2\nA.refresh.swift\n"))
  }

  @Test("by removing more than half of all files, unless that is asked for")
  func prune() throws {
    let result = try run(
      """
      for i in 1 2 3 4; do spec $i.refresh.yml C$i; done
      project refreshgen.yml '"?.refresh.yml"' out; "$refreshgen" generate -q
      rm 1.refresh.yml 2.refresh.yml 3.refresh.yml
      "$refreshgen" generate -q; echo $?; ls out | wc -l
      "$refreshgen" generate -q --prune; echo $?; ls out | wc -l
      """
    )
    #expect(result.output.hasSuffix("1\n5\n0\n2\n"), "\(result.output)")
    #expect(
      result.errors == """
        refreshgen: error: 3 of 5 generated files are no longer generated; if their specs or folders \
        were changed on purpose, use --prune to remove the files

        """
    )
  }

  @Test("by a file that has no spec, but is not certainly of this project")
  func foreignOrphans() throws {
    let result = try run(
      """
      for i in 1 2 3 4 5 6; do spec $i.refresh.yml C$i; done; mkdir sub; spec sub/N.refresh.yml N
      project refreshgen.yml '"?.refresh.yml", "sub/*.refresh.yml"' out; "$refreshgen" generate -q
      # A copy under another name, a file without the header, and one of a spec outside of the patterns.
      cp out/1.refresh.swift out/copy.refresh.swift; echo mine >out/mine.refresh.swift
      mkdir other; spec other/O.refresh.yml O
      "$refreshgen" generate -q --no-tests --output out other/O.refresh.yml
      # A project below, with its own outputs.
      project sub/refreshgen.yml '"*.refresh.yml"' gen; (cd sub; "$refreshgen" generate -q)
      rm 1.refresh.yml other/O.refresh.yml sub/N.refresh.yml
      "$refreshgen" generate >/dev/null; ls out sub/gen
      """
    )
    #expect(
      result.errors
        == "removed out/1.refresh.swift: 1.refresh.yml no longer exists\n6 files are up to date\n"
    )
    #expect(
      result.output.split(separator: "\n") == [
        "out:", "2.refresh.swift", "3.refresh.swift", "4.refresh.swift", "5.refresh.swift",
        "6.refresh.swift", "A.refresh.swift", "N.refresh.swift", "O.refresh.swift",
        "copy.refresh.swift", "mine.refresh.swift", "sub/gen:", "N.refresh.swift",
      ]
    )
  }

  @Test("of specs that a sparse checkout leaves out")
  func sparseCheckout() throws {
    let result = try run(
      """
      mkdir a b; spec a/One.refresh.yml One; spec b/Two.refresh.yml Two
      project refreshgen.yml '"*/*.refresh.yml", "A.refresh.yml"' out; "$refreshgen" generate -q
      git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm x || exit
      git sparse-checkout set a out 2>/dev/null; ls b 2>/dev/null
      "$refreshgen" generate; "$refreshgen" generate --check; echo $?; ls out
      git sparse-checkout disable; rm -r b; "$refreshgen" generate -q; ls out
      """
    )
    #expect(
      result.output.split(separator: "\n") == [
        "0", "A.refresh.swift", "One.refresh.swift", "Two.refresh.swift",
        "A.refresh.swift", "One.refresh.swift",
      ],
      "\(result.errors)"
    )
    let note = "did not look for files without a spec, since the checkout is sparse\n"
    #expect(
      result.errors == "\(note)2 files are up to date\n\(note)2 files are up to date\n",
      "\(result.output)"
    )
  }

  @Test("by an output that is a link, which stays a link without --force")
  func linkedOutput() throws {
    let result = try run(
      """
      "$refreshgen" generate -q A.refresh.yml; mv A.refresh.swift real; ln -s real A.refresh.swift
      "$refreshgen" generate A.refresh.yml; echo 'summary: New.' >>A.refresh.yml; cp real before
      "$refreshgen" generate -q A.refresh.yml; echo $?; cmp real before; [ -L A.refresh.swift ] && echo link
      "$refreshgen" generate -q --force A.refresh.yml; cmp real before; [ -L A.refresh.swift ] || echo file
      """
    )
    #expect(result.output == "1\nlink\nfile\n", "\(result.errors)")
    #expect(
      result.errors.contains(
        "A.refresh.swift: the file is a symbolic link; use --force to replace the link"
      )
    )
  }

  @Test("by a failure between a String Catalog and its control")
  func catalogBeforeControl() throws {
    let drafts = ["A.refresh.xcstrings", "A.refresh.swift"].map {
      ".refreshgen-\(ContentHash(of: Array($0.utf8)).text).tmp"
    }
    let (draft, ofControl) = (drafts[0], drafts[1])
    let result = try run(
      """
      translate() {
        spec A.refresh.yml Feed
        echo "locales: {de: {idle: {title: $1}, armed: {title: Los}, refreshing: {title: Lädt}}}" >>A.refresh.yml
      }
      translate Zieh; "$refreshgen" generate -q A.refresh.yml
      translate Hol; mkdir \(draft); "$refreshgen" generate -q A.refresh.yml; echo $?
      # The next run generates something else.
      rmdir \(draft); translate Zerr; "$refreshgen" generate -q A.refresh.yml; echo $?
      "$refreshgen" generate A.refresh.yml
      # Killed before the first catalog, and after a removal of the last.
      rm *.swift *.xcstrings; mkdir \(draft); "$refreshgen" generate -q A.refresh.yml; echo $?
      rmdir \(draft); translate Hol; "$refreshgen" generate -q A.refresh.yml; echo $?
      # A control that cannot be written keeps its catalog as it is, and gets no first one.
      cp A.refresh.xcstrings old; mkdir \(ofControl); translate Zerr; "$refreshgen" generate -q A.refresh.yml
      echo $?; cmp A.refresh.xcstrings old
      rm *.swift *.xcstrings; "$refreshgen" generate -q A.refresh.yml; echo $?; ls *.xcstrings 2>/dev/null
      rmdir \(ofControl); translate Hol; "$refreshgen" generate -q A.refresh.yml; echo $?
      rm *.xcstrings; spec A.refresh.yml Feed; "$refreshgen" generate -q A.refresh.yml; echo $?
      """
    )
    #expect(result.output == "3\n0\n3\n0\n3\n3\n0\n0\n", "\(result.errors)")
    #expect(result.errors.contains("\n2 files are up to date\n"))
  }

  @Test("by a String Catalog, which is replaced and removed only with its control")
  func catalogs() throws {
    let result = try run(
      """
      translate() {
        echo "locales: {de: {idle: {title: $1}, armed: {title: Los}, refreshing: {title: Lädt}}}" >>A.refresh.yml
      }
      spec A.refresh.yml Feed; translate Zieh; echo '{"mine": 1}' >A.refresh.xcstrings
      "$refreshgen" generate -q A.refresh.yml; echo $?; cat A.refresh.xcstrings
      rm A.refresh.swift; "$refreshgen" generate -q A.refresh.yml; echo $?; cat A.refresh.xcstrings
      "$refreshgen" generate -q --force A.refresh.yml; cp A.refresh.xcstrings old
      # An edited control keeps its catalog.
      echo '// mine' >>A.refresh.swift; spec A.refresh.yml Feed; translate Los
      "$refreshgen" generate -q A.refresh.yml; echo $?; cmp A.refresh.xcstrings old
      # So does one that has lost its translations, until the control is replaced.
      spec A.refresh.yml Feed; "$refreshgen" generate -q A.refresh.yml; ls *.xcstrings
      "$refreshgen" generate -q --force A.refresh.yml; ls *.xcstrings 2>/dev/null
      # An edited catalog stays, and so does its control.
      translate Zieh; "$refreshgen" generate -q A.refresh.yml; echo >>A.refresh.xcstrings
      cp A.refresh.swift control; echo 'summary: New.' >>A.refresh.yml
      "$refreshgen" generate -q A.refresh.yml; echo $?; cmp A.refresh.swift control
      spec A.refresh.yml Feed; "$refreshgen" generate -q A.refresh.yml; echo $?; ls *.xcstrings
      """
    )
    let name = "A.refresh.xcstrings"
    #expect(
      result.output.split(separator: "\n") == [
        "1", "{\"mine\": 1}", "1", "{\"mine\": 1}", "1", "\(name)", "1", "1", "\(name)",
      ],
      "\(result.output)\(result.errors)"
    )
  }

  @Test("by repairing an output that a merge has left its markers in")
  func conflictedOutput() throws {
    let result = try run(
      """
      "$refreshgen" generate -q A.refresh.yml; cp A.refresh.swift good
      (echo '<<<<<<< HEAD'; cat good; echo =======; cat good; echo '>>>>>>> b') >A.refresh.swift
      "$refreshgen" generate -q --check --format gcc A.refresh.yml; echo $?
      "$refreshgen" generate -q A.refresh.yml && cmp A.refresh.swift good
      """
    )
    #expect(
      result.output.contains("A.refresh.swift:1:1: error: the file contains merge conflict"),
      "\(result.output)"
    )
    #expect(result.code == 0)
  }

  @Test("to the mask of the user, which new files and folders have")
  func mask() throws {
    let result = try run(
      """
      umask 027; "$refreshgen" generate -q --output a/b --stamp s --depfile d A.refresh.yml
      ls -ld a a/b a/b/A.refresh.swift s d | cut -c1-10
      """
    )
    #expect(
      result.output
        == "drwxr-x---\ndrwxr-x---\n" + String(repeating: "-rw-r-----\n", count: 3)
    )
  }

  @Test("of the outputs that builds ask for, each of which is listed")
  func outputs() throws {
    let result = try run(
      """
      printf 'locales: {de: {idle: {title: Zieh}}}\\n' >>A.refresh.yml
      spec B.refresh.yml B
      "$refreshgen" outputs --tests . A.refresh.yml B.refresh.yml | sort >listed
      "$refreshgen" outputs --tests . - --stdin-name In.refresh.yml <B.refresh.yml | sort >>listed
      "$refreshgen" generate -q --tests . A.refresh.yml B.refresh.yml >/dev/null
      sed s/B/In/ B.refresh.yml | "$refreshgen" generate -q --tests . - --stdin-name In.refresh.yml
      ls | grep -v yml | grep -v listed | diff listed - && wc -l <listed
      "$refreshgen" outputs --tests . Later.refresh.yml
      """
    )
    #expect(result.output == "7\nLater.refresh.swift\nLater.refresh.tests.swift\n")
  }

  @Test("of specs in a linked folder, which belong to the project")
  func linkedFolder() throws {
    let result = try run(
      """
      mkdir -p app shared/deep; spec shared/deep/B.refresh.yml B; ln -s ../shared app/specs
      ln -s .. shared/deep/loop; project refreshgen.yml '"app/**/*.refresh.yml"' out
      "$refreshgen" validate
      """
    )
    #expect(result.errors == "1 control, no errors\n", "\(result.output)")
  }

  @Test("by an output folder that moves: files in the old one are removed")
  func movedFolder() throws {
    let result = try run(
      """
      printf 'refreshgen: 1\\nspecs: ["**/*.refresh.yml"]\\n' >refreshgen.yml
      "$refreshgen" generate -q; project refreshgen.yml '"**/*.refresh.yml"' out
      "$refreshgen" generate -q; ls; ls out
      """
    )
    #expect(result.output.contains("A.refresh.yml\nout\nrefreshgen.yml\n"), "\(result.output)")
  }
}
