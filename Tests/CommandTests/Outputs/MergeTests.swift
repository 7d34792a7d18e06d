import Foundation
import Testing

/// Merges branches by git, as teams do.
@Suite("A merge")
struct MergeTests {
  /// Runs a script in a repository with the project file, in which `commit` generates and commits.
  private func run(_ script: String) throws -> Tool.Result {
    let tool = try Tool()
    defer { tool.remove() }
    let helper = """
      export HOME="$PWD"
      git config --global user.name a; git config --global user.email a@b
      git init -q -b main .
      commit() { "$refreshgen" generate -q --prune >findings && git add . && git commit -qm x; }
      spec() { printf 'refreshgen: 1\\ncontrol: Feed\\npreset: modern-header\\n%s\\n' "$1" >A.refresh.yml; }
      printf '.gitconfig\\nfindings\\nmerged\\n' >.gitignore
      printf 'refreshgen: 1\\nspecs: ["*.refresh.yml"]\\noutput: out\\n' >refreshgen.yml

      """
    return try tool.shell(helper + script)
  }

  @Test("of different keys of a spec is clean where git merges the code, and is up to date")
  func differentKeys() throws {
    let result = try run(
      """
      # Lines between the keys, so that the spec itself always merges.
      cat >A.refresh.yml <<'END'
      refreshgen: 1
      control: Feed
      preset: modern-header
      #
      summary: One.
      #
      height: 60
      #
      timeout: 30s
      #
      animation: {retract: 300ms}
      #
      haptics: soft
      #
      lastUpdated: {show: true, key: one}
      #
      layout: {spacing: 10}
      #
      states:
        #
        idle: {title: One}
        #
        armed: {title: One}
        #
        refreshing: {title: One}
        #
        failed: {title: One}
      END
      commit
      set -- 's/^summary: One/summary: Two/' 's/^height: 60/height: 80/' 's/30s/40s/' 's/300ms/400ms/' \\
        's/soft/heavy/' 's/key: one/key: two/' 's/spacing: 10/spacing: 12/' 's/idle: {title: One/idle: {title: Two/' \\
        's/armed: {title: One/armed: {title: Two/' 's/refreshing: {title: One/refreshing: {title: Two/' \\
        's/failed: {title: One/failed: {title: Two/'
      branches=
      for change; do
        name=b$(echo $branches | wc -w); branches="$branches $name"
        git checkout -q -b $name main; sed -i "$change" A.refresh.yml; commit
      done
      code() { git show $1:out/A.refresh.swift | sed '/^.. Checksums/,$d'; }
      code main >main.txt; pairs=0; without=0; clean=0; current=0
      for ours in $branches; do
        code $ours >ours.txt
        for theirs in ${branches#*$ours}; do
          code $theirs >theirs.txt; pairs=$((pairs + 1))
          git merge-file -p ours.txt main.txt theirs.txt >/dev/null && without=$((without + 1))
          git checkout -q --detach $ours
          if git merge -q $theirs >/dev/null 2>&1; then
            clean=$((clean + 1)); "$refreshgen" generate --check -q >/dev/null && current=$((current + 1))
          else git merge --abort; fi
        done
      done
      echo "$pairs pairs: $without without checksums, $clean clean, $current up to date"
      """
    )
    let counts = result.output.split(separator: " ").compactMap { Int($0) }
    try #require(counts.count == 4, "\(result.output)\(result.errors)")
    #expect(counts[0] == 55)
    #expect(counts[2] * 4 >= counts[1] * 3, "three of four pairs merge: \(result.output)")
    #expect(counts[3] == counts[2], "\(result.output)")
  }

  @Test("with a conflict is resolved by generate, once the spec is")
  func conflict() throws {
    let result = try run(
      """
      spec 'height: 60'; commit
      git checkout -q -b other; spec 'height: 70'; commit
      git checkout -q main; spec 'height: 80'; commit
      git merge -q other >/dev/null; grep -c '<<<<<<<' A.refresh.yml out/A.refresh.swift
      "$refreshgen" generate -q >/dev/null; echo $?
      git checkout -q --theirs A.refresh.yml
      "$refreshgen" generate --check --format gcc -q | grep -c 'contains merge conflict markers'
      "$refreshgen" generate -q >findings; echo $?; grep -c 'height: 70' out/A.refresh.swift
      """
    )
    #expect(
      result.output == "A.refresh.yml:1\nout/A.refresh.swift:2\n1\n1\n0\n1\n",
      "\(result.errors)"
    )
  }

  @Test("of texts leaves a String Catalog that git has merged, and that is no edit")
  func catalogs() throws {
    let result = try run(
      """
      texts() { spec "height: $1
      locales:
        de: {idle: {title: $2}, armed: {title: Los}, refreshing: {title: $3}}"; }
      texts 60 Zieh Lade; commit
      git checkout -q -b other; texts 70 Hol Lade; commit
      git checkout -q main; texts 80 Zieh Warte; commit
      git merge -q other >/dev/null; git diff --name-only --diff-filter=U
      texts 80 Hol Warte; "$refreshgen" generate -q >findings; echo $?
      "$refreshgen" generate -q --check >findings; echo $?
      """
    )
    #expect(
      result.output == "A.refresh.yml\nout/A.refresh.swift\n0\n0\n",
      "\(result.errors)"
    )
  }

  @Test(
    "keeps an edit that was not committed",
    arguments: ["$ s/$/ mine/", "1 s/Do not/Do/", "/height: 60/ s/60/61/", "3 d"]
  )
  func uncommittedEdit(_ edit: String) throws {
    let result = try run(
      """
      spec 'height: 60'; commit
      git checkout -q -b other; spec 'height: 70'; commit; git checkout -q main
      sed -i '\(edit)' out/A.refresh.swift; git switch -q -m other 2>/dev/null
      cp out/A.refresh.swift merged
      "$refreshgen" generate -q >findings; echo $?; cmp out/A.refresh.swift merged
      """
    )
    #expect(result.output == "1\n", "\(result.errors)")
  }
}
