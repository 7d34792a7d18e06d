import RefreshCore

/// A search for a sequence that breaks an invariant.
struct Search<Machine: Watched>: Sendable {
  /// A broken invariant with the way there.
  struct Finding: CustomStringConvertible {
    var seed: UInt64
    var violation: Violation
    var steps: [WatchedRun<Machine>.Step]

    var description: String {
      var lines = "\(violation.invariant.rawValue): \(violation.text), seed \(seed)\n"
      for step in steps {
        let at = step.reading
        lines += "  \(step.event) at \(at.offset), content \(at.content), viewport \(at.viewport)"
        lines += ", insets \(at.start) and \(at.end)\(at.isDragging ? ", dragging" : "")\n"
      }
      return lines
    }
  }

  private let sequences: RandomSequences
  private let make: @Sendable (ScrollReading) -> Machine

  init(_ behavior: RefreshBehavior, make: @escaping @Sendable (ScrollReading) -> Machine) {
    sequences = RandomSequences(behavior)
    self.make = make
  }

  /// The shortest way to a broken invariant among the sequences of so many seeds; once one is
  /// found, only so many more are looked at.
  func shortest(of seeds: Range<UInt64>, lookingOn patience: Int = 200) -> Finding? {
    var best: Finding?
    var patience = patience
    for seed in seeds where patience > 0 {
      if best != nil { patience -= 1 }
      guard breaks(seed) else { continue }
      guard let finding = finding(seed) else { continue }
      if finding.steps.count < best?.steps.count ?? .max { best = finding }
    }
    return best.map(shortened)
  }

  private func breaks(_ seed: UInt64) -> Bool {
    var run = WatchedRun(sequences.behavior, make: make)
    do {
      try sequences.run(seed: seed, &run)
      return false
    } catch {
      return true
    }
  }

  /// Runs a seed again and keeps what happens.
  private func finding(_ seed: UInt64) -> Finding? {
    var run = WatchedRun(sequences.behavior, keepsTrail: true, make: make)
    do {
      try sequences.run(seed: seed, &run)
      return nil
    } catch {
      return Finding(seed: seed, violation: error, steps: run.trail ?? [])
    }
  }

  /// The finding without the steps that it does not take.
  private func shortened(_ finding: Finding) -> Finding {
    var finding = finding
    var index = finding.steps.count - 1
    while index >= 0 {
      var steps = finding.steps
      steps.remove(at: index)
      if let violation = replay(steps), violation.invariant == finding.violation.invariant {
        finding.steps = steps
        finding.violation = violation
      }
      index = min(index, finding.steps.count) - 1
    }
    return finding
  }

  private func replay(_ steps: [WatchedRun<Machine>.Step]) -> Violation? {
    var run = WatchedRun(sequences.behavior, make: make)
    do {
      for step in steps {
        run.reading = step.reading
        try run.send(step.event)
      }
      return nil
    } catch {
      return error
    }
  }
}
