import RefreshRuntime
import RefreshWorld

/// The options of a design by their keys in specs, such as `trigger.distance`.
///
/// Reflection lists the options of a behavior, a layout or an appearance, so that no list here can
/// miss one. An option that is not set, such as a second level, has no entry.
struct DesignOptions {
  private(set) var values: [String: TestValue] = [:]

  /// Reads a design except its appearance.
  init<Design: RefreshDesign>(of design: Design.Type) {
    add(design.behavior)
    // The style of specs is the gesture of the behavior.
    if design.behavior.trigger.when == .system {
      (values["style"], values["trigger.when"]) = ("system", nil)
    }
    add(design.layout, path: "layout")
    add(design.curve, path: "timing.curve")
    if design.retractCurve != design.curve {
      add(design.retractCurve, path: "timing.retractCurve")
    }
    add(design.arrowDuration, path: "timing.arrowDuration")
    add(design.changeDuration, path: "timing.changeDuration")
    add(design.reduceMotion, path: "timing.reduceMotion")
    add(design.surface, path: "surface")
    add(design.opacity, path: "opacity")
    add(design.haptics, path: "haptics")
    add(design.accessibilityLabel as Any, path: "accessibility.label")
    add(design.announcedStates, path: "accessibility.announce")
    add(design.stringTable as Any, path: "stringTable")
    // A design without a time is equal to one that neither stores nor shows it.
    add(design.lastUpdated?.isShown ?? false, path: "lastUpdated.show")
    add(design.lastUpdated?.timeStyle ?? .relative, path: "lastUpdated.timeStyle")
    add(design.lastUpdated?.format ?? "%@", path: "lastUpdated.format")
    add(design.lastUpdated?.key as Any, path: "lastUpdated.key")
    add(design.lastUpdated?.never as Any, path: "lastUpdated.never")
  }

  init(of appearance: RefreshAppearance) {
    add(appearance)
  }

  private mutating func add(_ property: Any, path: String = "") {
    let mirror = Mirror(reflecting: property)
    if mirror.displayStyle == .optional {
      if let some = mirror.children.first?.value { add(some, path: path) }
    } else if let value = TestValue(of: property) {
      values[Self.keys[path] ?? path] = value
    } else {
      for case (let label?, let value) in mirror.children {
        add(value, path: path.isEmpty ? label : "\(path).\(label)")
      }
    }
  }

  /// The keys of the properties that have another name in Swift.
  private static let keys = [
    "isPinned": "pinned", "isInterruptible": "interruptible", "isExclusive": "exclusive",
    "timing.succeeded": "outcome.succeeded", "timing.failed": "outcome.failed",
    "timing.timeout": "timeout", "showsFailure": "states.failed",
    "allowsExhausted": "exhausted.allowed",
    "resetsOnOppositeRefresh": "exhausted.resetsOnOppositeRefresh",
    "resetsOnEnd": "exhausted.resetsOnEnd", "resetsOnTap": "exhausted.resetsOnTap",
  ]

  /// The options of a design that states no more than it has to.
  static let defaults = DesignOptions(of: PlainDesign.self)
  /// The same inside a `UIRefreshControl`.
  static let defaultsInsideSystem = DesignOptions(of: PlainSystemDesign.self)

  /// The keys that may be expected, including those of options that no default has.
  static let optionalKeys: Set = [
    "accessibility.label", "timing.retractCurve", "lastUpdated.key", "lastUpdated.never",
    "secondLevel.distance",
    "secondLevel.height", "stringTable",
  ]

  /// One line for each key whose value differs from the expected one.
  func differences(from expected: [String: TestValue], place: String = "") -> [String] {
    Set(values.keys).union(expected.keys).sorted().compactMap { key in
      guard values[key] != expected[key] else { return nil }
      let (wanted, found) = (expected[key], values[key])
      return "\(key)\(place): expected \(wanted.map(\.description) ?? "none"), "
        + "found \(found.map(\.description) ?? "none")"
    }
  }
}

/// A design inside a `UIRefreshControl` with the defaults of all options.
private enum PlainSystemDesign: RefreshDesign {
  static let behavior = RefreshBehavior.system()
  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}

/// A design with the defaults of all options.
private enum PlainDesign: RefreshDesign {
  static let behavior = RefreshBehavior.plain
  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}
