import RefreshDiagnostics

/// A part of the specs, for work that is shared among machines.
struct Shard {
  private let index: Int
  private let count: Int

  /// The option that chooses one.
  static let option = Option(
    name: "--shard",
    value: "I/N",
    summary:
      "split the specs into N parts and process only part I,\nto share the work among machines"
  )

  /// The part that was asked for; nothing for all.
  init?(_ invocation: Invocation) throws(UsageError) {
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

  /// Its part of some files.
  func part<File>(of files: [File]) -> [File] {
    files.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }

  /// The files of all other parts.
  func rest<File>(of files: [File]) -> [File] {
    files.enumerated().filter { $0.offset % count != index - 1 }.map(\.element)
  }
}
