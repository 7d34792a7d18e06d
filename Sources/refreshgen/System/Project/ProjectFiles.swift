import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The location of a project file, and the search for the files of the project.
struct ProjectFiles {
  /// The folder of the project file, as the start of paths: empty, or with a trailing slash.
  let root: String
  let name: String
  /// Whether the project can refer to folders outside its own.
  let allowsOutside: Bool

  init(file: String, allowsOutside: Bool) {
    let path = FilePath(file)
    root = path.folder.isEmpty || path.folder == "/" ? path.folder : path.folder + "/"
    name = path.name
    self.allowsOutside = allowsOutside
  }

  /// The nearest project at or above a folder; the empty path is the working directory.
  ///
  /// Paths are relative if the folder's path is, so that messages and outputs do not depend on the
  /// machine.
  static func find(from folder: String, allowsOutside: Bool) -> ProjectFiles? {
    var folder = FilePath.cleaned(folder: folder)
    // A bound that exceeds any possible depth of a folder.
    for _ in 0..<1024 {
      let file = FilePath(folder: folder, name: ProjectLanguage.fileName).text
      if FileSystem.exists(at: file) {
        return ProjectFiles(file: file, allowsOutside: allowsOutside)
      }
      let path = FilePath(folder)
      if !path.name.isEmpty && path.name != ".." {
        folder = path.folder
        continue
      }
      let here = FileStatus(following: folder.isEmpty ? "." : folder)
      let parent = FilePath(folder: folder, name: "..").text
      guard let here, here.identity != FileStatus(following: parent)?.identity else { return nil }
      folder = parent
    }
    return nil
  }

  var file: String { root + name }

