import RefreshRuntime
import SwiftUI
import UIKit

/// The screens of the sessions.
@MainActor
enum Screens {
  static func controller(
    for session: DeviceSession,
    onScroll: @escaping @MainActor () -> Void,
    onLayout: @escaping @MainActor () -> Void
  ) -> UIViewController {
    switch session.screen {
    case .scrollView: return ScrollController(PlainList(), onScroll, onLayout)
    case .table: return inNavigation(ScrollController(TableList(), onScroll, onLayout))
    case .collection:
      let list = CollectionList(frame: .zero, collectionViewLayout: CollectionList.layout)
      return inNavigation(ScrollController(list, onScroll, onLayout))
    case .largeTitle:
      let navigation = inNavigation(ScrollController(PlainList(), onScroll, onLayout))
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    case .searchBar, .titled:
      let controller = ScrollController(PlainList(), onScroll, onLayout)
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      controller.navigationItem.hidesSearchBarWhenScrolling = session.screen == .searchBar
      let navigation = inNavigation(controller)
      navigation.navigationBar.prefersLargeTitles = session.screen == .titled
      return navigation
    case .list: return UIHostingController(rootView: SwiftUIList())
    case .lazyStack: return UIHostingController(rootView: SwiftUIStack())
    case .sheet, .popover: return ScrollController(PlainList(), onScroll, onLayout)
    case .refreshable: return UIHostingController(rootView: RefreshableList())
    case .pushedScreen: return inNavigation(UIHostingController(rootView: SwiftUIList()))
    case .replacedList: return UIHostingController(rootView: ReplacedList())
    case .flipped, .unflipped:
      let isFlipped = session.screen == .flipped
      let list = CollectionList(
        frame: .zero,
        collectionViewLayout: isFlipped ? FlippedRow() : UnflippedRow()
      )
      list.semanticContentAttribute = .forceRightToLeft
      return ScrollController(list, onScroll, onLayout)
    case .lateList: return UIHostingController(rootView: LateList())
    case .updatedList: return UIHostingController(rootView: UpdatedList())
    case .updatedRefreshable:
      return UIHostingController(rootView: UpdatedRefreshableList())
    case .margins: return UIHostingController(rootView: StackBelowBar())
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [inNavigation(ScrollController(TableList(), onScroll, onLayout))]
      // Only the SDK of Xcode 26 declares it.
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { tabs.tabBarMinimizeBehavior = .onScrollDown }
      #endif
      return tabs
    case .estimatedRows:
      let table = TableList()
      table.estimatedRowHeight = 44
      table.rowHeight = UITableView.automaticDimension
      return inNavigation(ScrollController(table, onScroll, onLayout, linesPerRow: 3))
    }
  }

  /// The screen that is shown above that of a session.
  static func above(_ session: DeviceSession) -> UIViewController {
    session.screen == .pushedScreen
      ? UIHostingController(rootView: LateList()) : UIViewController()
  }

  private static func inNavigation(_ controller: UIViewController) -> UINavigationController {
    controller.navigationItem.title = "Device check"
    return UINavigationController(rootViewController: controller)
  }

  /// The list of this app in a view, or else the first one, breadth first; bars may have lists, too.
  static func list(in root: UIView) -> UIScrollView? {
    var views = [root]
    var first: UIScrollView?
    while !views.isEmpty {
      let view = views.removeFirst()
      if let list = view as? any RecordedList { return list }
      first = first ?? view as? UIScrollView
      for subview in view.subviews { views.append(subview) }
    }
    return first
  }

  /// The action of the SwiftUI lists.
  static func load() async throws {
    try await sleep(Launch.session?.refreshTime ?? 3)
  }

  static func sleep(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }
}

extension UIViewController {
  /// A popover in the middle of a view, so that the gestures of a UI test meet it; a sheet on an iPhone.
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

struct SwiftUIList: View {
  var body: some View {
    List(0..<40, id: \.self) { Text("Row \($0)") }
      .refreshControl(DeviceHeader.self, action: Screens.load)
  }
}

struct SwiftUIStack: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<100, id: \.self) { Text("Row \($0)") }
      }
    }
    .refreshControl(DeviceHeader.self, action: Screens.load)
  }
}

