internal import RefreshDiagnostics

/// The finding for one of libyaml's problem texts.
struct SyntaxFault: Sendable {
  /// One of the two positions that libyaml reports.
  enum Mark {
    case problem, context
  }

  /// The part of the line that is underlined.
  enum Extent {
    case character, word, line
  }

  /// The text of libyaml.
  let problem: String

  /// A part of libyaml's context, where one text is used for different faults.
  var within = ""

  /// The position of the fault; the other one becomes a note if `note` is set.
  let guilty: Mark

  let id: RuleID
  let message: String
  var expected: String?
  var extent = Extent.word

  /// The message of the note at the other position.
  var note: String?

  /// A closer look at the source, which may return a better finding.
  var refine: (@Sendable (FaultScene) -> Diagnostic?)?
}

extension SyntaxFault {
  /// Every text that libyaml 0.2.5 gives for input that is not YAML.
  static let all: [SyntaxFault] = keys + flows + blocks + quotes + directives + properties

  /// The finding for a problem of libyaml; an unknown text is repeated at its position.
  static func finding(_ problem: SyntaxProblem, _ scene: FaultScene) -> Diagnostic {
    if let finding = scene.conflictMarker() { return finding }
    let fault = all.first {
      $0.problem == problem.text && ($0.within.isEmpty || scene.contextWords.contains($0.within))
    }
    guard let fault else {
      return Diagnostic(
        YAMLSyntax.id,
        file: scene.file,
        range: scene.word(scene.problem),
        message: "invalid YAML: \(problem.text)"
      )
    }
    return fault.refine?(scene) ?? fault.finding(scene)
  }

  private func finding(_ scene: FaultScene) -> Diagnostic {
    let (place, other) =
      switch guilty {
      case .problem: (scene.problem, scene.context)
      case .context: (scene.context, scene.problem)
      }
    let range =
      switch extent {
      case .character: scene.character(place)
      case .word: scene.word(place)
      case .line: scene.restOfLine(place)
      }
    let notes = note.map { [scene.note($0, scene.character(other))] } ?? []
    return Diagnostic(
      id,
      file: scene.file,
      range: range,
      message: message,
      expected: expected,
      notes: notes
    )
  }
}
