#if os(Linux)
  import Foundation
  import RefreshGenerator
  import Testing

  @testable import refreshgen

  /// Holds the draft of a file as another run does.
  @Suite("Drafts of files")
  struct DraftTests {
    /// The number of open files of this process that are the file at a path.
    private func openings(of path: String) -> Int {
      let folder = "/proc/self/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.count {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
      }
    }

    @Test("A run that waits for the draft of another run writes to a draft of its own")
    func moved() async throws {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("refreshgen-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let target = folder.appendingPathComponent("a.swift").path
      let draft = folder.appendingPathComponent(
        ".refreshgen-\(ContentHash(of: Array("a.swift".utf8)).text).tmp"
      ).path
      let number = open(draft, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard let other = FileDescriptor(number) else { throw FileError.last(draft) }
      #expect(flock(other.number, LOCK_EX) == 0)
      let writing = Task.detached { try ReplacedFile(path: target).write(Array("second".utf8)) }
      while openings(of: draft) < 2 { try await Task.sleep(for: .milliseconds(1)) }
      // The other run completes its file, and moves it.
      #expect(write(other.number, "first", 5) == 5)
      #expect(rename(draft, target) == 0)
      let first = FileStatus(open: other.number)?.identity
      #expect(flock(other.number, LOCK_UN) == 0)
      try await writing.value
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "second")
      #expect(FileStatus(following: target)?.identity != first)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.swift"])
    }
  }
#endif
