import Foundation
import RefreshRuntime

/// The edit that this process applies to controls, selected by the environment variable MUTATION.
enum Mutant {
  static let mutation: Mutation? = {
    let number = ProcessInfo.processInfo.environment["MUTATION"].flatMap { Int($0) }
    return number.flatMap { Mutation.all.indices.contains($0) ? Mutation.all[$0] : nil }
  }()

  static func behavior(_ design: any RefreshDesign.Type) -> RefreshBehavior {
    var behavior = design.behavior
    mutation?.behavior(&behavior)
    return behavior
  }

  static func look(_ design: any RefreshDesign.Type, _ phase: RefreshState) -> RefreshAppearance {
    var look = design.appearance(in: phase)
    mutation?.look(&look, phase)
    return look
  }

  static func traits(_ design: any RefreshDesign.Type) -> Traits {
    var traits = Traits(design)
    mutation?.traits(&traits)
    return traits
  }

  /// Whether the edit changes a control.
  static func changes(_ design: any RefreshDesign.Type) -> Bool {
    behavior(design).withoutIdleChoices != design.behavior.withoutIdleChoices
      || traits(design) != Traits(design)
      || RefreshState.allCases.contains { look(design, $0) != design.appearance(in: $0) }
  }
}

extension RefreshBehavior {
  /// The behavior with fixed values for ineffective properties, because edits of these are harmless.
  fileprivate var withoutIdleChoices: RefreshBehavior {
    var behavior = self
    switch trigger.kind {
    case .reach: behavior.trigger.distance = 0
    case .release, .cross:
      behavior.trigger.preload = 0
      behavior.trigger.visible = 1
      behavior.trigger.perDrag = 1
    case .tap:
      behavior.trigger = RefreshTrigger(.tap)
      behavior.isInterruptible = true
    }
    if trigger.kind != .release { behavior.trigger.release = .lift }
    if !allowsExhausted {
      behavior.resetsOnOppositeRefresh = false
      (behavior.resetsOnEnd, behavior.resetsOnTap) = (false, false)
    }
    if !edge.isFar { (behavior.hidesWhenEmpty, behavior.hidesWhenShort) = (false, false) }
    if style != .pull { behavior.isPinned = false }
    if behavior.hidesWhenShort { behavior.hidesWhenEmpty = true }
    if !edge.isFar || trigger.kind != .reach { behavior.fillsScreen = false }
    return behavior
  }
}
