extension Generator {
  /// What the output depends on besides the specs.
  package struct Options: Sendable, Hashable {
    /// Who may use the controls.
    package var access: AccessLevel
    /// Whether they say that they belong to no actor, for modules in which all else does.
    package var isNonisolated: Bool
    /// What the controls are for, besides scroll views without a screen.
    package var targets: Set<Target>
    /// The bundle in which they look up texts and images: `main`, `module`, or a Swift expression.
    package var bundle: String
    /// The module that the tests import; none if they are part of it.
    package var module: String?
    /// Whether tests are generated.
    package var withHarness: Bool
    /// Whether they are for XCTest instead of Swift Testing.
    package var isForXCTest: Bool

    /// A framework that controls are generated for.
    package enum Target: String, Sendable, CaseIterable {
      case uiKit = "uikit"
      case swiftUI = "swiftui"
    }

    /// Creates options.
    package init(
      access: AccessLevel = .internal,
      isNonisolated: Bool = false,
      targets: Set<Target> = Set(Target.allCases),
      bundle: String = "main",
      module: String? = nil,
      withHarness: Bool = true,
      isForXCTest: Bool = false
    ) {
      self.access = access
      self.isNonisolated = isNonisolated
      self.targets = targets
      self.bundle = bundle
      self.module = module
      self.withHarness = withHarness
      self.isForXCTest = isForXCTest
    }

    /// The options as texts, the same for the same options.
    var cacheKey: [String] {
      let flags = [isNonisolated, withHarness, isForXCTest, module != nil].map { "\($0)" }
      return [access.rawValue, module ?? "", bundle] + flags + targets.map(\.rawValue).sorted()
    }
  }
}
