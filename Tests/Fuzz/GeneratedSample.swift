import Glibc
import RefreshGenerator

/// Writes generated code to the folder that the environment variable `FUZZ_OUTPUT` names, where
/// fuzz.sh has the compiler parse it.
enum GeneratedSample {
  private static let folder = getenv("FUZZ_OUTPUT").map { String(cString: $0) }
  /// The number of files so far; libFuzzer has one thread.
  nonisolated(unsafe) private static var count = 0

  /// Writes the Swift files of an input.
  static func add(_ files: [GeneratedFile]) {
    guard let folder else { return }
    for file in files where file.kind != .catalog {
      count += 1
      let output = fopen("\(folder)/\(count).swift", "w")
      require(output != nil, "FUZZ_OUTPUT is a folder")
      guard let output else { continue }
      let written = fwrite(file.bytes, 1, file.bytes.count, output)
      require(written == file.bytes.count, "room on the disk")
      fclose(output)
    }
  }
}
