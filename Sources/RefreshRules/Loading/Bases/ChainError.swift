/// An error of a whole chain of bases, in which each base is based on the next.
enum ChainError: Sendable {
  /// The chain leads back to one of its files.
  case cycle([BaseUse])
  /// The chain has more files than `Limits.bases`.
  case tooLong
}
