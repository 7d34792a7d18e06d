import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec

/// What became of one spec of a run.
struct SpecOutcome: SpecReport {
  /// The spec, as it was named.
  let spec: String
  /// What was found in it.
  var findings: CheckedFile
  /// The names of its controls.
  var controls: [String] = []
  /// Whether nothing can be generated from it.
  var isBroken = false
  /// Its files.
  var outputs: [OutputFile] = []
  /// What tells the next run that nothing has to be made again.
  var seal: Seal?
  /// Why it could not be read.
  var unreadable: FileError?
  /// What went wrong with its files.
  var fault: OutputFault?

  /// An outcome of a spec in which nothing was found.
  init(_ spec: String) {
    self.spec = spec
    findings = CheckedFile(SourceFile(name: spec, bytes: []), [])
  }

  /// Gives up what was generated.
  mutating func drop() {
    for file in outputs { OutputDrafts.drop([file], in: file.path.folder) }
    (outputs, seal) = ([], nil)
  }
}

/// Why the files of a spec can't be made what they are to be.
enum OutputFault: Error {
  /// A template is wrong.
  case template(TemplateFault)
  /// A file in a folder can't be read or written.
  case file(FileError, folder: String)
}
