extension ResolvedLayout {
  /// What was wrong with the tree, and what was done about it.
  public var diagnostics: [LayoutDiagnostic] { storage.allDiagnostics }
}
