import RefreshDiagnostics
import RefreshGenerator
import RefreshLoading
import TemplateEngine

/// Reads specs one by one and generates their outputs in memory; each thread has its own worker.
struct SpecWorker: Sendable {
  private let settings: OutputSettings
  private var loader: SpecLoader
  private var generator: Generator
  private var paths: HeaderPaths

  init(_ job: GenerateJob) {
    settings = job.settings
    loader = SpecLoader(job.list.workspace.project.context)
    generator = job.generator
    paths = HeaderPaths(project: job.list.workspace.files?.root)
  }

  /// Processes a spec, without checks that depend on several specs.
  mutating func outcome(of item: SpecList.Item) -> SpecOutcome {
    do throws(FileError) {
      let bytes = try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
      let spec = loader.load(SourceFile(name: item.name, bytes: bytes))
      var outcome = SpecOutcome(spec)
      if !spec.hasErrors { generate(spec, isNamed: item.path != "-", &outcome) }
      return outcome
    } catch {
      // Names standard input as `--stdin-name` says, instead of `-`.
      return SpecOutcome(unreadable: FileError(path: item.name, reason: error.reason))
    }
  }

  private mutating func generate(_ spec: LoadedSpec, isNamed: Bool, _ outcome: inout SpecOutcome) {
    let name = spec.file.name
    let path = FilePath(name)
    // Printed files have no place, and standard input has no path.
    let isPlaced = isNamed && !settings.prints
    var shown: [GeneratedFile.Kind: String] = [:]
    for place in settings.places(of: name) where isPlaced {
      shown[place.kind] = paths.path(of: path, in: place.path)
    }
    do throws(TemplateError) {
      let files = try generator.generate(spec.controls, from: name) { shown[$0] ?? path.name }
      outcome.outputs = files.map { file in
        OutputFile(
          spec: name,
          kind: file.kind,
          path: settings.path(of: file.name, file.kind, from: name),
          bytes: file.bytes
        )
      }
    } catch {
      outcome.failures.append(.template(TemplateFailure(error, spec: name)))
    }
  }
}
