/// An id is asked for that no view has.
struct UnknownIDRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.unknownID

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.expectedIDs.filter { layout.result.places(of: $0).isEmpty }.map { id in
      LayoutDiagnostic(
        rule: rule, path: "", message: UnknownID.message(id, in: layout.result).asSentence)
    }
  }
}
