#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for files in folders to change.
struct FolderWatcher {
  private let folders: [String]

  /// How often folders are looked at where the system does not tell of changes, in microseconds.
  private static let pause: UInt32 = 300_000

  /// Watches folders; nothing where there are none.
  init?(_ folders: [String]) {
    self.folders = folders.map { $0.isEmpty ? "." : $0 }
    if folders.isEmpty { return nil }
  }

  /// Comes back once a file whose name is `relevant` was written, moved or removed.
  func wait(_ relevant: (String) -> Bool) {
    #if os(Linux)
      if waitForNotice(relevant) { return }
    #endif
    let before = snapshot(relevant)
    while snapshot(relevant) == before { usleep(Self.pause) }
  }

  /// When each file was changed last.
  private func snapshot(_ relevant: (String) -> Bool) -> [String: Int] {
    var times: [String: Int] = [:]
    for folder in folders {
      for entry in (try? FileSystem.list(folder)) ?? [] where relevant(entry.name) {
        let path = "\(folder)/\(entry.name)"
        times[path] = FileSystem.modificationTime(path)
      }
    }
    return times
  }

  #if os(Linux)
    /// Waits for the kernel to tell; answers false where it can't.
    private func waitForNotice(_ relevant: (String) -> Bool) -> Bool {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      for folder in folders where inotify_add_watch(descriptor, folder, events) < 0 {
        return false
      }
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        guard Self.names(in: buffer[..<count]).contains(where: relevant) else { continue }
        // Editors write in several steps; what they leave behind is what counts.
        usleep(50_000)
        return true
      }
    }

    /// The names of the files in a list of events of the kernel.
    private static func names(in buffer: ArraySlice<UInt8>) -> [String] {
      let head = MemoryLayout<inotify_event>.size
      var names: [String] = []
      var rest = buffer
      while rest.count >= head {
        let length = rest.withUnsafeBytes {
          Int($0.loadUnaligned(fromByteOffset: head - 4, as: UInt32.self))
        }
        guard rest.count >= head + length else { break }
        let name = rest.dropFirst(head).prefix(length).prefix { $0 != 0 }
        names.append(String(decoding: name, as: UTF8.self))
        rest = rest.dropFirst(head + length)
      }
      return names
    }
  #endif
}
