// MARK: - Frames

extension LayoutNode {
  /// Adds a frame of fixed lengths around the node.
  ///
  /// On an axis without a length, the frame is as long as the node. A negative length becomes 0; an
  /// infinite length or NaN counts as not given.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> LayoutNode {
    LayoutNode(
      .frame, FixedFrame(width: width, height: height, alignment: alignment), around: self
    ).noting(
      unless: width.isUsableAsGiven && height.isUsableAsGiven,
      [.unlessFrameLength(width, "a width"), .unlessFrameLength(height, "a height")])
  }

  /// Adds a frame whose lengths stay within limits around the node.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> LayoutNode {
    LayoutNode(
      .flexibleFrame,
      FlexibleFrame(
        horizontal: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: GuidePair(alignment)), around: self
    ).noting(
      unless: areInOrder(minWidth, idealWidth, maxWidth)
        && areInOrder(minHeight, idealHeight, maxHeight),
      NodeAttributes.Problem.inLimits(minWidth, idealWidth, maxWidth, "Width")
        + NodeAttributes.Problem.inLimits(minHeight, idealHeight, maxHeight, "Height"))
  }

  /// Adds padding around the node.
  public func padding(_ insets: EdgeInsets) -> LayoutNode {
    LayoutNode(.padding, Padding(insets), around: self).noting(
      unless: insets.areUsableAsGiven, NodeAttributes.Problem.inInsets(insets))
  }

  /// Adds padding on some edges of the node.
  ///
  /// - Parameter length: the padding on each edge; if `nil`, that of ``StandardLengths``, usually
  ///   16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LayoutNode {
    if let length { return padding(EdgeInsets(length, on: edges)) }
    return LayoutNode(.padding, Padding(standardOn: edges), around: self)
  }

  /// Adds the same padding on all edges of the node.
  public func padding(_ length: CGFloat) -> LayoutNode { padding(.all, length) }

  /// Fixes the node at its ideal size, whatever is proposed.
  public func fixedSize() -> LayoutNode { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the node at its ideal length on some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutNode {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified(by: FixedSize(axes: axes))
  }

  /// Constrains the node to an aspect ratio, by proposing it only sizes of that shape.
  ///
  /// - Parameter ratio: width divided by height; that of the node's ideal size if `nil`.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> LayoutNode {
    LayoutNode(.aspectRatio, AspectRatio(ratio, contentMode: contentMode), around: self)
      .noting([.unlessFinite(ratio, "an aspect ratio", "the content's own shape is used")])
  }

  /// Puts the node's centre at a point, in a container that fills the space it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> LayoutNode {
    modified(by: Position(x: x, y: y)).noting(
      unless: x.isUsable && y.isUsable,
      [.unlessFinite(x, "an x", "0 is used"), .unlessFinite(y, "a y", "0 is used")])
  }

  /// Puts the node in a modifier that says all that the engine needs to know of it.
  private func modified(by modifier: any ModifierLayout) -> LayoutNode {
    LayoutNode(
      NodeContent(.modifier),
      details: PayloadDetails<any ModifierLayout>(modifier, children: [self]))
  }
}

// MARK: - Drawing

extension LayoutNode {
  /// Draws the node moved by a distance. The layout around it does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> LayoutNode {
    let distance = Offset(x: x, y: y).distance
    return LayoutNode(.offset, distance, around: self)
      .noting(
        unless: x.isUsable && y.isUsable,
        [.unlessFinite(x, "an x", "0 is used"), .unlessFinite(y, "a y", "0 is used")])
  }

  /// Draws the node transformed. The layout around it does not change.
  public func transformed(_ transform: RenderTransform) -> LayoutNode {
    let number = transform.unusableNumber
    return LayoutNode(.transform, number == nil ? transform : .identity, around: self)
      .noting(unless: number == nil, [number.map { .unusableTransform($0) }])
  }

  /// Lays another node over this one, proposing it this one's size.
  public func overlay(alignment: Alignment = .center, _ overlay: LayoutNode) -> LayoutNode {
    LayoutNode(.overlay, GuidePair(alignment), around: self, overlay)
  }

  /// Lays another node behind this one, proposing it this one's size.
  public func background(alignment: Alignment = .center, _ background: LayoutNode) -> LayoutNode {
    LayoutNode(.background, GuidePair(alignment), around: self, background)
  }

  /// Masks the node with another one, which is proposed its size. An empty one shows nothing of it.
  ///
  ///     let ellipse = Appearance(content: .shape(Appearance.Figure(outline: .ellipse)))
  ///     photo.mask(.flexible.appearance(ellipse))
  public func mask(alignment: Alignment = .center, _ mask: LayoutNode) -> LayoutNode {
    overlay(alignment: alignment, mask.asMask)
  }

  /// Returns the node as a mask, if one that it takes the place of is a mask.
  consuming func masking(like old: NodeAttributes?) -> LayoutNode {
    old?.isMask == true ? asMask : self
  }

  private var asMask: LayoutNode {
    with {
      $0.isMask = true
      // What is drawn in the place of leaves without a look would show what is there.
      if content.isEmpty { $0.isHidden = true }
    }
  }

  /// Sets the drawing order among siblings: higher values are drawn in front; the default is 0.
  ///
  /// If set more than once, the first call wins.
  public func zIndex(_ value: Double) -> LayoutNode {
    guard !value.isNaN else {
      return noting([.number("has a z-index of NaN", "it counts as not given")])
    }
    return with { if $0.zIndex == nil { $0.zIndex = value } }
  }

  /// Hides the node: it keeps its place but is not drawn. Backgrounds, overlays and borders that
  /// are set later are.
  public func hidden() -> LayoutNode { with { $0.isHidden = true } }
}

