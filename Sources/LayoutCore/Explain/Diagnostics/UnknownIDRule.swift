/// An id is asked for that no view has.
struct UnknownIDRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unknownID

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.expectedIDs.filter { layout.result.locations(of: $0).isEmpty }.map { id in
      LayoutDiagnostic(
        rule: rule, path: "", message: UnknownID.message(id, in: layout.result).asSentence)
    }
  }
}

extension UnknownID {
  /// What to say of an id that no view of a result has.
  static func message(_ id: AnyHashable, in result: ResolvedLayout) -> String {
    result.storage.firstNode(withID: id) == nil
      ? UnknownID(among: result.ids).message(id)
      : "the view with the id \"\(id.base)\" is left out of the result by a view around it"
  }
}

extension ResolvedLayout {
  /// The ids of all views, those of rows and readers' content included.
  fileprivate var ids: Set<AnyHashable> {
    Set(nodes.lazy.flatMap(\.ids))
  }
}
