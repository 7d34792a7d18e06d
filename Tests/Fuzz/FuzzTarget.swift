/// A part of the tool that takes untrusted input, with the properties that hold for all inputs.
struct FuzzTarget: Sendable {
  /// The name, which is also that of its folder in the corpus.
  let name: String
  /// Whether inputs are specs or project files, which the mutator knows.
  let isYAML: Bool
  /// Runs the part on an input, and stops the process if a property does not hold.
  let run: @Sendable ([UInt8]) -> Void

  /// All targets.
  static let all = [
    FuzzTarget(name: "yaml", isYAML: true, run: YAMLProperties.check),
    FuzzTarget(name: "spec", isYAML: true, run: SpecProperties.check),
    FuzzTarget(name: "generate", isYAML: true, run: GeneratorProperties.check),
    FuzzTarget(name: "fix", isYAML: true, run: FixProperties.check),
    FuzzTarget(name: "preview", isYAML: true, run: PreviewProperties.check),
    FuzzTarget(name: "project", isYAML: true, run: ProjectProperties.check),
    FuzzTarget(name: "template", isYAML: false, run: TemplateProperties.check),
    FuzzTarget(name: "trace", isYAML: false, run: TraceProperties.check),
    FuzzTarget(name: "gesture", isYAML: false, run: EventProperties.check),
  ]
}
