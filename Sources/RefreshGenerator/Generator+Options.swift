extension Generator {
  package struct Options: Sendable, Hashable {
    /// The access level of the controls.
    package var access: AccessLevel
    /// Whether the controls are marked `nonisolated`, for modules with MainActor as default
    /// isolation.
    package var isNonisolated: Bool
    /// The frameworks and languages that the controls are generated for.
    package var targets: Set<Target>
    /// The bundle of texts, colors and images: `main`, `module` or a Swift expression.
    package var bundle: String
    /// The module that the tests import; `nil` if the tests are in the same module.
    package var module: String?
    /// Whether tests are generated.
    package var withHarness: Bool
    /// Whether the tests use XCTest instead of Swift Testing.
    package var isForXCTest: Bool

    /// A framework or language that controls are generated for; each includes UIKit.
    package enum Target: String, Sendable, CaseIterable {
      case uiKit = "uikit"
      case swiftUI = "swiftui"
      case objectiveC = "objc"
    }

    package init(
      access: AccessLevel = .internal,
      isNonisolated: Bool = false,
      targets: Set<Target> = [.uiKit, .swiftUI],
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
  }
}

/// The access level of a generated control.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`

  /// The modifier followed by a space; empty for `internal`.
  var modifier: String {
    self == .internal ? "" : rawValue + " "
  }
}
