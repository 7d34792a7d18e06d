import RefreshCore

extension RefreshBehavior {
  /// The arguments that make this behaviour in Swift; what holds anyway is left out.
  var arguments: [String] {
    var call = SwiftCall("RefreshBehavior")
    call.add("edge", edge.expression)
    call.add("style", style, unless: .pull, \.expression)
    call.add("height", SwiftLiteral.number(height))
    call.add("trigger", trigger.expression)
    call.add("action", action, unless: .afterReveal, \.expression)
    call.add("inset", inset, unless: .sticky, \.expression)
    call.add("ignoredInset", ignoredInset, unless: 0, SwiftLiteral.number)
    call.add("timing", timing.expression)
    call.add("isInterruptible", isInterruptible, unless: true, String.init)
    call.add("isExclusive", isExclusive, unless: true, String.init)
    call.add("showsFailure", showsFailure, unless: false, String.init)
    call.add("allowsExhausted", allowsExhausted, unless: false, String.init)
    call.add("resetsOnOppositeRefresh", resetsOnOppositeRefresh, unless: false, String.init)
    return call.arguments
  }
}

extension RefreshTrigger {
  fileprivate var expression: String {
    var call = SwiftCall("RefreshTrigger")
    call.add(kind.expression)
    if kind != .reach { call.add("distance", SwiftLiteral.number(distance)) }
    call.add("comparison", comparison, unless: .exclusive, \.expression)
    call.add("requiresDrag", requiresDrag, unless: true, String.init)
    call.add("release", release, unless: .lift, \.expression)
    call.add("visible", visible, unless: 1, SwiftLiteral.number)
    call.add("preload", preload, unless: 0, SwiftLiteral.number)
    call.add("perDrag", perDrag, unless: 1) { $0 == .max ? ".max" : String($0) }
    return call.text(column: 13)
  }
}

extension RefreshTiming {
  fileprivate var expression: String {
    var call = SwiftCall("RefreshTiming")
    call.add("reveal", SwiftLiteral.number(reveal))
    call.add("retract", SwiftLiteral.number(retract))
    call.add("endDelay", endDelay, unless: 0, SwiftLiteral.number)
    call.add("minimumVisible", minimumVisible, unless: 0, SwiftLiteral.number)
    call.add("timeout", timeout, unless: .infinity, SwiftLiteral.number)
    return call.text(column: 12)
  }
}
