package import RefreshCore

/// A control and its list as numbers, which the preview page passes to the WebAssembly module.
package struct PlayerNumbers: Sendable {
  /// The numbers: first those of `Key`, then the options of the behavior.
  package private(set) var values = [Double](repeating: 0, count: Key.allCases.count)

  /// The meaning of each number that is no option of the behavior.
  package enum Key: Int, Sendable, CaseIterable {
    case viewport, content, start, end, curve, spring, retractCurve, retractSpring
    case opacity, surface, change, centers
  }

  /// Creates zeros, with the default of each option.
  package init() {}

  package subscript(_ key: Key) -> Double {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  /// Sets a number by its index, or adds the next one; ignores any other index.
  package mutating func set(_ value: Double, at index: Int) {
    if values.indices.contains(index) {
      values[index] = value
    } else if index == values.count {
      values.append(value)
    }
  }

  /// The behavior of the control.
  package var behavior: RefreshBehavior {
    get {
      var index = Key.allCases.count - 1
      return RefreshBehavior(other: .plain) {
        index += 1
        return index < values.count ? values[index] : $0
      }
    }
    set {
      values.removeLast(values.count - Key.allCases.count)
      _ = RefreshBehavior(other: newValue) {
        values.append($0)
        return $0
      }
    }
  }

  /// The timing curves of the control's animations.
  package var curves: RefreshCurves {
    get {
      RefreshCurves(
        curve(self[.curve], number: self[.spring]),
        retract: curve(self[.retractCurve], number: self[.retractSpring])
      )
    }
    set {
      (self[.curve], self[.spring]) = numbers(newValue.reveal)
      (self[.retractCurve], self[.retractSpring]) = numbers(newValue.retract)
    }
  }

  /// The traits that the pose of the control's view depends on.
  package var traits: RefreshPoseTraits {
    get {
      var traits = RefreshPoseTraits()
      traits.opacity =
        self[.opacity] == 0 ? .fixed : self[.opacity] == 1 ? .followsPull : .textsFollowPull
      traits.surface = self[.surface] == 0 ? .none : .capsule
      (traits.change, traits.centers) = (self[.change], self[.centers] != 0)
      return traits
    }
    set {
      self[.opacity] =
        switch newValue.opacity {
        case .fixed: 0
        case .followsPull: 1
        case .textsFollowPull: 2
        }
      self[.surface] = newValue.surface == .none ? 0 : 1
      (self[.change], self[.centers]) = (newValue.change, newValue.centers ? 1 : 0)
    }
  }

  private func curve(_ kind: Double, number: Double) -> RefreshCurve {
    switch kind {
    case 0: .linear
    case 1: .easeIn
    case 2: .easeOut
    case 3: .easeInOut
    case 4: .spring(damping: number)
    default: .spring(bounce: number)
    }
  }

  private func numbers(_ curve: RefreshCurve) -> (kind: Double, number: Double) {
    switch curve {
    case .linear: (0, 0)
    case .easeIn: (1, 0)
    case .easeOut: (2, 0)
    case .easeInOut: (3, 0)
    case .spring(.damping(let damping)): (4, damping)
    case .spring(.bounce(let bounce)): (5, bounce)
    }
  }

  /// The list at rest at the control's edge.
  package var scrollView: ScrollReading {
    var reading = ScrollReading(
      offset: 0,
      viewport: self[.viewport],
      content: self[.content],
      start: self[.start],
      end: self[.end]
    )
    reading.offset = behavior.rest(in: reading)
    return reading
  }
}
