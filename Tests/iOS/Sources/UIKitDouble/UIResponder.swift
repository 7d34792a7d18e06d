// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIResponder {
  public init() {}
}

open class NSCoder {}
