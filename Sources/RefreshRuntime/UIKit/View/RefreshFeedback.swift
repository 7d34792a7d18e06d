#if os(visionOS)
  /// No haptic feedback, because visionOS has no feedback generators.
  @MainActor
  struct RefreshFeedback {
    init(_ haptic: RefreshHaptic) {}

    func prepare() {}
    func play() {}
  }
#elseif canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Haptic feedback of a control, on devices that have a haptic engine.
  @MainActor
  struct RefreshFeedback {
    /// The engine is asleep until the generator is prepared or plays.
    private let generator: UIFeedbackGenerator?
    private let notification: UINotificationFeedbackGenerator.FeedbackType?

    /// Creates the feedback generator of a haptic, without starting the haptic engine.
    init(_ haptic: RefreshHaptic) {
      notification =
        switch haptic {
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .none, .light, .medium, .heavy, .soft, .rigid, .selection: nil
        }
      generator =
        switch haptic {
        case .none: nil
        case .light: UIImpactFeedbackGenerator(style: .light)
        case .medium: UIImpactFeedbackGenerator(style: .medium)
        case .heavy: UIImpactFeedbackGenerator(style: .heavy)
        case .soft: UIImpactFeedbackGenerator(style: .soft)
        case .rigid: UIImpactFeedbackGenerator(style: .rigid)
        case .selection: UISelectionFeedbackGenerator()
        case .success, .warning, .error: UINotificationFeedbackGenerator()
        }
    }

    /// Prepares the haptic engine for feedback that is near.
    func prepare() {
      generator?.prepare()
    }

    /// Plays the haptic.
    func play() {
      (generator as? UIImpactFeedbackGenerator)?.impactOccurred()
      (generator as? UISelectionFeedbackGenerator)?.selectionChanged()
      if let notification {
        (generator as? UINotificationFeedbackGenerator)?.notificationOccurred(notification)
      }
    }
  }
#endif