struct RefreshableList: View {
  var body: some View {
    List(0..<40, id: \.self) { Text("Row \($0)") }
      .refreshControl(DeviceHeader.self)
      .refreshable { try? await Screens.load() }
  }
}

/// A list that comes a second after its control.
struct LateList: View {
  @State private var isLoaded = false

  var body: some View {
    LateRows(isLoaded: isLoaded)
      .refreshControl(DeviceHeader.self, action: Screens.load)
      .task {
        try? await Screens.sleep(1)
        isLoaded = true
      }
  }
}

private struct LateRows: View {
  let isLoaded: Bool

  var body: some View {
    if isLoaded {
      List(0..<40, id: \.self) { Text("Row \($0)") }
    } else {
      Text("No rows yet")
    }
  }
}

/// A list that the app replaces, with the modifier or below it.
struct ReplacedList: View {
  var isLoaded = true
  var version = 0

  var body: some View {
    LateRows(isLoaded: isLoaded)
      .refreshControl(DeviceHeader.self, action: Screens.load)
      .id(version)
  }
}

/// A list that is updated twenty times a second.
struct UpdatedList: View {
  @State private var count = 0

  var body: some View {
    List(0..<40, id: \.self) { Text("Row \($0) of update \(count)") }
      .refreshControl(DeviceHeader.self, action: Screens.load)
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 50_000_000)
          count += 1
        }
      }
  }
}

/// A list with an action of SwiftUI's own, which is updated twenty times a second.
struct UpdatedRefreshableList: View {
  @State private var count = 0

  var body: some View {
    List(0..<40, id: \.self) { Text("Row \($0) of update \(count)") }
      .refreshControl(DeviceHeader.self)
      .refreshable { try? await Screens.load() }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 50_000_000)
          count += 1
        }
      }
  }
}

/// A scroll view whose insets SwiftUI sets.
struct StackBelowBar: View {
  var body: some View {
    SwiftUIStack().safeAreaInset(edge: .top) { Text("Bar") }
  }
}

// MARK: Lists

/// A list whose layouts and scrolls are recorded.
@MainActor
protocol RecordedList: UIScrollView {
  var onLayout: (@MainActor () -> Void)? { get set }
}

final class PlainList: UIScrollView, RecordedList {
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

final class TableList: UITableView, RecordedList {
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

final class CollectionList: UICollectionView, RecordedList {
  var onLayout: (@MainActor () -> Void)?

  static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// A row of cells that scrolls sideways, and starts at the left in any direction of text.
class UnflippedRow: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 300)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// A row of cells that starts at the right, if text does so.
final class FlippedRow: UnflippedRow {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A list that fills the screen, with rows enough to scroll.
final class ScrollController: UIViewController, UIScrollViewDelegate, UITableViewDataSource,
  UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let list: any RecordedList
  private let onScroll: @MainActor () -> Void
  private let linesPerRow: Int
  /// The texts of the first rows of a table.
  var rows: [String] = [] { didSet { (list as? TableList)?.reloadData() } }

  /// Creates a controller; of more than one, the lines of a row are between one and `linesPerRow`.
  init(
    _ list: any RecordedList,
    _ onScroll: @escaping @MainActor () -> Void,
    _ onLayout: @escaping @MainActor () -> Void,
    linesPerRow: Int = 1
  ) {
    self.list = list
    self.onScroll = onScroll
    self.linesPerRow = linesPerRow
    super.init(nibName: nil, bundle: nil)
    list.onLayout = onLayout
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemBackground
    if let table = list as? TableList {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
    } else if let collection = list as? CollectionList {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
      collection.delegate = self
    } else {
      list.delegate = self
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 300, height: 3000)
    }
    view.addSubview(list)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard indexPath.row >= rows.count else {
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    let lines = 1 + indexPath.row % linesPerRow
    cell.textLabel?.numberOfLines = lines
    cell.textLabel?.text = (1...lines).map { "Row \(indexPath.row), line \($0)" }
      .joined(separator: "\n")
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    60
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
