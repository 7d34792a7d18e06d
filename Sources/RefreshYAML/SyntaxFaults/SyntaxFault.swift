internal import RefreshDiagnostics

/// The conversion of one of libyaml's error texts to a finding.
struct SyntaxFault: Sendable {
  /// One of the two positions that libyaml reports.
  ///
  /// `problem` is where libyaml detected the error, and `context` is where the construct around it
  /// starts.
  enum Mark {
    case problem, context
  }

  /// The part of the line that is underlined.
  enum Extent {
    case character, word, line
  }

  /// The error text of libyaml.
  let problem: String

  /// A text that libyaml's context has to contain, for error texts with several causes.
  var within = ""

  /// The position of the error; the other position becomes a note if `note` is set.
  let guilty: Mark

  let id: RuleID
  let message: String
  var expected: String?
  var remedy: String?
  var extent = Extent.word

  /// The message of the note at the other position.
  var note: String?

  /// Examines the source and returns a more specific finding, if possible.
  var refine: (@Sendable (FaultScene) -> Diagnostic?)?
}

extension SyntaxFault {
  /// Every error text of libyaml 0.2.5 for invalid YAML.
  static let all: [SyntaxFault] = keys + flows + blocks + quotes + directives + properties

  /// The finding for an error of libyaml; an unknown error text is shown as it is.
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
      remedy: remedy,
      notes: notes
    )
  }
}
