import SwiftUI
import UIKit

/// What the screens have in common.
@MainActor
enum Screens {
  /// The table of this app in a view, or else the first list, breadth first; bars may have lists, too.
  static func list(in root: UIView) -> UIScrollView? {
    var views = [root]
    var first: UIScrollView?
    while !views.isEmpty {
      let view = views.removeFirst()
      if let table = view as? UITableView { return table }
      first = first ?? view as? UIScrollView
      for subview in view.subviews { views.append(subview) }
    }
    return first
  }

  static func sleep(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }
}

extension UIViewController {
  /// A popover in the middle of a view; a sheet on an iPhone.
  func presentAsPopover(over view: UIView) {
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 500, height: 700)
    popoverPresentationController?.permittedArrowDirections = []
    popoverPresentationController?.sourceView = view
    let size = view.bounds.size
    popoverPresentationController?.sourceRect = CGRect(
      x: size.width / 2,
      y: size.height / 2,
      width: 1,
      height: 1
    )
  }
}

/// A table that fills the screen, with rows enough to scroll.
final class TableController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero)
  /// The texts of the first rows.
  var rows: [String] = [] { didSet { table.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isGesture = indexPath.row < rows.count
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = isGesture ? rows[indexPath.row] : "Row \(indexPath.row)"
    return cell
  }
}
