/// What the engine may do to save work, so that tests can compare it with a layout that saves none.
package struct LayoutOptions: Sendable {
  /// Whether answers may follow from summaries, promises and the rigidity of what is inside. If
  /// `false`, every node is asked every question. The frames are the same.
  package var usesShortcuts = true
  /// The maximum number of rows of a lazy container that are laid out at once.
  package var maxRows = 1 << 18
  /// The maximum number of older answers that are remembered while a tree is laid out.
  package var maxArchivedAnswers = 1 << 16
  /// After how many forgotten answers of a small tree a layout is refused; that takes seconds.
  package var maxForgottenAnswers = 10_000_000

  package init() {}
}
