import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// Reads specs one by one and generates their outputs in memory; each thread has its own worker.
struct SpecWorker: Sendable {
  private let settings: OutputSettings
  private var loader: SpecLoader
  private let generator: Generator
  private var locations = FileLocations()

  init(job: GenerateJob) {
    settings = job.settings
    loader = SpecLoader(context: job.list.workspace.project.context)
    generator = job.generator
  }

  /// Reads a spec, and generates its outputs if it has no errors.
  mutating func generate(from item: SpecList.Item) -> CheckedSpec {
    let loaded: LoadedSpec
    do throws(FileError) {
      loaded = try item.load(with: &loader)
    } catch {
      return CheckedSpec(item: item, unreadable: error)
    }
    var spec = CheckedSpec(loaded: loaded)
    guard !loaded.hasErrors else { return spec }
    do throws(TemplateError) {
      spec.outputs = try outputs(of: loaded, isNamed: item.path != "-")
    } catch {
      spec.failure = .template(TemplateFailure(error: error, spec: spec.name))
    }
    return spec
  }

  private mutating func outputs(
    of spec: LoadedSpec,
    isNamed: Bool
  ) throws(TemplateError) -> [OutputFile] {
    let name = spec.file.name
    let path = FilePath(name)
    // Standard input has no path.
    var shown: [GeneratedFile.Kind: String] = [:]
    for place in settings.places(of: name) where isNamed {
      shown[place.kind] = locations.headerPath(of: path, in: place.path)
    }
    let files = try generator.generate(spec.controls, from: name) { shown[$0] ?? path.name }
    return files.map { file in
      OutputFile(
        spec: name,
        kind: file.kind,
        path: settings.path(of: file.name, kind: file.kind, from: name),
        bytes: file.bytes
      )
    }
  }
}
