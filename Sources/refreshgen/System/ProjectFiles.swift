import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The files of a project.
struct ProjectFiles {
  /// The folder of the project file, as messages show it: empty, or ended by a slash.
  let root: String
  /// The name of the project file.
  let name: String
  /// Whether the project may reach outside of its folder.
  let allowsOutside: Bool

  /// The project whose file has a path.
  init(file: String, allowsOutside: Bool) {
    let path = FilePath(file)
    root = path.folder.isEmpty || path.folder == "/" ? path.folder : path.folder + "/"
    name = path.name
    self.allowsOutside = allowsOutside
  }

  /// The nearest project at or above the working directory.
  ///
  /// Paths stay relative, so that nothing of the machine gets into messages and outputs.
  static func find(allowsOutside: Bool) -> ProjectFiles? {
    var root = ""
    // Deeper than any file system lets a working directory be.
    for _ in 0..<1024 {
      let file = root + ProjectLanguage.fileName
      if FileSystem.exists(file) { return ProjectFiles(file: file, allowsOutside: allowsOutside) }
      let here = FileStatus(following: root + ".")
      guard let here, here.identity != FileStatus(following: root + "..")?.identity else {
        return nil
      }
      root += "../"
    }
    return nil
  }

  /// The path of the project file.
  var file: String { root + name }

  /// A path of the project file as seen from the working directory.
  func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : root + relative
  }

  /// The folder that a key of the project file names; refused where it lies outside of the project,
  /// since specs and project files come with pull requests from strangers.
  func folder(_ relative: String, key: String, at place: SourceRange?) throws -> String {
    let path = path(relative)
    guard !path.utf8.contains(0) else {
      throw UsageError(
        "\(SafeText.quote(key)) in \(SafeText.escape(file)) is \(SafeText.quote(relative)), "
          + "but no path contains a NUL character"
      )
    }
    guard try allowsOutside || FolderLocation(path).isInside(try FolderLocation(root)) else {
      throw Fault.outside(
        file,
        "\(SafeText.quote(key)) is \(SafeText.quote(relative)), which is",
        at: place
      )
    }
    return path
  }

  /// A path from the working directory as the project file writes it; nothing for one outside.
  func path(fromRootTo path: String) throws(FileError) -> String? {
    let relative = RelativePath.from(try FolderLocation(root), to: try FileLocation(path))
    return relative.hasPrefix("../") ? nil : relative
  }

  /// What the patterns of a project file stand for.
  struct Listing {
    /// The files, in alphabetical order.
    var files: [String] = []
    /// The folders that hold a manifest of generated files.
    var generatedFolders: [String] = []
    /// The reasons why folders could not be searched.
    var failures: [Fault] = []
  }

  /// The files that a pattern means.
  func list(_ pattern: GlobPattern) throws -> Listing {
    var listing = Listing()
    var visited: [FileIdentity] = []
    try collect("", pattern, &visited, &listing)
    listing.files = listing.files.sorted().map(path)
    listing.generatedFolders = listing.generatedFolders.sorted().map(path)
    return listing
  }

  private func collect(
    _ folder: String,
    _ pattern: GlobPattern,
    _ visited: inout [FileIdentity],
    _ listing: inout Listing
  ) throws {
    let names: [String]
    do throws(FileError) {
      let place = FilePath.cleaned(folder: root + folder)
      guard let status = FileStatus(following: place.isEmpty ? "." : place) else {
        throw .last(place)
      }
      // A link may lead to a folder around it.
      guard !visited.contains(status.identity) else { return }
      names = try FileSystem.names(in: place)
      visited.append(status.identity)
    } catch {
      listing.failures.append(.unreadable(error))
      return
    }
    defer { visited.removeLast() }
    for name in names {
      if name == Manifest.fileName { listing.generatedFolders.append(folder) }
      // What lies in hidden folders, such as those of builds, is not the project's own.
      guard !name.hasPrefix(".") else { continue }
      let path = folder + name
      let (mayHold, isMeant) = (pattern.mayMatch(inside: path), pattern.matches(path))
      guard mayHold || isMeant else { continue }
      let isFolder: Bool
      do {
        isFolder = try self.isFolder(path)
      } catch let error as FileError {
        listing.failures.append(.unreadable(error))
        continue
      } catch let fault as Fault {
        listing.failures.append(fault)
        continue
      }
      if isFolder && mayHold { try collect(path + "/", pattern, &visited, &listing) }
      if !isFolder && isMeant { listing.files.append(path) }
    }
  }

  /// Whether a path leads to a folder.
  private func isFolder(_ relative: String) throws -> Bool {
    let path = path(relative)
    // A file that is removed at this moment is no fault.
    guard let kind = try FileStatus.look(at: path)?.kind else { return false }
    guard kind == .link else { return kind == .folder }
    try checkLink(path)
    return FileStatus(following: path)?.kind == .folder
  }

  /// Makes sure that a path does not lead outside of the project by a link.
  func checkLink(_ path: String) throws {
    // One that leads nowhere is reported when it is read.
    guard !allowsOutside, FileStatus(of: path)?.kind == .link,
      FileStatus(following: path) != nil
    else { return }
    guard try !FolderLocation(path).isInside(try FolderLocation(root)) else { return }
    throw Fault.outside(path, "is a symbolic link that leads")
  }
}
