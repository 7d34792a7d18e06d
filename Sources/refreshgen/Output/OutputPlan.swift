import RefreshGenerator
import RefreshRules

/// What holds for all specs of a run.
struct OutputPlan: Sendable {
  /// What is generated and where it goes.
  let settings: OutputSettings
  /// What the specs' project lends to them.
  let context: SpecContext
  /// The folders that files go to, as they were before.
  let folders: OutputFolders
  /// The hash of everything but the specs that outputs follow from.
  let inputs: ContentHash

  init(
    _ settings: OutputSettings,
    _ context: SpecContext,
    _ generator: Generator,
    _ folders: OutputFolders
  ) {
    (self.settings, self.context, self.folders) = (settings, context, folders)
    inputs = Self.inputs(Refreshgen.version, context, generator)
  }

  /// The hash of everything but the specs that outputs and findings follow from.
  static func inputs(
    _ version: String,
    _ context: SpecContext,
    _ generator: Generator
  ) -> ContentHash {
    var input = HashInput()
    // Another version may find other faults in a spec.
    input.add(version)
    input.add(context.cacheKey)
    input.add(generator.cacheKey)
    return input.hash
  }

  /// The hash of everything that the outputs of a spec follow from.
  func inputs(of spec: FilePath, _ bytes: [UInt8]) -> ContentHash {
    var input = HashInput()
    input.add(inputs)
    input.add(spec.name)
    input.add(ContentHash(of: bytes))
    return input.hash
  }
}
