package import RefreshLanguage

/// The changes between two versions of some specs.
package struct SpecChanges: Sendable {
  /// A control with its place, by which the versions of a file are recognized.
  package struct Subject: Sendable {
    package let control: ControlSpec
    /// The file for messages.
    package let file: String
    /// The file without what distinguishes the versions.
    package let place: String
    /// The bundle in which texts and images are looked up.
    package let bundle: String

    package init(control: ControlSpec, file: String, place: String, bundle: String = "main") {
      (self.control, self.file, self.place) = (control, file, place)
      self.bundle = bundle
    }
  }

  /// The changed controls, each with the file of its new version.
  package private(set) var changed: [(file: String, changes: ControlChanges)] = []
  /// The number of controls without changes.
  package private(set) var unchangedCount = 0
  /// The controls that only the new version has.
  package private(set) var added: [Subject] = []
  /// The controls that only the old version has.
  package private(set) var removed: [Subject] = []

  /// Compares the controls of two versions.
  ///
  /// A control keeps its name, in whichever file, or its file, if it is renamed.
  package init(from old: [Subject], to new: [Subject]) {
    var rest = old
    var pairs: [(old: Subject, new: Subject)?] = new.map { subject in
      let same = rest.filter { $0.control.name == subject.control.name }
      guard let match = same.first(where: { $0.place == subject.place }) ?? same.first else {
        return nil
      }
      rest.removeAll { $0.place == match.place && $0.control.name == match.control.name }
      return (match, subject)
    }
    for index in new.indices where pairs[index] == nil {
      let place = new[index].place
      let here = rest.filter { $0.place == place }
      let others = new.indices.filter { pairs[$0] == nil && new[$0].place == place }
      guard here.count == 1, others.count == 1 else { continue }
      rest.removeAll { $0.place == place }
      pairs[index] = (here[0], new[index])
    }
    for (subject, pair) in zip(new, pairs) {
      guard let pair else {
        added.append(subject)
        continue
      }
      let changes = ControlChanges(
        from: pair.old.control,
        to: pair.new.control,
        bundles: (pair.old.bundle, pair.new.bundle)
      )
      if changes.isEmpty { unchangedCount += 1 } else { changed.append((subject.file, changes)) }
    }
    removed = rest
  }

  /// Whether nothing changes for users.
  package var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }

  /// Whether the behavior of a control changes, or a control is added or removed.
  package var changesBehavior: Bool {
    !added.isEmpty || !removed.isEmpty || changed.contains { $0.changes.changesBehavior }
  }
}
