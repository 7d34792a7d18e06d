// refused: type 'Anchor' does not conform to protocol 'UIViewRepresentable'

import SwiftUI

struct Anchor: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
}
