/// The attributes that the engine reads often, in a flat table.
struct AttributeRecord: BitwiseCopyable {
  /// The layout priority, if one is set.
  let priority: Double?
  /// The index of the node's first guide; its guides are stored the innermost first.
  let firstGuide: Int32
  let guideCount: Int32
  /// The flags for the kinds of the node's guides.
  let guideKinds: NodeFlags
  /// What the node says of drawing it.
  let marks: NodeMarks
}

extension TreeStorage {
  /// Returns the attributes of a node, if it has any.
  @inline(__always) func attributes(of node: Int) -> NodeAttributes? {
    let index = nodes[node].attributes
    return index < 0 ? nil : attributes[Int(index)]
  }

  /// Returns the innermost value found in a node and the nodes inside its modifiers.
  func innermost<Value>(from node: Int, _ value: (NodeAttributes) -> Value?) -> Value? {
    var node = node
    var innermost: Value?
    while true {
      if let attributes = attributes(of: node), let found = value(attributes) { innermost = found }
      guard isModifier(node) else { return innermost }
      node = Int(nodes[node].first)
    }
  }

  /// Stores the attributes of a node, in a given entry or a new one.
  ///
  /// - Returns: the index of the attributes.
  func store(_ attributes: NodeAttributes, inPlaceOf old: Int32 = -1) -> Int32 {
    let record = AttributeRecord(
      priority: attributes.priority, firstGuide: store(attributes.guides, inPlaceOf: old),
      guideCount: Int32(attributes.guides.count),
      guideKinds: attributes.guides.reduce(into: []) {
        $0.formUnion(.guides($1.key.role, $1.key.axis))
      }, marks: NodeMarks(attributes))
    guard old < 0 else {
      self.attributes[Int(old)] = attributes
      attributeRecords[Int(old)] = record
      return old
    }
    self.attributes.append(attributes)
    attributeRecords.append(record)
    return Int32(self.attributes.count - 1)
  }

  /// Stores a node's guides, reusing the places of the old ones if there are as many.
  ///
  /// - Returns: the index of the first one.
  private func store(_ added: [AlignmentGuide], inPlaceOf old: Int32) -> Int32 {
    if old >= 0, Int(attributeRecords[Int(old)].guideCount) == added.count {
      let first = attributeRecords[Int(old)].firstGuide
      for (offset, guide) in added.enumerated() {
        guides.put(StoredGuide(guide: guide), at: Int(first) + offset)
      }
      return first
    }
    for guide in added { guides.append(StoredGuide(guide: guide)) }
    return Int32(guides.count - added.count)
  }
}

extension NodeMarks {
  fileprivate init(_ attributes: NodeAttributes) {
    self = attributes.isHidden ? .hiddenInMask : []
    if attributes.isMask { formUnion(.masking) }
    if attributes.zIndex != nil { formUnion(.layered) }
    if attributes.appearance?.isLimiting == true { formUnion(.limiting) }
  }
}
