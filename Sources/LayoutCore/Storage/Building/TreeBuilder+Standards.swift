/// What nodes are made of that leave it to their surroundings.
extension TreeBuilder {
  /// Returns the length of a node of some kind that was given none.
  func standardLength(of kind: NodeKind, at index: Int) -> Double {
    let lengths = storage.standardLengths(of: index)
    switch kind {
    case .spacer: return Double(lengths.spacerLength)
    case .divider: return max(Double(lengths.dividerThickness), 0)
    default: return Double(lengths.padding)
    }
  }

  /// Returns a layout with the lengths of its surroundings.
  func standardised(_ box: LayoutBox, at index: Int) -> LayoutBox {
    guard storage.setsLengths || storage.unit.isSet,
      let layout = box.layout as? any UsesStandardLengths & Layout
    else { return box }
    func boxed(_ layout: some Layout) -> LayoutBox { BoxedLayout(layout) }
    return boxed(layout.with(storage.standardLengths(of: index), storage.unit))
  }

  /// Returns a node's attributes with what its surroundings say.
  func standardised(_ attributes: NodeAttributes, in record: NodeRecord) -> NodeAttributes {
    var changed: NodeAttributes?
    if storage.setsLengths,
      case .modifier(let padding as DepthPadding) = attributes.depth?.value.role
    {
      let lengths =
        attributes.standardLengths?.value ?? storage.standardLengths(of: Int(record.parent))
      changed = attributes.copy()
      changed?.changeDepth { $0.role = .modifier(padding.with(lengths, .none)) }
    }
    if let measurer = storage.options.textMeasurer, attributes.isStandardText,
      case .text(let text) = attributes.appearance?.content
    {
      changed = changed ?? attributes.copy()
      changed?.textMeasurer = measurer
      changed?.problems += measurer.problems(with: text)
    }
    return changed ?? attributes
  }

  /// Returns the leaf of a text that names no measurer, if the tree has one.
  func measuredByOptions(_ details: NodeDetails) -> MeasuredLeaf? {
    guard let measurer = storage.options.textMeasurer, let attributes = details.attributes,
      attributes.isStandardText, case .text(let text) = attributes.appearance?.content
    else { return nil }
    return MeasuredLeaf(text, measuredBy: measurer)
  }
}

extension TreeStorage {
  /// Returns the lengths that hold at a node where none are given.
  func standardLengths(of node: Int) -> StandardLengths {
    guard setsLengths else { return options.standardLengths }
    var node = node
    while node >= 0 {
      if let lengths = attributes(of: node)?.standardLengths {
        return lengths.value.rounded(to: unit)
      }
      node = Int(nodes[node].parent)
    }
    return options.standardLengths
  }
}
