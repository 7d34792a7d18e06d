import SwiftUI
import UIKit

/// The lists that a person pulls.
enum HandPlace: String, CaseIterable {
  case table = "Table"
  case list = "SwiftUI"
  case sheet = "Sheet"
  case popover = "Popover"
}

/// The tab "By hand".
struct HandView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> HandHome {
    HandHome(nibName: nil, bundle: nil)
  }

  func updateUIViewController(_ controller: HandHome, context: Context) {}
}

/// The screen to photograph: the results of all lists, green or red once there is a result.
final class HandHome: UIViewController {
  private var checks: [HandPlace: HandCheck] = [:]
  private let results = UILabel(frame: .zero)
  private let buttons = HandPlace.allCases.map { place in
    let button = UIButton(type: .system)
    button.setTitle(place.rawValue, for: .normal)
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    results.numberOfLines = 0
    view.addSubview(results)
    for (place, button) in zip(HandPlace.allCases, buttons) {
      button.addAction(UIAction { [weak self] _ in self?.show(place) }, for: .touchUpInside)
      view.addSubview(button)
    }
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    let width = (size.width - safe.left - safe.right) / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: safe.left + width * Double(index),
        y: safe.top,
        width: width,
        height: 44
      )
    }
    let (x, y) = (safe.left + 16, safe.top + 44)
    results.frame = CGRect(
      x: x,
      y: y,
      width: size.width - x - safe.right - 16,
      height: size.height - y - safe.bottom
    )
  }

  private func show(_ place: HandPlace) {
    let controller = HandController(place) { [weak self] check in
      self?.checks[place] = check
      self?.update()
    }
    switch place {
    case .table, .list: controller.modalPresentationStyle = .fullScreen
    case .sheet: controller.modalPresentationStyle = .pageSheet
    case .popover: controller.presentAsPopover(over: view)
    }
    present(controller, animated: true)
  }

  private func update() {
    let lines = HandPlace.allCases.flatMap { place in
      // The whole row has the reason of a failure; a mark is enough for the others.
      let rows = checks[place]?.rows ?? HandCheck.Row.allCases.map { _ in "○" }
      return [place.rawValue + " " + rows.map { String($0.prefix(1)) }.joined()]
        + rows.filter { $0.hasPrefix("✗") }
    }
    results.text =
      "Tap each list, and make the gestures in its rows. Then send a picture of this screen.\n\n"
      + lines.joined(separator: "\n") + "\n\n" + Launch.name
    switch HandCheck.result(of: checks.values, count: HandPlace.allCases.count) {
    case true?: view.backgroundColor = .systemGreen
    case false?: view.backgroundColor = .systemRed
    case nil: view.backgroundColor = .systemBackground
    }
  }
}
