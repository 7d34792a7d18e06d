#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The distinct output folders of a run.
struct OutputFolders: Sendable {
  /// The folders, in the order in which the caller listed their paths.
  private(set) var all: [OutputFolder] = []
  /// The failures to open folders.
  private(set) var failures: [FileError] = []
  private var folders: [String: OutputFolder] = [:]

  /// No folders.
  init() {}

  /// Opens folders and locks them.
  init(_ paths: [String], isWritable: Bool) {
    Self.allowOpenFolders(paths.count)
    var locked: [FileIdentity: LockedFolder] = [:]
    var missing: [FolderLocation: OutputFolder] = [:]
    var identities: [String: FileIdentity] = [:]
    for path in paths {
      do throws(FileError) {
        if let folder = try LockedFolder(path, isWritable: isWritable) {
          identities[path] = folder.identity
          if locked[folder.identity] == nil { locked[folder.identity] = folder }
        } else {
          let location = try FolderLocation(path)
          if missing[location] == nil { missing[location] = try OutputFolder(missing: path) }
          folders[path] = missing[location]
        }
      } catch {
        failures.append(error)
      }
    }
    // Locked in a fixed order to avoid deadlocks between runs.
    var opened: [FileIdentity: OutputFolder] = [:]
    for (identity, folder) in locked.sorted(by: { $0.key < $1.key }) {
      do throws(FileError) {
        try folder.lock(isWritable: isWritable)
        opened[identity] = try OutputFolder(folder, isWritable: isWritable)
      } catch {
        failures.append(error)
      }
    }
    var seen: Set<ObjectIdentifier> = []
    for path in paths {
      if let identity = identities[path] { folders[path] = opened[identity] }
      guard let folder = folders[path] else { continue }
      if seen.insert(ObjectIdentifier(folder)).inserted { all.append(folder) }
    }
  }

  /// The folder of a path; `nil` if it could not be opened.
  subscript(path: String) -> OutputFolder? { folders[path] }

  /// Raises the limit of open files, if possible.
  private static func allowOpenFolders(_ count: Int) {
    let needed = rlim_t(count + 100)
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < needed else { return }
    limit.rlim_cur = min(needed, limit.rlim_max)
    setrlimit(kind, &limit)
  }
}
