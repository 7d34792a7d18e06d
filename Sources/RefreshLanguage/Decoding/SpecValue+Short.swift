import RefreshDiagnostics

extension SpecValue {
  /// The value in one word, as a spec writes it for a key of a type.
  package func short(as type: ValueType) -> String? {
    switch self {
    case .number(let number): number.isFinite ? SpecText.number(number) : type.boundlessWord
    case .duration(let seconds): seconds.isFinite ? SpecText.seconds(seconds) : type.boundlessWord
    case .flag(let flag): "\(flag)"
    case .text(let text): text
    case .curve(.linear): "linear"
    case .curve(.easeIn): "easeIn"
    case .curve(.easeOut): "easeOut"
    case .curve(.easeInOut): "easeInOut"
    case .curve(.spring(let damping)): "spring(damping: \(SpecText.number(damping)))"
    case .color, .font, .map, .list: nil
    }
  }
}

extension ValueType {
  /// The word that stands for no bound at all, where the type has one.
  fileprivate var boundlessWord: String? {
    switch self {
    case .number(_, let word), .integer(_, let word), .duration(_, let word): word
    default: nil
    }
  }
}
