// What the app for devices uses of UIKit and SwiftUI beyond the table of facts, which holds for what
// ships; type-checked together with the app, so that nothing else can use it.
// Declared as UIKit and SwiftUI declare it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import SwiftUI
import UIKit

// MARK: Foundation

class ProcessInfo {
  static var processInfo: ProcessInfo { ProcessInfo() }
  var environment: [String: String] { [:] }
}

// Declared by the standard library, which the embedded one lacks.
struct IndexPath {
  var row: Int { 0 }
}

// MARK: The runtime of Objective-C

typealias Method = OpaquePointer

func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  #selector(UIImpactFeedbackGenerator.impactOccurred)
}

func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

// MARK: UIKit

class UIViewController: UIResponder {
  init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  convenience override init() { self.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  var view: UIView! {
    get { nil }
    set {}
  }
  var navigationItem: UINavigationItem { UINavigationItem() }
  var additionalSafeAreaInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  func viewSafeAreaInsetsDidChange() {}
  func viewDidLoad() {}
  func viewDidAppear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
  func viewDidLayoutSubviews() {}
  var children: [UIViewController] { [] }
  var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
  var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  var popoverPresentationController: UIPopoverPresentationController? { nil }
  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  func addChild(_ childController: UIViewController) {}
  func didMove(toParent parent: UIViewController?) {}
  func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
}

enum UIModalPresentationStyle {
  case fullScreen
  case pageSheet
  case popover
}

struct UIPopoverArrowDirection: OptionSet {
  let rawValue: UInt
}

@MainActor
class UIPopoverPresentationController {
  var sourceView: UIView?
  var sourceRect = CGRect.zero
  var permittedArrowDirections: UIPopoverArrowDirection = []
}

class UINavigationController: UIViewController {
  init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  var navigationBar: UINavigationBar { UINavigationBar(frame: .zero) }
  func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

class UISearchController: UIViewController {
  init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

class UINavigationBar: UIView {
  var prefersLargeTitles = false
}

@MainActor
class UINavigationItem {
  var title: String?
  var searchController: UISearchController?
  var hidesSearchBarWhenScrolling = true
}

class UITableViewCell: UIView {
  var textLabel: UILabel? { nil }
}

@MainActor
class UIDevice {
  static var current: UIDevice { UIDevice() }
  var model: String { "" }
  var systemName: String { "" }
  var systemVersion: String { "" }
}

class UIButton: UIControl {
  enum ButtonType {
    case system
  }

  convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  func setTitle(_ title: String?, for state: UIControl.State) {}
}

extension UIControl {
  struct State {
    static var normal: State { State() }
  }
}

extension UIView {
  struct AutoresizingMask: OptionSet {
    let rawValue: UInt
    static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
  }

  var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }

  var safeAreaInsets: UIEdgeInsets { .zero }

  var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

extension UIColor {
  class var systemBackground: UIColor { .clear }
  class var systemGreen: UIColor { .clear }
  class var systemRed: UIColor { .clear }
}

@MainActor
protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UIGestureRecognizer {
  var isEnabled: Bool {
    get { true }
    set {}
  }
}

extension UITableView {
  var dataSource: (any UITableViewDataSource)? {
    get { nil }
    set {}
  }

  func reloadData() {}
  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(frame: .zero) }
}

extension CADisplayLink {
  var timestamp: CFTimeInterval { 0 }
}

typealias CFTimeInterval = Double

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

struct Text: View {
  init(_ content: String) {}
  var body: Never { fatalError() }
}

struct TabView<Content: View>: View {
  init(@ViewBuilder content: () -> Content) {}
  var body: Never { fatalError() }
}

struct Pair<First: View, Second: View>: View {
  var body: Never { fatalError() }
}

@MainActor
extension ViewBuilder {
  static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second)
    -> Pair<First, Second>
  { Pair() }
  static func buildBlock<First: View, Second: View, Third: View>(
    _ first: First,
    _ second: Second,
    _ third: Third
  ) -> Pair<Pair<First, Second>, Third> { Pair() }
  static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@available(iOS 16.0, *)
struct NavigationStack<Content: View>: View {
  init(@ViewBuilder root: () -> Content) {}
  var body: Never { fatalError() }
}

struct NavigationView<Content: View>: View {
  init(@ViewBuilder content: () -> Content) {}
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
  func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }
  func navigationTitle(_ title: String) -> some View { self }
}

struct Choice<First: View, Second: View>: View {
  var body: Never { fatalError() }
}

extension ViewBuilder {
  static func buildEither<First: View, Second: View>(first component: First)
    -> Choice<First, Second>
  { Choice() }
  static func buildEither<First: View, Second: View>(second component: Second)
    -> Choice<First, Second>
  { Choice() }
}

// The declaration for the adapters has no superclass, since they use no view controllers.
class UIHostingController<Content: View>: UIViewController {
  var rootView: Content
  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
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
