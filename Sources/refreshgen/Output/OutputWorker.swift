import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshLoading
import TemplateEngine

/// Generates the outputs of specs one by one, without keeping them in memory.
///
/// A spec with a valid cache entry is not parsed, unless it has bases, findings or views of the
/// app.
struct OutputWorker: Sendable {
  let plan: OutputPlan
  private var loader: SpecLoader
  private var generator: Generator
  /// The relative paths of specs in manifests.
  private var paths: [ObjectIdentifier: ManifestPaths] = [:]

  init(_ plan: OutputPlan, _ generator: Generator) {
    self.plan = plan
    self.generator = generator
    loader = SpecLoader(plan.context)
  }

  /// Processes a spec, without checks that depend on several specs.
  mutating func outcome(of item: SpecList.Item) -> SpecOutcome {
    do throws(FileError) {
      let bytes = try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
      return outcome(of: SourceFile(name: item.name, bytes: bytes))
    } catch {
      // Names standard input as `--stdin-name` says, instead of `-`.
      return SpecOutcome(unreadable: FileError(path: item.name, reason: error.reason))
    }
  }

  private mutating func outcome(of file: SourceFile) -> SpecOutcome {
    let inputs = plan.inputs(of: FilePath(file.name), file.bytes)
    let cached = cached(file.name, inputs)
    if let cached, cached.entry?.isSilent == true { return SpecOutcome(file.name, cached) }
    let spec = loader.load(file)
    guard !spec.hasErrors else { return SpecOutcome(spec, SpecOutputs()) }
    guard !spec.checkedBases.isEmpty else {
      return SpecOutcome(spec, cached ?? generate(spec, inputs))
    }
    // The bases of a spec become known only by reading the spec.
    let allInputs = plan.inputs(of: inputs, bases: spec.checkedBases)
    return SpecOutcome(spec, self.cached(file.name, allInputs) ?? generate(spec, allInputs))
  }

  private mutating func generate(_ spec: LoadedSpec, _ inputs: ContentHash) -> SpecOutputs {
    var outputs = SpecOutputs()
    do throws(TemplateError) {
      for file in try generator.generate(spec.controls, from: spec.file.name) {
        do throws(Fault) {
          outputs.files.append(try output(file, spec.file.name))
        } catch {
          outputs.faults.append(error)
        }
      }
    } catch {
      outputs.faults.append(.template(TemplateFault(error, spec: spec.file.name)))
    }
    outputs.entry = CacheEntry(
      controls: spec.controls.map(\.name),
      // A spec with views is always parsed, because a new control could have the name of a view.
      isSilent: spec.diagnostics.isEmpty && spec.controls.allSatisfy(\.viewNames.isEmpty),
      inputs: inputs,
      outputs: outputs.files.map { ($0.name, $0.hash) }
    )
    return outputs
  }

  /// Compares a generated file with the existing one, and writes a draft if they differ.
  private mutating func output(_ file: GeneratedFile, _ spec: String) throws(Fault) -> OutputFile {
    let path = plan.settings.path(of: file.name, file.kind, from: spec)
    let folder = plan.folders[path.folder]
    var state = OutputFile.State.missing
    do throws(FileError) {
      if let folder {
        let content = try folder.content(of: path.name)
        state = folder.state(
          of: path.name,
          content,
          from: try manifestPath(from: folder, to: spec),
          beside: file.bytes
        )
        if isWritten(state) { try folder.drafts?.write(file.bytes, as: path.name) }
      }
    } catch {
      throw .unwritable(error)
    }
    let keepsBytes = plan.settings.prints || plan.settings.checks && state != .same
    return OutputFile(
      spec: spec,
      kind: file.kind,
      folder: folder,
      path: path,
      hash: ContentHash(of: file.bytes),
      state: state,
      bytes: keepsBytes ? file.bytes : nil
    )
  }

  private func isWritten(_ state: OutputFile.State) -> Bool {
    state != .same && (plan.settings.isForced || !state.isProtected)
  }

  /// The relative path of a spec in the manifest of a folder.
  mutating func manifestPath(
    from folder: OutputFolder,
    to spec: String
  ) throws(FileError) -> String {
    try paths[ObjectIdentifier(folder), default: ManifestPaths(folder)].path(to: spec)
  }
}
