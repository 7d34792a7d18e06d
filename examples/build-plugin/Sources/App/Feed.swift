#if canImport(UIKit)
  import RefreshRuntime
  import UIKit

  /// A screen with a list that can be refreshed.
  final class FeedController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      FeedHeader.attach(to: tableView) { refresh in
        refresh.end(.success)
      }
    }
  }
#endif
