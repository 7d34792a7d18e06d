import RefreshDiagnostics
import RefreshLanguage

struct ViewNamedAsControl: ControlRule {
  static let metadata = RuleMetadata(
    "view-named-as-control",
    isEssential: true,
    summary: "View type with the same name as a control.",
    reason: """
      A control becomes a Swift type with the name of the control, and this type is not a view. With \
      the target objc, a class also takes the name of the control followed by Refresh.
      """,
    bad: """
      refreshgen: 1
      control: BrandHeader
      states: {all: {view: BrandHeader}}
      """,
    good: """
      refreshgen: 1
      control: BrandHeader
      states: {all: {view: BrandHeaderView}}
      """
  )

  /// Compares the names of the views with that of the control.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let views =
      subject.bases.isEmpty
      ? subject.ownStates.compactMap { $0.keys[.view] } : subject.control.views
    return views.flatMap { view -> [Diagnostic] in
      guard view.value.text == subject.control.name else { return [] }
      return finding(
        in: subject,
        // A view that a base sets has no range in this spec, and is valid in the base.
        at: view.range ?? subject.control.nameRange,
        message: "the view has the same name as its control",
        expected: expected,
        because: view.range == nil ? view : subject.own(.control)
      )
    }
  }

  fileprivate static let expected = "the name of another Swift type, such as BrandView"
}

/// The names of the controls of a module; no view may have the same name.
struct ControlTypes {
  /// A control that uses a name, either for itself or for its Objective-C class.
  private struct Owner {
    let control: String
    let file: String
    let range: SourceRange
  }

  private var owners: [String: Owner] = [:]
  private let inObjectiveC: Bool

  /// Creates an empty table; `inObjectiveC` tells whether controls also become Objective-C classes.
  init(inObjectiveC: Bool) {
    self.inObjectiveC = inObjectiveC
  }

  mutating func add(_ controls: [ControlSpec], in file: SourceFile) {
    for control in controls {
      guard let range = control.nameRange else { continue }
      let owner = Owner(control: control.name, file: file.name, range: range)
      owners[control.name] = owner
      if inObjectiveC { owners[SwiftName.facade(of: control.name)] = owner }
    }
  }

  /// The findings for a control whose views have the name of another control.
  func findings(of control: ControlSpec, in file: SourceFile) -> [Diagnostic] {
    control.views.compactMap { view in
      guard let name = view.value.text, let range = view.range ?? control.nameRange,
        name != control.name, let other = owners[name]
      else { return nil }
      let kind = name == other.control ? "control" : "Objective-C class of"
      return ViewNamedAsControl.finding(
        in: file,
        at: range,
        message: "the view has the same name as the \(kind) \(SafeText.quote(other.control))",
        expected: ViewNamedAsControl.expected,
        notes: [
          Diagnostic.Note(message: "the control is here", file: other.file, range: other.range)
        ]
      )
    }
  }
}
