#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FindingFormat {
  /// The formats that suit the surroundings: GitHub Actions shows findings beside the source.
  static var suitable: [FindingFormat] {
    let isGitHub = getenv("GITHUB_ACTIONS").map { String(cString: $0) == "true" } ?? false
    return isGitHub ? [.text, .github] : [.text]
  }
}
