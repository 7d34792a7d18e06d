import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshRules
import TestSupport
import Testing

/// Compares the proofs that are shipped with what this machine is.
@Suite("Shipped proofs")
struct ShippedProofTests {
  /// What specs mostly change about a preset: one key, or both times of outcomes.
  private static let changes =
    ["", "outcome: {succeeded: 900ms, failed: 2s}"] + BehaviorRow.all.flatMap(\.shipped)

  /// What specs change about a preset together with other things, a few ways of each.
  private static let choices = [
    ["", "states: {failed: {title: a}}"],
    ["action: immediate", "action: afterReveal"],
    ["insetWhileRefreshing: sticky", "insetWhileRefreshing: fixed", "insetWhileRefreshing: none"],
    [
      "", "height: 60\ntrigger: {distance: 60}", "height: 60\ntrigger: {distance: 72}",
      "height: 60\ntrigger: {distance: 50}",
    ],
    ["", "minimumVisible: 500ms", "endDelay: 500ms", "minimumVisible: 500ms, endDelay: 500ms"].map {
      $0.isEmpty ? $0 : "timing: {\($0)}"
    },
  ]

  /// All combinations of the choices.
  private static let combinations = choices.reduce([""]) { texts, choice in
    texts.flatMap { text in choice.map { $0.isEmpty ? text : "\(text)\($0)\n" } }
  }

  /// Footers without a preset, with and without what the first specs of an app say of them.
  private static let footers =
    [
      "reach", "reach, requiresDrag: true", "reach, perDrag: unlimited",
      "reach, requiresDrag: true, perDrag: unlimited", "reach, perDrag: 1000", "tap",
    ]
    .map { "edge: bottom\nstyle: inline\ntrigger: {when: \($0)}\n" }
    + ["preset: modern-footer\ntrigger: {when: tap}\n"]

  /// The changes that say nothing that the footers say.
  private static let changesOfFooters = changes.filter {
    !$0.hasPrefix("trigger") && !$0.hasPrefix("style") && !$0.hasPrefix("edge")
  }

  private static func spec(_ change: String, _ base: String) -> String {
    "refreshgen: 1\ncontrol: A\n\(base)\(change)\n"
  }

