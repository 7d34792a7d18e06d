import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// Reports controls with one name that different projects generate into one folder.
///
/// The controls of a folder become types of one module. The other project may have generated its control
/// in this run, or, as only a run that generates sees, in an earlier one.
struct SharedFolders {
  /// The specs of each project, with their collisions.
  private(set) var checked: [[CheckedSpec]]
  private var locations = FileLocations()

  /// A type in a folder.
  private struct Place: Hashable {
    let folder: FolderLocation
    let control: String
  }

  init(
    _ projects: [[CheckedSpec]],
    settings: [OutputSettings],
    generates: Bool
  ) throws(FileError) {
    checked = projects
    var owners: [Place: String] = [:]
    var known: Set<FileIdentity> = []
    for output in projects.joined().flatMap(\.outputs) {
      if let status = FileStatus(of: output.path.text) { known.insert(status.identity) }
    }
    var neighbors: [String: [Neighbor]] = [:]
    for project in checked.indices {
      for index in checked[project].indices {
        let spec = checked[project][index]
        guard !spec.isBroken, !spec.isBase else { continue }
        let name = OutputNames(spec: spec.name).control
        let path = settings[project].path(of: name, kind: .control, from: spec.name)
        let folder = try locations.location(of: path).folder
        if generates, neighbors[path.folder] == nil {
          neighbors[path.folder] = try Self.neighbors(in: path.folder, besides: known)
        }
        for control in spec.controls {
          let place = Place(folder: folder, control: control)
          let other = owners[place] ?? neighbors[path.folder]?.first { $0.defines(control) }?.path
          owners[place] = spec.name
          guard let other, other != spec.name else { continue }
          checked[project][index].add([
            DuplicateControl.finding(in: spec.findings.file, control: control, of: other)
          ])
        }
      }
    }
  }

  /// A control in an output folder that this run does not generate.
  private struct Neighbor {
    let path: String
    let text: String
    let spec: String

    /// Whether the file defines a control, and its spec still does.
    func defines(_ control: String) -> Bool {
      text.contains("enum \(control): ") && spec.contains(control)
    }
  }

  private static func neighbors(in folder: String, besides known: Set<FileIdentity>)
    throws(FileError) -> [Neighbor]
  {
    guard FileStatus(following: folder.isEmpty ? "." : folder)?.kind == .folder else { return [] }
    var neighbors: [Neighbor] = []
    for name in try FileSystem.names(in: folder).sorted() where OutputNames.isSwift(name) {
      let path = FilePath(folder: folder, name: name).text
      guard let status = FileStatus(of: path), status.kind == .file,
        !known.contains(status.identity), let bytes = try ExistingFile(path)?.bytes,
        let shown = FileMarks(bytes)?.relativeSpec,
        let spec = try? FileSystem.read(
          at: FilePath(folder: folder, name: shown).text,
          origin: .found,
          limit: Limits.specFileSize
        )
      else { continue }
      neighbors.append(
        Neighbor(
          path: path,
          text: String(decoding: bytes, as: UTF8.self),
          spec: String(decoding: spec, as: UTF8.self)
        )
      )
    }
    return neighbors
  }
}
