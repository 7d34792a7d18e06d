import RefreshLanguage

/// Language tags of BCP 47.
enum LocaleName {
  /// All two-letter language codes (ISO 639-1).
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu \
    hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw \
    ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv \
    ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr \
    ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo \
    za zh zu
    """.split(separator: " ")
  )

  /// Country codes that are often confused with the code of the language.
  private static let countries = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "ua": "uk", "us": "en-US",
    "gb": "en-GB", "il": "he", "rs": "sr",
  ]

  /// The tag in the notation of iOS; `nil` if it is not a language tag.
  static func corrected(_ name: String) -> String? {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first?.lowercased(), first.utf8.allSatisfy(isLetter) else {
      return named(name)
    }
    guard isLanguage(first) else { return parts.count == 1 ? countries[first] ?? named(name) : nil }
    var result = first
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(isLetter) {
      result += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let region = rest.first, isRegion(region) {
      result += "-" + region.uppercased()
      rest = rest.dropFirst()
    }
    for variant in rest {
      guard isVariant(variant) else { return nil }
      result += "-" + variant.lowercased()
    }
    return result
  }

  /// The tag of a language with a name that means no other.
  private static func named(_ name: String) -> String? {
    let tags = Synonyms.languages(named: name)
    return tags.count == 1 ? tags[0] : nil
  }

  private static func isLanguage(_ code: String) -> Bool {
    // Any three letters are accepted, since there are thousands of such codes; none is longer.
    code.utf8.count == 2 ? languages.contains(Substring(code)) : code.utf8.count == 3
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)
      || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
  }

  private static func isVariant(_ part: Substring) -> Bool {
    guard part.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
    let isShort = part.utf8.count == 4 && part.utf8.first.map(isDigit) == true
    return (5...8).contains(part.utf8.count) || isShort
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
