import RefreshDiagnostics
import RefreshGenerator
import RefreshRules

/// Reports controls with one name that different projects of a run generate into one folder.
///
/// The controls of a folder become types of one module.
struct SharedFolders {
  /// The specs of each project, with their collisions.
  private(set) var checked: [[CheckedSpec]]
  private var locations = FileLocations()

  /// A type in a folder.
  private struct Place: Hashable {
    let folder: FolderLocation
    let control: String
  }

  init(_ projects: [[CheckedSpec]], settings: [OutputSettings]) throws(FileError) {
    checked = projects
    var owners: [Place: String] = [:]
    for project in checked.indices {
      for index in checked[project].indices {
        let spec = checked[project][index]
        guard !spec.isBroken, !spec.isBase else { continue }
        let name = OutputNames(spec: spec.name).control
        let path = settings[project].path(of: name, kind: .control, from: spec.name)
        let folder = try locations.location(of: path).folder
        for control in spec.controls {
          let place = Place(folder: folder, control: control)
          let other = owners.updateValue(spec.name, forKey: place)
          guard let other, other != spec.name else { continue }
          checked[project][index].add([
            DuplicateControl.finding(in: spec.findings.file, control: control, of: other)
          ])
        }
      }
    }
  }
}
