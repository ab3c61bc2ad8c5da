// MARK: - Frames and padding

extension LayoutNode {
  /// Adds a frame of a fixed depth around the node.
  ///
  ///     LayoutNode.fixed(width: 40, height: 40).frame(depth: 20)
  ///
  /// Without a depth, the frame is as deep as the node. A negative depth becomes 0; an infinite
  /// depth or NaN counts as not given.
  ///
  /// - Parameter alignment: where the node is in a frame of another depth.
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> LayoutNode {
    modifier(DepthFrame(depth: depth, alignment: alignment), named: "DepthFrame")
      .noting(unless: depth.isUsableAsGiven, [.unlessFrameLength(depth, "a depth")])
  }

  /// Adds a frame whose depth stays within limits around the node.
  public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> LayoutNode {
    modifier(
      FlexibleDepthFrame(
        limits: FlexibleLength(minimum: minDepth, ideal: idealDepth, maximum: maxDepth),
        guide: alignment), named: "FlexibleDepthFrame"
    ).noting(
      unless: areInOrder(minDepth, idealDepth, maxDepth),
      NodeAttributes.Problem.inLimits(minDepth, idealDepth, maxDepth, "Depth"))
  }

  /// Adds padding around the node, including behind and in front of it.
  ///
  /// In the plane it is ordinary padding.
  public func padding3D(_ insets: EdgeInsets3D) -> LayoutNode {
    let deep = padding3D(DepthPadding(front: insets.front, back: insets.back)).noting(
      unless: insets.front.isUsable && insets.back.isUsable,
      [
        .unlessFinite(insets.front, "a front inset", "0 is used"),
        .unlessFinite(insets.back, "a back inset", "0 is used"),
      ])
    return insets.plane == EdgeInsets() ? deep : deep.padding(insets.plane)
  }

  /// Adds padding on some faces of the node.
  ///
  /// - Parameter length: the padding on each face; if `nil`, that of ``StandardLengths``, usually
  ///   16.
  public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> LayoutNode {
    let insets = EdgeInsets3D(length ?? StandardLengths().padding, on: edges)
    guard length == nil else { return padding3D(insets) }
    let deep = padding3D(
      DepthPadding(front: insets.front, back: insets.back, standardOn: edges.intersection(.depth)))
    return edges.plane.isEmpty ? deep : deep.padding(edges.plane)
  }

  private func padding3D(_ padding: DepthPadding) -> LayoutNode {
    modifier(padding, named: "DepthPadding")
  }

  private func modifier(_ modifier: any DepthModifier, named name: String) -> LayoutNode {
    LayoutNode(.depth, around: self).with {
      $0.name = name
      $0.changeDepth { $0.role = .modifier(modifier) }
    }
  }
}

// MARK: - Turning and scaling

extension LayoutNode {
  /// Rotates the node in space, and gives it the room that it then needs.
  ///
  /// The modifier is as large as the smallest box around the rotated node, which is in the middle
  /// of it. Results give the node's own box before the rotation, and the rotation as a transform of
  /// the modifier.
  public func rotation3DLayout(_ rotation: Rotation3D) -> LayoutNode {
    if let number = rotation.unusableNumber {
      return rotation3DLayout(.identity).noting([
        .number("has a rotation with \(number.inDiagnostics)", "it is not turned")
      ])
    }
    return volume(VolumeRotation(rotation), named: "Rotation3D").with {
      $0.changeDepth {
        $0.contentTransform = RenderTransform3D(AffineTransform3D(rotation: rotation))
      }
    }
  }

  /// Constrains the node to a shape in space, by proposing it only sizes and depths of that shape.
  ///
  /// - Parameter aspectRatio: the shape; that of the node's ideal size and depth if `nil`. Lengths
  ///   that are negative, infinite or NaN count as 0, which fits everywhere.
  public func aspectRatio3D(_ aspectRatio: Size3D? = nil, contentMode: ContentMode) -> LayoutNode {
    let shape = aspectRatio.map {
      Size3D(
        width: $0.width.usableLength, height: $0.height.usableLength, depth: $0.depth.usableLength)
    }
    return volume(VolumeAspectRatio(shape: shape, mode: contentMode), named: "AspectRatio3D")
      .noting(
        unless: shape == aspectRatio,
        [
          .number(
            "has a shape of \((aspectRatio ?? .zero).inDiagnostics)",
            "NaN, infinite and negative lengths count as 0")
        ])
  }

