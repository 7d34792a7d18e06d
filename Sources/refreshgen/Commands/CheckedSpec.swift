import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

/// What a command has found in one spec.
protocol SpecReport: Sendable {
  /// The spec, as it was named.
  var spec: String { get }
  /// What was found in it.
  var findings: CheckedFile { get set }
  /// The names of its controls.
  var controls: [String] { get }
  /// The names of the views of the app that its controls show.
  var views: [String] { get }
  /// Whether nothing can be generated from it.
  var isBroken: Bool { get set }

  /// Gives up what was made of it.
  mutating func drop()
}

/// A spec that was read and checked, as little of it as is needed once it is done with.
struct CheckedSpec: SpecReport {
  let spec: String
  var findings: CheckedFile
  var controls: [String] = []
  var views: [String] = []
  var isBroken = false
  /// What is to be proved at length, if that was asked for.
  private(set) var subjects: [ControlSpec] = []
  /// Why it could not be read.
  private(set) var unreadable: FileError?

  /// Reads and checks a spec.
  init(_ item: SpecList.Item, _ loader: inout SpecLoader, keepsControls: Bool) {
    spec = item.name
    findings = CheckedFile(SourceFile(name: spec, bytes: []), [])
    do throws(FileError) {
      let bytes = try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
      take(loader.load(SourceFile(name: spec, bytes: bytes)), keepsControls: keepsControls)
    } catch {
      // Standard input goes by the name that it was given.
      unreadable = FileError(path: item.name, reason: error.reason)
      isBroken = true
    }
  }

  /// Takes over what is known of a spec by now.
  mutating func take(_ loaded: LoadedSpec, keepsControls: Bool) {
    // The text is only needed to show findings in.
    let file = loaded.diagnostics.isEmpty ? SourceFile(name: spec, bytes: []) : loaded.file
    findings = CheckedFile(file, loaded.diagnostics)
    controls = loaded.controls.map(\.name)
    views = loaded.controls.flatMap(\.viewNames)
    isBroken = loaded.hasErrors
    if keepsControls && !isBroken { subjects = loaded.controls }
  }

  mutating func drop() {
    subjects = []
  }
}
