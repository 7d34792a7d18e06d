import RefreshGenerator
import RefreshSpec

/// What holds for all specs of a run.
struct OutputPlan: Sendable {
  /// What is generated and where it goes.
  let settings: OutputSettings
  /// What the specs' project lends to them.
  let context: SpecContext
  /// The folders that files go to, as they were before.
  let folders: [String: OutputFolder]
  /// The hash of everything but the specs that outputs follow from.
  let basis: ContentHash

  init(
    _ settings: OutputSettings,
    _ context: SpecContext,
    _ generator: Generator,
    _ specs: [String]
  ) throws(FileError) {
    (self.settings, self.context) = (settings, context)
    basis = Self.basis(Refreshgen.version, context, generator)
    var folders: [String: OutputFolder] = [:]
    guard !settings.prints else {
      self.folders = folders
      return
    }
    for folder in settings.folders(of: specs) { folders[folder] = try OutputFolder(folder) }
    self.folders = folders
  }

  /// The hash of everything but the specs that outputs follow from, and what is said of specs.
  static func basis(
    _ version: String,
    _ context: SpecContext,
    _ generator: Generator
  ) -> ContentHash {
    var input = HashInput()
    // Another version may find other faults in a spec.
    input.add(version)
    input.add(context.basis)
    input.add(generator.basis)
    return input.hash
  }

  /// The hash of everything that the outputs of a spec follow from.
  func basis(of spec: FilePath, _ bytes: [UInt8]) -> ContentHash {
    var input = HashInput()
    input.add(basis)
    input.add(spec.name)
    input.add(ContentHash(of: bytes))
    return input.hash
  }
}
