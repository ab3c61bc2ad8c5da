/// Layouts that were taken out of a tree, with their caches, for those that come in their places.
///
/// A change to what is around a layout describes it again, as another node somewhere else. Only who
/// describes it can tell that it is in the same place. A cache that went to another container of
/// the same type would do harm: its layout may rely on what it knew of its own subviews.
final class LeftCaches {
  private var layouts: [ObjectIdentifier: [LayoutBox]] = [:]

  /// Keeps a layout that was in use, if it has a place.
  func keep(_ layout: LayoutBox) {
    guard let place = layout.place else { return }
    layouts[ObjectIdentifier(place), default: []].append(layout)
  }

  /// Keeps the layouts of a tree, and of those that are nested in it.
  func keep(allOf storage: TreeStorage) {
    var waiting = [storage]
    while let next = waiting.popLast() {
      for record in next.layouts where record.isOwn { keep(record.box) }
      for tree in next.nestedTrees.values.joined() { waiting.append(tree.storage) }
    }
  }

  /// Adds those that other changes have taken out.
  func keep(_ others: LeftCaches) { layouts.merge(others.layouts) { $0 + $1 } }

  /// Gives a layout the cache of the one that was in its place, if one was and no other.
  ///
  /// - Returns: whether the layout has a cache now, which it has to update.
  func handOver(to layout: LayoutBox) -> Bool {
    guard let place = layout.place, let left = layouts.removeValue(forKey: ObjectIdentifier(place)),
      left.count == 1
    else { return false }
    return layout.takeCache(of: left[0])
  }
}

extension TreeStorage {
  /// The client's layout that is in use at a node, if it has no place but that of the node.
  func layoutInUse(at node: Int) -> LayoutBox? {
    guard nodes[node].kind == .layout else { return nil }
    let layout = layouts[Int(nodes[node].payload)]
    guard layout.isOwn, !layout.box.hasPlace, !(layout.box.type is any BuiltInLayout.Type) else {
      return nil
    }
    return layout.box
  }

  /// Lets the layout at a node go on with the cache of the one that it has replaced, if it is of
  /// the same type.
  func continueCache(of old: LayoutBox, at node: Int) {
    guard nodes[node].kind == .layout else { return }
    let index = Int(nodes[node].payload)
    let box = layouts[index].box.copy()
    guard !box.hasPlace, box.takeCache(of: old) else { return }
    (layouts[index].box, layouts[index].isOwn) = (box, true)
  }
}
