/// What the engine may make use of, so that tests can compare it with plain work.
package struct LayoutOptions: Sendable {
  /// Whether answers may follow from summaries, promises and the rigidity of what is inside. Without,
  /// every node is asked every question. The frames are the same.
  package var usesShortcuts = true
  /// The most rows of a lazy container that are laid out at once.
  package var maxRows = 1 << 18

  package init() {}
}
