// refused: type 'Header' does not conform to protocol 'RefreshDesign'

import RefreshRuntime
import UIKit

enum Header: RefreshDesign {
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}
