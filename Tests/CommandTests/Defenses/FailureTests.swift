import Foundation
import Testing

/// Checks that every read and write that fails ends with an exit code and a line that names the path.
@Suite("A failure")
struct FailureTests {
  /// Runs a script in a folder with one spec.
  private func run(_ script: String) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("refreshgen: 1\ncontrol: Feed\npreset: ego\n", to: "A.refresh.yml")
    return try tool.shell(script)
  }

  @Test(
    "a failure to write an output is reported, and nothing is written",
    arguments: [
      ("touch out", "out: expected a folder, found a file"),
      ("touch x; ln -s x out", "out: expected a folder, found a file"),
      ("ln -s nowhere out", "out: the path is a link to a file that does not exist"),
      ("ln -s out out", "out: too many levels of symbolic links"),
      ("mkdir -p out/A.refresh.swift", "out/A.refresh.swift: expected a file, found a folder"),
      (
        "mkdir out; ln -s no out/A.refresh.swift",
        "out/A.refresh.swift: the path is a link to a file that does not exist"
      ),
      (
        "mkdir out; ln -s A.refresh.swift out/A.refresh.swift",
        "out/A.refresh.swift: the path is a link to a file that does not exist"
      ),
      (
        "mkdir out; mkfifo out/A.refresh.swift",
        "out/A.refresh.swift: expected a file, found a pipe"
      ),
      (
        "mkdir out; ln -s /dev/null out/A.refresh.swift",
        "out/A.refresh.swift: expected a file, found a device"
      ),
    ]
  )
  func output(_ preparation: String, _ message: String) throws {
    let result = try run(
      """
      \(preparation)
      find . | sort >../before.$$
      "$refreshgen" generate --stamp stamp --output out --tests tests A.refresh.yml
      code=$?
      find . | sort | diff ../before.$$ - ; rm ../before.$$
      exit $code
      """
    )
    #expect(result.code == 3)
    #expect(result.errors.contains("refreshgen: error: \(message)\n"), "\(result.errors)")
    #expect(result.output == "", "nothing may be written")
  }

  @Test(
    "a folder of outputs that cannot be found is in the report of each format",
    arguments: ["validate", "generate", "generate --check"],
    ["output: out", "tests: out"]
  )
  func outputFolder(_ command: String, _ key: String) throws {
    let result = try run(
      """
      printf 'refreshgen: 1\\nspecs: ["*.refresh.yml"]\\n\(key)\\n' >refreshgen.yml
      ln -s nowhere out
      "$refreshgen" \(command) --format json --format sarif:findings.sarif
      code=$?
      grep -q 'link to a file' findings.sarif || echo 'not in SARIF'
      exit $code
      """
    )
    #expect(result.code == 3)
    let reason = "the path is a link to a file that does not exist"
    #expect(result.output.contains(reason) && !result.output.contains("not in SARIF"), "\(result)")
    #expect(result.errors == "refreshgen: error: out: \(reason)\n")
  }

  @Test(
    "no modification time of a file or folder is a failure",
    arguments: ["2500-01-01", "1600-01-01"]
  )
  func modificationTimes(_ time: String) throws {
    let result = try run(
      """
      printf 'refreshgen: 1\\nspecs: ["*.refresh.yml"]\\noutput: out\\n' >refreshgen.yml
      "$refreshgen" generate -q || exit
      for path in A.refresh.yml refreshgen.yml out/A.refresh.swift out .; do
        touch -d \(time) "$path"
        for command in validate generate 'generate --check' outputs; do
          "$refreshgen" $command >/dev/null || echo "$command: $?"
        done
      done
      """
    )
    #expect(result.output == "", "\(result.errors)")
  }

  @Test("a failure to write is a finding for machines")
  func finding() throws {
    let result = try run(
      "touch out; \"$refreshgen\" generate --format gcc --output out A.refresh.yml"
    )
    #expect(
      result.output == "out:1:1: error: expected a folder, found a file [unwritable-file]\n"
    )
  }

  @Test(
    "a failure to write results is reported",
    arguments: [
      "presets", "rules", "--help", "--version", "schema", "reference", "completions bash",
      "explain low-contrast", "templates show control.swift", "outputs A.refresh.yml",
      "generate --stdout A.refresh.yml", "validate --format json A.refresh.yml",
      "simulate A.refresh.yml --gesture 'drag 0 -> -90 in 0.3s; release; wait 1s'",
      "validate missing.yml --format gcc", "init --stdout",
      "generate --check --diff --output out A.refresh.yml",
    ]
  )
  func standardOutput(_ command: String) throws {
    // A full device, and a stream that is closed.
    for target in ["/dev/full", "&-"]
    where target == "&-" || FileManager.default.fileExists(atPath: target) {
      let result = try run("\"$refreshgen\" \(command) >\(target)")
      #expect(result.code == 3)
      #expect(result.errors.contains("refreshgen: error: standard output: "), "\(result.errors)")
    }
  }

  @Test("a failure does not come from a pipe that takes a part at a time")
  func nonBlocking() throws {
    let result = try run(
      """
      perl -e 'use Fcntl; fcntl(STDOUT, F_SETFL, O_NONBLOCK)' || exit
      for i in 1 2 3 4 5 6 7 8; do "$refreshgen" schema || exit; done
      """
    )
    #expect(result.code == 0, "\(result.errors)")
    let tool = try Tool()
    defer { tool.remove() }
    let whole = try tool.run("schema").output
    #expect(result.output == String(repeating: whole, count: 8))
  }

  @Test("a failure leaves a closed stream closed, and writes into no file instead")
  func closedStreams() throws {
    let result = try run(
      """
      "$refreshgen" generate -q A.refresh.yml <&- >&- 2>&-
      "$refreshgen" generate --check A.refresh.yml
      """
    )
    #expect(result.code == 0, "\(result.output)\(result.errors)")
  }

  @Test(
    "a failure to read is reported, and is a finding for machines",
    arguments: [
      ("validate missing.refresh.yml", "missing.refresh.yml", "no such file or directory"),
      ("validate folder", "folder", "the folder contains no spec"),
      ("validate A.refresh.yml/x", "A.refresh.yml/x", "not a directory"),
      ("validate /dev/zero", "/dev/zero", "the file is larger than"),
      ("validate - --stdin-name In.refresh.yml", "In.refresh.yml", "the file is larger than"),
      ("validate endless", "endless", "the file is larger than"),
      ("generate missing.refresh.yml", "missing.refresh.yml", "no such file or directory"),
      ("generate /dev/zero", "/dev/zero", "the file is larger than"),
      ("generate --templates gone A.refresh.yml", "gone", "no such file or directory"),
      (
        "generate --templates pipes A.refresh.yml", "pipes/control.swift.tmpl",
        "expected a file, found a pipe"
      ),
      (
        "generate --templates zeros A.refresh.yml", "zeros/control.swift.tmpl",
        "expected a file, found a device"
      ),
      ("validate --project gone.yml", "gone.yml", "no such file or directory"),
      ("generate --project folder", "folder", "expected a file, found a folder"),
      ("validate --project /dev/zero", "/dev/zero", "the file is larger than"),
    ]
  )
  func input(_ command: String, _ path: String, _ reason: String) throws {
    for format in ["text", "gcc", "json", "sarif", "junit", "github", "azure"] {
      let result = try run(
        """
        mkdir folder pipes zeros; mkfifo pipes/control.swift.tmpl endless
        ln -s /dev/zero zeros/control.swift.tmpl
        (while :; do echo '# endless'; done >endless 2>/dev/null) & writer=$!
        yes 2>/dev/null | "$refreshgen" \(command) --format \(format)
        code=$?; kill $writer 2>/dev/null; exit $code
        """
      )
      #expect(result.code == 3)
      #expect(
        result.errors.contains("refreshgen: error: \(path): \(reason)"),
        "\(result.errors)"
      )
      if format != "text" {
        #expect(result.output.contains(path), "\(result.output)")
        #expect(result.output.contains("unreadable-file"))
      }
    }
  }

  @Test("a failure of a template is a finding for machines")
  func template() throws {
    let result = try run(
      """
      "$refreshgen" templates export T 2>/dev/null; echo '{{ nothing }}' >>T/control.swift.tmpl
      "$refreshgen" generate --templates T --format gcc A.refresh.yml
      """
    )
    #expect(result.code == 2)
    #expect(result.errors.contains("T/control.swift.tmpl:"))
    #expect(result.output.contains("[invalid-template]"), "\(result.output)")
  }

  @Test("a failure of a pattern that finds a pipe does not wait for it")
  func foundPipe() throws {
    let result = try run(
      """
      mkfifo B.refresh.yml; printf 'refreshgen: 1\\nspecs: ["*.yml"]\\n' >refreshgen.yml
      rm A.refresh.yml; "$refreshgen" validate --format gcc
      """
    )
    #expect(result.code == 3)
    #expect(result.errors.contains("B.refresh.yml: expected a file, found a pipe"))
    #expect(result.output.contains("B.refresh.yml:1:1: error: expected a file, found a pipe"))
  }

  @Test("a failure to search a folder is reported, and no file counts as deleted")
  func unreadableFolder() throws {
    let result = try run(
      """
      mkdir -p a/deep; cp A.refresh.yml a/B.refresh.yml; sed s/Feed/More/ A.refresh.yml >a/B.refresh.yml
      printf 'refreshgen: 1\nspecs: ["**/*.refresh.yml"]\noutput: out\n' >refreshgen.yml
      "$refreshgen" generate -q
      # A name that is too long for a path stands for a folder that can't be searched, also by root.
      long=$(printf '%0250d' 0); for i in $(seq 9); do path=$path/$long; done
      mkdir -p a/deep$path b$path; mv b a/deep$path/b
      rm a/B.refresh.yml; "$refreshgen" generate -q --format gcc; code=$?; ls out; exit $code
      """
    )
    #expect(result.code == 3, "\(result.errors)")
    #expect(result.errors.contains(": file name too long\n"), "\(result.errors)")
    #expect(result.output.contains("error: file name too long [unreadable-file]"))
    #expect(result.output.hasSuffix("A.refresh.swift\nB.refresh.swift\n"), "\(result.output)")
  }

  @Test("a failure of the working directory is reported")
  func workingDirectory() throws {
    let result = try run(
      "spec=$PWD/A.refresh.yml; mkdir d; cd d; rmdir ../d; "
        + "\"$refreshgen\" generate --output o \"$spec\""
    )
    #expect(result.code == 3)
    #expect(result.errors.contains("refreshgen: error: "), "\(result.errors)")
  }

  @Test("a failure of a name that is as long as names may be does not come from a longer draft")
  func longName() throws {
    let result = try run(
      """
      name=$(printf '%0235d' 0); mv A.refresh.yml $name.yml
      "$refreshgen" generate -q --no-tests $name.yml && ls | wc -l
      mv $name.yml ${name}0123456789.yml
      "$refreshgen" generate ${name}0123456789.yml
      """
    )
    #expect(result.output == "2\n")
    #expect(result.code == 3)
    #expect(result.errors.contains(": file name too long\n"), "\(result.errors)")
  }

  @Test("a failure of a disk that is full leaves whole files, and no temporary ones")
  func fullDisk() throws {
    let result = try run(
      """
      [ "$(id -u)" = 0 ] && mkdir disk && mount -t tmpfs -o size=64k,nr_inodes=20 none disk 2>/dev/null ||
        { echo skipped; exit 0; }
      dd if=/dev/zero of=disk/fill bs=1k count=60 2>/dev/null
      "$refreshgen" generate --output disk --tests disk --stamp stamp A.refresh.yml; code=$?
      "$refreshgen" generate -q --output good --tests good A.refresh.yml; rm disk/fill
      for file in $(ls -A disk); do cmp "disk/$file" "good/$file" || exit 9; done
      [ ! -e stamp ] && [ ! -e disk/A.refresh.tests.swift ] || exit 8
      umount disk; exit $code
      """
    )
    guard result.output != "skipped\n" else { return }
    #expect(result.code == 3)
    #expect(result.errors.contains(".swift: no space left on device"))
    #expect(result.output == "")
  }
}
