import Foundation
import TestSupport
import Testing

/// Plays random lives of a project: specs, folders and branches change, files are edited and runs killed.
///
/// An oracle of bytes and edits knows nothing of checksums. An edit is a text that only edits have. No run
/// loses one, and a run without edits succeeds and leaves what a new copy of the project generates.
@Suite("Random lives of a project")
struct LivesTests {
  /// The number of lives, or else REFRESHGEN_LIVES is, and the first, or else REFRESHGEN_LIFE is.
  private static let seeds: Range<UInt64> = {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["REFRESHGEN_LIFE"].flatMap(UInt64.init) ?? 1
    return first..<first + (variables["REFRESHGEN_LIVES"].flatMap(UInt64.init) ?? 8)
  }()

  @Test("no edit is lost, and nothing else is refused", arguments: seeds)
  func life(_ seed: UInt64) throws {
    // Every fourth one on an imitation of a volume that ignores the case of names.
    let library = seed % 4 == 0 ? PreloadedLibrary.ignoringCase : nil
    let life = try ProjectLife(seed: seed, library: library)
    defer { life.remove() }
    for step in 1...24 {
      let action = try life.act()
      if let fault = try life.fault() {
        Issue.record("life \(seed), step \(step), after \(action): \(fault)\n\(life.log)")
        return
      }
    }
  }
}

/// A project in a repository, whose life is random.
private final class ProjectLife {
  private let tool: Tool
  private let library: String?
  private var random: SplitMix64
  /// The keys of each spec, by its path.
  private var specs: [String: [String: String]] = [:]
  /// The folders of the controls and of the tests.
  private var folders = ["Out", "Tests"]
  private var edits = 0
  /// The actions so far.
  private(set) var log = ""

  private static let controls = ["Alpha", "Beta", "Gamma", "Delta"]

  init(seed: UInt64, library: String?) throws {
    (tool, self.library, random) = (try Tool(), library, SplitMix64(seed: seed))
    try shell(
      """
      git init -q -b main . && git config user.name a && git config user.email a@b
      echo .refreshgen-\\*.tmp >.gitignore
      """
    )
    for control in Self.controls.prefix(2) { add(control) }
    try save()
    try shell("$refreshgen generate; git add .; git commit -qm x")
  }

  func remove() {
    tool.remove()
  }

  // MARK: Actions

  /// Does something at random; returns its name.
  func act() throws -> String {
    // What git does to two names of one file is not the point of an imitated volume.
    let git = library == nil ? [branch, merge, merge, stash, sparse, commit] : [commit]
    let actions =
      [
        change, change, addSpec, removeSpec, renameSpec, moveFolders, addProject, edit, edit, lines,
        kill, force,
      ] + git
    let action = try actions[Int.random(in: 0..<actions.count, using: &random)]()
    log += action + "\n"
    return action
  }

  private func add(_ control: String) {
    specs["Specs/\(control).refresh.yml"] = ["control": control]
  }

  /// Writes the specs and the project file.
  private func save() throws {
    try shell("rm -rf Specs; mkdir Specs")
    for (path, keys) in specs {
      let titles = ["idle", "armed", "refreshing"].map { state in
        "  #\n  \(state): {title: \(keys[state] ?? "Text")}\n"
      }
      let locales = keys["de"].map { "locales: {de: {idle: {title: \($0)}}}\n" } ?? ""
      try tool.write(
        """
        refreshgen: 1
        control: \(keys["control"] ?? "")
        preset: modern-header
        #
        height: \(keys["height"] ?? "60")
        #
        summary: \(keys["summary"] ?? "One.")
        #
        states:
        \(titles.joined())#
        \(locales)
        """,
        to: path
      )
    }
    try save(project: "refreshgen.yml", specs: "Specs")
  }

  private func save(project: String, specs: String) throws {
    let text = """
      refreshgen: 1
      specs: ["\(specs)/**/*.refresh.yml"]
      output: \(folders[0])
      tests: \(folders[1])

      """
    try tool.write(text, to: project)
  }

