import RefreshDiagnostics
import RefreshLoading
import Testing

/// Applies the fixes of rules, until there is nothing left to fix.
@Suite("Fixes of rules")
struct FixTests {
  @Test(
    "change only what is wrong",
    arguments: [
      // What a preset says anyway may be pinned on purpose.
      ("preset: ego\nheight: 60\nstyle: pull\n", "preset: ego\nheight: 60\nstyle: pull\n"),
      // A mistyped value becomes what it was meant to be, also where the preset says the same.
      (
        "preset: ego\nposition: Top\ntrigger: {when: Release}\ntimeout: none\n",
        "preset: ego\nposition: top\ntrigger: {when: release}\ntimeout: none\n"
      ),
      (
        "states: {all: {title: \"Re\u{AD}fresh\u{200B}\u{200B}\"}}\n",
        "states: {all: {title: \"Refresh\"}}\n"
      ),
      (
        "states: {all: {title: A}}\nlocales: {zh_hans: {all: {title: 刷新}}}\n",
        "states: {all: {title: A}}\nlocales: {zh-Hans: {all: {title: 刷新}}}\n"
      ),
      (
        "states:\n  all:\n    tint: #FF2D55 # brand\n    color:   #abc\n",
        "states:\n  all:\n    tint: \"#FF2D55\" # brand\n    color:   \"#abc\"\n"
      ),
      (
        "animation: {reveal: 250 ms}\ntimeout: 2min\n",
        "animation: {reveal: 250ms}\ntimeout: 120s\n"
      ),
    ]
  )
  func apply(_ faulty: String, _ fixed: String) {
    var file = SourceFile(name: "a.refresh.yml", text: RuleExample.spec(faulty))
    for _ in 0..<10 {
      let fixes = SpecLoader.load(file).diagnostics.compactMap(\.fix)
      file = SourceFile(name: file.name, bytes: FixedText(file, fixes).bytes)
    }
    #expect(String(decoding: file.bytes, as: UTF8.self) == RuleExample.spec(fixed))
    #expect(SpecLoader.load(file).diagnostics.allSatisfy { $0.severity < .error })
  }
}
