import RefreshCore
import RefreshDiagnostics
import RefreshStyles

extension DesignValue {
  /// The value in the notation of specs; `nil` for a color, a font or an empty list.
  func short(as type: ValueType) -> String? {
    switch (self, type) {
    case (.number(.infinity), _), (.integer(.max), _): type.boundlessWord
    case (.integer(let number), _): "\(number)"
    case (.number(let seconds), .duration): SpecText.seconds(seconds)
    case (.number(let number), _): SpecText.number(number)
    case (.flag(let flag), _): "\(flag)"
    case (.text(let text), _): SpecText.text(text)
    case (.word(let word), _): word
    case (.curve(.spring(damping: let damping)), _): "spring(damping: \(SpecText.number(damping)))"
    case (.curve(let curve), _): curve.name
    case (.list(let items), .list(let type)):
      items.isEmpty ? nil : "[\(items.compactMap { $0.short(as: type) }.joined(separator: ", "))]"
    case (.color, _), (.font, _), (.list, _): nil
    }
  }
}

extension ValueType {
  /// The word that infinity stands for, such as `unlimited`, if the type has one.
  fileprivate var boundlessWord: String? {
    switch self {
    case .number(_, let word), .integer(_, let word), .duration(_, let word): word
    default: nil
    }
  }
}
