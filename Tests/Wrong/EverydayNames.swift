import LayoutKit

/// What lays views out comes with LayoutKit.
func size(of tree: LayoutTree, at place: NodePlace) -> CGSize? {
  let result: ResolvedLayout = tree.layout(proposing: .unspecified)
  return result.node(at: place)?.frame.size
}

/// Everyday words of the engine do not: they are a client's, or come with LayoutCore.
// error: cannot find type 'Explanation' in scope
func words(_ why: Explanation) {}
