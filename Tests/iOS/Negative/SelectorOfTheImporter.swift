// refused: 'init(activityIndicatorStyle:)' has been renamed to 'init(style:)'

import UIKit

@MainActor
func spinner() -> UIActivityIndicatorView {
  UIActivityIndicatorView(activityIndicatorStyle: .medium)
}
