extension LayoutDiagnostic.Rule {
  /// Views, or elements of data, with the same identity.
  public static let duplicateID = Self(rawValue: "duplicateID")
}

/// Several views have the same id, of which only the first is found.
///
/// It looks at the result as a whole: views in rows and readers are found by their ids like all
/// others.
struct DuplicateIDRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.duplicateID

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.wasRefused ? [] : check(layout.result)
  }

  private func check(_ result: ResolvedLayout) -> [LayoutDiagnostic] {
    var ids: [AnyHashable] = []
    var views: [AnyHashable: (first: ResolvedLayout.Node, count: Int)] = [:]
    for node in result.nodes {
      // A view may have an id twice, and is one view all the same.
      var own: Set<AnyHashable> = []
      for id in node.ids where own.insert(id).inserted {
        if views[id] == nil { ids.append(id) }
        views[id, default: (node, 0)].count += 1
      }
    }
    let repeated = ids.filter { views[$0].map { $0.count > 1 } ?? false }
    var places: [Place] = []
    var idsByPlace: [Place: [AnyHashable]] = [:]
    for id in repeated {
      guard let place = views[id].map({ Place(of: $0.first) }) else { continue }
      if idsByPlace[place] == nil { places.append(place) }
      idsByPlace[place, default: []].append(id)
    }
    return places.flatMap { place -> [LayoutDiagnostic] in
      let ids = idsByPlace[place] ?? []
      guard ids.count > Self.mostInOnePlace, let id = ids.first, let first = views[id]?.first else {
        return ids.compactMap { id in views[id].map { finding(id, $0.first, $0.count) } }
      }
      return [finding(ids, first)]
    }
  }

  /// Where views are side by side: a container, or the node whose rows they are in.
  private struct Place: Hashable {
    private let storage: ObjectIdentifier
    private let node: Int

    init(of view: ResolvedLayout.Node) {
      let (inner, place) = view.source
      if let host = inner.host, let outer = host.storage {
        (storage, node) = (ObjectIdentifier(outer), host.node)
      } else {
        storage = ObjectIdentifier(inner)
        node = Int(inner.nodes[place].parent)
      }
    }
  }

  /// More ids of views in one place are one finding: a list whose data repeat says so once.
  private static var mostInOnePlace: Int { 3 }

  private func finding(
    _ id: AnyHashable, _ first: ResolvedLayout.Node, _ count: Int
  ) -> LayoutDiagnostic {
    finding(
      about: first.source.node, in: first.source.storage,
      DiagnosticText(
        "\(count) views have the id \"\(id.base)\", and only the first of them is found by it",
        remedy: "Give each an id of its own, or look all of them up with frames(of:)",
        subject: .none))
  }

  private func finding(_ ids: [AnyHashable], _ first: ResolvedLayout.Node) -> LayoutDiagnostic {
    let some = ids.prefix(Self.mostInOnePlace).map { "\"\($0.base)\"" }.joined(separator: ", ")
    return finding(
      about: first.source.node, in: first.source.storage,
      DiagnosticText(
        "\(ids.count) ids are those of several views each, like \(some), and only the first view is "
          + "found by each",
        remedy: "Give each view an id of its own, or look all of them up with frames(of:)",
        subject: .none))
  }
}
