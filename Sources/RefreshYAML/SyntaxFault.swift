internal import RefreshDiagnostics

/// What one of libyaml's problem texts means to people, and which of its two marks is guilty.
struct SyntaxFault: Sendable {
  /// One of the two places that libyaml gives.
  enum Mark {
    case problem, context
  }

  /// How much to underline.
  enum Extent {
    case character, word, line
  }

  /// libyaml's words.
  let problem: String

  /// A part of libyaml's context, where the same words are used for different things.
  var within = ""

  /// The place of the fault; the other one becomes a note if there are words for it.
  let guilty: Mark

  let id: RuleID
  let message: String
  var expected: String?
  var extent = Extent.word

  /// What to say of the other place.
  var note: String?

  /// A closer look, which may find better words; nothing keeps the ones here.
  var refine: (@Sendable (FaultScene) -> Diagnostic?)?
}

extension SyntaxFault {
  /// Every text that libyaml 0.2.5 gives for input that is not YAML.
  static let all: [SyntaxFault] = keys + flows + blocks + quotes + directives + properties

  /// The finding for what libyaml says; unknown words are repeated, at the place of the problem.
  static func finding(_ problem: SyntaxProblem, _ scene: FaultScene) -> Diagnostic {
    let fault = all.first {
      $0.problem == problem.text && ($0.within.isEmpty || scene.contextWords.contains($0.within))
    }
    guard let fault else {
      return Diagnostic(
        YAMLSyntax.id,
        file: scene.file,
        range: scene.word(scene.problem),
        message: "not valid YAML: \(problem.text)"
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
