import RefreshDiagnostics
import RefreshSpec

/// The spec files that a command was given.
struct SpecInput {
  /// One of them, read and checked.
  let loaded: [LoadedSpec]
  /// The worst that happened to a file that could not be read.
  let code: ExitCode

  /// Reads and checks all specs; files that can't be read are reported and left out.
  init(_ invocation: Invocation, _ console: Console) {
    var loaded: [LoadedSpec] = []
    var code = ExitCode.fine
    var loader = SpecLoader()
    for path in invocation.operands {
      do throws(FileError) {
        let name = path == "-" ? invocation["--stdin-name"] ?? "<stdin>" : path
        let file = SourceFile(name: name, bytes: try FileSystem.read(path))
        loaded.append(loader.load(file))
      } catch {
        console.error("\(error)")
        code = .failure
      }
    }
    self.loaded = loaded
    self.code = code
  }

  /// The option that names what comes from standard input.
  static let stdinName = Option(
    name: "--stdin-name",
    value: "NAME",
    summary: "what messages call the spec that '-' reads from standard input"
  )
}