  private func change() throws -> String {
    guard let path = specs.keys.sorted().randomElement(using: &random) else { return try addSpec() }
    let key =
      ["height", "summary", "idle", "armed", "refreshing", "de", "no de"]
      .randomElement(using: &random) ?? ""
    let number = Int.random(in: 61...99, using: &random)
    specs[path]?[key] = key == "height" ? "\(number)" : "Word \(number)"
    if key == "no de" { specs[path]?["de"] = nil }
    try save()
    return "change \(key) of \(path)"
  }

  private func addSpec() throws -> String {
    let used = Set(specs.values.compactMap { $0["control"] })
    guard let control = Self.controls.first(where: { !used.contains($0) }) else { return "nothing" }
    add(control)
    try save()
    return "add \(control)"
  }

  private func removeSpec() throws -> String {
    guard specs.count > 1, let path = specs.keys.sorted().randomElement(using: &random) else {
      return "nothing"
    }
    specs[path] = nil
    try save()
    return "remove \(path)"
  }

  /// Gives a spec another name, or another case of its name.
  private func renameSpec() throws -> String {
    guard let path = specs.keys.sorted().randomElement(using: &random) else { return "nothing" }
    let name = path.dropFirst("Specs/".count)
    let new = Bool.random(using: &random) ? name.lowercased() : "New" + name.suffix(20)
    let renamed = "Specs/" + new
    guard !specs.keys.contains(where: { $0.lowercased() == renamed.lowercased() && $0 != path })
    else { return "nothing" }
    let keys = specs.removeValue(forKey: path)
    specs[renamed] = keys
    try save()
    return "rename \(path) to \(renamed)"
  }

  /// Renames the output folders, and moves the files, as documented.
  private func moveFolders() throws -> String {
    let old = folders
    folders = [
      ["Out", "Gen/Out"].randomElement(using: &random) ?? "",
      ["Tests", "More/Deep/Tests"].randomElement(using: &random) ?? "",
    ]
    for (old, new) in zip(old, folders) where old != new {
      try shell("mkdir -p \(new); mv \(old)/*.refresh.* \(new)")
    }
    try save()
    if try shell("ls").contains("second.yml") { try save(project: "second.yml", specs: "Second") }
    return "move folders to \(folders)"
  }

  /// Adds another project file, whose controls are in the folder of the first.
  private func addProject() throws -> String {
    try tool.makeFolder("Second")
    try tool.write("refreshgen: 1\ncontrol: Second\npreset: ego\n", to: "Second/Second.refresh.yml")
    try save(project: "second.yml", specs: "Second")
    return "add a project"
  }

  /// The paths of all generated files, or of those with edits.
  private func files(edited: Bool? = nil) throws -> [String] {
    let text = try shell(
      "find . -name .git -prune -o -type f \\( -name '*.refresh.*swift' -o -name '*.xcstrings' \\) -print"
    )
    return try text.split(separator: "\n").map(String.init).sorted().filter { path in
      try edited.map { $0 == (try tool.read(path).contains("EDIT-")) } ?? true
    }
  }

