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
    private let impact: UIImpactFeedbackGenerator?
    private let selection: UISelectionFeedbackGenerator?

    /// Creates the feedback generator of a haptic, without starting the haptic engine.
    init(_ haptic: RefreshHaptic) {
      selection = haptic == .selection ? UISelectionFeedbackGenerator() : nil
      impact =
        switch haptic {
        case .none, .selection: nil
        case .light: UIImpactFeedbackGenerator(style: .light)
        case .medium: UIImpactFeedbackGenerator(style: .medium)
        case .heavy: UIImpactFeedbackGenerator(style: .heavy)
        case .soft: UIImpactFeedbackGenerator(style: .soft)
        case .rigid: UIImpactFeedbackGenerator(style: .rigid)
        }
    }

    /// Prepares the haptic engine while a pull approaches the trigger distance.
    func prepare() {
      impact?.prepare()
      selection?.prepare()
    }

    /// Plays the haptic.
    func play() {
      impact?.impactOccurred()
      selection?.selectionChanged()
    }
  }
#endif
