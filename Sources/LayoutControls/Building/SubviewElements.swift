import LayoutCore

/// The nodes that a view stands for, and which of them belong to which elements of data, so that
/// one of many elements can be described again without the others.
struct SubviewElements {
  let nodes: [LayoutNode]
  /// For each data in turn, the first node of each element, and the one after the last.
  private let starts: [[Int]]

  init(of view: some View, in context: inout ViewContext) {
    var starts: [[Int]] = []
    nodes = context.nodes(
      of: Elementwise(view: view) { count, context, describe in
        var found = [context.nodes.count]
        for element in 0..<count {
          describe(element, &context)
          found.append(context.nodes.count)
        }
        starts.append(found)
      })
    self.starts = starts
  }

  /// Describes the view again, without those elements that a wanted node does not belong to.
  ///
  /// - Returns: the wanted node, or all if no element was left out. Those described first if there
  ///   are more or fewer now: what is there may depend on the environment too.
  func nodes(
    of view: some View, wanted: Int?, in section: Int, _ context: inout ViewContext
  ) -> [LayoutNode] {
    var (next, left) = (0, [Range<Int>]())
    let described = context.nodes(
      of: Elementwise(view: view) { count, context, describe in
        var (found, elements) = (next < starts.count ? starts[next] : [], 0..<count)
        if found.count != count + 1 { found = Array(0...count) }
        next += 1
        if let wanted {
          let element = found.indices.partitionPoint { found[$0] > wanted } - 1
          elements = 0..<count ~= element ? element..<element + 1 : 0..<0
          left.append(found[0]..<found[elements.lowerBound])
          left.append(found[elements.upperBound]..<found[count])
        }
        // Sections have the same numbers, whatever is left out.
        for element in elements {
          context.session.beginSections(ofRow: found[element] + 1, in: section)
          describe(element, &context)
        }
        context.session.beginSections(ofRow: found[count] + 1, in: section)
      })
    guard described.count + left.map(\.count).reduce(0, +) == nodes.count else { return nodes }
    guard let wanted, described.count < nodes.count else { return described }
    return [described[wanted - left.map { $0.clamped(to: 0..<wanted).count }.reduce(0, +)]]
  }
}

/// A view of which something else describes the elements of data that are in no other element.
private struct Elementwise<Base: View>: _TransparentView {
  let view: Base
  let describe: (Int, inout ViewContext, (Int, inout ViewContext) -> Void) -> Void

  func makeNodes(in context: inout ViewContext) {
    context.describeElements = { count, context, describeElement in
      let own = context.describeElements
      context.describeElements = nil
      describe(count, &context, describeElement)
      context.describeElements = own
    }
    view._makeNodes(in: &context)
  }
}
