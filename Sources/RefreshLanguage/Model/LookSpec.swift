/// How a control looks in one phase, with everything that the phase leaves to others filled in.
package struct LookSpec: Sendable, Hashable {
  /// Which way an arrow points.
  package enum Arrow: Sendable, Hashable {
    case up
    case down
  }

  /// How large an indicator is.
  package enum Indicator: Sendable, Hashable {
    case medium
    case large
  }

  /// The first line.
  package var title: String?
  /// The second line.
  package var subtitle: String?
  /// The colour of the title.
  package var color: ColorValue?
  /// The colour of the subtitle.
  package var subtitleColor: ColorValue?
  /// The colour behind everything.
  package var background: ColorValue?
  /// The colour of arrow, symbol and indicator.
  package var tint: ColorValue?
  /// The name of an SF symbol.
  package var symbol: String?
  /// The name of an image.
  package var image: String?
  /// The arrow, if one is shown.
  package var arrow: Arrow?
  /// The indicator, if one is shown.
  package var indicator: Indicator?
  /// The names of the images of a frame sequence.
  package var images: [String] = []
  /// How long each of them stays, in seconds.
  package var frameDuration: Double?
  /// The font of the title.
  package var font: FontValue?
  /// A Swift view type that takes the place of everything.
  package var view: String?
  /// What VoiceOver says instead of the title.
  package var accessibility: String?
}
