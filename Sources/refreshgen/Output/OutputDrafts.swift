/// Keeps files that were generated until all of them were, in a folder beside where they belong.
///
/// From there they are moved to their places, each at once: whoever looks sees a whole file of
/// before or a whole one of now, even after a run that was killed.
enum OutputDrafts {
  private static let folderName = ".refreshgen-drafts"

  /// Keeps a file.
  static func write(_ bytes: [UInt8], for path: FilePath) throws(FileError) -> String {
    let folder = Self.folder(in: path.folder)
    let draft = "\(folder)/\(path.name).\(FileSystem.processNumber)"
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

  /// Cleans up once all files of a folder are in their places; what other runs keep there stays.
  static func finish(in folder: String) {
    FileSystem.removeEmptyFolder(Self.folder(in: folder))
  }

  private static func folder(in folder: String) -> String {
    FilePath(folder: folder, name: folderName).text
  }
}
