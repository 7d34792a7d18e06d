#if canImport(UIKit)
  import UIKit

  /// What the host watches of its scroll view, and what it makes of it.
  ///
  /// UIKit changes all of it on the main thread, and tells its observers there.
  extension ScrollViewHost {
    /// What counts as a change of insets: the viewport's size, and the insets around the content but
    /// for what controls add.
    struct Surroundings: Equatable {
      var size: CGSize
      var insets: UIEdgeInsets

      @MainActor
      init(of view: UIScrollView, _ ledger: InsetLedger) {
        size = view.bounds.size
        insets = ledger.withoutShares(in: view.adjustedContentInset)
      }
    }

    func observe(_ scrollView: UIScrollView) {
      observations = [
        scrollView.observe(\.contentOffset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.scrolled() }
        },
        scrollView.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.contentChanged() }
        },
        scrollView.observe(\.contentInset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.insetWritten() }
        },
        scrollView.observe(\.bounds) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.noteSurroundings() }
        },
      ]
      fingerWatch = FingerWatch(scrollView.panGestureRecognizer) { [weak self] in
        self?.tell(.released)
      }
    }

    func stopObserving(_ scrollView: UIScrollView) {
      for observation in observations { observation.invalidate() }
      observations = []
      fingerWatch?.stop(scrollView.panGestureRecognizer)
      fingerWatch = nil
    }

    /// Tells the controls if bars, safe area, keyboard or rotation have changed what is around the
    /// content.
    ///
    /// Nothing tells a bystander of a scroll view when its adjusted insets change, but they hardly
    /// ever do without a change of offset, size or inset as well, and every reading is taken afresh.
    func noteSurroundings() {
      guard let scrollView else { return }
      let now = Surroundings(of: scrollView, ledger)
      guard now != surroundings else { return }
      surroundings = now
      placeViews()
      tell(.insetsChanged)
    }

    /// Writes the app's insets with what controls add to them.
    func writeInsets() {
      guard let scrollView, scrollView.contentInset != ledger.total else { return }
      scrollView.contentInset = ledger.total
    }

    /// Takes in a new inset, whoever has written it: of the host's own the ledger knows already.
    private func insetWritten() {
      guard let scrollView else { return }
      ledger.note(scrollView.contentInset)
      writeInsets()
      noteSurroundings()
    }

    private func contentChanged() {
      placeViews()
      tell(.contentChanged)
    }
  }
#endif
