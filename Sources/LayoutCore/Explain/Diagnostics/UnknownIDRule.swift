/// An id is asked for that no view has.
struct UnknownIDRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unknownID

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    // The ids that there are are written once for all that are unknown.
    lazy var unknown = UnknownID(among: layout.result.ids)
    return layout.expectedIDs.filter { layout.result.locations(of: $0).isEmpty }.map { id in
      let message = UnknownID.message(id, in: layout.result, unknown)
      return LayoutDiagnostic(rule: rule, path: "", message: message.asSentence)
    }
  }
}

extension UnknownID {
  /// What to say of an id that no view of a result has.
  static func message(_ id: AnyHashable, in result: ResolvedLayout) -> String {
    message(id, in: result, UnknownID(among: result.ids))
  }

  fileprivate static func message(
    _ id: AnyHashable, in result: ResolvedLayout, _ unknown: @autoclosure () -> UnknownID
  ) -> String {
    result.storage.firstNode(withID: id) == nil
      ? unknown().message(id)
      : "the view with the id \"\(id.base)\" is left out of the result by a view around it"
  }
}

extension ResolvedLayout {
  /// The ids of all views, those of rows and readers' content included.
  fileprivate var ids: Set<AnyHashable> { Set(nodes.lazy.flatMap(\.ids)) }
}
