package import RefreshCore

extension RefreshBehavior {
  /// The options, of which two behaviors have the same only if they are equal.
  package var options: [Double] {
    var options: [Double] = []
    _ = RefreshBehavior(other: self) { option in
      options.append(option)
      return option
    }
    return options
  }

  package init(options: [Double]) {
    var options = options.makeIterator()
    self.init(other: .plain) { options.next() ?? $0 }
  }

  /// A behavior with the default of each option.
  package static var plain: RefreshBehavior {
    RefreshBehavior(
      edge: .top,
      height: 0,
      trigger: RefreshTrigger(when: .release),
      timing: RefreshTiming(reveal: 0, retract: 0)
    )
  }
}
