/// Keeps files that were generated until all of them were, in a folder beside where they belong.
///
/// From there they are moved to their places, each at once: whoever looks sees a whole file of
/// before or a whole one of now, even after a run that was killed.
enum OutputDrafts {
  private static let folderName = ".refreshgen-drafts"

  /// Keeps a file.
  static func write(_ bytes: [UInt8], for path: FilePath) throws(FileError) -> String {
    let folder = Self.folder(in: path.folder)
    let draft = "\(folder)/\(path.name).\(RunningProcess.number)"
    do throws(FileError) {
      do throws(FileError) {
        try FileSystem.writeDraft(bytes, to: draft)
      } catch {
        // The folder is there from the first draft on, unless another run has just cleaned up.
        try FileSystem.makeFolder(folder)
        try FileSystem.writeDraft(bytes, to: draft)
      }
    } catch {
      throw FileError(path: path.text, reason: error.reason)
    }
    return draft
  }

  /// Drops files of one folder that are not wanted any more.
  static func drop(_ files: [OutputFile], in folder: String) {
    for case .file(let draft)? in files.map(\.draft) { try? FileSystem.remove(draft) }
    finish(in: folder)
  }

  /// Cleans up once all files of a folder are in their places.
  ///
  /// What other runs keep there stays, unless they were killed and don't need it any more.
  static func finish(in folder: String) {
    let folder = Self.folder(in: folder)
    guard !FileSystem.removeEmptyFolder(folder), let drafts = try? FileSystem.list(folder) else {
      return
    }
    for draft in drafts where !draft.isFolder && isAbandoned(draft.name) {
      try? FileSystem.remove("\(folder)/\(draft.name)")
    }
    FileSystem.removeEmptyFolder(folder)
  }

  /// Whether a draft is of a run that is over, as the number behind its name tells.
  private static func isAbandoned(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), let number = Int32(name[dot...].dropFirst()) else {
      return false
    }
    return !RunningProcess.exists(number)
  }

  private static func folder(in folder: String) -> String {
    FilePath(folder: folder, name: folderName).text
  }
}
