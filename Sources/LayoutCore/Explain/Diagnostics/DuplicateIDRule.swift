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
    var views: [AnyHashable: (first: ResolvedLayout.Visit, count: Int)] = [:]
    result.forEachNode { visit in
      // A view may have an id twice, and is one view all the same.
      var own: Set<AnyHashable> = []
      for id in visit.storage.attributes(of: visit.node)?.ids ?? []
      where own.insert(id).inserted {
        if views[id] == nil { ids.append(id) }
        views[id, default: (visit, 0)].count += 1
      }
    }
    return ids.compactMap { id in
      guard let (first, count) = views[id], count > 1 else { return nil }
      return finding(
        about: first.node, in: first.storage,
        DiagnosticText(
          "\(count) views have the id \"\(id.base)\", and only the first of them is found by it",
          remedy: "Give each an id of its own, or look all of them up with frames(of:)",
          subject: .none))
    }
  }
}
