extension ResolvedLayout {
  /// The problems found in the tree, and what was done about them.
  ///
  /// A problem found in an earlier layout of a kept tree is listed until its node is replaced,
  /// removed or invalidated. It would not be found again, because answers are remembered.
  ///
  /// At most 1,000 problems are listed, and at most 100 changes of nodes that were not found.
  public var diagnostics: [LayoutDiagnostic] { storage.allDiagnostics }
}
