internal import RefreshCore
package import RefreshRuntime
import RefreshTesting
internal import RefreshWorld

/// A control attached through UIKit beside one without a screen: what happens to one list happens to
/// both, as far as both model it.
///
/// Both have the interpreter of scrolls. The simulated list has no window that takes the safe area along,
/// and no finger apart from the offset, so that some differences are known: see `PARITY.md`.
@MainActor
package enum Parity {
  /// Controls at both ends of a list.
  package static let pairs: [[any RefreshDesign.Type]] = [
    [StandardHeader.self, PullFooter.self],
    [FixedHeader.self, DraggedFooter.self],
    [OverlayHeader.self, PullFooter.self],
    [FixedHeader.self, PullFooter.self],
    [LeveledHeader.self, PullFooter.self],
  ]

  /// The first difference in random sequences, with what led there.
  package static func difference(
    _ designs: [any RefreshDesign.Type],
    seeds: Range<UInt64>
  ) -> String? {
    let hasLevel = designs.contains { $0.behavior.secondLevel != nil }
    for seed in seeds {
      var random = WorldRandom(seed: seed)
      let headless = ParitySide(designs, throughUIKit: false)
      let attached = ParitySide(designs, throughUIKit: true)
      var history: [String] = []
      for _ in 0..<60 {
        let kind = Int.random(in: 0..<stimuli(0, hasLevel: hasLevel).count, using: &random)
        let places = [-300.0, -140, -125, -64, -3, 0, 900, 1434, 1500, 1600]
        let base = places.randomElement(using: &random) ?? 0
        let number = base + Double(Int.random(in: -4...4, using: &random)) / 4
        let stimulus = stimuli(number, hasLevel: hasLevel)[kind]
        let index = Int.random(in: 0..<designs.count, using: &random)
        history.append("\(designs[index].behavior.edge): \(stimulus.line)")
        headless.perform(stimulus, at: index)
        attached.perform(stimulus, at: index)
        guard headless.state != attached.state else { continue }
        return """
          seed \(seed), after:
          \(history.joined(separator: "\n"))
          headless \(headless.state)
          attached \(attached.state)
          """
      }
    }
    return nil
  }

  /// What means the same to both.
  private static func stimuli(_ number: Double, hasLevel: Bool) -> [Stimulus] {
    let ends: [RefreshOutcome] = [.success, .failure, .exhausted, .cancelled]
    let geometry: [Stimulus] = [.content(abs(number) + 100), .viewport(300 + abs(number) / 10)]
    return [
      .scroll(to: number, dragging: true), .scroll(to: number, dragging: false), .release, .begin,
    ] + ends.map { .end($0) } + [.reset, .wait(abs(number) / 1000)] + (hasLevel ? [] : geometry)
      + [.hidden(true), .hidden(false), .enabled(false), .enabled(true)]
      + (hasLevel ? [.openSecondLevel, .closeSecondLevel] : [])
  }
}

/// One list with its controls.
@MainActor
struct ParitySide {
  let clock = VirtualClock()
  let list: SimulatedScrollView
  let controllers: [RefreshController]
  let stage: UIKitStage?

  init(_ designs: [any RefreshDesign.Type], throughUIKit: Bool) {
    list = SimulatedScrollView(start: 64, end: 34, offset: -64)
    let stage = throughUIKit ? UIKitStage(list) : nil
    self.stage = stage
    let (list, clock) = (list, clock)
    controllers = designs.map { design in
      if let stage {
        design.attach(to: stage.scrollView, clock: clock, onRefresh: { _ in })
      } else {
        design.attach(to: list, clock: clock, onRefresh: { _ in })
      }
    }
  }

  /// The properties that can be observed from outside.
  var state: [String] {
    controllers.map { controller in
      let machine = controller.machine
      // Whether a control at rest counts as pulled depends on where its list stands.
      let phase = controller.phase == .pulling ? .idle : controller.phase
      let counts = "\(controller.actionCount) \(controller.completionCount)"
      return "\(phase) \(machine.addedInset) \(counts)"
    } + ["\(list.startInset) \(list.endInset) \(list.isDragging)"]
  }

  func perform(_ stimulus: Stimulus, at index: Int) {
    switch stimulus {
    case .scroll(let offset, dragging: true): list.scroll(to: offset, dragging: true)
    // A notice without a change is none to UIKit's host.
    case .scroll(let offset, dragging: false): if offset != list.offset { list.scroll(to: offset) }
    // UIKit reports no finger that was not there.
    case .release: if list.isDragging { list.lift() }
    case .wait(let seconds): clock.advance(by: seconds)
    case .content(let content): list.content = content
    case .viewport(let viewport): list.viewport = viewport
    default: controllers[index].call(stimulus)
    }
  }
}
