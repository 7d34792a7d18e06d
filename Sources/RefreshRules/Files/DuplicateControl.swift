package import RefreshDiagnostics
package import RefreshLanguage

package struct DuplicateControl: Rule {
  package static let metadata = RuleMetadata(
    "duplicate-control",
    isEssential: true,
    summary: "Controls whose Swift names collide.",
    reason: """
      Each control becomes a Swift type, with tests and, on request, an Objective-C class named \
      after it. All these names have to differ by more than letter case.
      """,
    bad: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      ---
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      ---
      refreshgen: 1
      control: FeedFooter
      preset: modern-header
      """
  )

  /// The finding for a control that `other`, a spec or a generated file, also defines in its folder.
  package static func finding(in file: SourceFile, control: String, of other: String)
    -> Diagnostic
  {
    finding(
      in: file,
      at: SourceRange(at: .start),
      message: "\(SafeText.quote(other)) also defines the control \(SafeText.quote(control))",
      remedy: "rename one of the controls, or generate into another folder"
    )
  }
}

/// The Swift names that the controls of one module use, each of which has to be unique.
///
/// A control uses its own name, and the names of its tests and, on request, its Objective-C class.
/// Names that differ only in letter case count as equal: two controls with such names would have the
/// same files on most Macs.
package struct ControlNames {
  /// A control that uses a name, with the position of the control's own name.
  private struct Owner {
    let name: String
    let file: String
    let range: SourceRange
  }

  private var owners: [String: Owner] = [:]
  private let inObjectiveC: Bool

  /// Creates an empty table; `inObjectiveC` tells whether controls also become Objective-C classes.
  package init(inObjectiveC: Bool) {
    self.inObjectiveC = inObjectiveC
  }

  /// The names that a control uses, its own first, in lower case.
  package static func taken(by control: String, inObjectiveC: Bool) -> [String] {
    let facade = inObjectiveC ? [SwiftName.facade(of: control)] : []
    return ([control, control + "Tests"] + facade).map { $0.lowercased() }
  }

  /// Adds the names of a control; returns a finding if an earlier control uses one of them.
  mutating func claim(_ control: String, in file: SourceFile, at range: SourceRange) -> Diagnostic?
  {
    let names = Self.taken(by: control, inObjectiveC: inObjectiveC)
    guard let earlier = names.compactMap({ owners[$0] }).first else {
      for name in names { owners[name] = Owner(name: control, file: file.name, range: range) }
      return nil
    }
    return DuplicateControl.finding(
      in: file,
      at: range,
      message: Self.message(control, earlier: earlier.name, isInFile: earlier.file == file.name),
      remedy: "rename one of the controls",
      notes: [
        Diagnostic.Note(
          message: "the other control is here",
          file: earlier.file,
          range: earlier.range
        )
      ]
    )
  }

  private static func message(_ name: String, earlier: String, isInFile: Bool) -> String {
    let (quoted, other) = (SafeText.quote(name), SafeText.quote(earlier))
    if name == earlier {
      return isInFile
        ? "duplicate control \(quoted)" : "another file also defines the control \(quoted)"
    }
    let (own, first) = (name.lowercased(), earlier.lowercased())
    if own == first { return "\(quoted) and \(other) differ only in letter case" }
    if own == first + "tests" { return "\(quoted) is also the name of the tests of \(other)" }
    if first == own + "tests" { return "the tests of \(quoted) have the same name as \(other)" }
    if own == SwiftName.facade(of: earlier).lowercased() {
      return "\(quoted) is also the name of the Objective-C class of \(other)"
    }
    return "the Objective-C class of \(quoted) has the same name as \(other)"
  }
}

/// The names and storage keys of the controls of one module, each of which has to be unique.
package struct ModuleNames {
  private var names: ControlNames
  private var types: ControlTypes
  private var keys = UpdateKeys()

  /// Creates an empty table; `inObjectiveC` tells whether controls also become Objective-C classes.
  package init(inObjectiveC: Bool) {
    names = ControlNames(inObjectiveC: inObjectiveC)
    types = ControlTypes(inObjectiveC: inObjectiveC)
  }

  /// Adds the controls of a file as types that no view may be named after.
  package mutating func add(_ controls: [ControlSpec], in file: SourceFile) {
    types.add(controls, in: file)
  }

  /// Claims the names and keys of controls of a file; returns the findings for those that another file has.
  package mutating func claim(_ controls: [ControlSpec], in file: SourceFile) -> [Diagnostic] {
    controls.flatMap { control in
      [
        control.nameRange.flatMap { names.claim(control.name, in: file, at: $0) },
        keys.claim(control, in: file),
      ]
      .compactMap { $0 } + types.findings(of: control, in: file)
    }
  }
}
