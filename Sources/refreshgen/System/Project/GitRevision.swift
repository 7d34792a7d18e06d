import RefreshDiagnostics
import RefreshRules

struct GitRevision: BaseFiles {
  struct Entry {
    /// The path from the working directory.
    let path: String
    /// The name of the content in git; `nil` for a link or a submodule.
    let object: String?
  }

  /// The revision as the command line names it.
  let name: String
  private let commit: String
  /// The path from the working directory to the root of the repository, and the path back.
  private let (root, prefix): (String, String)

  /// The number of objects whose names fit into a pipe.
  private static let mostObjects = 1000

  /// Finds a revision, such as `HEAD` or `origin/main`.
  init(_ name: String) throws(FileError) {
    self.name = name
    guard let places = try Self.git(["rev-parse", "--show-cdup", "--show-prefix"]) else {
      throw FileError(path: name, reason: "git found no repository in this folder or above")
    }
    let lines = Self.lines(of: places)
    (root, prefix) = (lines.first ?? "", lines.count > 1 ? lines[1] : "")
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard !name.utf8.contains(0), let commit = try Self.git(arguments) else {
      throw FileError(path: name, reason: "git found no such revision")
    }
    self.commit = Self.lines(of: commit).first ?? ""
  }

  /// The path from the working directory of a path as in `REV:path`, which begins at the root
  /// unless it begins with `./` or `../`.
  func path(ofOperand path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path.hasPrefix("../") ? path : root + path
  }

  /// The files at a path: that file, or the files below that folder.
  func entries(at path: String) throws(FileError) -> [Entry] {
    guard let place = try place(of: path) else { return [] }
    let arguments =
      ["ls-tree", "-r", "-z", "--full-tree", commit] + (place.isEmpty ? [] : ["--", place])
    guard let output = try Self.git(arguments) else {
      throw FileError(path: "\(name):\(path)", reason: "git cannot list the revision")
    }
    let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    var entries: [Entry] = []
    for line in output.split(separator: 0) {
      let line = String(decoding: line, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let fields = line[..<tab].split(separator: " ")
      let isFile = fields.count == 3 && fields[0].hasPrefix("100")
      let found = line[line.index(after: tab)...]
      let rest = found.dropFirst(place.isEmpty ? 0 : place.count + 1)
      entries.append(
        Entry(
          path: found == place ? path : folder + rest,
          object: isFile ? String(fields[2]) : nil
        )
      )
    }
    return entries
  }

  /// The path from the root of the repository; `nil` for a path outside.
  private func place(of path: String) throws(FileError) -> String? {
    if path.hasPrefix("/") {
      let (top, here) = (try FolderLocation(root).realPath, try FolderLocation(path).realPath)
      if here == top { return "" }
      return here.hasPrefix(top + "/") ? String(here.dropFirst(top.count + 1)) : nil
    }
    var parts: [Substring] = []
    for part in (prefix + path).split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// Reads files; all in a few runs of git, which takes longer to start than to read a file.
  func read(_ entries: [Entry]) throws(FileError) -> [SourceFile] {
    var files: [SourceFile] = []
    for start in stride(from: 0, to: entries.count, by: Self.mostObjects) {
      let part = entries[start..<min(start + Self.mostObjects, entries.count)]
      var names = ""
      for entry in part {
        guard let object = entry.object else {
          throw FileError(path: "\(name):\(entry.path)", reason: "expected a file, found a link")
        }
        names += object + "\n"
      }
      let limit = (Limits.specFileSize + 100) * part.count
      guard
        var output = try Self.git(["cat-file", "--batch"], input: names, limit: limit)?[...]
      else { throw FileError(path: name, reason: "git cannot read the revision") }
      for entry in part {
        // A line with name, kind and size, the content, and a line break.
        guard let end = output.firstIndex(of: 10),
          let size = String(decoding: output[..<end], as: UTF8.self).split(separator: " ").last
            .flatMap({ Int($0) }),
          end + 1 + size < output.endIndex
        else { throw FileError(path: "\(name):\(entry.path)", reason: "git cannot read the file") }
        guard size <= Limits.specFileSize else {
          throw .tooLarge(at: "\(name):\(entry.path)", limit: Limits.specFileSize)
        }
        let bytes = Array(output[end + 1..<end + 1 + size])
        files.append(SourceFile(name: entry.path, bytes: bytes))
        output = output[(end + 2 + size)...]
      }
    }
    return files
  }

  /// Reads a file; `nil` if the revision has none at the path.
  func file(at path: String) throws(FileError) -> SourceFile? {
    let entries = try entries(at: path)
    return entries.count == 1 && entries[0].object != nil ? try read(entries).first : nil
  }

  func path(_ reference: String, in file: String) -> String {
    BaseReader(root: "", allowsOutside: true).path(reference, in: file)
  }

  func check(_ reference: String, in file: String) throws(BaseError) {
    guard !reference.hasPrefix("/"), !reference.utf8.contains(0) else {
      throw .unreadable(path: reference, reason: "expected a relative path")
    }
  }

  func read(at path: String) throws(BaseError) -> SourceFile {
    do throws(FileError) {
      if let file = try file(at: path) { return file }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    throw .unreadable(path: path, reason: "no such file in \(name)")
  }

  /// The output of git; `nil` if it fails.
  private static func git(
    _ arguments: [String],
    input: String = "",
    limit: Int = 1 << 28
  ) throws(FileError) -> [UInt8]? {
    let process = ChildProcess(
      program: "git",
      arguments: arguments,
      whenMissing: "the program was not found, and old versions need it: install git, or compare "
        + "two files",
      isSilent: true
    )
    let (status, output) = try process.run(input: Array(input.utf8), limit: limit)
    return status == 0 ? output : nil
  }

  private static func lines(of output: [UInt8]) -> [String] {
    output.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
