extension ResolvedLayout: Equatable {
  /// Returns whether two results say the same of every node, whichever trees they are of.
  ///
  /// Results of a tree that did not change between them are compared in no time.
  public static func == (lhs: ResolvedLayout, rhs: ResolvedLayout) -> Bool {
    if lhs.storage === rhs.storage, lhs.pixelsPerPoint == rhs.pixelsPerPoint { return true }
    return lhs.size == rhs.size && lhs.window == rhs.window && lhs.nodes.elementsEqual(rhs.nodes)
  }
}

extension ResolvedLayout.Node: Equatable {
  /// Returns whether two nodes are at the same place in their results, and these say the same of
  /// them: name and ids, frame and box, and all that concerns drawing.
  public static func == (lhs: ResolvedLayout.Node, rhs: ResolvedLayout.Node) -> Bool {
    lhs.index == rhs.index && lhs.link.parent == rhs.link.parent && lhs.box == rhs.box
      && lhs.name == rhs.name && lhs.ids == rhs.ids && lhs.proposal == rhs.proposal
      && lhs.isSameDrawing(as: rhs)
  }

  func isSameDrawing(as other: ResolvedLayout.Node) -> Bool {
    link.marks == other.link.marks && drawingOrder == other.drawingOrder
      && layoutDirection == other.layoutDirection
      && transform == other.transform && transforms3D == other.transforms3D
      && appearance == other.appearance && reachesAsFar(as: other)
  }

  /// Whether what is drawn into the unsafe area reaches as far in both. Where it does may differ
  /// though the node and its frame are the same.
  func reachesAsFar(as other: ResolvedLayout.Node) -> Bool {
    guard link.marks.has(.limiting), let appearance, appearance.reachesIntoUnsafeArea else {
      return true
    }
    func isSame(_ figure: Appearance.Figure) -> Bool {
      frame(of: figure) == other.frame(of: figure)
    }
    if case .shape(let figure) = appearance.content, !isSame(figure) { return false }
    return appearance.effects.allSatisfy { effect in
      switch effect {
      case .background(let figure), .overlay(let figure): isSame(figure)
      default: true
      }
    }
  }
}
