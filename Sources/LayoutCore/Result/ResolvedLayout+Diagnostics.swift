extension ResolvedLayout {
  /// What was wrong with the tree, and what was done about it.
  ///
  /// What was found while a kept tree was laid out before counts too, until its node is replaced, removed or
  /// invalidated: an answer that is remembered is not found to be wrong again.
  public var diagnostics: [LayoutDiagnostic] { storage.allDiagnostics }
}
