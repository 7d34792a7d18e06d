import RefreshDiagnostics
import RefreshLanguage

/// Loading of presets and of bases, the specs from which other specs inherit.
extension SpecLoader {
  /// The preset or base of a control; empty if it has none.
  mutating func base(of control: DecodedControl) -> ResolvedBase {
    guard let field = control.own[.preset], case .text(let name) = field.value else {
      return ResolvedBase()
    }
    if let settings = settings(ofPreset: name) { return ResolvedBase(settings: settings) }
    return base(name, field: field, in: control.file)
      ?? ResolvedBase(
        finding: UnknownPreset.finding(
          name,
          range: field.range,
          in: control.file,
          bases: context.bases.names.keys.sorted()
        )
      )
  }

  private mutating func settings(ofPreset name: String) -> MapValue? {
    if let known = presets[name] { return known }
    let settings = Preset.named(name)?.settings
    presets[name] = settings
    return settings
  }

  /// Whether a value of `preset` is a path; names contain neither dots nor slashes.
  private static func isPath(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  }

  /// The base that `preset` names; `nil` if the name is neither a path nor a base of the project.
  private mutating func base(
    _ name: String,
    field: Field,
    in file: SourceFile
  ) -> ResolvedBase? {
    let range = field.range ?? SourceRange(at: .start)
    let (reference, referrer): (String, String)
    if Self.isPath(name) {
      (reference, referrer) = (name, file.name)
    } else if let path = context.bases.names[name] {
      (reference, referrer) = (path, context.bases.projectFile)
    } else {
      return nil
    }
    do throws(BaseError) {
      guard let files = context.bases.files else {
        throw .unreadable(path: reference, reason: "files cannot be read here")
      }
      let path = try baseTable.path(reference, in: referrer, files: files)
      let own = files.path(Self.lastName(of: file.name), in: file.name)
      return base(path, files: files, use: BaseUse(spec: own, range: range), in: file)
    } catch {
      return ResolvedBase(
        chain: [LoadedSpec(unread: error.path)],
        finding: InvalidBase.finding(error, name: name, in: file, at: range)
      )
    }
  }

  private mutating func base(
    _ path: String,
    files: any BaseFiles,
    use: BaseUse,
    in file: SourceFile
  ) -> ResolvedBase {
    var result = ResolvedBase()
    openUses.append(use)
    defer { openUses.removeLast() }
    if let start = openUses.firstIndex(where: { $0.spec == path }) {
      result.error = .cycle(Array(openUses[start...]))
    } else if openUses.count > Limits.bases {
      result.error = .tooLong
    } else {
      let spec: LoadedSpec
      do throws(BaseError) {
        spec = try loadedBase(at: path, files: files)
      } catch {
        result.chain = [LoadedSpec(unread: path)]
        result.finding = InvalidBase.finding(error, name: path, in: file, at: use.range)
        return result
      }
      result.chain = [spec] + spec.bases
      result.error = result.chain.count > Limits.bases ? .tooLong : spec.chainError
      result.finding = InvalidBase.finding(spec, in: file, at: use.range)
      (result.settings, result.count) = (spec.inherited, spec.inheritedCount)
    }
    result.reportError(use, in: file)
    return result
  }

  /// Loads a base, unless this loader has already loaded it.
  private mutating func loadedBase(
    at path: String,
    files: any BaseFiles
  ) throws(BaseError) -> LoadedSpec {
    if let known = baseTable.specs[path] { return known }
    var spec = load(try files.read(at: path), isBase: true)
    // The base is not stored, since another spec may reach it by a shorter chain.
    if case .tooLong? = spec.chainError { return spec }
    if let control = spec.controls.first {
      spec.inherited = control.settings.inheritedKeys.inherited
      spec.inheritedCount = spec.inherited.valueCount
    }
    baseTable.specs[path] = spec
    return spec
  }

  fileprivate static func lastName(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) }
      ?? path
  }
}

extension ResolvedBase {
  /// Sets the finding for the error of the whole chain, if it has one.
  fileprivate mutating func reportError(_ use: BaseUse, in file: SourceFile) {
    switch error {
    case .cycle(let uses):
      if let index = uses.firstIndex(where: { $0.spec == use.spec }) {
        // The notes start at this file, so the finding does not depend on the file loaded first.
        finding = BaseCycle.finding(Array(uses[index...] + uses[..<index]), in: file)
      }
    case .tooLong:
      finding = InvalidBase.tooLong(in: file, at: use.range)
      // Drops the findings of the bases: a base that is checked by itself may have a shorter chain.
      chain = chain.map { LoadedSpec(file: $0.file, controls: [], diagnostics: []) }
    case nil: break
    }
  }
}

extension LoadedSpec {
  /// Creates a base that could not be read; `--watch` waits for changes of its path.
  fileprivate init(unread path: String) {
    self.init(file: SourceFile(name: path, bytes: []), controls: [], diagnostics: [])
  }
}

/// The bases that a loader has loaded.
struct BaseTable: Sendable {
  /// The bases by their paths.
  var specs: [String: LoadedSpec] = [:]
  /// The paths that were checked, by the folder of the referring file and the reference.
  private var paths: [String: String] = [:]

  /// The path that a reference in a file refers to.
  mutating func path(
    _ text: String,
    in file: String,
    files: any BaseFiles
  ) throws(BaseError) -> String {
    // A folder contains no NUL character, so the key is unique.
    let reference = "\(file.dropLast(SpecLoader.lastName(of: file).count))\0\(text)"
    if let known = paths[reference] { return known }
    try files.check(text, in: file)
    let path = files.path(text, in: file)
    paths[reference] = path
    return path
  }
}
