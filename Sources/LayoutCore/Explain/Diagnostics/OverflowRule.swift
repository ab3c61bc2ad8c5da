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
  /// What is less than this can't be seen, and may come from rounding.
  private static let tolerance = 0.01

  func check(_ layout: LintedLayout) -> [LayoutDiagnostic] {
    layout.inspections.flatMap(check)
  }

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
      guard kind == .frame || kind == .flexibleFrame, !isClipped(place.node, storage),
        let child = inspection.place(of: Int(storage.nodes[place.node].first)),
        !storage.isPositioned(child.node)
      else { continue }
      found += findings(
        about: child, in: place.size, called: storage.name(of: place.node), storage)
    }
    return found
  }

  private func findings(
    about child: ReplayedChild, in size: Size, called frame: String, _ storage: TreeStorage
  ) -> [LayoutDiagnostic] {
    Axis.allCases.compactMap { axis in
      let before = -child.origin[axis]
      let after = child.origin[axis] + child.size[axis] - size[axis]
      let (start, end) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      let sides = [(before, start), (after, end)].filter {
        $0.0 > Self.tolerance && $0.0.isFinite
      }
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
    for parent in storage.parents(of: node) {
      guard storage.nodes[parent].kind.isPassive else { return false }
      if clips(parent) { return true }
    }
    return false
  }
}

extension TreeStorage {
  /// Whether a node puts what is inside wherever it was told to.
  fileprivate func isPositioned(_ node: Int) -> Bool {
    nodes[node].kind == .modifier && modifiers[Int(nodes[node].payload)] is Position
  }

  /// What people call a node, and if it is a modifier, what it is around: that is what they look
  /// for, but the numbers are the modifier's.
  fileprivate func nameWithContent(of node: Int) -> String {
    let content = content(of: node)
    return content == node ? name(of: node) : "\(name(of: node)) around \(name(of: content))"
  }
}
