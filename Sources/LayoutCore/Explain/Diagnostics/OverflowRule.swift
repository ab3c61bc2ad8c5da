extension LayoutDiagnostic.Rule {
  /// A view that is larger than the frame or window that it is in.
  public static let overflow = Self(rawValue: "overflow")
}

/// A view reaches beyond the frame, or the window, that it was given.
///
/// Frames that are clipped are filled on purpose, and views that are moved by an offset or a
/// position are meant to be where they are.
struct OverflowRule: DiagnosticRule {
  let rule = LayoutDiagnostic.Rule.overflow
  /// What is less than this, a pixel of a phone, can't be seen, and may come from rounding.
  private static let tolerance = 0.3

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] { layout.inspections.flatMap(check) }

  private func check(_ inspection: Inspection) -> [LayoutDiagnostic] {
    let storage = inspection.storage
    var found: [LayoutDiagnostic] = []
    // A root that is larger than the safe area may be in the window all the same.
    if let window = storage.window.size, var child = inspection.placed.first {
      child.origin = storage.window.leadingOrigin(ofRoot: child.size, storage.direction)
      found += findings(about: child, in: window, called: "the window", storage)
    }
    for place in inspection.placed {
      let kind = storage.nodes[place.node].kind
      if kind == .layout { found += findings(inLayout: place, inspection) }
      guard kind == .frame || kind == .flexibleFrame, !isClipped(place.node, storage),
        let child = inspection.place(of: Int(storage.nodes[place.node].first)),
        !storage.isPositioned(child.node)
      else { continue }
      found += findings(inFrame: place, about: child, storage)
    }
    return found
  }

  private func findings(
    inFrame place: ReplayedChild, about child: ReplayedChild, _ storage: TreeStorage
  ) -> [LayoutDiagnostic] {
    // What has the room that it needs is where a guide puts it.
    findings(
      about: child, in: place.size, on: Axis.allCases.filter { child.size[$0] > place.size[$0] },
      called: storage.name(of: place.node), storage)
  }

  /// What is larger than the reader that it is in, or across than the row.
  ///
  /// Such a layout has the size that it is proposed, whatever is in it.
  private func findings(
    inLayout place: ReplayedChild, _ inspection: Inspection
  ) -> [LayoutDiagnostic] {
    let storage = inspection.storage
    let record = storage.nodes[place.node]
    var (axes, count): ([Axis], Int)
    switch storage.layouts[Int(record.payload)].box.layout {
    case is ReaderLayout: (axes, count) = (Axis.allCases, Int(record.count))
    case let rows as LazyStackLayout: (axes, count) = ([rows.line.axis.cross], Int(record.count))
    case let grid as LazyGridLayout: (axes, count) = ([grid.axis.cross], Int(record.count))
    case let line as LazyGridLineLayout:
      (axes, count) = ([line.grid.axis.cross], Int(record.count))
    // The content, and not the separator.
    case is ListRowLayout: (axes, count) = ([.horizontal], 1)
    default: return []
    }
    var (outer, frame) = (storage, place.node)
    if frame == 0, let host = storage.host, let tree = host.storage {
      (outer, frame) = (tree, host.node)
    }
    if isClipped(frame, outer) { return [] }
    // Where it scrolls, what reaches further comes in sight.
    axes.removeAll { outer.scrolls($0, around: frame) }
    let children = storage.children(of: record).prefix(count).compactMap(inspection.place(of:))
    return children.filter { !storage.isMoved($0.node) }.flatMap { child in
      // What has the room that it needs is where a guide or an inset puts it.
      findings(
        about: child, in: place.size, on: axes.filter { child.size[$0] > place.size[$0] },
        called: outer.name(of: frame), storage)
    }
  }

  private func findings(
    about child: ReplayedChild, in size: Size, on axes: [Axis] = Axis.allCases,
    called frame: String, _ storage: TreeStorage
  ) -> [LayoutDiagnostic] {
    axes.compactMap { axis in
      let before = -child.origin[axis]
      let after = child.origin[axis] + child.size[axis] - size[axis]
      let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      let sides = [(before, start), (after, end)].filter { $0.0 > Self.tolerance && $0.0.isFinite }
      guard !sides.isEmpty, child.size[axis].isFinite else { return nil }
      let edges = sides.map { "\($0.0.plainText) at the \($0.1) edge" }.enumeration
      return finding(
        about: child.node, in: storage,
        DiagnosticText(
          "needs \(child.size[axis].plainText) of \(axis.lengthName), but \(frame) has "
            + size[axis].plainText, outcome: "it overflows by \(edges)",
          remedy: "Give it more room, let it shrink, or clip the frame",
          subject: .name(storage.nameWithContent(of: child.node))))
    }
  }

  /// Whether what reaches beyond a node is cut off, by it or by views of the same size around it.
  private func isClipped(_ node: Int, _ storage: TreeStorage) -> Bool {
    func clips(_ node: Int) -> Bool {
      let record = storage.nodes[node]
      if record.kind.hasSecondary, storage.attributes(of: Int(record.first) + 1)?.isMask == true {
        return true
      }
      return storage.attributes(of: node)?.appearance?.effects.contains {
        if case .clip = $0 { true } else { false }
      } ?? false
    }
    if clips(node) { return true }
    var inner = node
    for parent in storage.ancestors(of: node) {
      let isAsLarge =
        storage.frames[inner].origin == .zero
        && storage.frames[inner].size == storage.frames[parent].size
      guard storage.nodes[parent].kind.isPassive || storage.nodes[parent].kind.isUnary && isAsLarge
      else { return false }
      if clips(parent) { return true }
      inner = parent
    }
    return false
  }
}

extension TreeStorage {
  /// Whether a node puts what is inside wherever it was told to.
  fileprivate func isPositioned(_ node: Int) -> Bool {
    nodes[node].kind == .modifier && modifiers[Int(nodes[node].payload)] is Position
  }

  /// Whether a node is put wherever it was told to, or drawn elsewhere than it is.
  fileprivate func isMoved(_ node: Int) -> Bool {
    var node = node
    while nodes[node].kind.isPassive {
      if nodes[node].kind == .offset || nodes[node].kind == .transform { return true }
      node = Int(nodes[node].first)
    }
    return isPositioned(node)
  }

  /// Whether what is around a node scrolls along an axis.
  fileprivate func scrolls(_ axis: Axis, around node: Int) -> Bool {
    ancestors(of: node).contains { scrollContent(at: $0)?.content.axes.contains(axis) ?? false }
  }

  /// What people call a node, and if it is a modifier, what it is around: that is what they look
  /// for, but the numbers are the modifier's.
  fileprivate func nameWithContent(of node: Int) -> String {
    let content = content(of: node)
    return content == node ? name(of: node) : "\(name(of: node)) around \(name(of: content))"
  }
}