  func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : root + relative
  }

  /// The folder that a key of the project file names.
  ///
  /// Throws for a folder outside the project, since project files may come from untrusted pull
  /// requests.
  func folder(_ relative: String, key: String, at place: SourceRange?) throws -> String {
    let path = path(relative)
    guard !path.utf8.contains(0) else {
      throw UsageError(
        "\(SafeText.quote(key)) in \(SafeText.escape(file)) is \(SafeText.quote(relative)), "
          + "but a path cannot contain a NUL character"
      )
    }
    guard
      try allowsOutside || Repository.holds(try FolderLocation(path), withProjectIn: root)
    else {
      throw Failure.outside(
        file,
        reason: "\(SafeText.quote(key)) is \(SafeText.quote(relative)), which is",
        at: place
      )
    }
    return path
  }

  /// A path relative to the project folder; `nil` for a path outside.
  func path(fromRootTo path: String) throws(FileError) -> String? {
    let relative = RelativePath.from(try FolderLocation(root), to: try FileLocation(path))
    return relative.hasPrefix("../") ? nil : relative
  }

  /// The files that match a pattern.
  struct Listing {
    /// The files, in alphabetical order.
    var files: [String] = []
    /// The specs that the pattern nearly matches.
    var nearMisses: [String] = []
    /// The folders that were searched, without those behind links.
    var folders: [String] = []
    /// The reasons why folders could not be searched.
    var failures: [Failure] = []
  }

  /// The folders of a search.
  private struct Visits {
    /// The folders on the path to the current one.
    var path: [FileIdentity] = []
    /// All folders so far, each with the parts of the pattern that have matched its path.
    var known: Set<Visit> = []
    var links: [(folder: String, path: [FileIdentity])] = []

    struct Visit: Hashable {
      let folder: FileIdentity
      let progress: GlobPattern.Progress
    }
  }

  func list(_ pattern: GlobPattern) throws -> Listing {
    var listing = Listing()
    var visits = Visits()
    try collect("", pattern: pattern, visits: &visits, listing: &listing)
    let folders = listing.folders
    // Links come last, so that a file has a path through a link only if no other path leads to it.
    var next = 0
    while next < visits.links.count {
      visits.path = visits.links[next].path
      try collect(visits.links[next].folder, pattern: pattern, visits: &visits, listing: &listing)
      next += 1
    }
    listing.files = listing.files.sorted().map(path)
    listing.nearMisses = listing.nearMisses.sorted().map(path)
    listing.folders = folders.map(path)
    return listing
  }

  /// Adds the files below a folder that match a pattern.
  private func collect(
    _ folder: String,
    pattern: GlobPattern,
    visits: inout Visits,
    listing: inout Listing
  ) throws {
    let entries: FolderEntries
    do throws(FileError) {
      guard let found = try enter(folder, pattern: pattern, visits: &visits) else { return }
      entries = found
    } catch {
      // A folder that a build has just removed is not an error.
      if !FileSystem.isGone(at: self.path(folder)) { listing.failures.append(.unreadable(error)) }
      return
    }
    defer { visits.path.removeLast() }
    // A spec belongs to the nearest project, so the specs of a project below belong to that one.
    guard folder.isEmpty || !entries.names.contains(ProjectLanguage.fileName) else { return }
    listing.folders.append(folder)
    for (name, isFolder) in entries.undecodable where !name.hasPrefix(".") {
      let path = folder + name
      guard isFolder ? pattern.mayMatch(inside: path) : pattern.matches(path) else { continue }
      listing.failures.append(.unreadable(.undecodable(self.path(path))))
    }
    // Sorted, so that the path to a folder with several links does not depend on the file system.
    for name in entries.names.sorted() {
      // Hidden folders, such as build folders, are skipped.
      if !name.hasPrefix(".") {
        try collectEntry(at: folder + name, pattern: pattern, visits: &visits, listing: &listing)
      }
    }
  }

  /// Adds a folder to the path of the search; returns its entries, or `nil` if the search need not
  /// visit the folder again.
  private func enter(
    _ folder: String,
    pattern: GlobPattern,
    visits: inout Visits
  ) throws(FileError) -> FolderEntries? {
    let place = FilePath.cleaned(folder: root + folder)
    guard let status = FileStatus(following: place.isEmpty ? "." : place) else {
      throw .last(place)
    }
    // A link may lead back to a parent folder, and several links may lead to one folder. Without
    // this check, a few folders with links to each other would be visited on millions of paths.
    let visit = Visits.Visit(folder: status.identity, progress: pattern.progress(inside: folder))
    guard !visits.path.contains(status.identity), visits.known.insert(visit).inserted else {
      return nil
    }
    let entries = try FileSystem.entries(in: place)
    visits.path.append(status.identity)
    return entries
  }

  /// Adds a file that matches a pattern, or the files below a folder.
  private func collectEntry(
    at path: String,
    pattern: GlobPattern,
    visits: inout Visits,
    listing: inout Listing
  ) throws {
    let (mayHold, isMeant) = (pattern.mayMatch(inside: path), pattern.matches(path))
    guard mayHold || isMeant else {
      let isNear = OutputNames.isSpec(path.lowercased()) && pattern.nearlyMatches(path)
      if isNear { listing.nearMisses.append(path) }
      return
    }
    let (isFolder, isLink): (Bool, Bool)
    do {
      (isFolder, isLink) = try kind(of: path)
    } catch let error as FileError {
      listing.failures.append(.unreadable(error))
      return
    } catch let failure as Failure {
      listing.failures.append(failure)
      return
    }
    if isFolder && mayHold {
      if isLink {
        visits.links.append((path + "/", visits.path))
      } else {
        try collect(path + "/", pattern: pattern, visits: &visits, listing: &listing)
      }
    }
    if !isFolder && isMeant { listing.files.append(path) }
  }

  /// Whether a path refers to a folder, and whether it is a link.
  private func kind(of relative: String) throws -> (isFolder: Bool, isLink: Bool) {
    let path = path(relative)
    // A file that is being removed is not an error.
    guard let kind = try FileStatus.look(at: path)?.kind else { return (false, false) }
    guard kind == .link else { return (kind == .folder, false) }
    try checkLink(at: path)
    return (FileStatus(following: path)?.kind == .folder, true)
  }

  /// Checks that a path is not a link to a file outside the project.
  func checkLink(at path: String) throws {
    // Broken links are reported when they are read.
    guard !allowsOutside, FileStatus(of: path)?.kind == .link,
      FileStatus(following: path) != nil
    else { return }
    guard try !Repository.holds(try FolderLocation(path), withProjectIn: root) else { return }
    throw Failure.outside(path, reason: "the file is a symbolic link that leads")
  }
}
