extension ResolvedLayout {
  /// A node of the result.
  ///
  /// It is a handle: what it says is looked up when it is asked for.
  public struct Node {
    @usableFromInline let storage: TreeStorage
    /// Where the nodes of the result are listed; `nil` for a node of the outermost tree whose place
    /// in storage is known, so that nothing has to be listed for what it says.
    @usableFromInline let table: UnsafePointer<NodeTable>?
    /// The node's index; without a table, its place.
    @usableFromInline let position: Int
    /// The number of pixels in a point; 0 for no pixel grid.
    @usableFromInline let pixels: Double

    @inlinable init(
      _ storage: TreeStorage, _ table: UnsafePointer<NodeTable>?, _ position: Int, pixels: Double
    ) {
      self.storage = storage
      self.table = table
      self.position = position
      self.pixels = pixels
    }

    /// The node's index in the result's ``ResolvedLayout/nodes``.
    @inlinable public var index: Int { table == nil ? listedIndex : position }

    /// The node's frame, in the coordinates of the root or window.
    @inlinable public var frame: CGRect {
      if let table, pixels == 0 { return table.pointee.frames[position].cgRect }
      return alignedFrame
    }

    @usableFromInline var alignedFrame: CGRect {
      pixels == 0 ? laidOutFrame : laidOutFrame.aligned(toPixelsAtScale: pixels)
    }
  }
}

// MARK: - What it is

extension ResolvedLayout.Node {
  /// The node's ids, the one set last first.
  public var ids: [AnyHashable] { source.storage.ids.ids(of: source.node) }

  /// The id that was set last.
  public var id: AnyHashable? { source.storage.ids.firstID(of: source.node) }

  /// The node's name, or its kind if it was not given one.
  public var name: String { source.storage.plainName(of: source.node) }

  /// The node's name and id, for people to read.
  var fullName: String { source.storage.name(of: source.node) }

  /// The node's place in the tree, by which it is found again.
  ///
  /// ``LayoutTree/reference(at:)`` finds it too.
  public var place: NodePlace {
    table == nil
      ? NodePlace(storage.path(ofNumbersTo: position)) : storage.columns.place(of: position)
  }

  /// The number of the node's ancestors.
  public var level: Int { Int(link.level) }

  /// Whether the node is only empty space.
  public var isSpacer: Bool { record.kind == .spacer }

  /// The proposal that the node's size answers. Lengths that make no difference to the node are
  /// `nil`.
  ///
  /// A view of a fixed width or height, for example, has `nil` there.
  /// ``ResolvedLayout/trace(maxEvents:)`` lists what it was actually proposed.
  public var proposal: ProposedViewSize {
    source.storage.proposals[source.node].essence(for: record.flags).viewSize
  }

  /// The node's size and guides.
  ///
  ///     result.node(of: "title")?.dimensions[.firstTextBaseline]
  public var dimensions: ViewDimensions { source.storage.resultDimensions(of: source.node) }

  /// The node's size, depth and guides.
  public var dimensions3D: ViewDimensions3D { source.storage.dimensions3D(of: source.node) }

  /// The node's box in space: its frame, its distance from the root's back, and its depth.
  ///
  ///     let card = LayoutNode.zstack(spacing: 10, [
  ///       LayoutNode.flexible.frame(depth: 20),
  ///       LayoutNode.flexible.frame(depth: 5).id("label"),
  ///     ])
  ///     let result = card.layout(in: CGSize(width: 80, height: 40))
  ///     result.node(of: "label")?.box  // (0, 0, 30, 80, 40, 5)
  ///
  /// In a flat tree everything is at 0 and has no depth.
  public var box: Rect3D {
    let depths = storage.columns.depths
    let box = Rect3D(
      laidOutFrame, z: depths.isEmpty ? 0 : depths[index],
      depth: source.storage.depthPlace(of: source.node).depth)
    return pixels == 0 ? box : box.aligned(toPixelsAtScale: pixels)
  }

  /// What was found wrong with the node itself.
  public var diagnostics: [LayoutDiagnostic] {
    let reports = storage.columns.reports.object { ReportsByPlace(storage) }.reports
    return reports.isEmpty ? [] : reports[place] ?? []
  }
}

/// The problems of a result by the place of their node, written out once for all nodes.
private final class ReportsByPlace {
  let reports: [NodePlace: [LayoutDiagnostic]]

  init(_ storage: TreeStorage) {
    reports = Dictionary(grouping: storage.allDiagnostics, by: \.place)
  }
}

// MARK: - Drawing it

extension ResolvedLayout.Node {
  /// The layout direction inside the node, which also applies to drawing it.
  public var layoutDirection: LayoutDirection { record.direction }

  /// What ``LayoutNode/zIndex(_:)`` set for the node, or 0: of siblings, those with more are drawn
  /// in front.
  public var zIndex: Double { storage.columns.drawing?.layers[index] ?? 0 }

