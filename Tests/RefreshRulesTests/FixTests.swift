import RefreshDiagnostics
import RefreshRules
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
        "preset: ego\nedge: Top\ntrigger: {when: Release}\ntimeout: none\n",
        "preset: ego\nedge: top\ntrigger: {when: release}\ntimeout: none\n"
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
        "timing: {reveal: 250 ms}\ntimeout: 2min\n",
        "timing: {reveal: 250ms}\ntimeout: 120s\n"
      ),
    ]
  )
  func apply(_ faulty: String, _ fixed: String) {
    expect(faulty, toBecome: fixed)
  }

  @Test(
    "turn what other libraries and keyboards write into a valid spec",
    arguments: [
      ("mj_h: 54\n", "height: 54\n"),
      ("automaticallyChangeAlpha: true\n", "opacity: followsPull\n"),
      ("autoTriggerTimes: 2\n", "trigger: {perDrag: 2}\n"),
      ("lastUpdatedTimeKey: feed\n", "lastUpdated: {key: feed}\n"),
      ("preset: MJRefreshBackNormalFooter\n", "preset: mjrefresh-back-footer\n"),
      (
        "states: {idle: {tintColor: systemRed, attributedTitle: Pull}, loading: {title: Wait}}\n",
        "states: {idle: {tint: systemRed, title: Pull}, refreshing: {title: Wait}}\n"
      ),
      (
        "states: {idle: {indicator: UIActivityIndicatorView.Style.large, color: {asset: Brand}}}\n",
        "states: {idle: {indicator: large, color: asset:Brand}}\n"
      ),
      (
        "states:\n  idle:\n    color: asset: Brand\n", "states:\n  idle:\n    color: asset:Brand\n"
      ),
      ("states: {idle: {color: asset: Brand}}\n", "states: {idle: {color: asset:Brand}}\n"),
      ("states: {idle: {color: UIColor.systemBlue}}\n", "states: {idle: {color: systemBlue}}\n"),
      ("states: {idle: {color: “#0066CC”}}\n", "states: {idle: {color: \"#0066CC\"}}\n"),
      ("timing: {curve: easeInEaseOut}\n", "timing: {curve: easeInOut}\n"),
      ("timing:\n  reveal: 0,3s\n", "timing:\n  reveal: 300ms\n"),
      ("trigger: release\n", "trigger: {when: release}\n"),
      ("exhausted: true\n", "exhausted: {allowed: true}\n"),
      ("accessibility: {announce: failed}\n", "accessibility: {announce: [failed]}\n"),
      ("height: ６０\n", "height: 60\n"),
      ("states: ｛idle： ｛title： 下拉｝｝\n", "states: {idle: {title: 下拉}}\n"),
      ("states:\n　　idle: {title: 下拉}\n", "states:\n  idle: {title: 下拉}\n"),
      ("states:\n\tidle:\n\t\ttitle: A\n", "states:\n  idle:\n    title: A\n"),
      ("// tall\nheight: 60\n", "# tall\nheight: 60\n"),
      ("height: 60 // tall\n", "height: 60 # tall\n"), ("height: 54.0f\n", "height: 54.0\n"),
      ("height = 60\n", "height: 60\n"), ("height=60\n", "height: 60\n"),
      ("trigger:\n  distance 90\n", "trigger:\n  {distance: 90}\n"),
      ("interruptible: 1\n", "interruptible: true\n"),
      ("trigger: {compare: '>='}\n", "trigger: {comparison: atLeast}\n"),
      (
        "edge: bottom\nautoTriggerTimes: -1\n",
        "edge: bottom\ntrigger: {perDrag: unlimited}\n"
      ),
      ("states: {idle: {font: 17}}\n", "states: {idle: {font: {size: 17}}}\n"),
      (
        "states: {idle: {font: UIFont.systemFont(ofSize: 14)}}\n",
        "states: {idle: {font: {size: 14}}}\n"
      ),
      (
        "states: {idle: {font: UIFont.boldSystemFont(ofSize: 14)}}\n",
        "states: {idle: {font: {size: 14, weight: bold}}}\n"
      ),
      (
        "states: {idle: {font: .systemFont(ofSize: 14)}}\n",
        "states: {idle: {font: {size: 14}}}\n"
      ),
      (
        "states: {idle: {font: {size: 17, weight: 700}}}\n",
        "states: {idle: {font: {size: 17, weight: bold}}}\n"
      ),
      ("content: BrandView()\n", "content: BrandView\n"),
    ]
  )
  func foreign(_ faulty: String, _ fixed: String) {
    expect(faulty, toBecome: fixed)
  }

  @Test(
    "give the keys of earlier versions their new names",
    arguments: [
      ("position: top\nalpha: followsPull\n", "edge: top\nopacity: followsPull\n"),
      (
        "trigger: {compare: inclusive, release: settle}\n",
        "trigger: {comparison: atLeast, releasedBy: settle}\n"
      ),
      (
        "edge: bottom\ntrigger: {when: reach, visible: 0.5, compare: exclusive}\n",
        "edge: bottom\ntrigger: {when: reach, visibleFraction: 0.5, comparison: above}\n"
      ),
      (
        "animation: {reveal: 200ms, arrow: 100ms, change: 300ms}\n",
        "timing: {reveal: 200ms, arrowDuration: 100ms, changeDuration: 300ms}\n"
      ),
      (
        "exhausted: {allowed: true, resetOnRefresh: false, resetOnEnd: true, resetOnTap: true}\n",
        "exhausted: {allowed: true, resetsOnOppositeRefresh: false, resetsOnEnd: true, "
          + "resetsOnTap: true}\n"
      ),
      (
        "lastUpdated: {show: true, style: time}\n", "lastUpdated: {show: true, timeStyle: time}\n"
      ),
      (
        "states: {idle: {font: {style: headline}, accessibility: Pull}}\n",
        "states: {idle: {font: {textStyle: headline}, accessibilityLabel: Pull}}\n"
      ),
      (
        "states: {idle: {indicator: $a}}\nindicators:\n  a: {box: 9, layers: [{circle: 4, "
          + "fill: tint, arrow: true, rotate: {armed: 180, over: 1s}}]}\n",
        "states: {idle: {indicator: $a}}\ndrawings:\n  a: {box: 9, layers: [{circle: 4, "
          + "fill: tint, followsArrow: true, rotate: {armed: 180, over: 1s}}]}\n"
      ),
    ]
  )
  func renames(_ old: String, _ new: String) {
    expect(old, toBecome: new)
  }

  @Test(
    "put a text with a colon in quotes, if the word before the colon can be no key",
    arguments: [
      (
        "states: {idle: {title: News: pull}}\n", "states: {idle: {title: \"News: pull\"}}\n"
      ),
      (
        "states: {idle: {title: Our news, subtitle: Latest News: 3, color: label}}\n",
        "states: {idle: {title: Our news, subtitle: \"Latest News: 3\", color: label}}\n"
      ),
      (
        "states:\n  idle:\n    title: 新闻: 下拉 # first\n",
        "states:\n  idle:\n    title: \"新闻: 下拉\" # first\n"
      ),
      (
        "timing: {curve: spring(damping: 0.8)}\n",
        "timing: {curve: \"spring(damping: 0.8)\"}\n"
      ),
      ("timing:\n  curve: spring(0.7)\n", "timing:\n  curve: \"spring(damping: 0.7)\"\n"),
    ]
  )
  func quotes(_ faulty: String, _ fixed: String) {
    expect(faulty, toBecome: fixed)
  }

  @Test(
    "move a key to its only place",
    arguments: [
      ("distance: 90\n", "trigger: {distance: 90}\n"),
      (
        "trigger: {when: release}\ndistance: 90\n", "trigger: {distance: 90, when: release}\n"
      ),
      (
        "distance: 90\ntrigger:\n  when: release\n",
        "trigger:\n  distance: 90\n  when: release\n"
      ),
      ("reveal: 300ms # calm\n", "timing: {reveal: 300ms} # calm\n"),
      ("trigger: {distance: -60}\n", "trigger: {distance: 60}\n"),
    ]
  )
  func moves(_ faulty: String, _ fixed: String) {
    expect(faulty, toBecome: fixed)
  }

  @Test(
    "leave what can be meant in several ways",
    arguments: [
      "states: {idle: {title: color: label}}\n", "states: {idle: {title: A: b, c}}\n",
      "title: Pull\n", "distance: 90\nsecondLevel: {height: 500}\n",
      "timing: {curve: \"spring(response: 0.5)\"}\n",
      "states: {idle: {color: 'UIColor(named: \"Brand\")!.withAlphaComponent(0.5)'}}\n",
      "states: {idle: {font: 'UIFont.italicSystemFont(ofSize: 14)'}}\n",
      "states: {idle: {color: $none}}\ncolors: {accent: \"#0066CC\", accept: \"#0066CC\"}\n",
    ]
  )
  func unsure(_ faulty: String) {
    let file = SourceFile(name: "a.refresh.yml", text: RuleExample.spec(faulty))
    let findings = SpecLoader.load(file).diagnostics.filter { $0.severity == .error }
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.fix == nil })
  }

  @Test("correct names in palettes, drawings and types that differ in little")
  func names() {
    let faulty = """
      refreshgen: 1
      control: feed-header
      preset: modern-header
      states: {armed: {color: $acent}, refreshing: {indicator: $rnig}}
      colors: {accent: "#0A84FF"}
      drawings: {ring: {box: 20, layers: [{circle: 9, stroke: tint, rotate: {loop: 1s}, end: 0.7}]}}

      """
    var file = SourceFile(name: "a.refresh.yml", text: faulty)
    for _ in 0..<3 {
      let fixes = SpecLoader.load(file).diagnostics.compactMap(\.fix)
      file = SourceFile(name: file.name, bytes: FixedText(file: file, fixes: fixes).bytes)
    }
    let fixed = faulty.replacing("feed-header", with: "FeedHeader")
      .replacing("$acent", with: "$accent").replacing("$rnig", with: "$ring")
    #expect(String(decoding: file.bytes, as: UTF8.self) == fixed)
  }

  private func expect(_ faulty: String, toBecome fixed: String) {
    var file = SourceFile(name: "a.refresh.yml", text: RuleExample.spec(faulty))
    for _ in 0..<10 {
      let fixes = SpecLoader.load(file).diagnostics.compactMap(\.fix)
      file = SourceFile(name: file.name, bytes: FixedText(file: file, fixes: fixes).bytes)
    }
    #expect(String(decoding: file.bytes, as: UTF8.self) == RuleExample.spec(fixed))
    #expect(SpecLoader.load(file).diagnostics.allSatisfy { $0.severity < .error })
  }
}
