import LayoutCore

/// The nodes of views that are kept, in the tree that lays them out.
package final class KeptNodes {
  package let tree: LayoutTree
  package private(set) var direction = LayoutDirection.leftToRight
  /// How many changes of the tree are from here. Others may have moved what is there.
  private var knownChanges = 0

  package init(options: LayoutOptions) { tree = LayoutTree(.empty, options: options) }

  /// Takes the nodes of all views.
  func take(_ root: Root) {
    tree.replace(tree.root, with: root.node)
    direction = root.direction
    knownChanges = tree.changeCount
  }

  /// Replaces the node in a place.
  ///
  /// - Returns: whether there is still that place.
  func replace(_ place: NodePlace, with node: LayoutNode) -> Bool {
    guard tree.changeCount == knownChanges, let old = tree.reference(at: place) else {
      return false
    }
    defer { knownChanges = tree.changeCount }
    return tree.replace(old, with: node)
  }

  /// Finds the nodes of views, each in the part in which it was described.
  func find(
    _ views: [StatePlace], in parts: [DescribedPart], around root: StatePlace?
  ) -> [FoundNode?] {
    var found: [FoundNode?] = views.map { _ in nil }
    let groups = Dictionary(grouping: views.indices) { ObjectIdentifier(parts[$0]) }.values
    let anchors = tree.latePlaces(of: groups.compactMap { parts[$0[0]].anchor }).map { $0?.place }
    var nextAnchor = anchors.makeIterator()
    for numbers in groups {
      let part = parts[numbers[0]]
      guard let base = part.anchor == nil ? .root : nextAnchor.next() ?? nil else { continue }
      let places = part.find(numbers.map { views[$0] }, in: self, around: root)
      for case (let number, let there?) in zip(numbers, places) {
        let inPart = part.place.appending(there.place)
        found[number] = (there, inPart, base.appending(inPart))
      }
    }
    return found
  }
}

/// A view where it was found in its part, its place below the part's anchor if there is one, and
/// its place in the tree.
typealias FoundNode = (part: LayoutNode.FoundPart, place: NodePlace, absolutePlace: NodePlace)
