import RefreshDiagnostics
import RefreshGenerator
import RefreshLoading

/// The settings for all specs of a run.
struct OutputPlan: Sendable {
  /// The files to generate and their folders.
  let settings: OutputSettings
  /// The settings of the project that affect specs.
  let context: SpecContext
  /// The output folders before the run.
  let folders: OutputFolders
  /// The hash of all inputs except the specs.
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

  /// The hash of everything that affects outputs and findings, except the specs.
  static func inputs(
    _ version: String,
    _ context: SpecContext,
    _ generator: Generator
  ) -> ContentHash {
    var input = HashInput()
    // Another version of the tool may report other findings.
    input.add(version)
    input.add(context.cacheKey)
    input.add(generator.cacheKey)
    return input.hash
  }

  /// The hash of everything that affects the outputs of a spec with bases.
  ///
  /// `own` is the hash without the bases.
  func inputs(of own: ContentHash, bases: [CheckedFile]) -> ContentHash {
    var input = HashInput()
    input.add(own)
    for base in bases { input.add(ContentHash(of: base.file.bytes)) }
    return input.hash
  }

  /// The hash of everything that affects the outputs of a spec without bases.
  func inputs(of spec: FilePath, _ bytes: [UInt8]) -> ContentHash {
    var input = HashInput()
    input.add(inputs)
    input.add(spec.name)
    input.add(ContentHash(of: bytes))
    return input.hash
  }
}