  /// Edits a generated file: in its first lines, its code or its checksums, as a person, a formatter or a
  /// tool that adds a license would.
  private func edit() throws -> String {
    guard let path = try files(edited: false).randomElement(using: &random) else {
      return "nothing"
    }
    edits += 1
    var lines = try tool.read(path).components(separatedBy: "\n")
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.insert("// EDIT-\(edits)", at: index)
    case 1: lines[index] += " // EDIT-\(edits)"
    case 2: lines[index] = "\rEDIT-\(edits) " + lines[index]
    default: lines.insert("// License EDIT-\(edits)", at: 0)
    }
    try tool.write(lines.joined(separator: "\n"), to: path)
    return "edit \(path) in line \(index + 1)"
  }

  /// Gives a generated file the line endings of Windows, which is no edit.
  private func lines() throws -> String {
    guard let path = try files(edited: false).randomElement(using: &random) else {
      return "nothing"
    }
    let text = try tool.read(path).replacingOccurrences(of: "\r\n", with: "\n")
    try tool.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
    return "line endings of \(path)"
  }

  private func kill() throws -> String {
    let change = try change()
    let edited = try files(edited: true)
    let before = try contents(of: edited)
    let pause = Double.random(in: 0...0.06, using: &random)
    try shell("$refreshgen generate & sleep \(pause); kill -9 $! 2>/dev/null; wait")
    if try contents(of: edited) != before { log += "AN EDIT IS LOST\n" }
    return "\(change), kill a run after \(pause) s"
  }

  /// Throws all edits away, as a developer may.
  private func force() throws -> String {
    try shell("$refreshgen generate --force")
    // A catalog without a control is kept.
    for path in try files(edited: true) { try shell("rm '\(path)'") }
    return "force"
  }

  private func commit() throws -> String {
    try shell("git add . && git commit -qm x")
    return "commit"
  }

  private func branch() throws -> String {
    _ = try commit()
    try shell("git branch -f other; git tag -f base")
    return "branch"
  }

  /// Generates in a checkout that leaves out a spec.
  private func sparse() throws -> String {
    _ = try commit()
    let (path, before) = (specs.keys.sorted().randomElement(using: &random) ?? "", try files())
    try shell(
      "git sparse-checkout set --no-cone '/*' '!/\(path)'; $refreshgen generate --force; git sparse-checkout disable"
    )
    let lost = try Set(before).subtracting(files()).filter { $0.hasSuffix(".swift") }
    if !lost.isEmpty { log += "A SPARSE CHECKOUT LOSES A FILE\n" }
    try save()
    return "sparse checkout without \(path)"
  }

  /// Merges another change of the branch point, whose conflicts in specs are solved in favor of this side.
  private func merge() throws -> String {
    guard try shell("git rev-parse -q --verify base").isEmpty == false else { return try branch() }
    _ = try commit()
    let mine = specs
    // The other branch has the specs of this one, with one change in each.
    for path in specs.keys {
      specs[path]?["armed"] = "Other \(Int.random(in: 0...9, using: &random))"
    }
    try shell("git checkout -q -b side base; rm -rf Out Gen Tests More")
    try save()
    try shell("$refreshgen generate; git add .; git commit -qm side; git checkout -q main")
    specs = mine
    let style = ["merge", "diff3", "zdiff3"].randomElement(using: &random) ?? ""
    try shell("git -c merge.conflictStyle=\(style) merge -q side; git branch -D side; true")
    // As documented: the specs first, then generate.
    try save()
    return try "merge in the style \(style)" + (Bool.random(using: &random) ? noteInConflict() : "")
  }

  /// Adds a note to a file with conflicts: in any part of one, or behind a marker.
  private func noteInConflict() throws -> String {
    let paths = try files(edited: false).filter { try tool.read($0).contains("<<<<<<< ") }
    guard let path = paths.randomElement(using: &random) else { return "" }
    edits += 1
    var lines = try tool.read(path).components(separatedBy: "\n")
    let marks = lines.indices.filter { index in
      ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "].contains(where: lines[index].hasPrefix)
    }
    let index = marks.randomElement(using: &random) ?? 0
    if Bool.random(using: &random) {
      lines[index] += " EDIT-\(edits)"
    } else {
      lines.insert("// EDIT-\(edits)", at: index + 1)
    }
    try tool.write(lines.joined(separator: "\n"), to: path)
    return ", note in \(path), line \(index + 1)"
  }

  /// Changes to a commit with a change that is not committed.
  private func stash() throws -> String {
    guard try shell("git rev-parse -q --verify base").isEmpty == false else { return try branch() }
    try shell(
      """
      git stash -q -u && git checkout -q --detach base && $refreshgen generate
      git checkout -q -f main && git stash pop -q
      git reset -q
      """
    )
    try save()
    return "stash"
  }

  // MARK: The oracle

  /// What is wrong with the next run; `nil` if nothing is.
  func fault() throws -> String? {
    if log.contains("AN EDIT IS LOST") { return "a killed run loses an edit" }
    if log.contains("A SPARSE CHECKOUT LOSES") { return "a sparse checkout loses a file" }
    let edited = try files(edited: true)
    let before = try contents(of: edited)
    var result = try run("")
    guard try contents(of: edited) == before else { return "an edit is lost: \(result.errors)" }
    guard edited.isEmpty else {
      // A file whose header names no spec is reported only where the run generates a file.
      let isInTheWay = try reference().keys.contains(where: before.keys.contains)
      return result.code == 1 || !isInTheWay ? nil : "\(result.code) with edits: \(result.errors)"
    }
    if result.code == 1 {
      // Git has merged a part of a file that has a conflict elsewhere, or has added twice what both sides
      // add: which needs --force, as documented.
      let merged = try filesOfGit()
      let conflicts = try files().filter {
        try tool.read($0).contains("\n<<<<<<< ") || tool.read($0).hasPrefix("<<<<<<< ")
      }
      let refused = result.errors.split(separator: "\n").filter {
        $0.hasPrefix("refreshgen: error: ")
      }
      let isDocumented = refused.allSatisfy { line in
        conflicts.contains { line.contains($0.dropFirst(2) + ": the file has merge conflicts") }
          || merged.contains { line.contains($0 + ": the file was edited") }
          || line.contains(".xcstrings: the file was edited")
          || line.contains(".xcstrings: the file has merge conflicts")
      }
      guard isDocumented, !conflicts.isEmpty || !merged.isEmpty else {
        return "refused: \(result.errors)\(result.output)"
      }
      result = try run("--force")
    }
    guard result.code == 0 else { return "\(result.code): \(result.errors)\(result.output)" }
    let (found, expected) = (try contents(of: files()), try reference())
    guard found == expected else {
      let differing = Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }
      return "other files than in a new copy: \(differing.sorted()): \(result.errors)"
    }
    guard try run("--check -q").code == 0 else { return "a second run would change files" }
    return nil
  }

  /// The files whose content git has written in an unfinished merge, without a conflict.
  private func filesOfGit() throws -> Set<Substring> {
    let script = "test -e .git/MERGE_HEAD && git diff --cached --name-only"
    return Set(try shell(script).split(separator: "\n"))
      .subtracting(try shell("git diff --name-only").split(separator: "\n"))
  }

  /// The files that a new copy of the project generates, by the name that a volume may ignore the case of.
  private func reference() throws -> [String: String] {
    let copy = try Tool()
    defer { copy.remove() }
    let second = ["second.yml", "Second/Second.refresh.yml"]
    for path in Array(specs.keys) + ["refreshgen.yml"] + second {
      guard let text = try? tool.read(path) else { continue }
      for folder in ["Specs", "Second"] { try copy.makeFolder(folder) }
      try copy.write(text, to: path)
    }
    let original = ProjectLife(tool: copy, library: library)
    _ = try original.run("-q", besideBuild: false)
    return try original.contents(of: original.files())
  }

  private init(tool: Tool, library: String?) {
    (self.tool, self.library, random) = (tool, library, SplitMix64(seed: 0))
  }

  private func contents(of paths: [String]) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in paths {
      let text = try? tool.read(path).replacingOccurrences(of: "\r\n", with: "\n")
      contents[library == nil ? path : path.lowercased()] = text
    }
    return contents
  }

  /// Generates both projects, beside a build that makes and removes folders in that of the specs.
  private func run(_ options: String, besideBuild: Bool = true) throws -> Tool.Result {
    let preload = library.map { "LD_PRELOAD='\($0)' " } ?? ""
    let build = """
      { while mkdir -p Specs/Build/Deep && rm -rf Specs/Build; do sleep 0.003; done; } 2>/dev/null & build=$!
      trap 'kill $build; wait $build 2>/dev/null; rm -rf Specs/Build' EXIT

      """
    return try tool.shell(
      """
      \(besideBuild ? build : "")code=0
      for project in refreshgen.yml second.yml; do
        [ -e $project ] || continue
        \(preload)"$refreshgen" generate --project $project \(options) || { now=$?; [ $now -le $code ] || code=$now; }
      done
      exit $code
      """
    )
  }

  @discardableResult
  private func shell(_ script: String) throws -> String {
    let preload = library.map { "env LD_PRELOAD='\($0)' " } ?? ""
    let script = script.replacingOccurrences(of: "$refreshgen", with: "\(preload)\"$refreshgen\"")
    return try tool.shell("exec 2>/dev/null\n" + script, environment: ["HOME": tool.folder.path])
      .output
  }
}