  /// The node's position in the drawing order of all nodes; 0 is drawn first.
  ///
  /// ``ResolvedLayout/Nodes/inDrawingOrder`` has the nodes in this order.
  public var drawingOrder: Int { list.pointee.drawing.map { Int($0[index].rank) } ?? index }

  /// Whether the node or one of its ancestors keeps its place without being drawn. Masks are
  /// hidden too.
  public var isHidden: Bool { link.marks.has(.hiddenInMask) || link.marks.has(.masking) }

  /// Whether the node is a mask: its siblings show only where it would be drawn.
  public var isMask: Bool { attributes?.isMask ?? false }

  /// Whether the node would be hidden if nothing were a mask: what is drawn of a mask leaves out
  /// the nodes in it of which this is true.
  public var isHiddenInMask: Bool { link.marks.has(.hiddenInMask) }

  /// How renderers transform the node's drawing and content, in the node's coordinates. The
  /// effects of its appearance are applied after that: a border around a scaled view is not
  /// scaled.
  public var transform: RenderTransform? {
    let record = record
    guard record.kind == .transform else { return nil }
    let transform = source.storage.transforms[Int(record.payload)]
    // A look may have effects only.
    return transform == .identity && source.storage.hasLook(source.node) ? nil : transform
  }

  /// How renderers transform the node's content in space, the innermost first.
  public var transforms3D: [RenderTransform3D] { attributes?.depth?.value.allTransforms ?? [] }

  /// The node's appearance, if any was set.
  public var appearance: Appearance? { attributes?.appearance }

  /// The measurer with which the node's text was laid out.
  var textMeasurer: any TextMeasurer {
    attributes?.textMeasurer ?? source.storage.options.textMeasurer
      ?? LineSetter(SystemFontMetrics())
  }

  /// Returns the frame in which a figure of the node's ``appearance`` is drawn: the node's own,
  /// extended if the figure is drawn into the unsafe area.
  public func frame(of figure: Appearance.Figure) -> CGRect {
    figure.edgesIntoUnsafeArea.isEmpty
      ? frame : figure.frame(in: frame, reaching: unsafeInsets, layoutDirection)
  }

  /// How far figures may be drawn into the unsafe area that the node touches.
  var unsafeInsets: EdgeInsets {
    guard appearance?.reachesIntoUnsafeArea == true else { return EdgeInsets() }
    return source.storage.safeAreaInsets(of: source.node, .all, on: .all)
  }
}

extension Appearance.Figure {
  /// Returns a node's frame, extended on the edges on which the figure is drawn into the unsafe
  /// area.
  func frame(
    in frame: CGRect, reaching insets: EdgeInsets, _ direction: LayoutDirection
  ) -> CGRect {
    func inset(_ edge: Edge.Set, _ inset: CGFloat) -> CGFloat {
      edgesIntoUnsafeArea.contains(edge) ? inset : 0
    }
    let (leading, trailing) = (inset(.leading, insets.leading), inset(.trailing, insets.trailing))
    let (top, bottom) = (inset(.top, insets.top), inset(.bottom, insets.bottom))
    return CGRect(
      x: frame.minX - (direction == .rightToLeft ? trailing : leading),
      y: frame.minY - top, width: frame.size.width + leading + trailing,
      height: frame.size.height + top + bottom)
  }
}

extension ResolvedLayout.Node: CustomStringConvertible {
  /// The node's name, its id, and its frame.
  public var description: String {
    "\(name)\(id.map { " \"\($0.base)\"" } ?? "") \(frame.plainText)\(box.depthText)"
  }
}

// MARK: - In storage

extension ResolvedLayout.Node {
  /// The frame before it is aligned to a pixel grid.
  var laidOutFrame: CGRect {
    if let table { return table.pointee.frames[position].cgRect }
    guard !storage.hasLongWays else { return list.pointee.frames[index].cgRect }
    let origin = storage.origin(of: position, from: storage.window.rootOrigin)
    let size = storage.frames[position].size
    return CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  var link: NodeLink { list.pointee.links[index] }

  /// Where the nodes of the result are listed.
  @inlinable var list: UnsafePointer<NodeTable> { table ?? listed }

  @usableFromInline var listed: UnsafePointer<NodeTable> { storage.columns.table }

  @usableFromInline var listedIndex: Int {
    storage.columns.index(of: position, in: storage) ?? 0
  }

  /// The tree and the place in its storage where the node is.
  var source: (storage: TreeStorage, node: Int) {
    guard table != nil else { return (storage, position) }
    let columns = storage.columns
    return columns.links[position].source(columns.trees)
  }

  var record: NodeRecord { source.storage.nodes[source.node] }

  var attributes: NodeAttributes? { source.storage.attributes(of: source.node) }
}
