import RefreshDiagnostics

/// A part of the specs, for work that is shared among machines.
struct Shard {
  private let index: Int
  private let count: Int

  /// The option for a shard.
  static let option = Option(
    name: "--shard",
    value: "I/N",
    summary:
      "split the specs into N parts and process only part I,\nto share the work among machines"
  )

  /// The shard that the command line names; `nil` for all specs.
  init?(invocation: Invocation) throws(UsageError) {
    guard let text = invocation["--shard"] else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
      (1...count).contains(index)
    else {
      throw UsageError(
        "invalid value '\(SafeText.escape(text))' of '--shard': expected a part such as 1/4"
      )
    }
    (self.index, self.count) = (index, count)
  }

  /// The files of this shard.
  func part<File>(of files: [File]) -> [File] {
    files.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }

  /// The files of the other shards.
  func rest<File>(of files: [File]) -> [File] {
    files.enumerated().filter { $0.offset % count != index - 1 }.map(\.element)
  }
}
