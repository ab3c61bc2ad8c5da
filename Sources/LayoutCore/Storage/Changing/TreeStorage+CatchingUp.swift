/// Bringing a storage that results have left up to date, where copying all nodes would take longer.
extension TreeStorage {
  /// Whether what a layout writes is noted: of nodes with none of what few trees have.
  var notesWhatIsWritten: Bool {
    lineage != nil && !hasLateNodes && layouts.isEmpty && !space.isUsed && !needsSpace
  }

  /// Whether nobody reads this storage, and only nodes on the list of another one differ from it.
  func canCatchUp(with other: TreeStorage, addingRoomFor extra: Int) -> Bool {
    other.work.written.isComplete && other.work.written.base == work.written.version
      && other.notesWhatIsWritten && other.generation == generation && other.count == count
      && other.count + extra <= capacity && other.payloads.wordCount == payloads.wordCount
      && other.measured.count == measured.count && other.guides.count == guides.count
      && other.attributeRecords.count == attributeRecords.count
      && other.baselines.count == baselines.count
      && work.useMark == nil && reading.dimensions == nil && !work.isActive
  }

  /// Takes over what differs in another storage.
  ///
  /// - Returns: how many nodes were copied.
  func catchUp(with other: TreeStorage) -> Int {
    reading.forget()
    let written = other.work.written.nodes
    // All others on the list are among the children of one.
    if written.count > 0 { takeOver(0..<1, of: other) }
    var copied = min(1, written.count)
    for index in 0..<written.count {
      let children = children(of: Int(written[index]))
      if children.isEmpty { continue }
      takeOver(children, of: other)
      copied += children.count
    }
    var tables = TableVisitor(.catchingUp)
    visitAll(&tables, beside: other)
    assert(hasSameNodes(as: other), "a node was written without being noted")
    return copied
  }

  private func takeOver(_ range: Range<Int>, of other: TreeStorage) {
    let (first, count) = (range.lowerBound, range.count)
    (nodes + first).update(from: other.nodes + first, count: count)
    (frames + first).update(from: other.frames + first, count: count)
    (summaries + first).update(from: other.summaries + first, count: count)
    (proposals + first).update(from: other.proposals + first, count: count)
    for node in range {
      let record = nodes[node]
      let words = record.payloadWords
      if words > 0 { payloads.takeOver(words, at: record.payload, of: other.payloads) }
      if record.kind == .measured {
        let leaf = Int(record.payload)
        measured[leaf] = other.measured[leaf]
        if leaf < baselines.count { baselines[leaf] = other.baselines[leaf] }
      }
      if record.attributes >= 0 {
        attributeRecords[Int(record.attributes)] = other.attributeRecords[Int(record.attributes)]
      }
      if record.flags.has(.hasPriority) { priorities[node] = other.priorities[node] }
      gaps.adopt(node, of: other.gaps, as: node)
    }
  }

  /// Whether all that is stored by node is the same in another storage, for debug builds.
  private func hasSameNodes(as other: TreeStorage) -> Bool {
    // Comparing many would make debug builds too slow.
    let count = min(count, 2048)
    return nodes.base.hasSame(count, as: other.nodes.base)
      && frames.base.hasSame(count, as: other.frames.base)
      && summaries.base.hasSame(count, as: other.summaries.base)
      && proposals.base.hasSame(count, as: other.proposals.base)
      && hasSamePayloads(count, as: other)
  }

  /// Whether the payloads of so many nodes are the same: of nodes in the tree, since the places of
  /// others have any payload or none.
  private func hasSamePayloads(_ most: Int, as other: TreeStorage) -> Bool {
    var (pending, left) = ([0..<1], most)
    while let range = pending.popLast() {
      for node in range {
        if left == 0 { return true }
        let record = nodes[node]
        let words = record.payloadWords
        if words > 0, !payloads.isSame(words, at: record.payload, as: other.payloads) {
          return false
        }
        if record.count > 0 { pending.append(children(of: record)) }
        left -= 1
      }
    }
    return true
  }
}

extension UnsafeMutablePointer {
  /// Whether so many values are the same in two places, for debug builds: sequences of bytes would
  /// take some hundred times as long there as this loop over words.
  func hasSame(_ count: Int, as other: Self) -> Bool {
    let words = count * MemoryLayout<Pointee>.stride / 4
    return UnsafeRawPointer(self).withMemoryRebound(to: UInt32.self, capacity: words) { own in
      UnsafeRawPointer(other).withMemoryRebound(to: UInt32.self, capacity: words) { others in
        var same = 0
        while same < words, own[same] == others[same] { same &+= 1 }
        return same == words
      }
    }
  }
}