// MARK: - Values for the container

extension LayoutNode {
  /// Sets the node's priority when its container shares out space; the default is 0.
  ///
  /// Set it last: a modifier with a size of its own hides the priority of the node inside it.
  public func layoutPriority(_ value: Double) -> LayoutNode {
    with { $0.priority = value }.noting(
      unless: !value.isNaN,
      [
        .number("has a layout priority of NaN", "it comes in no order with the others")
      ])
  }

  /// Sets a horizontal guide of the node, computed when it is asked for.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> LayoutNode {
    with { $0.guides.append(AlignmentGuide(key: GuideKey(guide), value: computeValue)) }
  }

  /// Sets a vertical guide of the node, computed when it is asked for.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> LayoutNode {
    with { $0.guides.append(AlignmentGuide(key: GuideKey(guide), value: computeValue)) }
  }

  /// Sets a value that the node's container can read. If set more than once for a key, the first
  /// call wins.
  ///
  /// - Parameter value: what is safe to read on every thread that lays out or reads results.
  public func layoutValue<K>(key: K.Type, value: K.Value) -> LayoutNode where K: LayoutValueKey {
    with { attributes in
      let key = ObjectIdentifier(key)
      if attributes.layoutValues[key] == nil { attributes.layoutValues[key] = value }
    }
  }
}

// MARK: - Identity and environment

extension LayoutNode {
  // Inlined where the id's type is known, so that one of a few bits needs no code for its type.
  /// Names the node, so that its frame can be found in the result.
  ///
  /// - Parameter id: what is safe to compare and hash on every thread that reads results.
  @inlinable public func id(_ id: some Hashable) -> LayoutNode {
    PlainID(id).map { identified(by: $0) } ?? identified(by: id)
  }

  /// Names the node in descriptions and diagnostics.
  public func named(_ name: String) -> LayoutNode { with { $0.name = name } }

  /// Sets the layout direction of everything inside the node. The node's own place follows the
  /// direction of its surroundings.
  public func layoutDirection(_ direction: LayoutDirection) -> LayoutNode {
    with { if $0.direction == nil { $0.direction = direction } }
  }
  /// Sets the lengths that are used where none is given, for the node and everything inside that
  /// sets no others.
  public func standardLengths(_ lengths: StandardLengths) -> LayoutNode {
    with { if $0.standardLengths == nil { $0.standardLengths = Boxed(lengths.usable) } }
      .noting(unless: lengths == lengths.usable, NodeAttributes.Problem.inLengths(lengths))
  }
}

// MARK: - Looks that follow from geometry

extension LayoutNode {
  /// Draws the node transformed in a way that follows from its size. Coordinates that are read
  /// inside move along, as with a transform that is given as a value.
  ///
  ///     node.transformed { size in
  ///       RenderTransform(.rotation(radians: size.width / 100), anchor: .topLeading)
  ///     }
  ///
  /// - Parameter transform: the transform of the node when it has a size. A layout calls it once
  ///   the size is known, perhaps several times, and it must answer equal sizes equally.
  public func transformed(
    _ transform: @escaping @Sendable (CGSize) -> RenderTransform
  ) -> LayoutNode { lateTransform(.transform(transform)) }

  /// Draws the node with a look that follows from its geometry. It is for renderers alone:
  /// coordinates that are read inside are those without it.
  ///
  ///     row.drawn { proxy in
  ///       RenderLook(effects: [.opacity(proxy.frame(in: .global).minY < 0 ? 0.5 : 1)])
  ///     }
  ///
  /// - Parameter look: the look of the node when it has its place. Each layout calls it then.
  public func drawn(_ look: @escaping @Sendable (GeometryProxy) -> RenderLook) -> LayoutNode {
    lateTransform(.look { look(GeometryProxy(source: $0)) }).named("Look")
  }

  /// Draws the node with a look that follows from its geometry in space, in the same way.
  public func drawn3D(_ look: @escaping @Sendable (GeometryProxy3D) -> RenderLook) -> LayoutNode {
    lateTransform(.look { look(GeometryProxy3D(source: $0)) }).named("Look")
  }

  private func lateTransform(_ role: GeometryAttributes.Role) -> LayoutNode {
    LayoutNode(.transform, RenderTransform.identity, around: self)
      .with { $0.changeGeometry { $0.role = role } }
  }
}
