import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec
import TemplateEngine

/// Reads specs and makes their outputs, one after the other, and keeps none of them in memory.
///
/// What a spec's seal vouches for is neither read as YAML nor generated again.
struct OutputWorker: Sendable {
  private let plan: OutputPlan
  private var loader: SpecLoader
  private var generator: Generator
  /// The ways from folders to specs.
  private var ways: [String: RelativePaths] = [:]

  init(_ plan: OutputPlan, _ generator: Generator) {
    self.plan = plan
    self.generator = generator
    loader = SpecLoader(plan.context)
  }

  /// Does all there is to do with one spec, but for what concerns other files as well.
  mutating func outcome(of item: SpecList.Item) -> SpecOutcome {
    var outcome = SpecOutcome(item.name)
    do throws(FileError) {
      let bytes = try FileSystem.read(item.path)
      let basis = plan.basis(of: FilePath(item.name), bytes)
      let known = sealed(item.name, basis)
      if let known {
        (outcome.outputs, outcome.seal) = (known.outputs, known.seal)
        outcome.controls = known.seal.controls
        if known.seal.isSilent { return outcome }
      }
      let loaded = loader.load(SourceFile(name: item.name, bytes: bytes))
      if !loaded.diagnostics.isEmpty {
        outcome.findings = CheckedFile(loaded.file, loaded.diagnostics)
      }
      outcome.controls = loaded.controls.map(\.name)
      outcome.isBroken = loaded.hasErrors
      if !loaded.hasErrors && known == nil { generate(loaded, basis, &outcome) }
    } catch {
      outcome.unreadable = error
      outcome.isBroken = true
    }
    return outcome
  }

  private mutating func generate(
    _ loaded: LoadedSpec,
    _ basis: ContentHash,
    _ outcome: inout SpecOutcome
  ) {
    let spec = loaded.file.name
    do throws(TemplateError) {
      for file in try generator.generate(loaded.controls, from: spec) {
        let path = plan.settings.path(of: file.name, file.kind, from: spec)
        do throws(FileError) {
          outcome.outputs.append(try output(file, path, spec))
        } catch {
          outcome.fault = .file(error, folder: path.folder)
        }
      }
    } catch {
      outcome.fault = .template(TemplateFault(error, spec: spec))
    }
    outcome.seal = Seal(
      controls: outcome.controls,
      isSilent: loaded.diagnostics.isEmpty,
      basis: basis,
      outputs: outcome.outputs.map { ($0.path.name, $0.hash) }
    )
  }

  /// Compares a file with what lies where it belongs, and keeps it where it is needed.
  private func output(
    _ file: GeneratedFile,
    _ path: FilePath,
    _ spec: String
  ) throws(FileError) -> OutputFile {
    let settings = plan.settings
    let folder = plan.folders[path.folder]
    let isNew = settings.prints || folder?.isEmpty ?? false
    let old = isNew ? nil : try FileSystem.readIfPresent(path.text)
    let state = folder?.state(of: old, under: path.name, beside: file.bytes) ?? .missing
    return OutputFile(
      spec: spec,
      kind: file.kind,
      path: path,
      hash: ContentHash(of: file.bytes),
      state: state,
      draft: try draft(of: file, path, state)
    )
  }

  /// What is kept of a file until all are there.
  private func draft(
    of file: GeneratedFile,
    _ path: FilePath,
    _ state: OutputFile.State
  ) throws(FileError) -> OutputFile.Draft? {
    let settings = plan.settings
    if state == .same || settings.isDry { return nil }
    if settings.prints || settings.checks { return .bytes(file.bytes) }
    guard settings.isForced || !state.isSomebodyElses else { return nil }
    return .file(try OutputDrafts.write(file.bytes, for: path))
  }

  /// The outputs of a spec if all of them are there as they would be generated again.
  private mutating func sealed(
    _ spec: String,
    _ basis: ContentHash
  ) -> (outputs: [OutputFile], seal: Seal)? {
    let places = plan.settings.places(of: spec)
    guard !plan.settings.prints, let control = places.first,
      let seal = plan.folders[control.path.folder]?.manifest.entries[control.path.name]?.seal
    else { return nil }
    var outputs: [OutputFile] = []
    for place in places {
      guard let entry = plan.folders[place.path.folder]?.manifest.entries[place.path.name] else {
        // Whether there is a catalogue depends on the spec; its seal knows whether there is.
        if place.kind == .catalog { continue }
        return nil
      }
      guard entry.hashes.count == 1, entry.spec == way(from: place.path.folder, to: spec) else {
        return nil
      }
      outputs.append(
        OutputFile(
          spec: spec,
          kind: place.kind,
          path: place.path,
          hash: entry.hashes[0],
          state: .same,
          isNoted: true
        )
      )
    }
    let expected = Seal(
      controls: seal.controls,
      isSilent: seal.isSilent,
      basis: basis,
      outputs: outputs.map { ($0.path.name, $0.hash) }
    )
    guard seal == expected else { return nil }
    for output in outputs {
      guard let bytes = try? FileSystem.read(output.path.text),
        ContentHash(of: bytes) == output.hash
      else { return nil }
    }
    return (outputs, seal)
  }

  private mutating func way(from folder: String, to spec: String) -> String {
    ways[folder, default: RelativePaths(from: folder)].path(to: FilePath(spec))
  }
}