  private func volume(_ modifier: any VolumeModifier, named name: String) -> LayoutNode {
    LayoutNode(.volume, around: self).with {
      $0.name = name
      $0.changeDepth { $0.role = .volume(modifier) }
    }
  }
}

// MARK: - Guides and layers

extension LayoutNode {
  /// Sets a guide of the node along the depth, computed when it is asked for.
  public func alignmentGuide(
    _ guide: DepthAlignment, computeValue: @escaping @Sendable (ViewDimensions3D) -> CGFloat
  ) -> LayoutNode {
    with { $0.changeDepth { $0.guides.append(DepthGuide(key: guide, value: computeValue)) } }
  }

  /// Lays another node over this one in space, proposing it this one's size and depth.
  ///
  ///     base.spatialOverlay(alignment: .topTrailingFront, badge)
  public func spatialOverlay(
    alignment: Alignment3D = .center, _ overlay: LayoutNode
  ) -> LayoutNode {
    self.overlay(alignment: alignment.plane, overlay).with {
      $0.name = "SpatialOverlay"
      $0.changeDepth { $0.role = .overlay(alignment.depth) }
    }
  }

  /// Lays another node over this one in space. It is described from a preference of this node and
  /// is proposed its size and depth.
  public func spatialOverlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment3D = .center,
    _ transform: @escaping @Sendable (K.Value) -> LayoutNode?
  ) -> LayoutNode {
    let reader = PreferenceReader(
      key, alignment: alignment.plane, depthAlignment: alignment.depth, content: transform)
    return overlay(
      LayoutNode.flexible.taking(
        part: .reader(.preference(reader)), named: "PreferenceReader", inSpace: .offered)
    ).with {
      $0.name = "SpatialOverlay"
      // The reader is as deep as the node and aligns its content itself.
      $0.changeDepth { $0.role = .overlay(.back) }
    }
  }
}

// MARK: - Readers

extension LayoutNode {
  /// Creates a node that fills the size and depth it is offered and describes its content once its
  /// geometry is known.
  ///
  ///     LayoutNode.geometryReader3D { proxy in
  ///       [LayoutNode.flexible.frame(depth: proxy.size.depth / 2)]
  ///     }
  ///
  /// Every node of the content is proposed the reader's size and depth and placed in its top
  /// leading corner at the back.
  public static func geometryReader3D(
    _ content: @escaping @Sendable (GeometryProxy3D) -> [LayoutNode]
  ) -> LayoutNode {
    LayoutNode.flexible.taking(
      part: .reader(.space(content)), named: "GeometryReader3D", inSpace: .offered)
  }
}

// MARK: - Drawing

extension LayoutNode {
  /// Draws the node moved to the front by a distance. The layout around it does not change.
  public func offset(z: CGFloat) -> LayoutNode {
    let distance = z.isUsable ? Double(z) : 0
    let move = RenderTransform3D(AffineTransform3D(translation: Vector3D(z: distance)))
    return with { $0.changeDepth { $0.transforms.append(move) } }
      .noting(unless: z.isUsable, [.unlessFinite(z, "a z", "0 is used")])
  }

  /// Draws the node transformed in space. The layout around it does not change.
  ///
  /// The transform's effect in the plane is also recorded as a plane transform, for renderers
  /// without depth: these show the view as seen from far away.
  public func transformed3D(_ transform: RenderTransform3D) -> LayoutNode {
    if let number = transform.unusableNumber {
      return transformed3D(RenderTransform3D(.identity)).noting([.unusableTransform(number)])
    }
    let anchor = UnitPoint(x: transform.anchor.x, y: transform.anchor.y)
    return transformed(
      RenderTransform(.matrix(transform.transform.plane), anchor: anchor)
    ).with { $0.changeDepth { $0.contentTransform = transform } }
  }
}
