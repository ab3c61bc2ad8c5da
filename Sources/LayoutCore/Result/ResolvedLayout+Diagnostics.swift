extension ResolvedLayout {
  /// The problems found in the tree, and what was done about them.
  ///
  /// A problem found in an earlier layout of a kept tree is listed until its node is replaced,
  /// removed or invalidated. It would not be found again, because answers are remembered.
  public var diagnostics: [LayoutDiagnostic] { storage.allDiagnostics }
}
