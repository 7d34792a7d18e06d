// Declared as it is on iOS, and documented there; nothing of it ever runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
}
