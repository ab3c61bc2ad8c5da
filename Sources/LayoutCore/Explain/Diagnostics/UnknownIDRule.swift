/// An id is asked for that no view has.
struct UnknownIDRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unknownID

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    // The ids that there are are written once for all that are unknown.
    lazy var unknown = UnknownID(among: layout.result.ids)
    let missing = layout.expectedIDs.filter { layout.result.locations(of: $0).isEmpty }
    return missing.enumerated().map { number, id in
      let message = UnknownID.message(
        id, in: layout.result, isCompared: number < Self.mostCompared, unknown)
      return LayoutDiagnostic(rule: rule, path: "", message: message.asSentence)
    }
  }

  /// For how many ids those that there are are gone through for the one that was meant.
  private static var mostCompared: Int { 100 }
}

extension UnknownID {
  /// What to say of an id that no view of a result has.
  static func message(_ id: AnyHashable, in result: ResolvedLayout) -> String {
    message(id, in: result, UnknownID(among: result.ids))
  }

  fileprivate static func message(
    _ id: AnyHashable, in result: ResolvedLayout, isCompared: Bool = true,
    _ unknown: @autoclosure () -> UnknownID
  ) -> String {
    result.storage.firstNode(withID: id) == nil
      ? unknown().message(id, isCompared: isCompared)
      : "the view with the id \"\(id.base)\" is left out of the result by a view around it"
  }
}

extension ResolvedLayout {
  /// The ids of all views, those of rows and readers' content included.
  fileprivate var ids: Set<AnyHashable> { Set(nodes.lazy.flatMap(\.ids)) }
}