  private static let specs: [SourceFile] = {
    let bases = [""] + Preset.all.map { "preset: \($0.name)\n" }
    let texts = bases.flatMap { base in
      (changes + changes.map { "\($0)\nstates: {failed: {title: a}}" } + combinations)
        .map { spec($0, base) }
    }
    let plain = footers.flatMap { base in changesOfFooters.map { spec($0, base) } }
    let folder = Golden.root.appendingPathComponent("examples/controls")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let examples = names.filter { $0.hasSuffix(".yml") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
        SourceFile(name: name, bytes: Array($0))
      }
    }
    return (texts + plain).map { SourceFile(name: "a.refresh.yml", text: $0) } + examples
  }()

  @Test("are of behaviors that specs mostly have")
  func known() throws {
    for preset in Preset.all {
      let file = SourceFile(name: "a.refresh.yml", text: preset.text)
      let control = try #require(SpecLoader.load(file).controls.first)
      #expect(
        ShippedProofs.phases(of: ProofClass(behavior: control.behavior)) != nil,
        "no proof of \(preset.name) ships: run `make proofs`"
      )
    }
  }

  #if !DEBUG
    @Test("are what a search finds anew")
    func table() async throws {
      var behaviors: [ProofClass: RefreshBehavior] = [:]
      var loader = SpecLoader()
      for behavior in Self.specs.flatMap({ loader.load($0).controls }).map(\.behavior) {
        behaviors[ProofClass(behavior: behavior)] = behavior
      }
      let proofs = await withTaskGroup(of: (ProofClass, Proof).self) { group in
        for (proofClass, behavior) in behaviors {
          group.addTask { (proofClass, Proof.of(behavior.widened)) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(proofs.allSatisfy { $1.violation == nil })
      let table = ShippedProofs.table(proofs.map { ($0, $1.phases) })
      try Golden("Sources/RefreshExploration/Proving/shipped.proofs")
        .expect(table, recordedBy: "make proofs")
    }

    /// The searches of `validate` leave these events out, since they would take twice as long.
    @Test("hold when bars move the list and the system cancels gestures")
    func displaced() async throws {
      let texts = Preset.all.flatMap { preset in
        ["", "style: overlay", Self.combinations.last ?? "", "trigger: {requiresDrag: false}"]
          .map { Self.spec($0, "preset: \(preset.name)\n") }
      }
      var loader = SpecLoader()
      // Presets of one class have one proof.
      var behaviors: [ProofClass: RefreshBehavior] = [:]
      for file in texts.map({ SourceFile(name: "a.refresh.yml", text: $0) }) {
        for behavior in loader.load(file).controls.map(\.behavior) {
          behaviors[ProofClass(behavior: behavior)] = behavior.widened
        }
      }
      #expect(behaviors.count > Preset.all.count)
      let faults = await withTaskGroup(of: String?.self) { group in
        for behavior in behaviors.values {
          group.addTask {
            let (proof, known) = (Proof.of(behavior, displaces: true), Proof.of(behavior))
            let isSame =
              proof.violation == nil && proof.phases == known.phases
              && proof.transitions == known.transitions
            return isSame ? nil : "\(behavior): \(proof.violation?.witness.words ?? "other phases")"
          }
        }
        return await group.reduce(into: [String]()) { faults, fault in
          if let fault { faults.append(fault) }
        }
      }
      #expect(faults == [])
    }

    /// The searches of `validate` leave these events out, too.
    @Test(
      "hold when the app runs loads by itself",
      arguments: ["", "style: overlay", "timeout: none"]
    )
    func loads(_ change: String) async throws {
      var loader = SpecLoader()
      var behaviors: [ProofClass: RefreshBehavior] = [:]
      for preset in Preset.all {
        let text = Self.spec(change, "preset: \(preset.name)\n")
        for control in loader.load(SourceFile(name: "a.refresh.yml", text: text)).controls {
          behaviors[ProofClass(behavior: control.behavior)] = control.behavior.widened
        }
      }
      let faults = await withTaskGroup(of: String?.self) { group in
        for behavior in behaviors.values {
          group.addTask {
            Proof.of(behavior, loads: true).violation.map {
              "\(behavior): \($0.invariant) by \($0.witness.words)"
            }
          }
        }
        return await group.reduce(into: [String]()) { faults, fault in
          if let fault { faults.append(fault) }
        }
      }
      #expect(faults == [])
    }

    /// What the proof of a class claims of each behavior in it.
    @Test("are true of each behavior by itself")
    func members() async throws {
      let texts = Preset.all.flatMap { preset in
        [
          "", "exclusive: true", "exclusive: false", "interruptible: true", "interruptible: false",
          "timeout: none", "timeout: 30s", "exclusive: true\ninterruptible: false\ntimeout: none",
        ]
        .map { Self.spec($0, "preset: \(preset.name)\n") }
      }
      var loader = SpecLoader()
      // Some of the changes are what a preset has anyway.
      var behaviors: [RefreshBehavior] = []
      for file in texts.map({ SourceFile(name: "a.refresh.yml", text: $0) }) {
        let controls = loader.load(file).controls.map(\.behavior)
        behaviors += controls.filter { !behaviors.contains($0) }
      }
      #expect(behaviors.count > 4 * Preset.all.count)
      let faults = await withTaskGroup(of: String?.self) { group in
        for behavior in behaviors {
          group.addTask {
            let proof = Proof.of(behavior)
            let known = ShippedProofs.phases(of: ProofClass(behavior: behavior))
            guard proof.violation == nil, proof.phases == known else { return "\(behavior)" }
            return nil
          }
        }
        return await group.reduce(into: [String]()) { faults, fault in
          if let fault { faults.append(fault) }
        }
      }
      #expect(faults == [])
    }
  #endif
}
