// What the app for devices uses of UIKit and SwiftUI beyond the table of facts, which holds for what
// ships; type-checked together with the app, so that nothing else can use it.
// Declared as UIKit and SwiftUI declare it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import SwiftUI
import UIKit

// MARK: UIKit

class UIViewController: UIResponder {
  var navigationController: UINavigationController? { nil }
  var navigationItem: UINavigationItem { UINavigationItem() }
  func viewDidLoad() {}
}

class UINavigationController: UIViewController {
  init(rootViewController: UIViewController) {}
  var navigationBar: UINavigationBar { UINavigationBar(frame: .zero) }
  func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

class UINavigationBar: UIView {
  var prefersLargeTitles = false
}

@MainActor
class UINavigationItem {
  var title: String?
  var prompt: String?
}

class UITableViewController: UIViewController {
  init(style: UITableView.Style) {}
  var tableView: UITableView! { nil }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class UITableViewCell: UIView {
  var textLabel: UILabel? { nil }
}

class UITextField: UIControl {
  var placeholder: String?
}

extension UIScrollView {
  enum KeyboardDismissMode {
    case none
    case onDrag
    case interactive
  }

  var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set {}
  }
}

extension UITableView {
  enum Style {
    case plain
  }

  var tableFooterView: UIView? {
    get { nil }
    set {}
  }

  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(frame: .zero) }
}

struct IndexPath {
  var row: Int { 0 }
}

// MARK: SwiftUI

@MainActor
protocol App {
  associatedtype Body: Scene

  init()
  var body: Body { get }
}

extension App {
  static func main() {}
}

@MainActor
protocol Scene {}

struct WindowGroup<Content: View>: Scene {
  init(@ViewBuilder content: () -> Content) {}
}

struct TabView<Content: View>: View {
  init(@ViewBuilder content: () -> Content) {}
  var body: Never { fatalError() }
}

struct Three<First: View, Second: View, Third: View>: View {
  var body: Never { fatalError() }
}

extension ViewBuilder {
  static func buildBlock<First: View, Second: View, Third: View>(
    _ first: First,
    _ second: Second,
    _ third: Third
  ) -> Three<First, Second, Third> { Three() }
}

struct Text: View {
  init(_ content: String) {}
  var body: Never { fatalError() }
}

struct Label: View {
  init(_ title: String, systemImage name: String) {}
  var body: Never { fatalError() }
}

struct Button<Content: View>: View {
  init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {}
  var body: Never { fatalError() }
}

struct List<Row: View>: View {
  init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) {}
  var body: Never { fatalError() }
}

extension View {
  func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { self }
}

@propertyWrapper
struct AppStorage {
  init(wrappedValue: String, _ key: String) {}
  var wrappedValue: String {
    get { "" }
    nonmutating set {}
  }
}

@MainActor
protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  var body: Never { fatalError() }
}

struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

extension String {
  func contains(_ other: String) -> Bool { false }
  func replacingOccurrences(of target: String, with replacement: String) -> String { self }
}
